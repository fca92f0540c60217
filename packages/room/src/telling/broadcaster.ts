import type { Hex, LogEntry, Step, Types } from '@coven/core';
import type { Room, RoomId, ServerMessage } from '@coven/protocol';
import { type Seal, UpdateEncoder } from '@coven/session';
import type { Change, ChatLine } from '../change.ts';
import type { KnownGames } from '../known-games.ts';
import { isShown } from '../parts/index.ts';
import { seatOf } from '../parts/seating.ts';
import type { GuestId } from '../people/guest.ts';
import type { Presence, Watcher } from '../people/presence.ts';
import type { RoomState } from '../room-state.ts';
import { publicRoom } from './public-room.ts';

/** How often a head is signed during a game, in milliseconds; a signature also covers all earlier heads. */
const SIGNATURE_EVERY = 10_000;

/** The answer to the requester, sent after all updates. */
export interface Answer {
  readonly watcher: Watcher;
  readonly text: string;
}

/** What telling the viewers needs from a table's host. */
export interface Telling {
  readonly catalogue: KnownGames;
  now(): number;
  /** The server's signature of a head; none where no server stands for the table. */
  sign(table: RoomId, head: Hex): string | undefined;
  /** The steps of the game so far. */
  steps(table: RoomId): Promise<AsyncIterable<readonly LogEntry[]>>;
}

/** Who is at a table, and for how long the others have been away. */
export interface Attendance {
  readonly presence: Presence;
  /** Milliseconds until a familiar may be called for a player; `null` for one who is here. */
  graceLeft(guest: GuestId): number | null;
}

/** Sends each viewer at one table what that viewer may know, and only what is stored. */
export class Broadcaster {
  readonly #host: Telling;
  readonly #presence: Presence;
  readonly #attendance: Attendance;
  #signedAt = 0;
  /** How the room looked when the viewers were last told. */
  #told = '';

  constructor(host: Telling, attendance: Attendance) {
    this.#host = host;
    this.#presence = attendance.presence;
    this.#attendance = attendance;
  }

  /**
   * Tells all viewers about a change, then answers the requester.
   * The room is sent before the opening deal but after the last step, so that no viewer gets the result before the end.
   */
  change(state: RoomState, change: Change, step: Step<Types> | undefined, answer?: Answer): void {
    const isEnd = step !== undefined && state.seating.phase === 'over';
    if (isShown(change) && !isEnd) this.room(state);
    if (change.chat) this.#chat(change.chat);
    const isAnswered = step ? this.#step(state, step, isEnd ? undefined : answer) : false;
    if (isEnd) this.room(state);
    if (answer && !isAnswered) answer.watcher.send(answer.text);
  }

  /** Tells all viewers about the room. */
  room(state: RoomState): void {
    if (this.#presence.count === 0) return;
    const room = this.#room(state);
    this.#told = looksOf(room);
    const text = JSON.stringify(room);
    for (const watcher of this.#presence.watchers) sendRoom(text, state, watcher);
  }

  /** Tells a newcomer about the room, and the others only if it looks different to them. */
  roomTo(state: RoomState, newcomer: Watcher): void {
    const room = this.#room(state);
    if (looksOf(room) === this.#told) sendRoom(JSON.stringify(room), state, newcomer);
    else this.room(state);
  }

  /** Tells the viewers about the room if it looks different since a viewer left. */
  roomIfChanged(state: RoomState): void {
    if (looksOf(this.#room(state)) !== this.#told) this.room(state);
  }

  #room(state: RoomState): Room {
    const spectators = this.#presence.spectators((guest) => seatOf(state.seating, guest) !== undefined);
    return publicRoom(state, { graceLeft: (guest) => this.#attendance.graceLeft(guest), spectators, games: this.#host.catalogue });
  }

  #chat(line: ChatLine): void {
    const text = encode({ type: 'chat', ...line });
    for (const watcher of this.#presence.watchers) watcher.send(text);
  }

  /**
   * Sends a step's updates: a viewer that the step tells nothing gets no message, but every viewer gets the opening deal.
   * Returns whether the answer was sent along with an update.
   */
  #step({ id, session, seating }: RoomState, step: Step<Types>, answer: Answer | undefined): boolean {
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

  /** Sends one viewer everything since its cursor. */
  async catchUp(state: RoomState, watcher: Watcher, cursor: number): Promise<void> {
    const { session, id } = state;
    if (!session) return;
    const viewer = seatOf(state.seating, watcher.guest) ?? 'spectator';
    const latest = session.table.cursor(viewer);
    // A cursor from another table: start over.
    const from = cursor > latest ? 0 : cursor;
    if (from !== latest && !session.hasHistory) await session.loadHistory(await this.#host.steps(id));
    const { head } = session;
    const seal: Seal = { head, signature: head === null ? undefined : this.#host.sign(id, head) };
    watcher.cursor = latest;
    watcher.send(new UpdateEncoder(session, seal).whole(viewer, watcher, session.missed(viewer, from)));
  }

  #signature(room: string, head: Hex, isLast: boolean): string | undefined {
    const now = this.#host.now();
    // The absolute difference, because the clock may be set back.
    if (!isLast && Math.abs(now - this.#signedAt) < SIGNATURE_EVERY) return undefined;
    this.#signedAt = now;
    return this.#host.sign(room, head);
  }
}

function sendRoom(room: string, { seating }: RoomState, watcher: Watcher): void {
  watcher.send(`{"type":"room","room":${room},"seat":${seatOf(seating, watcher.guest) ?? null}}`);
}

/** A room without the countdown of an absence, which every client continues by itself: only its end looks different. */
function looksOf(room: Room): string {
  const chairs = room.chairs.map((chair) => ({ ...chair, graceLeft: chair.graceLeft !== null && chair.graceLeft > 0 }));
  return JSON.stringify({ ...room, chairs });
}

export function encode(message: ServerMessage): string {
  return JSON.stringify(message);
}
