import type { Refusal, Seat } from '@coven/core';
import type { Chair, ClosingReason, Room } from '@coven/protocol';
import type { OwnNonce } from '@coven/protocol/client/own-nonce.ts';
import type { Answer, Request } from '@coven/protocol/client/table-client.ts';
import type { Line } from '@coven/protocol/client/transport.ts';
import type { PlayerFacts } from '../games/game-table.ts';
import type { BoardSource } from './board-view.svelte.ts';
import { Chat } from './chat.svelte.ts';
import { keepCommitment, keepNonce } from './kept.ts';
import type { Picture } from './picture.ts';
import { playerFacts } from './player-facts.ts';
import type { Refusals } from './refusals.svelte.ts';

/** Those that the prompt line shows. */
type ShownRefusals = Pick<Refusals<never>, 'refusal' | 'show' | 'clear'>;

/** Who is at a table, the line to it, and everything that is asked of it but moves. */
export class TableCompany implements BoardSource {
  /** Whether everybody shares this device. */
  readonly isLocal: boolean;
  room = $state.raw<Room>() as Room;
  mySeat = $state.raw<Seat | null>(null);
  line = $state.raw<Line>('connecting');
  /** Why the server closed the line, until it is open again. */
  closed = $state.raw<ClosingReason | null>(null);
  /** Whether a table of this browser outlives the page. */
  isKept = $state.raw(true);
  readonly chat: Chat;
  readonly #nonce: OwnNonce | undefined;
  readonly #ask: (request: Request) => Promise<Answer>;
  readonly #refusals: ShownRefusals;

  /** `nonce`: missing where everybody shares this device. */
  constructor(room: Room, ask: (request: Request) => Promise<Answer>, refusals: ShownRefusals, nonce?: OwnNonce) {
    this.isLocal = nonce === undefined;
    this.room = room;
    this.chat = new Chat((text) => ask({ type: 'chat', text }));
    this.#nonce = nonce;
    this.#ask = ask;
    this.#refusals = refusals;
  }

  get refusal(): Refusal | null {
    return this.#refusals.refusal;
  }

  /** The viewer's own chair; `null` for a spectator. */
  get own(): Chair | null {
    return (this.mySeat === null ? null : this.room.chairs[this.mySeat]) ?? null;
  }

  players(picture: Picture | null): readonly PlayerFacts[] {
    return playerFacts(this.room, picture, this.mySeat);
  }

  /** A refusal is shown in the prompt line. */
  async request(request: Request): Promise<Answer> {
    this.#refusals.clear();
    const answer = await this.#ask(request);
    if (answer.type === 'refused') this.#refusals.show(answer.refusal);
    return answer;
  }

  /** Promises random bytes for the deal; they are revealed as soon as everybody has promised. */
  async ready(): Promise<void> {
    if (this.#nonce && this.mySeat !== null) await this.request(await this.#nonce.promise(this.room.id, this.mySeat));
  }

  /** The table has described itself once more. */
  follow(room: Room, seat: Seat | null): void {
    if (this.#nonce) this.#nonce.follow(room, seat);
    else keepCommitment(room.id, room.commitment);
    const nonce = this.isLocal && seat !== null ? room.nonces?.[seat] : null;
    if (nonce && seat !== null) keepNonce(room.id, seat, nonce);
    // What was refused before the game has no place at the table, nor in the result.
    if (room.phase !== this.room.phase) this.#refusals.clear();
    this.room = room;
    this.mySeat = seat;
  }

  followLine(line: Line): void {
    this.line = line;
    if (line === 'open') this.closed = null;
  }
}
