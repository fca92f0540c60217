import type { IncomingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';
import { isLoopback } from '@coven/protocol/loopback';
import { givenName, hostName } from '../host-name.ts';
import type { Settings } from '../settings.ts';

/** How long this machine's addresses are remembered, in milliseconds: a laptop may join another network while the server runs. */
const ADDRESSES_FOR = 5000;

/**
 * The names under which this server answers: the machine's own addresses, and the names its host gave. With DNS rebinding
 * another site's name leads to this machine, and that site's pages would be ours to the browser; under that name they find nothing.
 */
export class HostNames {
  readonly #given: ReadonlySet<string>;
  readonly #isProxied: boolean;
  #own: ReadonlySet<string> = new Set();
  #readAt = Number.NEGATIVE_INFINITY;

  constructor({ names, origins, host, trustProxy }: Settings) {
    const given = [...names, host, ...origins.map((origin) => origin.replace(/^https?:\/\//, ''))];
    this.#given = new Set(given.flatMap((name) => givenName(name) ?? []));
    this.#isProxied = trustProxy;
  }

  /** The first name in a request that is not ours; `undefined` if there is none. A request without any name has the unknown name ''. */
  unknown(headers: IncomingHttpHeaders): string | undefined {
    const found = [headers.host, ...this.#forwarded(headers)];
    return found.map((host) => hostName(host ?? '') ?? '').find((name) => !this.#isKnown(name));
  }

  /** The host, with its port, to which the browser sent a request. */
  addressed(headers: IncomingHttpHeaders): string | undefined {
    return this.#forwarded(headers)[0] ?? headers.host;
  }

  /** The host before our own proxy, whose entry is the last one; clients can forge the entries before it. */
  #forwarded(headers: IncomingHttpHeaders): readonly string[] {
    const value = this.#isProxied ? headers['x-forwarded-host'] : undefined;
    const last = (Array.isArray(value) ? value.at(-1) : value)?.split(',').at(-1)?.trim();
    return last === undefined ? [] : [last];
  }

  #isKnown(name: string): boolean {
    return name !== '' && (isLoopback(name) || this.#given.has(name) || this.#addresses().has(name));
  }

  #addresses(): ReadonlySet<string> {
    const now = performance.now();
    if (now - this.#readAt >= ADDRESSES_FOR) {
      this.#readAt = now;
      const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
      this.#own = new Set(all.flatMap(({ address, family }) => hostName(family === 'IPv6' ? `[${address.split('%')[0]}]` : address) ?? []));
    }
    return this.#own;
  }
}

/** The answer to a request under another name, for a person who may be the host. */
export function unknownNameText(name: string): string {
  const shown = name === '' ? 'this name' : `"${name}"`;
  return `This server does not answer to ${shown}. If it should, start it with --names ${name === '' ? 'NAME' : name}\n`;
}
