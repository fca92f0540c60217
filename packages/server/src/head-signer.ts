import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type Hex, recordText } from '@coven/core';
import { signedText } from '@coven/protocol';
import type { SignRecord } from '@coven/session';
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

  readonly sign = (room: string, head: Hex): string => this.#signatureOf(signedText(room, head));

  readonly signRecord: SignRecord = (table, head) => {
    const signature = this.#signatureOf(recordText({ signer: 'server', table, head }));
    return { signer: 'server', key: this.publicKey, signature };
  };

  #signatureOf(text: string): string {
    return sign(null, Buffer.from(text), this.#key).toString('hex');
  }
}
