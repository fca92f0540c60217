import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { rateLimitKey } from './buckets.ts';

/** Names addresses in the database without storing them: keyed hashes, which only this server can compute. */
export class AddressTags {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Uses the secret in the store, which is created on the first run. */
  static async of(store: Store): Promise<AddressTags> {
    return new AddressTags(await store.secret('address-secret', () => randomBytes(32).toString('hex')));
  }

  of(address: string): string {
    return createHmac('sha256', this.#secret)
      .update(`coven-address/1 ${rateLimitKey(address)}`)
      .digest('hex')
      .slice(0, 24);
  }
}
