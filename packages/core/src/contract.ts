import type { Random } from './random.ts';
import type { RulesVersions } from './versions.ts';

/** Seats are numbered from 0 and grow clockwise: the next seat is the left neighbour. */
export type Seat = number;
/** Who causes a move: a seat, or chance. */
export type By = Seat | 'chance';
/** Who looks at a table. */
export type Viewer = Seat | 'spectator';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a game is made of. A game declares one interface that extends this and fills each field with its own union. */
export interface Types {
  /** Mutable, owned by whoever called `start`, `clone` or `load`. */
  state: object;
  /** Player's and chance's moves alike. */
  move: object;
  /** What happened, in full; never leaves the table. */
  event: { readonly type: string };
  /** What one viewer learns of an event: plain JSON. */
  shown: { readonly type: string };
  /** What one viewer sees now: plain JSON. */
  view: object;
  /** What one viewer remembers of what it was shown: plain JSON, changed by `learn`. */
  memory: object;
  /** What a seat is asked for; the prompt line puts it into words. */
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

/** Who is awaited. `seats` is never empty. */
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
  /** 1 is first; equals share a place. */
  readonly place: number;
  readonly score: number;
  /** What the score is made of, by id; adds up to `score` unless the game says otherwise. */
  readonly parts: Readonly<Record<string, number>>;
}

/** A table setting. Ids and values match `[a-z0-9-]{1,40}`. */
export type Option =
  | { readonly id: string; readonly kind: 'choice'; readonly values: readonly [string, ...string[]]; readonly rule: string }
  /** `random` (the default) or a seat's number. */
  | { readonly id: string; readonly kind: 'seat'; readonly rule: string }
  /** One value for each seat; the first value is every seat's default. */
  | { readonly id: string; readonly kind: 'per-seat'; readonly values: readonly [string, ...string[]]; readonly rule: string }
  /** The text of a data file; the empty text (the default) stands for the data that comes with the game. */
  | { readonly id: string; readonly kind: 'file'; readonly check: (text: string) => readonly FileProblem[]; readonly rule: string };

/** What is wrong in a data file, and where. */
export interface FileProblem {
  /** From 1. */
  readonly line: number;
  /** A path such as `cards[3].effect.times`. */
  readonly field: string;
  readonly reason: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

export type OptionValue = string | readonly string[];
export type Options = Readonly<Record<string, OptionValue>>;

/** Static facts of a game, and the way to its rules. */
export interface Game<T extends Types = Types> {
  readonly id: string;
  /** The current version of the rules: a change that would replay an old log differently gets the next number. */
  readonly version: number;
  /** What each version changed, and its data: tables and records of earlier versions are still played by them. */
  readonly versions: RulesVersions;
  readonly seats: { readonly least: number; readonly most: number };
  readonly options: readonly Option[];
  /** All rule numbers in order, each with its mark. */
  readonly rules: readonly RuleEntry[];
  /** Where every figure of the game's data comes from. */
  readonly provenance: readonly Provenance[];
  /** Compiles the rules of one version. Trusts its arguments: call `openGame`, which checks them. */
  open(options: Options, seats: number, version: number): Rules<T>;
}

export type Source =
  /** The rulebook prints it. */
  | 'printed'
  /** Known from the box; the rulebook tells a part of it. */
  | 'explained'
  /** Known from the box, as others have written it down; the rulebook does not tell it. */
  | 'known'
  /** A part is printed or known, the rest is filled in. */
  | 'partly'
  /** Filled in to fit what is known. */
  | 'reconstructed'
  /** A name of our own. */
  | 'ours';

/** Where the figures of one piece come from, by field. */
export interface Provenance<Kind extends string = string, Field extends string = string> {
  readonly kind: Kind;
  readonly id: string;
  readonly fields: Readonly<Partial<Record<Field, Source>>>;
}

/** A rule number; a *ruling* is ours, because the rulebook is silent or ambiguous. */
export interface RuleEntry {
  readonly number: string;
  readonly ruling?: true;
  readonly option?: true;
  /** How many worked examples the rule has. */
  readonly examples?: number;
}

/** The rules of one game with chosen options for a number of seats. */
export interface Rules<T extends Types = Types> {
  readonly seats: number;
  /** No game has more moves, chance included and re-picks apart. */
  readonly bound: number;
  /**
   * How long an event may be looked at: an event of a type named here is gone from logs
   * as soon as one of the type it maps to is told. Everything is open once the game is over. Nothing that fades can be taken back.
   */
  readonly fades: Readonly<Partial<Record<T['shown']['type'], T['shown']['type']>>>;

  /** A state with nothing dealt: dealing is chance. */
  start(): T['state'];
  turn(state: T['state']): Turn<T['ask']>;
  /** All legal moves, each once, in fixed order. The list is only good until the state changes. */
  moves(state: T['state'], seat: Seat): readonly T['move'][];
  /** Why a move that `moves` does not list is not allowed; ask `refusal`, which looks at the list first. */
  explain(state: T['state'], seat: Seat, move: T['move']): Refusal<T['reason']>;
  /** Changes the state; trusts that the move is legal. The state is the same whether anybody listens or not. */
  apply(state: T['state'], by: By, move: T['move'], tell?: (event: T['event']) => void): void;
  clone(state: T['state']): T['state'];

  /** The awaited chance, in fixed order: a table draws from this list. */
  outcomes(state: T['state']): readonly Outcome<T['move']>[];
  /** One of `outcomes` by weight, picked fast: for simulations and bots. */
  draw(state: T['state'], random: Random): T['move'];

  /** What a viewer sees now: `common` and `own` together. Made with `viewing`. */
  view(state: T['state'], viewer: Viewer): T['view'];
  /** The fields that are the same for all viewers, spectators included: a table puts them into words once for everybody. */
  common(state: T['state']): object;
  /** All other fields of a viewer's view. */
  own(state: T['state'], viewer: Viewer): object;
  show(event: T['event'], viewer: Viewer): T['shown'] | undefined;
  /**
   * Whether an event that others were shown cannot be taken back any more; without this member that is every event.
   * A game that has it offers no re-picks, and nobody's memory may change by an event that does not settle.
   */
  settles?(event: T['event']): boolean;

  /** What a viewer remembers before anything was shown. */
  memory(viewer: Viewer): T['memory'];
  /** Folds one shown event into the memory, in the order told, each once. */
  learn(memory: T['memory'], shown: T['shown']): void;
  /** A full state that fits all the seat knows, uniformly over chance. */
  sample(view: T['view'], memory: T['memory'], random: Random): T['state'];
  /** Previews; only for a seat's own view and a move offered to it. */
  outlook(view: T['view'], move: T['move']): T['outlook'];

  standings(state: T['state']): readonly Standing[];
  /** Broken invariants: empty on every reachable state. */
  faults(state: T['state']): readonly string[];
  save(state: T['state']): Json;
  load(json: Json): T['state'];
  /** One line of text per move, unique among all moves, stable for ever. */
  format(move: T['move']): string;
  parse(text: string): T['move'] | undefined;
}

export function seatsOf(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

export function viewersOf(count: number): readonly Viewer[] {
  return [...seatsOf(count), 'spectator'];
}
