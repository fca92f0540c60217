import { commitmentOf, type Entry, type Game, type Rules, type Setup, type Step, sealedOptions, seedOf, type Types } from '@coven/core';
import type { RoomId } from '@coven/protocol';
import type { Listing, Stored } from '../store/store.ts';
import type { Catalogue } from './catalogue.ts';
import type { Change, ChatLine, Made } from './change.ts';
import type { Dealer } from './dealer.ts';
import { Play, type SavedPlay } from './play.ts';
import { Requests } from './requests.ts';
import type { Seating } from './seating.ts';

const CHAT_MOST = 50;

/** The shape of a snapshot: one of another shape is not read, and all lines are. */
const SNAPSHOT_FORMAT = 2;

interface Saved {
  readonly format: number;
  readonly version: number;
  readonly seating: Seating;
  readonly play: SavedPlay | null;
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
  readonly #dealer: Dealer | undefined;
  seating: Seating;
  play: Play | undefined;
  /** The number of the last line. */
  seq = 0;
  /** The line the last stored snapshot stands for. */
  snapshotSeq = 0;
  requests = new Requests();
  chat: ChatLine[] = [];

  constructor(id: RoomId, made: Made, catalogue: Catalogue, dealer: Dealer | undefined) {
    this.id = id;
    this.made = made;
    this.game = catalogue.game(made.game) as Game;
    this.rules = catalogue.rules(made.game, made.options, made.seating.chairs.length);
    this.commitment = commitmentOf(made.secret);
    this.#dealer = dealer;
    this.seating = made.seating;
  }

  /** From what the store keeps; `undefined` if the snapshot is of other rules or shape, so that all lines are needed. */
  static load(id: RoomId, stored: Stored, catalogue: Catalogue, dealer: Dealer | undefined): RoomState | undefined {
    const made = JSON.parse(stored.first) as Made;
    const state = new RoomState(id, made, catalogue, dealer);
    if (stored.snapshot) {
      const saved = JSON.parse(stored.snapshot.body) as Saved;
      if (saved.format !== SNAPSHOT_FORMAT || saved.version !== state.game.version) return undefined;
      state.#restore(saved, stored.snapshot.seq);
    }
    for (const line of stored.tail) state.fold(JSON.parse(line) as Change);
    return state;
  }

  #restore(saved: Saved, seq: number): void {
    this.seating = saved.seating;
    this.requests = new Requests(saved.requests);
    this.chat = [...saved.chat];
    this.seq = seq;
    this.snapshotSeq = seq;
    if (saved.play) this.play = this.#newPlay(saved.play);
  }

  snapshot(): string {
    const { seating, play, requests, chat } = this;
    const saved: Saved = {
      format: SNAPSHOT_FORMAT,
      version: this.game.version,
      seating,
      play: play?.save() ?? null,
      requests: requests.save(),
      chat,
    };
    return JSON.stringify(saved);
  }

  #newPlay(saved?: SavedPlay): Play {
    const nonces = this.seating.nonces ?? [];
    return new Play(this.rules, this.#setup(), seedOf(this.made.secret, nonces), this.#dealer, saved);
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
  begin(seating: Seating): { readonly play: Play; readonly step: Step<Types> } {
    this.seating = seating;
    this.play = this.#newPlay();
    return { play: this.play, step: this.play.deal() };
  }

  /** A line read back from the log. */
  fold(change: Change): void {
    this.accept(change);
    if (change.entries) {
      this.play ??= this.#newPlay();
      this.play.follow(change.entries);
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
