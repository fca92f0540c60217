import type { Hex, Step, Types } from '@coven/core';
import type { ServerMessage } from '@coven/protocol';
import { type Seal, UpdateEncoder } from '@coven/session';
import type { ChatLine } from './change.ts';
import type { Presence, Watcher } from './presence.ts';
import { publicRoom } from './public-room.ts';
import type { RoomContext } from './room-context.ts';
import { type RoomState, stepsIn } from './room-state.ts';
import { seatOf } from './seating.ts';

/** How often a head is signed while a game runs, in milliseconds; a signature covers all heads before. */
const SIGNATURE_EVERY = 10_000;

/** What whoever asked is told when everybody has heard. */
export interface Answer {
  readonly watcher: Watcher;
  readonly text: string;
}

/** Tells each viewer at one table what that viewer may know, and only what is stored. */
export class Broadcaster {
  readonly #context: RoomContext;
  readonly #presence: Presence;
  #signedAt = 0;

  constructor(context: RoomContext, presence: Presence) {
    this.#context = context;
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
   * Each viewer to whom the step shows something gets what changed for it, the others nothing at all; the beginning is for everybody.
   * Says whether the answer went along with it.
   */
  step({ id, session, seating }: RoomState, step: Step<Types>, answer: Answer | undefined): boolean {
    if (!session || this.#presence.count === 0) return false;
    const head = session.headOfStep;
    const encoder = new UpdateEncoder(session, {
      head,
      signature: head === null ? undefined : this.#signature(id, head, session.table.isOver()),
    });
    let isAnswered = false;
    for (const watcher of this.#presence.watchers) {
      const viewer = seatOf(seating, watcher.guest) ?? 'spectator';
      const text = encoder.step(step, viewer, watcher);
      if (text === undefined) continue;
      watcher.cursor = session.table.cursor(viewer);
      if (answer?.watcher === watcher) isAnswered = true;
      watcher.send(text, answer?.watcher === watcher ? answer.text : undefined);
    }
    return isAnswered;
  }

  /** Brings one viewer from its cursor to the present. */
  async catchUp(state: RoomState, watcher: Watcher, cursor: number): Promise<void> {
    const { session, id } = state;
    if (!session) return;
    const viewer = seatOf(state.seating, watcher.guest) ?? 'spectator';
    const latest = session.table.cursor(viewer);
    // A cursor from elsewhere: begin again.
    const from = cursor > latest ? 0 : cursor;
    if (from !== latest && !session.hasHistory) session.recall(stepsIn(await this.#context.store.lines(id)));
    const { head } = session;
    const seal: Seal = { head, signature: head === null ? undefined : this.#context.sign(id, head) };
    watcher.cursor = latest;
    watcher.send(new UpdateEncoder(session, seal).whole(viewer, watcher, session.missed(viewer, from)));
  }

  #signature(room: string, head: Hex, isLast: boolean): string | undefined {
    const now = this.#context.now();
    // Either way: the clock may be set back.
    if (!isLast && Math.abs(now - this.#signedAt) < SIGNATURE_EVERY) return undefined;
    this.#signedAt = now;
    return this.#context.sign(room, head);
  }
}

export function encode(message: ServerMessage): string {
  return JSON.stringify(message);
}
