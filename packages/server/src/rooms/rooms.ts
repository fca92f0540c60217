import { completeOptions, Fault, type Hex } from '@coven/core';
import type { Making, RoomId } from '@coven/protocol';
import type { Logger } from 'pino';
import type { BotPool } from '../bots/pool.ts';
import type { HeadSigner } from '../head-signer.ts';
import type { Metrics } from '../metrics.ts';
import { randomId, type Seams } from '../seams.ts';
import type { Settings } from '../settings.ts';
import { type GuestId, NotStored, type Store } from '../store/store.ts';
import { Catalogue } from './catalogue.ts';
import type { Made } from './change.ts';
import { Room } from './room.ts';
import type { RoomContext } from './room-context.ts';
import { RoomState } from './room-state.ts';
import { freshSeating, type Seating, seatingAgain, sit } from './seating.ts';

const ID_LENGTH = 20;
const DAY = 86_400_000;
/** Empty tables are looked for at least so often, in milliseconds. */
const SWEEP_LEAST = 5000;
const PHASES = ['over', 'playing', 'waiting'] as const;

export interface RoomsParts {
  readonly settings: Settings;
  readonly seams: Seams;
  readonly store: Store;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly signer: HeadSigner;
  readonly log: Logger;
}

/** All tables: those in memory, and the way to the others. */
export class Rooms implements RoomContext {
  readonly #parts: RoomsParts;
  readonly #rooms = new Map<RoomId, Promise<Room | undefined>>();
  readonly #live = new Set<Room>();
  readonly #pauses = new Map<NodeJS.Timeout, () => void>();
  readonly #timers: NodeJS.Timeout[];
  readonly catalogue: Catalogue;
  /** Closes the connections at a table. */
  onDrop: (room: Room) => void = () => {};

  constructor(parts: RoomsParts) {
    this.#parts = parts;
    this.catalogue = new Catalogue(parts.seams.games);
    const { idleSeconds } = parts.settings;
    this.#timers = [
      setInterval(() => void this.#evictIdle(), Math.min(SWEEP_LEAST, Math.max(100, idleSeconds * 250))).unref(),
      setInterval(() => void this.#forget(), 3_600_000).unref(),
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
    return this.#parts.seams.now();
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
    const { store, seams } = this.#parts;
    const stored = await store.load(id);
    if (!stored) return undefined;
    const state = RoomState.load(id, stored, this.catalogue, seams.chance);
    if (state) return state;
    const [first = '', ...tail] = await store.lines(id);
    return RoomState.load(id, { first, snapshot: undefined, tail }, this.catalogue, seams.chance);
  }

  /** A table by its id, from memory or from the store. */
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

  /** A new table; throws a `Fault` if there can be none like it. */
  async make(guest: GuestId, name: string, making: Making): Promise<RoomId> {
    const game = this.catalogue.game(making.game);
    if (!game) throw new Fault('no-such-game');
    const { chairs, isPublic } = making;
    for (const bot of chairs) if (bot !== null && !this.catalogue.hasBot(game.id, bot)) throw new Fault('unknown-bot');
    const options = completeOptions(game, chairs.length, making.options ?? {});
    const fresh = freshSeating(chairs);
    const firstOpen = chairs.indexOf(null);
    const seating = firstOpen < 0 ? fresh : (sit(fresh, firstOpen, guest, name) as Seating);
    const id = await this.#begin({ game: game.id, version: game.version, options, isPublic, maker: guest }, seating);
    // With bots alone it plays at once.
    if (firstOpen < 0) await this.get(id);
    return id;
  }

  /** The next table for the people of one that is over. */
  makeAgain({ made, seating, game }: RoomState): Promise<RoomId> {
    return this.#begin({ ...made, version: game.version }, seatingAgain(seating));
  }

  async #begin(kind: Pick<Made, 'game' | 'version' | 'options' | 'isPublic' | 'maker'>, seating: Seating): Promise<RoomId> {
    const { seams, store, settings } = this.#parts;
    const { game, version, options, isPublic, maker } = kind;
    if ((await store.count()) >= settings.tablesMost) throw new Fault('too-many-tables');
    // A table that everybody has left is nobody's burden.
    const unfinished = (await store.tablesOf(maker, settings.tablesPerGuest * 10)).filter(
      ({ phase, names }) => phase === 'playing' || (phase === 'waiting' && names.length > 0),
    );
    if (unfinished.length >= settings.tablesPerGuest) throw new Fault('too-many-tables');
    const id = randomId(seams.bytes, ID_LENGTH);
    const secret = Buffer.from(seams.bytes(32)).toString('hex');
    const made: Made = { game, version, options, isPublic, secret, maker, at: this.now(), seating };
    const listing = new RoomState(id, made, this.catalogue, seams.chance).listing(this.now());
    await store.append({ table: id, seq: 0, line: JSON.stringify(made), listing });
    return id;
  }

  /** Tables where nobody has been for a while leave memory, those whose game is over at once. */
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

  async #forget(): Promise<void> {
    const { store, settings, log } = this.#parts;
    const old = this.now() - settings.keepDays * DAY;
    const waiting = this.now() - (settings.keepDays * DAY) / 10;
    const ages = { over: old, playing: old, waiting } as const;
    const inUse = (id: RoomId) => this.#rooms.has(id);
    try {
      const removed = await Promise.all(PHASES.map((phase) => store.forget(phase, ages[phase], inUse)));
      log.info({ removed }, 'old tables were removed');
    } catch (error) {
      log[error instanceof NotStored ? 'debug' : 'error']({ error: String(error) }, 'old tables could not be removed');
    }
  }

  /** Stops bots and timers; what was acknowledged is stored already. */
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
