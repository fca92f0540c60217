import {
  type Chance,
  commitmentOf,
  type Entry,
  type Game,
  type Hex,
  type Rules,
  type Setup,
  type Step,
  sealedOptions,
  seedOf,
  type Types,
} from '@coven/core';
import type { RoomId } from '@coven/protocol';
import { type SavedSession, Session } from '@coven/session';
import type { Listing, Stored } from '../store/store.ts';
import type { Catalogue } from './catalogue.ts';
import type { Change, ChatLine, Made } from './change.ts';
import { Requests } from './requests.ts';
import type { Seating } from './seating.ts';

const CHAT_MOST = 50;

/** A table's chance from its seed. */
export type ChanceOf = (seed: Hex) => Chance;

/** The shape of a snapshot: one of another shape is not read, and all lines are. */
const SNAPSHOT_FORMAT = 2;

interface Saved {
  readonly format: number;
  readonly version: number;
  readonly seating: Seating;
  readonly play: SavedSession | null;
  readonly requests: readonly (readonly [string, readonly string[]])[];
  readonly chat: readonly ChatLine[];
}

/** Everything durable about one table: the fold of its log. */
export class RoomState {
  readonly id: RoomId;
  readonly made: Made;
  readonly game: Game;
  readonly rules: Rules;
  readonly commitment: string;
  readonly #chanceOf: ChanceOf;
  seating: Seating;
  session: Session | undefined;
  /** The number of the last line. */
  seq = 0;
  /** The line the last stored snapshot stands for. */
  snapshotSeq = 0;
  requests = new Requests();
  chat: ChatLine[] = [];

  constructor(id: RoomId, made: Made, catalogue: Catalogue, chanceOf: ChanceOf) {
    this.id = id;
    this.made = made;
    this.game = catalogue.game(made.game) as Game;
    this.rules = catalogue.rules(made.game, made.version, made.options, made.seating.chairs.length);
    this.commitment = commitmentOf(made.secret);
    this.#chanceOf = chanceOf;
    this.seating = made.seating;
  }

  /** From what the store keeps; `undefined` if the snapshot is of another version or shape or cannot be read, so that all lines are needed. */
  static load(id: RoomId, stored: Stored, catalogue: Catalogue, chanceOf: ChanceOf): RoomState | undefined {
    const made = JSON.parse(stored.first) as Made;
    const state = new RoomState(id, made, catalogue, chanceOf);
    if (stored.snapshot && !state.#restore(stored.snapshot)) return undefined;
    for (const line of stored.tail) state.fold(JSON.parse(line) as Change);
    return state;
  }

  /** Whether the snapshot could be read; the state is of no use if not. */
  #restore({ body, seq }: NonNullable<Stored['snapshot']>): boolean {
    try {
      const saved = JSON.parse(body) as Saved;
      if (saved.format !== SNAPSHOT_FORMAT || saved.version !== this.made.version) return false;
      this.seating = saved.seating;
      this.requests = new Requests(saved.requests);
      this.chat = [...saved.chat];
      this.seq = seq;
      this.snapshotSeq = seq;
      if (saved.play) this.session = this.#newSession(saved.play);
      return true;
    } catch {
      return false;
    }
  }

  snapshot(): string {
    const { seating, session, requests, chat } = this;
    const saved: Saved = {
      format: SNAPSHOT_FORMAT,
      version: this.made.version,
      seating,
      play: session?.save() ?? null,
      requests: requests.save(),
      chat,
    };
    return JSON.stringify(saved);
  }

  #newSession(saved?: SavedSession): Session {
    const { secret } = this.made;
    const chance = this.#chanceOf(seedOf(secret, this.seating.nonces ?? []));
    return new Session({ rules: this.rules, setup: this.#setup(), chance, secret }, saved);
  }

  #setup(): Setup {
    const { made, game } = this;
    return {
      game: made.game,
      version: made.version,
      seats: made.seating.chairs.length,
      options: sealedOptions(game, made.options),
      commitment: this.commitment,
      nonces: this.seating.nonces ?? [],
    };
  }

  /** Everybody is ready: the game begins with the opening deal, whose entries the caller stores. */
  begin(seating: Seating): { readonly session: Session; readonly step: Step<Types> } {
    this.seating = seating;
    this.session = this.#newSession();
    return { session: this.session, step: this.session.deal() };
  }

  /** A line read back from the log. */
  fold(change: Change): void {
    this.accept(change);
    if (change.entries) {
      this.session ??= this.#newSession();
      this.session.follow(change.entries);
    }
  }

  /** A line just stored, whose step the game has already made. */
  accept(change: Change): void {
    this.seq++;
    if (change.seating) this.seating = change.seating;
    if (change.request) this.requests.note(...change.request);
    if (change.chat) this.chat = [...this.chat, change.chat].slice(-CHAT_MOST);
  }

  listing(now: number): Listing {
    const { chairs, phase } = this.seating;
    const guests = chairs.flatMap((chair) => (chair.kind === 'human' ? [chair.guest] : []));
    return {
      id: this.id,
      game: this.made.game,
      phase,
      isPublic: this.made.isPublic,
      seats: chairs.length,
      open: chairs.filter(({ kind }) => kind === 'open').length,
      names: chairs.flatMap((chair) => (chair.kind === 'human' ? [chair.name] : [])),
      guests: [...new Set([...guests, this.made.maker])],
      updated: now,
    };
  }
}

/** The steps of a game, from all lines of its table. */
export function stepsIn(lines: readonly string[]): readonly (readonly Entry[])[] {
  return lines.slice(1).flatMap((line) => {
    const { entries } = JSON.parse(line) as Change;
    return entries ? [entries] : [];
  });
}
