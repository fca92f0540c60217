/** Whether a host is a name or an address under which a machine reaches only itself. */
export function isLoopback(host: string): boolean {
  return /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
}
