import type { Player, Seat } from '@coven/core';
import type { Update } from '@coven/protocol';
import type { Answer } from '@coven/protocol/client/table-client.ts';
import type { ClientMessage } from '@coven/room';
import type { Company } from './company.ts';

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;

export type SeatRequest = WithoutId<Extract<ClientMessage, { type: 'move' | 'why' | 'outlooks' | 'hint' }>>;
/** `unanswered`: the line is broken; the request is sent again when it is back. */
export type SeatAnswer = Answer | { readonly type: 'unanswered' };

/** Your seat at a table, in this process or on a server. */
export interface TableSeat {
  readonly seat: Seat;
  /** By seat; another person may take a seat during the game. */
  readonly players: readonly Player[];
  /** The game after the last update. */
  readonly update: Update;
  readonly state: 'playing' | 'over' | 'closed';
  /** What is to be said about the table besides the game, such as a lost line. */
  readonly notices: readonly string[];
  /** Missing where nobody else is. */
  readonly company?: Company;
  /** The updates since the last call. */
  takeUpdates(): readonly Update[];
  ask(request: SeatRequest): Promise<SeatAnswer>;
  /** Lets a bot of this process play if one is awaited; returns whether one did. */
  letBotPlay(): boolean;
  /** Why the table refuses something for a reason that is not the game's. */
  reason(reason: string): string;
  /** Resolves with the next change that others make. */
  changed(): Promise<void>;
}
