import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { randomId } from '../environment.ts';
import type { DeviceId, GuestId, Store } from '../store/store.ts';

/** Characters of a device's id. */
export const DEVICE_LENGTH = 20;
const VALUE = new RegExp(`^([a-z0-9]{24})\\.(?:([a-z0-9]{${DEVICE_LENGTH}})\\.)?([A-Za-z0-9_-]{43})$`);
export const COOKIE_SECONDS = 365 * 86_400;

/** What a cookie says: the guest, and on which device. */
export interface Credential {
  readonly guest: GuestId;
  /** `undefined` until the browser is a device; see `Devices`. */
  readonly device: DeviceId | undefined;
}

/** Identifies browsers by random ids in a cookie that this server signs. */
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

  newGuest(): Credential {
    return { guest: randomId(this.#bytes, 24), device: undefined };
  }

  /** The guest in a `Cookie` header, if this server signed it; whether the device still counts is known to `Devices`. */
  read(header: string | undefined): Credential | undefined {
    for (const cookie of header?.split(';') ?? []) {
      const [name, value = ''] = cookie.trim().split('=', 2);
      if (name !== this.#cookie) continue;
      const [, guest, device, signature] = VALUE.exec(value) ?? [];
      if (guest !== undefined && signature !== undefined && this.#isOurs({ guest, device }, signature)) return { guest, device };
    }
    return undefined;
  }

  /** The `Set-Cookie` header that makes a browser this guest. */
  cookie(credential: Credential, isSecure: boolean): string {
    const { guest, device } = credential;
    const ids = device === undefined ? guest : `${guest}.${device}`;
    return this.#header(`${ids}.${this.#sign(credential)}`, COOKIE_SECONDS, isSecure);
  }

  /** The `Set-Cookie` header that makes a browser nobody. */
  noCookie(isSecure: boolean): string {
    return this.#header('', 0, isSecure);
  }

  #header(value: string, seconds: number, isSecure: boolean): string {
    return `${this.#cookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }

  #sign({ guest, device }: Credential): string {
    const text = device === undefined ? `coven-guest/1 ${guest}` : `coven-device/1 ${guest} ${device}`;
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }

  #isOurs(credential: Credential, signature: string): boolean {
    const right = Buffer.from(this.#sign(credential));
    const given = Buffer.from(signature);
    return given.length === right.length && timingSafeEqual(given, right);
  }
}
