import type { Hex, Step, Types } from '@coven/core';
import { type ServerMessage, sealedHead, type Update } from '@coven/protocol';
import type { ChatLine } from './change.ts';
import type { House } from './house.ts';
import type { Presence, Watcher } from './presence.ts';
import { publicRoom } from './public-room.ts';
import { type RoomState, stepsIn } from './room-state.ts';
import { seatOf } from './seating.ts';
import { Telling } from './telling.ts';

/** How often a head is signed while a game runs, in milliseconds; a signature covers all heads before. */
const SIGNATURE_EVERY = 10_000;

/** What whoever asked is told when everybody has heard. */
export interface Answer {
  readonly watcher: Watcher;
  readonly text: string;
}

/** Tells each viewer at one table what that viewer may know, and only what is stored. */
export class Herald {
  readonly #house: House;
  readonly #presence: Presence;
  #signedAt = 0;

  constructor(house: House, presence: Presence) {
    this.#house = house;
    this.#presence = presence;
  }

  room(state: RoomState): void {
    if (this.#presence.count === 0) return;
    const spectators = this.#presence.spectators((guest) => seatOf(state.seating, guest) !== undefined);
    const room = JSON.stringify(publicRoom(state, (guest) => this.#presence.isHere(guest), spectators));
    for (const watcher of this.#presence.watchers) {
      watcher.send(`{"type":"room","room":${room},"seat":${seatOf(state.seating, watcher.guest) ?? null}}`);
    }
  }

  chat(line: ChatLine): void {
    const text = encode({ type: 'chat', ...line });
    for (const watcher of this.#presence.watchers) watcher.send(text);
  }

  /**
   * Each viewer to whom the step shows something gets its own update, the others nothing at all; the beginning is for everybody.
   * Says whether the answer went along with one.
   */
  step({ id, play, made, seating }: RoomState, step: Step<Types>, answer: Answer | undefined): boolean {
    if (!play || this.#presence.count === 0) return false;
    const head = play.openHead === play.table.head ? sealedHead(made.secret, play.table.head) : null;
    const signature = head === null ? undefined : this.#signature(id, head, play.table.isOver());
    const telling = new Telling(play, step, head, signature);
    const isBeginning = step.entries.every(([by]) => by === 'chance');
    let isAnswered = false;
    for (const watcher of this.#presence.watchers) {
      const viewer = seatOf(seating, watcher.guest) ?? 'spectator';
      if (!isBeginning && !play.table.tells(step, viewer)) continue;
      const text = telling.text(viewer);
      watcher.cursor = play.table.cursor(viewer);
      if (answer?.watcher === watcher) isAnswered = true;
      watcher.send(text, answer?.watcher === watcher ? answer.text : undefined);
    }
    return isAnswered;
  }

  /** Brings one viewer from its cursor to the present. */
  async catchUp(state: RoomState, watcher: Watcher, cursor: number): Promise<void> {
    const { play, made, id } = state;
    if (!play) return;
    const viewer = seatOf(state.seating, watcher.guest) ?? 'spectator';
    const latest = play.table.cursor(viewer);
    // A cursor from elsewhere: begin again.
    const from = cursor > latest ? 0 : cursor;
    if (from !== latest && !play.hasHistory) play.recall(stepsIn(await this.#house.store.lines(id)));
    const head = play.openHead === null ? null : sealedHead(made.secret, play.openHead);
    watcher.cursor = latest;
    watcher.send(encode(signed(play.catchUp(viewer, from, head), head === null ? undefined : this.#house.sign(id, head))));
  }

  #signature(room: string, head: Hex, isLast: boolean): string | undefined {
    const now = this.#house.now();
    // Either way: the clock may be set back.
    if (!isLast && Math.abs(now - this.#signedAt) < SIGNATURE_EVERY) return undefined;
    this.#signedAt = now;
    return this.#house.sign(room, head);
  }
}

function signed(update: Update, signature: string | undefined): Update {
  return signature === undefined ? update : { ...update, signature };
}

export function encode(message: ServerMessage): string {
  return JSON.stringify(message);
}
