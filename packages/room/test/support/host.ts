import type { Game, GameRecord, Hex, Seat, Viewer } from '@coven/core';
import { type ChangedUpdate, fold, type ServerMessage, type TableSettings, type Update, type WholeUpdate } from '@coven/protocol';
import type { ClientMessage } from '@coven/room';

/** What a table depends on, so that every host creates the same one. */
export interface Plan {
  /** The table's id, which the chain covers. */
  readonly id: string;
  readonly game: Game;
  readonly names: readonly string[];
  readonly secret: Hex;
  readonly nonces: readonly Hex[];
  readonly settings?: TableSettings;
}

/** A message that is answered under its id. */
export type Request = Extract<ClientMessage, { id: string }>;

/** One viewer's connection to a table: all messages it received, and the state it folded from them. */
export class Inbox {
  readonly received: ServerMessage[] = [];
  update: Update | undefined;
  #waiting: { readonly holds: (message: ServerMessage) => boolean; readonly done: () => void } | undefined;

  receive(message: ServerMessage): void {
    this.received.push(message);
    if (message.type === 'whole' || message.type === 'change') this.update = fold(this.update, message);
    if (!this.#waiting?.holds(message)) return;
    this.#waiting.done();
    this.#waiting = undefined;
  }

  /** Resolves when the next matching message arrives. */
  next(holds: (message: ServerMessage) => boolean): Promise<void> {
    return new Promise((done) => {
      this.#waiting = { holds, done };
    });
  }

  /** The messages about the game, which must be the same on every host. Signatures are left out because only a server signs. */
  get story(): readonly object[] {
    let isOver = false;
    return this.received.flatMap((message): readonly object[] => {
      if (message.type === 'room') {
        // A server also sends the room to all viewers whenever one enters.
        const isNews = message.room.phase === 'over' && !isOver;
        isOver ||= isNews;
        return isNews ? [pick(message.room)] : [];
      }
      if (message.type === 'pong' || message.type === 'chat') return [];
      const { signature: _, ...rest } = message as WholeUpdate & { signature?: string };
      return [rest];
    });
  }

  /** The updates alone. */
  get updates(): readonly object[] {
    return this.story.filter((message) => ['whole', 'change'].includes((message as ChangedUpdate).type));
  }
}

function pick({ phase, commitment, nonces, secret, result }: Extract<ServerMessage, { type: 'room' }>['room']): object {
  return { phase, commitment, nonces, secret, result };
}

/** A table at which a test plays every seat and also watches as a spectator. */
export interface Host {
  readonly inboxes: ReadonlyMap<Viewer, Inbox>;
  /** Resolves when the request is answered. */
  ask(seat: Viewer, request: Request): Promise<void>;
  /** Enters again from a cursor, as after a lost connection. */
  enter(viewer: Viewer, cursor: number | undefined): Promise<void>;
  /** Resolves when every viewer has received all messages sent so far. */
  settled(): Promise<void>;
  record(): Promise<GameRecord>;
  close(): Promise<void>;
}

export function inboxOf({ inboxes }: Host, viewer: Viewer): Inbox {
  const inbox = inboxes.get(viewer);
  if (!inbox) throw new Error(`no inbox for ${viewer}`);
  return inbox;
}

export function decisionOf(host: Host, seat: Seat): number {
  return inboxOf(host, seat).update?.choices?.decision ?? 0;
}
