import type { Game, GameRecord, Hex, Seat, Viewer } from '@coven/core';
import { type ChangedUpdate, type ClientMessage, fold, type ServerMessage, type Update, type WholeUpdate } from '@coven/protocol';

/** The same table everywhere: everything that chance and names depend on. */
export interface Plan {
  readonly game: Game;
  readonly names: readonly string[];
  readonly secret: Hex;
  readonly nonces: readonly Hex[];
}

/** A message that is answered by its id. */
export type Request = Extract<ClientMessage, { id: string }>;

/** One viewer's connection to a table, with everything it was told and what it knows by folding that. */
export class Ear {
  readonly heard: ServerMessage[] = [];
  update: Update | undefined;
  #waiting: { readonly holds: (message: ServerMessage) => boolean; readonly done: () => void } | undefined;

  hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === 'whole' || message.type === 'change') this.update = fold(this.update, message);
    if (!this.#waiting?.holds(message)) return;
    this.#waiting.done();
    this.#waiting = undefined;
  }

  /** Resolves with the next message of which this holds. */
  next(holds: (message: ServerMessage) => boolean): Promise<void> {
    return new Promise((done) => {
      this.#waiting = { holds, done };
    });
  }

  /** What was said of the game: what a server's table and a local one must have in common. Only a server signs. */
  get story(): readonly object[] {
    let isOver = false;
    return this.heard.flatMap((message): readonly object[] => {
      if (message.type === 'room') {
        // A server tells everybody of the room whenever somebody enters.
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

/** A table at which a test plays every seat, and watches. */
export interface Host {
  readonly ears: ReadonlyMap<Viewer, Ear>;
  /** Resolves once it is answered. */
  ask(seat: Viewer, request: Request): Promise<void>;
  /** Begins anew from a cursor, as after a break of the line. */
  enter(viewer: Viewer, cursor: number | undefined): Promise<void>;
  /** Resolves when every viewer has heard everything that was said so far. */
  settled(): Promise<void>;
  record(): Promise<GameRecord>;
  close(): Promise<void>;
}

export function earOf({ ears }: Host, viewer: Viewer): Ear {
  const ear = ears.get(viewer);
  if (!ear) throw new Error(`nobody listens as ${viewer}`);
  return ear;
}

export function decisionOf(host: Host, seat: Seat): number {
  return earOf(host, seat).update?.choices?.decision ?? 0;
}
