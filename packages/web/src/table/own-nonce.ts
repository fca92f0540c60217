import type { Seat } from '@coven/core';
import type { Room } from '@coven/protocol';
import type { Answer, Request } from './client.ts';
import { keepCommitment, keepNextDeal, keepNonce, keptOf } from './kept.ts';
import { newHex32 } from './random.ts';

/** This browser's part of the chance at one table: promised by its hash, and revealed once everybody has promised. */
export class OwnNonce {
  readonly #send: (request: Request) => Promise<Answer>;
  /** The commitment for which this page has revealed. */
  #revealed: string | null = null;

  constructor(send: (request: Request) => Promise<Answer>) {
    this.#send = send;
  }

  /** The request with which a player is ready. */
  async promise(room: string, seat: Seat): Promise<Request> {
    // Needed only here: hashing is not part of the first load.
    const { nonceHashOf } = await import('@coven/core/deal');
    const nonce = newHex32();
    keepNonce(room, seat, nonce);
    return { type: 'ready', hash: nonceHashOf(room, seat, nonce) };
  }

  /** Keeps what the table has committed to, and reveals when it is time. */
  follow(room: Room, seat: Seat | null): void {
    keepCommitment(room.id, room.commitment);
    if (room.phase === 'waiting') keepNextDeal(room.id, room.commitment);
    if (room.phase === 'revealing' && seat !== null) void this.#reveal(room, seat);
  }

  /** Reveals what was promised for this commitment, and nothing for any other. */
  async #reveal({ id, commitment, chairs }: Room, seat: Seat): Promise<void> {
    const kept = keptOf(id);
    const nonce = kept?.commitment === commitment ? kept.nonces[seat] : undefined;
    if (nonce === undefined || chairs[seat]?.isReady || this.#revealed === commitment) return;
    this.#revealed = commitment;
    const answer = await this.#send({ type: 'reveal', nonce });
    // It may not have been stored: the next message about the table is the time to try again.
    if (answer.type === 'refused') this.#revealed = null;
  }
}
