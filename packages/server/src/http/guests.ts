import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { randomId } from '../environment.ts';
import type { GuestId, Store } from '../store/store.ts';

const VALUE = /^([a-z0-9]{24})\.([A-Za-z0-9_-]{43})$/;
const YEAR = 365 * 86_400;

/** Identifies browsers by a random id in a cookie that this server signs. */
export class Guests {
  readonly #secret: string;
  /** The cookie's name. Browsers share cookies between ports of a host, so two servers on one machine need different names. */
  readonly #cookie: string;
  readonly #bytes: (count: number) => Uint8Array;

  constructor(secret: string, bytes: (count: number) => Uint8Array) {
    this.#secret = secret;
    this.#cookie = `coven-guest-${createHmac('sha256', secret).update('coven-cookie/1').digest('hex').slice(0, 8)}`;
    this.#bytes = bytes;
  }

  /** Uses the secret in the store, which is created on the first run. */
  static async of(store: Store, bytes: (count: number) => Uint8Array): Promise<Guests> {
    return new Guests(await store.secret('cookie-secret', () => randomBytes(32).toString('hex')), bytes);
  }

  newGuest(): GuestId {
    return randomId(this.#bytes, 24);
  }

  /** The guest in a `Cookie` header, if this server signed it. */
  read(header: string | undefined): GuestId | undefined {
    for (const cookie of header?.split(';') ?? []) {
      const [name, value = ''] = cookie.trim().split('=', 2);
      if (name !== this.#cookie) continue;
      const [, guest, signature] = VALUE.exec(value) ?? [];
      if (guest !== undefined && signature !== undefined && this.#isOurs(guest, signature)) return guest;
    }
    return undefined;
  }

  /** The `Set-Cookie` header that makes a browser this guest. */
  cookie(guest: GuestId, isSecure: boolean): string {
    const value = `${this.#cookie}=${guest}.${this.#sign(guest)}`;
    return `${value}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }

  #sign(guest: GuestId): string {
    return createHmac('sha256', this.#secret).update(`coven-guest/1 ${guest}`).digest('base64url');
  }

  #isOurs(guest: GuestId, signature: string): boolean {
    const right = Buffer.from(this.#sign(guest));
    const given = Buffer.from(signature);
    return given.length === right.length && timingSafeEqual(given, right);
  }
}
