/**
 * The name in a `Host` header as it is compared: without port and final dot, in lower case, an IPv6 address in its shortest form
 * without brackets. `undefined` if it is not a host.
 */
export function hostName(host: string): string | undefined {
  const [, address, name] = /^(?:(\[[0-9a-fA-F:.]+\])|([\w-]+(?:\.[\w-]+)*)\.?)(?::\d{1,5})?$/.exec(host) ?? [];
  if (address === undefined) return name?.toLowerCase();
  try {
    return new URL(`http://${address}`).hostname.slice(1, -1);
  } catch {
    return undefined;
  }
}

/** The same for a name in a setting, where an IPv6 address may stand without brackets. */
export function givenName(name: string): string | undefined {
  return hostName(name) ?? hostName(`[${name}]`);
}
