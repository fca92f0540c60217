import { type Game, Problem, stepsOf } from '@coven/core';
import { type ClosingReason, type CreateTable, type RoomId, settingsIn } from '@coven/protocol';
import { type Creation, freshSeating, RoomState, rematchSeating, SAY_EVERY, type Seating, sit } from '@coven/room';
import type { News } from '../bus/bus.ts';
import type { ServerClock } from '../due/server-clock.ts';
import { type Environment, randomId } from '../environment.ts';
import { TableFiles } from '../files/table-files.ts';
import type { Trials } from '../files/trials.ts';
import type { HeadSigner } from '../head-signer.ts';
import { Repeated } from '../repeated.ts';
import { type GuestId, type Made, NotStored } from '../store/store.ts';
import type { EndTimer } from '../timers.ts';
import { archivedLines } from './archived-lines.ts';
import { Catalogue } from './catalogue.ts';
import { entriesIn } from './log-entries.ts';
import { Room } from './room.ts';
import type { RoomContext, ServerParts } from './room-context.ts';
import { inSlices } from './slices.ts';
import { fileBytesIn, TableQuota } from './table-quota.ts';

const ID_LENGTH = 20;
/** Who made a table of the server's own: no guest has this id. */
const THE_SERVER: GuestId = '';
/** Unfinished tables from which a guest's name is removed: many more than a guest may create. */
const MAX_FORGOTTEN = 1000;
const DAY = 86_400_000;
/** When unfinished tables are removed, as a part of the days they are kept, in this order. */
const MAX_AGES = [
  ['empty', 1 / 90],
  ['waiting', 1 / 10],
  ['playing', 1],
] as const;
/** After so many days without a change a finished game is packed. */
const PACK_AFTER_DAYS = 1;
/** Maximum time between searches for idle tables, in milliseconds. */
const MAX_SWEEP_INTERVAL = 5000;
/** How often tables are removed that nobody has used for long, in milliseconds. */
const REMOVE_OLD_EVERY = 3_600_000;
/** How often tables that other servers may write to are compared with their logs, without a bus and with one, in milliseconds. */
const HEADS_EVERY = 300;
const HEADS_EVERY_WITH_BUS = 3000;
/** The same for a server that has its database for itself, apart from a host who removes tables. */
const HEADS_EVERY_ALONE = 1000;
/** The share of `keepDays` for which a table that never began is kept. */
export const WAITING_SHARE = 0.1;

interface RoomsParts extends ServerParts {
  readonly environment: Environment;
  readonly trials: Trials;
  readonly signer: HeadSigner;
  readonly clock: ServerClock;
}

/** All tables: keeps active ones in memory and loads the others from the store. */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #rooms = new Map<RoomId, Promise<Room | undefined>>();
  /** Those in memory, and how to end the news about each. */
  readonly #live = new Map<Room, (() => void) | undefined>();
  readonly #endTimers: EndTimer[];
  /** Lets tables follow what other servers wrote to their logs, and drops those that were removed. */
  readonly #comparisons: Repeated;
  readonly #quota: TableQuota;
  readonly #files: TableFiles;
  readonly #catalogue: Catalogue;
  readonly #context: RoomContext;
  #comparedAt = 0;
  /** Called when a room is dropped, to close its connections. */
  onDrop: (room: Room, reason: ClosingReason) => void = () => {};

  constructor(parts: RoomsParts) {
    this.#parts = parts;
    this.#files = new TableFiles(parts.trials);
    this.#catalogue = new Catalogue(parts.environment.games);
    this.#context = this.#contextFor(parts);
    this.#quota = new TableQuota(parts.store.tables, parts.settings, (id) => this.#rooms.has(id));
    const { idleSeconds } = parts.settings;
    const { timers } = parts.environment;
    this.#endTimers = [
      timers.every(Math.min(MAX_SWEEP_INTERVAL, Math.max(100, idleSeconds * 250)), () => void this.#evictIdle()),
      timers.every(REMOVE_OLD_EVERY, () => void this.#removeOld()),
    ];
    this.#comparisons = new Repeated(
      timers,
      parts.bus ? HEADS_EVERY : HEADS_EVERY_ALONE,
      () => this.#compareIfDue(),
      (error) => parts.log.debug({ error: String(error) }, 'tables could not be compared with their logs'),
    );
    if (!parts.bus) return;
    this.#endTimers.push(timers.every(SAY_EVERY, () => this.#refreshPresence()));
    parts.bus.onReconnect = () => {
      this.#comparedAt = Number.NEGATIVE_INFINITY;
      void this.#comparisons.now();
      this.#refreshPresence();
      for (const { id } of this.#live.keys()) parts.bus?.publish(id, { kind: 'who' });
    };
  }

  #contextFor(parts: RoomsParts): RoomContext {
    const { settings, store, environment, signer, clock } = parts;
    const { now, elapsed, timers, bytes } = environment;
    const { sign, signRecord } = signer;
    return {
      ...parts,
      ...{ now, elapsed, timers, sign, signRecord },
      catalogue: this.#catalogue,
      awayFor: settings.awaySeconds * 1000,
      revealFor: settings.revealSeconds * 1000,
      serverTime: () => clock.now(),
      newHex: () => Buffer.from(bytes(32)).toString('hex'),
      read: (id, upTo) => this.read(id, upTo),
      steps: async (id) => inSlices(stepsOf(await entriesIn(await store.tables.lines(id)))),
      drop: (room) => this.#drop(room, 'unavailable'),
    };
  }

  /** Tables in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** Loads a table, as it was after line `upTo` if given. */
  async read(id: RoomId, upTo?: number): Promise<RoomState> {
    const state = await this.#find(id, upTo);
    if (!state) throw new Error(`no table ${id}`);
    return state;
  }

  async #find(id: RoomId, upTo?: number): Promise<RoomState | undefined> {
    const { environment, store } = this.#parts;
    const stored = await store.tables.load(id);
    if (!stored) return undefined;
    const { game, version, options, seating } = JSON.parse(stored.first) as Creation;
    await this.#files.admit(this.#catalogue.game(game), { version, options, seats: seating.chairs.length });
    const state = RoomState.load(id, stored, this.#catalogue, environment.chance, upTo);
    if (state) return state;
    const [first = '', ...tail] = await store.tables.lines(id);
    return RoomState.load(id, { first, snapshot: undefined, tail }, this.#catalogue, environment.chance, upTo);
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
    const news: [News, string][] = [];
    let room: Room | undefined;
    // Subscribed before the table is read, so that no line falls between the two.
    const end = await this.#parts.bus?.subscribe(id, (...one) => (room ? room.neighbours.hear(...one) : news.push(one)));
    try {
      const state = await this.#find(id);
      if (state) room = new Room(this.#context, state);
    } finally {
      if (!room) end?.();
    }
    if (!room) return undefined;
    for (const one of news) room.neighbours.hear(...one);
    this.#parts.bus?.publish(id, { kind: 'who' });
    this.#live.set(room, end);
    this.#parts.metrics.rooms.set(this.#live.size);
    return room;
  }

  /** Creates a table; throws a `Problem` if the request is not possible. `address`: the tag of the maker's address. */
  async create(guest: GuestId, name: string, wanted: CreateTable, address: string): Promise<RoomId> {
    const game = this.#wantedGame(wanted);
    const made = { maker: guest, address, bytes: fileBytesIn(game, wanted.options ?? {}) };
    const fresh = freshSeating(wanted.chairs);
    const firstOpen = wanted.chairs.indexOf(null);
    const seating = firstOpen < 0 ? fresh : (sit(fresh, firstOpen, guest, name) as Seating);
    const id = await this.#quota.admit(made, () => this.#createWanted(game, wanted, seating, made));
    // A game of bots only starts at once.
    if (firstOpen < 0) await this.get(id);
    return id;
  }

  /** Creates a table of the server's own, whose chairs for people are open; it counts for no guest. */
  createOwn(wanted: CreateTable): Promise<RoomId> {
    return this.#createWanted(this.#wantedGame(wanted), wanted, freshSeating(wanted.chairs), undefined);
  }

  #wantedGame({ game: id, chairs }: CreateTable): Game {
    const game = this.#catalogue.game(id);
    if (!game) throw new Problem('no-such-game');
    for (const bot of chairs) if (bot !== null && !this.#catalogue.hasBot(game.id, bot)) throw new Problem('unknown-bot');
    return game;
  }

  async #createWanted(game: Game, wanted: CreateTable, seating: Seating, made: Made | undefined): Promise<RoomId> {
    const options = await this.#files.complete(game, wanted.chairs.length, wanted.options ?? {});
    const agreed = { isPublic: wanted.isPublic, ...settingsIn(wanted) };
    const maker = made?.maker ?? THE_SERVER;
    return this.#createRoom({ game: game.id, version: game.version, options, ...agreed, maker }, seating, made);
  }

  /**
   * Creates the next table for the players of a finished game; it counts for the same maker, or if that is the server, for the owner of
   * the table. `address`: the tag of the requester's address.
   */
  createRematch({ creation, seating, game }: RoomState, address: string): Promise<RoomId> {
    const owner = seating.chairs[seating.host ?? 0];
    const maker = creation.maker === THE_SERVER && owner?.kind === 'human' ? owner.guest : creation.maker;
    const made = { maker, address, bytes: fileBytesIn(game, creation.options) };
    return this.#quota.admit(made, async () => {
      await this.#files.complete(game, seating.chairs.length, creation.options);
      return this.#createRoom({ ...creation, version: game.version, maker }, rematchSeating(seating), made);
    });
  }

  async #createRoom(agreed: Omit<Creation, 'secret' | 'at' | 'seating'>, seating: Seating, made: Made | undefined): Promise<RoomId> {
    const { environment, store } = this.#parts;
    const id = randomId(environment.bytes, ID_LENGTH);
    const { game, version, options, isPublic, maker } = agreed;
    const fixed = { game, version, options, isPublic, ...settingsIn(agreed) };
    const creation: Creation = { ...fixed, secret: this.#context.newHex(), maker, at: environment.now(), seating };
    const listing = new RoomState(id, creation, this.#catalogue, environment.chance).listing(environment.now());
    await store.tables.append({ table: id, seq: 0, line: JSON.stringify(creation), listing, made });
    return id;
  }

  /** Takes a guest's name off all tables, finished ones included. */
  async forgetGuest(guest: GuestId): Promise<void> {
    const { store, log } = this.#parts;
    const unfinished = await store.tables.tablesOf(guest, MAX_FORGOTTEN);
    for (const id of [...unfinished.map(({ id }) => id), ...(await store.tables.finishedOf(guest))]) {
      try {
        await (await this.get(id))?.forgetGuest(guest);
      } catch (error) {
        log.warn({ room: id, error: String(error) }, 'a name stays at a table that cannot be opened');
      }
    }
  }

  /** Removes idle tables from memory: finished ones at once, others after a while. */
  async #evictIdle(): Promise<void> {
    const before = this.#context.now() - this.#parts.settings.idleSeconds * 1000;
    const mayLeave = (room: Room) => room.isIdle && (room.isOver || room.touched <= before);
    const idle = [...this.#live.keys()].filter(mayLeave);
    await Promise.allSettled(idle.map((room) => room.saveSnapshot()));
    for (const room of idle) if (mayLeave(room)) this.#remove(room);
  }

  #refreshPresence(): void {
    this.#parts.metrics.nodes.set(this.#parts.bus?.nodes.all.length ?? 1);
    for (const room of this.#live.keys()) room.neighbours.refresh();
  }

  async #compareIfDue(): Promise<void> {
    const { bus, store } = this.#parts;
    const isTold = bus?.isConnected === true && bus.carriesLines;
    if (this.#live.size === 0 || (isTold && performance.now() - this.#comparedAt < HEADS_EVERY_WITH_BUS)) return;
    this.#comparedAt = performance.now();
    if (!store.tables.hasChangedOutside()) return;
    const compared = [...this.#live.keys()];
    const heads = await store.tables.heads(compared.map(({ id }) => id));
    for (const room of compared) {
      const head = heads.get(room.id);
      if (head === undefined && this.#live.has(room)) this.#drop(room, 'no-such-table');
      else if (head !== undefined && head > room.seq) room.follow();
    }
  }

  #remove(room: Room): void {
    room.close();
    this.#live.get(room)?.();
    this.#live.delete(room);
    this.#rooms.delete(room.id);
    this.#parts.metrics.rooms.set(this.#live.size);
  }

  #drop(room: Room, reason: ClosingReason): void {
    this.#remove(room);
    this.onDrop(room, reason);
  }

  async #removeOld(): Promise<void> {
    const { settings, log, environment, store } = this.#parts;
    const { keepDays, keepFinishedDays } = settings;
    const before = (days: number) => environment.now() - days * DAY;
    const inUse = (id: RoomId) => this.#rooms.has(id);
    const removed: number[] = [];
    try {
      for (const [kind, age] of MAX_AGES) removed.push(await store.tables.removeOld(kind, before(keepDays * age), inUse));
      if (keepFinishedDays > 0) removed.push(await store.tables.removeOld('over', before(keepFinishedDays), inUse));
      const archived = await store.tables.archiveOld(before(keepDays), archivedLines, inUse);
      const packed = await store.tables.packOld(before(PACK_AFTER_DAYS));
      log.info({ removed, archived, packed }, 'old tables were removed, finished ones archived or packed');
    } catch (error) {
      log[error instanceof NotStored ? 'debug' : 'error']({ error: String(error) }, 'old tables could not be removed');
    }
  }

  /** Stops bots and timers; everything acknowledged is already stored. */
  async close(): Promise<void> {
    for (const endTimer of this.#endTimers) endTimer();
    void this.#comparisons.close();
    for (const room of this.#live.keys()) room.close();
    await Promise.allSettled([...this.#live.keys()].map((room) => room.settled()));
    await Promise.allSettled([...this.#live.keys()].map((room) => room.saveSnapshot()));
    this.#live.clear();
    this.#rooms.clear();
  }
}
