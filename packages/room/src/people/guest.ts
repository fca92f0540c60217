/** Who a browser is to the host of its tables; it never leaves that host. */
export type GuestId = string;
