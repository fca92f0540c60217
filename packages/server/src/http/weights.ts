/** The limits of an address, as a multiple of those of one guest: a school or a café has one address. */
export const ADDRESS_MULTIPLE = 8;
