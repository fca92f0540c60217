import type { Seat, Types } from '@coven/core';
import { type Catalogue, type Same, type Say, sayFrom } from './catalogue.ts';
import type { GameWords, Pieces } from './game-words.ts';

/** What the fields of a game's events and moves hold, and how a value of each kind is said: a piece, a pile of pieces, a number. */
export type Kinds = Readonly<Record<string, (value: never) => string | number>> & { who(seat: Seat): string };

/** What a sentence that is more than its row is made with. */
type Speaker<Model extends Catalogue, K extends Kinds> = K & {
  readonly say: Say<Model>;
  /** Whether this is the player who is spoken to. */
  isMe(seat: Seat): boolean;
};

type Typed = Types & { readonly move: { readonly type: string } };

type OfType<Told, Type> = Told extends { readonly type: infer Own } ? (Type extends Own ? Told : never) : never;

type Args<Model, Key> = Key extends keyof Model ? (Model[Key] extends (args: infer Named) => string ? Named : unknown) : unknown;

/** The kinds that take such a value and give such an argument. */
type KindFor<K, Value, Arg> = { [Kind in keyof K]: K[Kind] extends (value: Value) => Arg ? Kind : never }[keyof K];

/** The arguments that no field gives; the seat is always told as `who`. */
type Missing<Told, Named> = Exclude<keyof Named, keyof Told | ('seat' extends keyof Told ? 'who' : never)>;

/** The kind of every field beside the seat. An argument has the name of its field, so that a new field, event or argument compiles only with its row. */
type Row<Told, Named, K> = [Missing<Told, Named>] extends [never]
  ? {
      readonly [Field in Exclude<keyof Told, 'type' | 'seat'>]-?: Field extends keyof Named
        ? KindFor<K, Exclude<Told[Field], undefined>, Named[Field]>
        : 'untold';
    }
  : never;

/** By event: its row, a function where the sentence depends on more than its fields' kinds, or null for one that needs no words. */
export type EventRows<T extends Typed, Model extends Catalogue, K extends Kinds> = {
  readonly [Type in T['shown']['type']]:
    | Row<OfType<T['shown'], Type>, Args<Model, `event.${Type}`> & Args<Model, `more.own.${Type}`>, K>
    | ((shown: OfType<T['shown'], Type>, speaker: Speaker<Model, K>) => string | undefined)
    | null;
};

export type MoveRows<T extends Typed, Model extends Catalogue, K extends Kinds> = {
  readonly [Type in T['move']['type']]:
    | Row<OfType<T['move'], Type>, Args<Model, `move.${Type}`>, K>
    | ((move: OfType<T['move'], Type>, speaker: Speaker<Model, K>) => string);
};

export interface Rows<T extends Typed, Model extends Catalogue, K extends Kinds> {
  readonly events: EventRows<T, Model, K>;
  readonly moves: MoveRows<T, Model, K>;
  kinds(pieces: Pieces): K;
}

/** A row as it is read, when the compiler has compared it with its event. */
type AnyRow = Readonly<Record<string, string>> | ((told: Told, speaker: unknown) => string | undefined) | null | undefined;
type AnyRows = Readonly<Record<string, AnyRow>>;
type AnyKinds = Readonly<Record<string, ((value: unknown) => string | number) | undefined>>;
type Told = { readonly type: string; readonly seat?: Seat } & Readonly<Record<string, unknown>>;

/** The words of a game's events, moves and refusals. What the player who is spoken to did has a sentence of its own where there is `more.own.EVENT`. */
export function sentencesFrom<T extends Typed, Model extends Catalogue, K extends Kinds>(
  messages: Same<Model>,
  rows: Rows<T, Model, K>,
): Pick<GameWords<T>, 'event' | 'move' | 'refusal'> {
  const say = sayFrom<Model>(messages);
  const sayAny = say as (key: string, args: object) => string;
  const sentence = (row: AnyRow, told: Told, key: string, pieces: Pieces): string | undefined => {
    const kinds = rows.kinds(pieces);
    if (typeof row === 'function') return row(told, { ...kinds, say, isMe: (seat: Seat) => seat === pieces.me });
    const args = row && argsOf(row, told, kinds as unknown as AnyKinds);
    return args ? sayAny(key, args) : undefined;
  };
  return {
    event(shown, pieces) {
      const told = shown as unknown as Told;
      const own = `more.own.${told.type}`;
      const isOwn = told.seat !== undefined && told.seat === pieces.me && Object.hasOwn(messages, own);
      return sentence((rows.events as AnyRows)[told.type], told, isOwn ? own : `event.${told.type}`, pieces);
    },
    move(move, pieces) {
      const told = move as unknown as Told;
      return sentence((rows.moves as AnyRows)[told.type], told, `move.${told.type}`, pieces) ?? '';
    },
    // An argument has the name of its kind; one without a kind is said as it is.
    refusal({ reason, args = {} }, pieces) {
      const kinds = rows.kinds(pieces) as unknown as AnyKinds;
      const said = Object.entries(args).map(([name, value]) => [name, kinds[name]?.(value) ?? value]);
      return sayAny(`refusal.${reason}`, Object.fromEntries(said));
    },
  };
}

/** Nothing where a field is kept from the viewer: there is nothing to say. */
function argsOf(row: Readonly<Record<string, string>>, told: Told, kinds: AnyKinds): Readonly<Record<string, string | number>> | undefined {
  const args: Record<string, string | number> = {};
  if (told.seat !== undefined) args.who = kinds.who?.(told.seat) ?? '';
  for (const [field, kind] of Object.entries(row)) {
    const say = kinds[kind];
    if (!say) continue;
    const value = told[field];
    if (value === undefined || value === 'hidden') return undefined;
    args[field] = say(value);
  }
  return args;
}
