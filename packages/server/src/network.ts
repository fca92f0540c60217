import { networkInterfaces } from 'node:os';

/** The server's URLs for others in the same network, such as `http://192.168.1.20:8080`; empty unless it listens on all interfaces. */
export function networkAddresses(host: string, address: string): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const { protocol, port } = new URL(address);
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.flatMap(({ family, internal, address: own }) =>
    family === 'IPv4' && !internal ? [`${protocol}//${own}${port === '' ? '' : `:${port}`}`] : [],
  );
}
