import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Hex } from '@coven/core';
import { signedText } from '@coven/protocol';
import type { Store } from './store/store.ts';

/** Signs the heads that browsers keep, so that players can prove them to others. */
export class HeadSigner {
  readonly #key: KeyObject;
  /** The raw Ed25519 public key. */
  readonly publicKey: Hex;

  constructor(pem: string) {
    this.#key = createPrivateKey(pem);
    const { x } = createPublicKey(this.#key).export({ format: 'jwk' });
    this.publicKey = Buffer.from(x ?? '', 'base64url').toString('hex');
  }

  /** Uses the key in the store, which is created on the first run. */
  static async of(store: Store): Promise<HeadSigner> {
    return new HeadSigner(
      await store.secret('head-key', () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
    );
  }

  sign(room: string, head: Hex): string {
    return sign(null, Buffer.from(signedText(room, head)), this.#key).toString('hex');
  }
}
