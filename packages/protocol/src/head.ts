import { type GameRecord, type Hex, link, playedDeal, rootOf, setupOf, sha256Hex } from '@coven/core';

/**
 * The chain's head as browsers get it while the game runs. The plain head would reveal too much: a player who knows the head before
 * a step could try every card that another player may have drawn until the hash matches. Hashed with the secret it reveals nothing, and
 * it still binds the server, which has committed to the secret from the start and reveals it at the end.
 */
export function sealedHead(secret: Hex, head: Hex): Hex {
  return sha256Hex(`coven-head/1 ${secret} ${head}`);
}

/** The number of entries after which the record had the head that a browser kept; `undefined` if it never did, so the game was altered. */
export function entriesAtHead(record: GameRecord, kept: Hex): number | undefined {
  let head = rootOf(setupOf(record));
  const { secret } = playedDeal(record);
  if (sealedHead(secret, head) === kept) return 0;
  for (const [index, entry] of record.log.entries()) {
    head = link(head, entry);
    if (sealedHead(secret, head) === kept) return index + 1;
  }
  return undefined;
}

/** The text that the server signs for a head. */
export function signedText(room: string, head: Hex): string {
  return `coven-signed-head/1 ${room} ${head}`;
}
