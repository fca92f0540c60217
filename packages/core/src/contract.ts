import type { Random } from './random.ts';
import type { RulesVersions } from './versions.ts';

/** Seats are numbered from 0 and grow clockwise: the next seat is the left neighbour. */
export type Seat = number;
/** Who causes a move: a seat, or chance. */
export type By = Seat | 'chance';
/** Who looks at a table. */
export type Viewer = Seat | 'spectator';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The types of a game. Each game declares one interface that extends this and gives every field its own type. */
export interface Types {
  /** Mutable; owned by the caller of `start`, `clone` or `load`. */
  state: object;
  /** Moves of players and of chance. */
  move: object;
  /** What happened, in full; never leaves the table. */
  event: { readonly type: string };
  /** What one viewer learns of an event: plain JSON. */
  shown: { readonly type: string };
  /** What one viewer sees now: plain JSON. */
  view: object;
  /** What one viewer remembers of what it was shown: plain JSON, changed by `learn`. */
  memory: object;
  /** What a seat is asked for; the prompt line shows it as a sentence. */
  ask: { readonly type: string };
  /** What a move would bring, as far as its seat can know: plain JSON. */
  outlook: object;
  /** Why a move is refused; the message catalogues hold a sentence for each. */
  reason: string;
}

/** A seat that may act, and what it is asked. */
export interface Awaited<Ask> {
  readonly seat: Seat;
  readonly ask: Ask;
}

/** Who acts next. `seats` is never empty. */
export type Turn<Ask> =
  | { readonly kind: 'seats'; readonly seats: readonly Awaited<Ask>[] }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over' };

/** Why a move is not allowed: the rule that forbids it, and a reason with its arguments for the message catalogue. */
export interface Refusal<Reason extends string = string> {
  readonly rule: string;
  readonly reason: Reason;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** One thing chance may do. Weights are positive integers; equal moves are listed once. */
export interface Outcome<Move> {
  readonly move: Move;
  readonly weight: number;
}

export interface Standing {
  readonly seat: Seat;
  /** 1 is first; tied seats share a place. */
  readonly place: number;
  readonly score: number;
  /** The parts of the score by id; they add up to `score` unless the game says otherwise. */
  readonly parts: Readonly<Record<string, number>>;
}

/** Makes a state at random; each is its caller's own. */
export type Sampler<State> = (random: Random) => State;

/** A table setting. Ids and values match `[a-z0-9-]{1,40}`. */
export type Option =
  | { readonly id: string; readonly kind: 'choice'; readonly values: readonly [string, ...string[]]; readonly rule: string }
  /** `random` (the default) or a seat's number. */
  | { readonly id: string; readonly kind: 'seat'; readonly rule: string }
  /** One value for each seat; the first value is every seat's default. */
  | { readonly id: string; readonly kind: 'per-seat'; readonly values: readonly [string, ...string[]]; readonly rule: string }
  /** The text of a data file; the empty text (the default) stands for the data that comes with the game. */
  | { readonly id: string; readonly kind: 'file'; readonly check: (text: string) => readonly FileProblem[]; readonly rule: string };

/** One mistake in a data file, and where it is. */
export interface FileProblem {
  /** From 1. */
  readonly line: number;
  /** A path such as `cards[3].effect.times`. */
  readonly field: string;
  readonly reason: string;
  readonly args?: Readonly<Record<string, string | number>>;
  /** The file can be played but costs more than a new table may; tables and records that already use it still open. */
  readonly isLimit?: true;
}

export type OptionValue = string | readonly string[];
export type Options = Readonly<Record<string, OptionValue>>;

/** Static facts about a game, and a way to open its rules. */
export interface Game<T extends Types = Types> {
  readonly id: string;
  /** The current version of the rules: a change that would replay an old log differently gets the next number. */
  readonly version: number;
  /** What each version changed, and a hash of its data. Tables and records of an earlier version keep using that version. */
  readonly versions: RulesVersions;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Option[];
  /** All rule numbers, in order. */
  readonly rules: readonly RuleEntry[];
  /** The source of every figure in the game's data. */
  readonly provenance: readonly Provenance[];
  /** Compiles the rules of one version. Trusts its arguments: call `openGame`, which checks them. */
  open(options: Options, seats: number, version: number): Rules<T>;
}

export type Source =
  /** The rulebook prints it. */
  | 'printed'
  /** Known from the box; the rulebook gives part of it. */
  | 'explained'
  /** Known from the box through published lists; not in the rulebook. */
  | 'known'
  /** Partly printed or known, the rest filled in. */
  | 'partly'
  /** Filled in to match what is known. */
  | 'reconstructed'
  /** A name of our own. */
  | 'ours';

/** The sources of one piece's figures, by field. */
export interface Provenance<Kind extends string = string, Field extends string = string> {
  readonly kind: Kind;
  readonly id: string;
  readonly fields: Readonly<Partial<Record<Field, Source>>>;
}

/** A rule number. A *ruling* is our own decision where the rulebook is silent or ambiguous. */
export interface RuleEntry {
  readonly number: string;
  /** The rulebook is silent or unclear, and we decided: all of it, or these of its sentences, counted from 1. */
  readonly ruling?: true | readonly number[];
  readonly option?: true;
  /** It matters to few tables: the page folds it away. */
  readonly rare?: true;
  /** Number of worked examples in the rule. */
  readonly examples?: number;
}

/** The rules of one game with chosen options for a number of seats. */
export interface Rules<T extends Types = Types> {
  readonly seats: number;
  /** Upper bound on the number of moves in a game, including chance but not re-picks. */
  readonly bound: number;
  /**
   * How long a viewer may look back at an event: an event of a type named here disappears from logs when an event of the
   * type it maps to is shown. Once the game is over everything is visible again. An event that fades cannot be taken back.
   */
  readonly fades: Readonly<Partial<Record<T['shown']['type'], T['shown']['type']>>>;

  /** The state before anything is dealt: dealing is done by chance moves. */
  start(): T['state'];
  turn(state: T['state']): Turn<T['ask']>;
  /** All legal moves, each once, in a fixed order. The list is valid only until the state changes. */
  moves(state: T['state'], seat: Seat): readonly T['move'][];
  /** Why a move that `moves` does not list is not allowed. Call `refusal`, which checks the list first. */
  explain(state: T['state'], seat: Seat, move: T['move']): Refusal<T['reason']>;
  /** Changes the state; assumes that the move is legal. The result does not depend on whether `tell` is given. */
  apply(state: T['state'], by: By, move: T['move'], tell?: (event: T['event']) => void): void;
  clone(state: T['state']): T['state'];

  /** What chance can do now, in a fixed order: a table draws from this list. */
  outcomes(state: T['state']): readonly Outcome<T['move']>[];
  /** Picks one of `outcomes` by weight without building the list: for simulations and bots. */
  draw(state: T['state'], random: Random): T['move'];

  /** What a viewer sees now: `common` and `own` together. Made with `viewing`. */
  view(state: T['state'], viewer: Viewer): T['view'];
  /** The fields that are the same for all viewers, spectators included: they are serialized once for everyone. */
  common(state: T['state']): object;
  /** The remaining fields of a viewer's view. */
  own(state: T['state'], viewer: Viewer): object;
  show(event: T['event'], viewer: Viewer): T['shown'] | undefined;
  /**
   * Whether an event can no longer be taken back once other viewers were shown it; by default every such event settles.
   * A game that defines this offers no re-picks, and an event that does not settle must not change any viewer's memory.
   */
  settles?(event: T['event']): boolean;
  /**
   * Whether an event of a chance move tells that chance acted: then it settles the moves of everyone who is shown it. By default every
   * event does. A game leaves out events that a seat's own move brings as well: a viewer must not learn from `mayUndo` which it was.
   */
  tellsChance?(event: T['event']): boolean;

  /** A viewer's memory before it has been shown anything. */
  memory(viewer: Viewer): T['memory'];
  /** Folds one shown event into the memory. Called once for each event, in order. */
  learn(memory: T['memory'], shown: T['shown']): void;
  /**
   * Prepares what random full states consistent with everything the seat knows have in common, for bots that need many of one moment.
   * States are uniform over chance where a game can do that in bounded time; else it says how near it comes. Made with `sampling`.
   */
  sampler(view: T['view'], memory: T['memory']): Sampler<T['state']>;
  /** One such state. */
  sample(view: T['view'], memory: T['memory'], random: Random): T['state'];
  /** Previews a move; only for a seat's own view and a move offered to that seat. */
  outlook(view: T['view'], move: T['move']): T['outlook'];

  standings(state: T['state']): readonly Standing[];
  /** Broken invariants; empty for every reachable state. */
  faults(state: T['state']): readonly string[];
  save(state: T['state']): Json;
  load(json: Json): T['state'];
  /** One line of text for each move, unique among all moves. It must never change: old records depend on it. */
  format(move: T['move']): string;
  parse(text: string): T['move'] | undefined;
}

export function seatsOf(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

export function viewersOf(count: number): readonly Viewer[] {
  return [...seatsOf(count), 'spectator'];
}
