import type { Hex, LogEntry } from '@coven/core';
import type { RoomId } from '@coven/protocol';
import type { RoomState } from '@coven/room';
import type { SignRecord } from '@coven/session';
import type { Logger } from 'pino';
import type { BotPool } from '../bots/pool.ts';
import type { News } from '../bus/bus.ts';
import type { Metrics } from '../metrics.ts';
import type { PeopleStore } from '../store/people.ts';
import type { TableStore } from '../store/tables.ts';
import type { Catalogue } from './catalogue.ts';
import type { Room } from './room.ts';

/** What a room needs from the server around it. */
export interface RoomContext {
  readonly store: TableStore;
  readonly people: PeopleStore;
  readonly catalogue: Catalogue;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Tells the other nodes that have a table in memory. */
  publish(table: RoomId, news: News): void;
  /** The place of this node in the order in which nodes take care of a table, from 0 to less than 1. */
  turnAt(table: RoomId): number;
  /** Whether other servers may write to the same tables. */
  readonly isShared: boolean;
  /** The least time a player may be away before a familiar may be called, in milliseconds. */
  readonly awayFor: number;
  readonly botDelay: number;
  /** How long players' browsers may take to reveal their nonces, in milliseconds. */
  readonly revealFor: number;
  now(): number;
  /** Milliseconds on a clock that never jumps. */
  elapsed(): number;
  /** Milliseconds on the installation's clock, which goes on while a table is not in memory. */
  serverTime(): number;
  sign(room: RoomId, head: Hex): string;
  readonly signRecord: SignRecord;
  /** 32 random bytes. */
  readonly newHex: () => Hex;
  /** Resolves after the given time, or immediately when the server stops. */
  pause(milliseconds: number): Promise<void>;
  /** Loads a table, as it was after line `upTo` if given. */
  read(id: RoomId, upTo?: number): Promise<RoomState>;
  /** The steps of a table's game so far, in slices of time. */
  steps(id: RoomId): Promise<AsyncIterable<readonly LogEntry[]>>;
  /** Removes a table that cannot be loaded from memory, and closes its connections. */
  drop(room: Room): void;
}
