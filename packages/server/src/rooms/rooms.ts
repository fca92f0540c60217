import { completeOptions, type Hex, Problem } from '@coven/core';
import type { CreateTable, RoomId } from '@coven/protocol';
import type { Logger } from 'pino';
import type { BotPool } from '../bots/pool.ts';
import { type Environment, randomId } from '../environment.ts';
import type { HeadSigner } from '../head-signer.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { type GuestId, NotStored, type Store } from '../store/store.ts';
import { Catalogue } from './catalogue.ts';
import type { Creation } from './change.ts';
import { Room } from './room.ts';
import type { RoomContext } from './room-context.ts';
import { RoomState } from './room-state.ts';
import { freshSeating, rematchSeating, type Seating, sit } from './seating.ts';

const ID_LENGTH = 20;
/** Tables from which a guest's name is removed: many more than a guest may create. */
const MAX_FORGOTTEN = 1000;
const DAY = 86_400_000;
/** Maximum time between searches for idle tables, in milliseconds. */
const MAX_SWEEP_INTERVAL = 5000;
/** The share of `keepDays` for which a table that never began is kept. */
export const WAITING_SHARE = 0.1;
const PHASES = ['over', 'playing', 'waiting'] as const;

export interface RoomsParts {
  readonly settings: Settings;
  readonly environment: Environment;
  readonly store: Store;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly signer: HeadSigner;
  readonly log: Logger;
}

/** All tables: keeps active ones in memory and loads the others from the store. */
export class Rooms implements RoomContext {
  readonly #parts: RoomsParts;
  readonly #rooms = new Map<RoomId, Promise<Room | undefined>>();
  readonly #live = new Set<Room>();
  readonly #pauses = new Map<NodeJS.Timeout, () => void>();
  readonly #timers: NodeJS.Timeout[];
  readonly catalogue: Catalogue;
  /** Called when a room is dropped, to close its connections. */
  onDrop: (room: Room) => void = () => {};

  constructor(parts: RoomsParts) {
    this.#parts = parts;
    this.catalogue = new Catalogue(parts.environment.games);
    const { idleSeconds } = parts.settings;
    this.#timers = [
      setInterval(() => void this.#evictIdle(), Math.min(MAX_SWEEP_INTERVAL, Math.max(100, idleSeconds * 250))).unref(),
      setInterval(() => void this.#removeOld(), 3_600_000).unref(),
    ];
  }

  get store(): Store {
    return this.#parts.store;
  }
  get bots(): BotPool {
    return this.#parts.bots;
  }
  get metrics(): Metrics {
    return this.#parts.metrics;
  }
  get log(): Logger {
    return this.#parts.log;
  }
  get awayFor(): number {
    return this.#parts.settings.awaySeconds * 1000;
  }
  get botDelay(): number {
    return this.#parts.settings.botDelay;
  }
  /** Tables in memory. */
  get size(): number {
    return this.#live.size;
  }

  now(): number {
    return this.#parts.environment.now();
  }

  sign(room: RoomId, head: Hex): string {
    return this.#parts.signer.sign(room, head);
  }

  pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(() => {
        this.#pauses.delete(timer);
        done();
      }, milliseconds);
      this.#pauses.set(timer, done);
    });
  }

  async read(id: RoomId): Promise<RoomState> {
    const state = await this.#find(id);
    if (!state) throw new Error(`no table ${id}`);
    return state;
  }

  async #find(id: RoomId): Promise<RoomState | undefined> {
    const { store, environment } = this.#parts;
    const stored = await store.load(id);
    if (!stored) return undefined;
    const state = RoomState.load(id, stored, this.catalogue, environment.chance);
    if (state) return state;
    const [first = '', ...tail] = await store.lines(id);
    return RoomState.load(id, { first, snapshot: undefined, tail }, this.catalogue, environment.chance);
  }

  /** Finds a table in memory or in the store. */
  get(id: RoomId): Promise<Room | undefined> {
    let room = this.#rooms.get(id);
    if (!room) {
      room = this.#open(id);
      this.#rooms.set(id, room);
      room.then(
        (found) => found ?? this.#rooms.delete(id),
        () => this.#rooms.delete(id),
      );
    }
    return room;
  }

  async #open(id: RoomId): Promise<Room | undefined> {
    const state = await this.#find(id);
    if (!state) return undefined;
    const room = new Room(this, state);
    this.#live.add(room);
    this.metrics.rooms.set(this.#live.size);
    return room;
  }

  /** Creates a table; throws a `Problem` if the request is not possible. */
  async create(guest: GuestId, name: string, wanted: CreateTable): Promise<RoomId> {
    const game = this.catalogue.game(wanted.game);
    if (!game) throw new Problem('no-such-game');
    const { chairs, isPublic } = wanted;
    for (const bot of chairs) if (bot !== null && !this.catalogue.hasBot(game.id, bot)) throw new Problem('unknown-bot');
    const options = completeOptions(game, chairs.length, wanted.options ?? {});
    const fresh = freshSeating(chairs);
    const firstOpen = chairs.indexOf(null);
    const seating = firstOpen < 0 ? fresh : (sit(fresh, firstOpen, guest, name) as Seating);
    const id = await this.#createRoom({ game: game.id, version: game.version, options, isPublic, maker: guest }, seating);
    // A game of bots only starts at once.
    if (firstOpen < 0) await this.get(id);
    return id;
  }

  /** Creates the next table for the players of a finished game. */
  createRematch({ creation, seating, game }: RoomState): Promise<RoomId> {
    return this.#createRoom({ ...creation, version: game.version }, rematchSeating(seating));
  }

  async #createRoom(kind: Pick<Creation, 'game' | 'version' | 'options' | 'isPublic' | 'maker'>, seating: Seating): Promise<RoomId> {
    const { environment, store, settings } = this.#parts;
    const { game, version, options, isPublic, maker } = kind;
    if ((await store.count()) >= settings.maxTables) throw new Problem('too-many-tables');
    // Tables without players do not count.
    const unfinished = (await store.tablesOf(maker, settings.tablesPerGuest * 10)).filter(
      ({ phase, names }) => phase === 'playing' || (phase === 'waiting' && names.length > 0),
    );
    if (unfinished.length >= settings.tablesPerGuest) throw new Problem('too-many-tables');
    const id = randomId(environment.bytes, ID_LENGTH);
    const secret = Buffer.from(environment.bytes(32)).toString('hex');
    const creation: Creation = { game, version, options, isPublic, secret, maker, at: this.now(), seating };
    const listing = new RoomState(id, creation, this.catalogue, environment.chance).listing(this.now());
    await store.append({ table: id, seq: 0, line: JSON.stringify(creation), listing });
    return id;
  }

  /** Takes a guest's name off all unfinished tables. */
  async forgetGuest(guest: GuestId): Promise<void> {
    const tables = await this.store.tablesOf(guest, MAX_FORGOTTEN);
    for (const { id, phase } of tables) if (phase !== 'over') await (await this.get(id))?.forgetGuest(guest);
  }

  /** Removes idle tables from memory: finished ones at once, others after a while. */
  async #evictIdle(): Promise<void> {
    const before = this.now() - this.#parts.settings.idleSeconds * 1000;
    const mayLeave = (room: Room) => room.isIdle && (room.isOver || room.touched <= before);
    const idle = [...this.#live].filter(mayLeave);
    await Promise.allSettled(idle.map((room) => room.saveSnapshot()));
    for (const room of idle) if (mayLeave(room)) this.#remove(room);
  }

  #remove(room: Room): void {
    room.close();
    this.#live.delete(room);
    this.#rooms.delete(room.id);
    this.metrics.rooms.set(this.#live.size);
  }

  drop(room: Room): void {
    this.#remove(room);
    this.onDrop(room);
  }

  async #removeOld(): Promise<void> {
    const { store, settings, log } = this.#parts;
    const old = this.now() - settings.keepDays * DAY;
    const waiting = this.now() - settings.keepDays * DAY * WAITING_SHARE;
    const ages = { over: old, playing: old, waiting } as const;
    const inUse = (id: RoomId) => this.#rooms.has(id);
    try {
      const removed = await Promise.all(PHASES.map((phase) => store.removeOld(phase, ages[phase], inUse)));
      log.info({ removed }, 'old tables were removed');
    } catch (error) {
      log[error instanceof NotStored ? 'debug' : 'error']({ error: String(error) }, 'old tables could not be removed');
    }
  }

  /** Stops bots and timers; everything acknowledged is already stored. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const room of this.#live) room.close();
    for (const [timer, done] of this.#pauses) {
      clearTimeout(timer);
      done();
    }
    this.#pauses.clear();
    await Promise.allSettled([...this.#live].map((room) => room.settled()));
    await Promise.allSettled([...this.#live].map((room) => room.saveSnapshot()));
    this.#live.clear();
    this.#rooms.clear();
  }
}
