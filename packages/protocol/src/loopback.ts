/** Whether a host name or address refers to the local machine only. */
export function isLoopback(host: string): boolean {
  return /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
}
