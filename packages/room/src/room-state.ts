import {
  type Chance,
  commitmentOf,
  formatTableEntry,
  type Game,
  type Hex,
  type LogEntry,
  type Options,
  type Rules,
  type Setup,
  type Step,
  sealedOptions,
  seedOf,
  stepsOf,
  TABLE,
  type TableEntry,
  type Types,
} from '@coven/core';
import type { RoomId } from '@coven/protocol';
import { type SavedSession, Session } from '@coven/session';
import type { Change, Creation } from './change.ts';
import type { KnownGames } from './known-games.ts';
import type { Dealing } from './parts/dealing.ts';
import { PART_ROWS, type PartValues } from './parts/index.ts';
import type { Seating } from './parts/seating.ts';
import type { Stored } from './stored.ts';
import type { Listing } from './telling/listing.ts';

/** Creates a table's chance from its seed. */
export type ChanceOf = (seed: Hex) => Chance;

/** The format of snapshots. A snapshot in another format is ignored, and the whole log is replayed. */
const SNAPSHOT_FORMAT = 2;

/** The parts lie in it by their names. */
interface Saved {
  readonly format: number;
  readonly version: number;
  readonly play: SavedSession | null;
}

/** The parts of a room are its properties, as the list names them. */
export interface RoomState extends PartValues {}

/** The durable state of one table: its folded log. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor gives every part of the list its value
export class RoomState {
  readonly id: RoomId;
  readonly creation: Creation;
  readonly game: Game;
  readonly rules: Rules;
  /** The options with the hashes of files instead of their texts. */
  readonly sealedOptions: Options;
  readonly #chanceOf: ChanceOf;
  session: Session | undefined;
  /** The number of the last line in the log. */
  seq = 0;
  /** The number of the last line in the latest stored snapshot. */
  snapshotSeq = 0;

  constructor(id: RoomId, creation: Creation, games: KnownGames, chanceOf: ChanceOf) {
    this.id = id;
    this.creation = creation;
    this.game = games.game(creation.game) as Game;
    this.rules = games.rules(creation.game, creation.version, creation.options, creation.seating.chairs.length);
    this.sealedOptions = sealedOptions(this.game, creation.options);
    this.#chanceOf = chanceOf;
    for (const [name, part] of PART_ROWS) this.#set(name, part.fresh(creation));
  }

  /**
   * Loads a table, as it was after line `upTo`. `undefined` if the snapshot is later, has another version or format or is damaged, so
   * that all lines are needed.
   */
  static load(id: RoomId, stored: Stored, games: KnownGames, chanceOf: ChanceOf, upTo = Number.POSITIVE_INFINITY): RoomState | undefined {
    const creation = JSON.parse(stored.first) as Creation;
    const state = new RoomState(id, creation, games, chanceOf);
    if (stored.snapshot && (stored.snapshot.seq > upTo || !state.#restore(stored.snapshot))) return undefined;
    for (const line of stored.tail) if (state.seq < upTo) state.fold(JSON.parse(line) as Change);
    return state;
  }

  /** Returns whether the snapshot could be restored; if not, this state is unusable. */
  #restore({ body, seq }: NonNullable<Stored['snapshot']>): boolean {
    try {
      const saved = JSON.parse(body) as Saved & Readonly<Record<string, unknown>>;
      if (saved.format !== SNAPSHOT_FORMAT || saved.version !== this.creation.version) return false;
      for (const [name, part] of PART_ROWS) if (saved[name] !== undefined) this.#set(name, part.load(saved[name]));
      this.seq = seq;
      this.snapshotSeq = seq;
      if (saved.play) this.session = this.#newSession(saved.play);
      return true;
    } catch {
      return false;
    }
  }

  #set(name: keyof PartValues, value: unknown): void {
    (this as Record<keyof PartValues, unknown>)[name] = value;
  }

  snapshot(): string {
    const parts = Object.fromEntries(PART_ROWS.map(([name, part]) => [name, part.save(this[name])]));
    const saved = { format: SNAPSHOT_FORMAT, version: this.creation.version, play: this.session?.save() ?? null, ...parts } satisfies Saved;
    return JSON.stringify(saved);
  }

  #newSession(saved?: SavedSession): Session {
    const { secret } = this.dealing;
    const chance = this.#chanceOf(seedOf(secret, this.nonces ?? []));
    return new Session({ rules: this.rules, setup: this.#setup(), chance, secret }, saved);
  }

  get commitment(): Hex {
    return commitmentOf(this.dealing.secret);
  }

  /** Whether the record has the first format: the game began when a deal had one phase. */
  get hasFirstFormat(): boolean {
    return this.seating.nonces !== null;
  }

  /** Attempts to deal that failed because somebody did not reveal. */
  get failedDeals(): number {
    const { deals } = this.dealing;
    return this.session ? Math.max(0, deals.length - 1) : deals.length;
  }

  /** The nonces of the game, once it has begun. */
  get nonces(): readonly (Hex | null)[] | null {
    const { seating, dealing } = this;
    if (this.hasFirstFormat) return seating.nonces;
    return seating.phase === 'playing' || seating.phase === 'over' ? (dealing.deals.at(-1)?.nonces ?? null) : null;
  }

  #setup(): Setup {
    const { id, creation, commitment } = this;
    const fixed = {
      game: creation.game,
      version: creation.version,
      seats: creation.seating.chairs.length,
      options: this.sealedOptions,
    };
    if (this.hasFirstFormat) return { ...fixed, commitment, nonces: this.nonces ?? [] };
    return { ...fixed, table: id, deals: this.dealing.deals };
  }

  /** Starts the game with the opening deal; the caller stores its entries. */
  begin(seating: Seating, dealing: Dealing): { readonly session: Session; readonly step: Step<Types> } {
    this.dealing = dealing;
    this.seating = seating;
    this.session = this.#newSession();
    return { session: this.session, step: this.session.deal() };
  }

  /** Chains what happened at the table; the caller stores the entries. Records of the first format have only moves. */
  note(...happened: readonly TableEntry[]): readonly LogEntry[] {
    const { session } = this;
    if (!session || this.hasFirstFormat) return [];
    return happened.map((entry) => session.note(formatTableEntry(entry)));
  }

  /** Applies a line from the log; returns the step of the game in it. */
  fold(change: Change): Step<Types> | undefined {
    this.accept(change);
    if (!change.entries) return undefined;
    this.session ??= this.#newSession();
    let made: Step<Types> | undefined;
    for (const entries of stepsOf(change.entries)) {
      const step = this.session.replay(entries);
      if (entries[0]?.[0] !== TABLE) made = step;
    }
    return made;
  }

  /** Applies a new line whose step has already been made in the session. */
  accept(change: Change): void {
    this.seq++;
    for (const [name, part] of PART_ROWS) this.#set(name, part.fold(this[name], change[name], change));
  }

  get isPublic(): boolean {
    return this.moderation.isPublic ?? this.creation.isPublic;
  }

  listing(now: number): Listing {
    const { chairs, phase } = this.seating;
    const guests = chairs.flatMap((chair) => (chair.kind === 'human' ? [chair.guest] : []));
    // The record of a finished game also names those who gave up their seats.
    if (phase === 'over') guests.push(...Object.keys(this.dealing.salts));
    return {
      id: this.id,
      game: this.creation.game,
      phase: phase === 'revealing' ? 'waiting' : phase,
      isPublic: this.isPublic,
      seats: chairs.length,
      open: chairs.filter(({ kind }) => kind === 'open').length,
      names: chairs.flatMap((chair) => (chair.kind === 'human' ? [chair.name] : [])),
      guests: [...new Set([...guests, this.creation.maker])],
      updated: now,
    };
  }
}
