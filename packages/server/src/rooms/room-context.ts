import type { RoomId } from '@coven/protocol';
import type { Moment, RoomState, TableClock, Telling } from '@coven/room';
import type { SignRecord } from '@coven/session';
import type { Logger } from 'pino';
import type { BotPool } from '../bots/pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Timers } from '../timers.ts';
import type { Catalogue } from './catalogue.ts';
import type { Room } from './room.ts';

/** What tables use of the server as it is. */
export interface ServerParts {
  readonly settings: Settings;
  readonly store: Store;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Tells the other nodes that have a table in memory; missing where one server has its database for itself. */
  readonly bus: Bus | undefined;
}

/** What a room needs from the server around it. */
export interface RoomContext extends ServerParts, Omit<Moment, 'now'>, TableClock, Telling {
  readonly catalogue: Catalogue;
  readonly timers: Timers;
  readonly signRecord: SignRecord;
  /** Loads a table, as it was after line `upTo` if given. */
  read(id: RoomId, upTo?: number): Promise<RoomState>;
  /** Removes a table that cannot be loaded from memory, and closes its connections. */
  drop(room: Room): void;
}
