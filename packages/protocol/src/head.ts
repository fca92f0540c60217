import { type GameRecord, type Hex, link, rootOf, setupOf, sha256Hex } from '@coven/core';

/**
 * The chain's head as a browser gets it while the game runs. The bare head would tell too much: whoever knows the head before a step
 * could try all cards that others may have drawn until the hash fits. Under the secret it tells nothing, and binds the server all the same,
 * because the secret is committed to from the start and opened at the end.
 */
export function sealedHead(secret: Hex, head: Hex): Hex {
  return sha256Hex(`coven-head/1 ${secret} ${head}`);
}

/** After how many entries the record had the head that a browser kept; `undefined` if it never had it, so that something was changed afterwards. */
export function entriesAtHead(record: GameRecord, kept: Hex): number | undefined {
  let head = rootOf(setupOf(record));
  if (sealedHead(record.secret, head) === kept) return 0;
  for (const [index, entry] of record.log.entries()) {
    head = link(head, entry);
    if (sealedHead(record.secret, head) === kept) return index + 1;
  }
  return undefined;
}

/** What the server's signature of a head is made over. */
export function signedText(room: string, head: Hex): string {
  return `coven-signed-head/1 ${room} ${head}`;
}
