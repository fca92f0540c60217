import type { Hex, Seat } from '@coven/core';
import type { Room, RoomId } from '../src/room.ts';
import type { Answer, Request } from './table-client.ts';

/** Where a client keeps what it promised, so that it can reveal it after a restart. */
export interface NonceStore {
  /** 32 random bytes. */
  newNonce(): Hex;
  /** Keeps what the table has committed to. */
  follow(room: Room): void;
  keep(room: RoomId, seat: Seat, nonce: Hex): void;
  /** The nonce that was promised for the table's current commitment. */
  find(room: Room, seat: Seat): Hex | undefined;
}

/** This client's part of the chance at one table: promised by its hash, and revealed once everybody has promised. */
export class OwnNonce {
  readonly #store: NonceStore;
  readonly #send: (request: Request) => Promise<Answer>;
  /** The commitment for which this client has revealed. */
  #revealed: string | null = null;

  constructor(store: NonceStore, send: (request: Request) => Promise<Answer>) {
    this.#store = store;
    this.#send = send;
  }

  /** The request with which a player is ready. */
  async promise(room: RoomId, seat: Seat): Promise<Request> {
    // Needed only here: hashing is not part of the page's first load.
    const { nonceHashOf } = await import('@coven/core/deal');
    const nonce = this.#store.newNonce();
    this.#store.keep(room, seat, nonce);
    return { type: 'ready', hash: nonceHashOf(room, seat, nonce) };
  }

  /** Keeps what the table has committed to, and reveals when it is time. */
  follow(room: Room, seat: Seat | null): void {
    this.#store.follow(room);
    if (room.phase === 'revealing' && seat !== null) void this.#reveal(room, seat);
  }

  /** Reveals what was promised for this commitment, and nothing for any other. */
  async #reveal(room: Room, seat: Seat): Promise<void> {
    const { commitment, chairs } = room;
    const nonce = this.#store.find(room, seat);
    if (nonce === undefined || chairs[seat]?.isReady || this.#revealed === commitment) return;
    this.#revealed = commitment;
    const answer = await this.#send({ type: 'reveal', nonce });
    // It may not have been stored: the next message about the table is the time to try again.
    if (answer.type === 'refused') this.#revealed = null;
  }
}
