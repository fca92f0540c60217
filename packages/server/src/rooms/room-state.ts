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
import type { Change, ChatLine, Creation } from './change.ts';
import { type Moderation, NO_MODERATION } from './moderation.ts';
import { Requests } from './requests.ts';
import type { Seating } from './seating.ts';

const MAX_CHAT_LINES = 50;

/** Creates a table's chance from its seed. */
export type ChanceOf = (seed: Hex) => Chance;

/** The format of snapshots. A snapshot in another format is ignored, and the whole log is replayed. */
const SNAPSHOT_FORMAT = 2;

interface Saved {
  readonly format: number;
  readonly version: number;
  readonly seating: Seating;
  readonly play: SavedSession | null;
  readonly requests: readonly (readonly [string, readonly string[]])[];
  readonly chat: readonly ChatLine[];
  /** Missing in older snapshots. */
  readonly moderation?: Moderation;
}

/** The durable state of one table: its folded log. */
export class RoomState {
  readonly id: RoomId;
  readonly creation: Creation;
  readonly game: Game;
  readonly rules: Rules;
  readonly commitment: string;
  readonly #chanceOf: ChanceOf;
  seating: Seating;
  session: Session | undefined;
  /** The number of the last line in the log. */
  seq = 0;
  /** The number of the last line in the latest stored snapshot. */
  snapshotSeq = 0;
  requests = new Requests();
  chat: ChatLine[] = [];
  moderation: Moderation = NO_MODERATION;

  constructor(id: RoomId, creation: Creation, catalogue: Catalogue, chanceOf: ChanceOf) {
    this.id = id;
    this.creation = creation;
    this.game = catalogue.game(creation.game) as Game;
    this.rules = catalogue.rules(creation.game, creation.version, creation.options, creation.seating.chairs.length);
    this.commitment = commitmentOf(creation.secret);
    this.#chanceOf = chanceOf;
    this.seating = creation.seating;
  }

  /** Loads a table; `undefined` if the snapshot has another version or format or is damaged, so that all lines are needed. */
  static load(id: RoomId, stored: Stored, catalogue: Catalogue, chanceOf: ChanceOf): RoomState | undefined {
    const creation = JSON.parse(stored.first) as Creation;
    const state = new RoomState(id, creation, catalogue, chanceOf);
    if (stored.snapshot && !state.#restore(stored.snapshot)) return undefined;
    for (const line of stored.tail) state.fold(JSON.parse(line) as Change);
    return state;
  }

  /** Returns whether the snapshot could be restored; if not, this state is unusable. */
  #restore({ body, seq }: NonNullable<Stored['snapshot']>): boolean {
    try {
      const saved = JSON.parse(body) as Saved;
      if (saved.format !== SNAPSHOT_FORMAT || saved.version !== this.creation.version) return false;
      this.seating = saved.seating;
      this.requests = new Requests(saved.requests);
      this.chat = [...saved.chat];
      this.moderation = saved.moderation ?? NO_MODERATION;
      this.seq = seq;
      this.snapshotSeq = seq;
      if (saved.play) this.session = this.#newSession(saved.play);
      return true;
    } catch {
      return false;
    }
  }

  snapshot(): string {
    const { seating, session, requests, chat, moderation } = this;
    const saved: Saved = {
      format: SNAPSHOT_FORMAT,
      version: this.creation.version,
      seating,
      play: session?.save() ?? null,
      requests: requests.save(),
      chat,
      moderation,
    };
    return JSON.stringify(saved);
  }

  #newSession(saved?: SavedSession): Session {
    const { secret } = this.creation;
    const chance = this.#chanceOf(seedOf(secret, this.seating.nonces ?? []));
    return new Session({ rules: this.rules, setup: this.#setup(), chance, secret }, saved);
  }

  #setup(): Setup {
    const { creation, game } = this;
    return {
      game: creation.game,
      version: creation.version,
      seats: creation.seating.chairs.length,
      options: sealedOptions(game, creation.options),
      commitment: this.commitment,
      nonces: this.seating.nonces ?? [],
    };
  }

  /** Starts the game with the opening deal; the caller stores its entries. */
  begin(seating: Seating): { readonly session: Session; readonly step: Step<Types> } {
    this.seating = seating;
    this.session = this.#newSession();
    return { session: this.session, step: this.session.deal() };
  }

  /** Applies a line from the log. */
  fold(change: Change): void {
    this.accept(change);
    if (change.entries) {
      this.session ??= this.#newSession();
      this.session.replay(change.entries);
    }
  }

  /** Applies a new line whose step has already been made in the session. */
  accept(change: Change): void {
    this.seq++;
    if (change.seating) this.seating = change.seating;
    if (change.request) this.requests.note(...change.request);
    if (change.moderation) this.moderation = change.moderation;
    if (change.chat) this.chat = [...this.chat, change.chat].slice(-MAX_CHAT_LINES);
  }

  get isPublic(): boolean {
    return this.moderation.isPublic ?? this.creation.isPublic;
  }

  listing(now: number): Listing {
    const { chairs, phase } = this.seating;
    const guests = chairs.flatMap((chair) => (chair.kind === 'human' ? [chair.guest] : []));
    return {
      id: this.id,
      game: this.creation.game,
      phase,
      isPublic: this.isPublic,
      seats: chairs.length,
      open: chairs.filter(({ kind }) => kind === 'open').length,
      names: chairs.flatMap((chair) => (chair.kind === 'human' ? [chair.name] : [])),
      guests: [...new Set([...guests, this.creation.maker])],
      updated: now,
    };
  }
}

/** The steps of a game, from all lines of its table's log. */
export function stepsIn(lines: readonly string[]): readonly (readonly Entry[])[] {
  return lines.slice(1).flatMap((line) => {
    const { entries } = JSON.parse(line) as Change;
    return entries ? [entries] : [];
  });
}
