import {
  FIRST_FORMAT,
  type GameRecord,
  type Hex,
  Problem,
  type RecordProblem,
  recordText,
  type SignedRecord,
  sha256Hex,
} from '@coven/core';
import { getPublicKey, hashes, sign } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isSignatureOf } from './signature.ts';

hashes.sha512 = sha512;

/** How a record's signature binds it to a game that was played. `unsigned`: in the first format. */
export type SignatureProof = 'proven' | 'consistent' | 'self' | 'unsigned';

/**
 * Checks a record's signature; with a `known` key the record must bear the signature of a server with that key.
 * Throws a `Problem` with a `RecordProblem` code.
 */
export function checkSignature(record: GameRecord, known?: Hex): SignatureProof {
  if (record.format === FIRST_FORMAT) {
    if (known !== undefined) throw new Problem<RecordProblem>('record-wrong-key');
    return 'unsigned';
  }
  const { key, signature, signer } = record;
  if (!isSignatureOf(key, recordText(record), signature)) throw new Problem<RecordProblem>('record-wrong-signature');
  if (known === undefined) return signer === 'self' ? 'self' : 'consistent';
  if (signer === 'self') throw new Problem<RecordProblem>('record-self-signed');
  if (key !== known) throw new Problem<RecordProblem>('record-wrong-key');
  return 'proven';
}

type Signed = Pick<SignedRecord, 'signer' | 'key' | 'signature'>;

/**
 * The signature of a program that writes a record of its own game. Its key follows from the game's secret, so that the same game gives
 * the same record; it proves nothing, and the record says so.
 */
export const selfSigner =
  (secret: Hex) =>
  (table: string, head: Hex): Signed => {
    const privateKey = hexToBytes(sha256Hex(`coven-self-key/1 ${secret}`));
    const signature = bytesToHex(sign(utf8ToBytes(recordText({ signer: 'self', table, head })), privateKey));
    return { signer: 'self', key: bytesToHex(getPublicKey(privateKey)), signature };
  };
