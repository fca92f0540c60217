import type { Seat, Viewer } from '@coven/core';
import type { CharacterId } from './characters.ts';
import type { Counts } from './ingredients.plain.ts';
import type { Arcanum, Ingredient } from './names.plain.ts';
import type { RecipeId } from './recipes.ts';

/** A recipe used: where its inputs came from and what came out. */
export interface ShownUse {
  readonly recipe: RecipeId;
  readonly isTurned: boolean;
  readonly bench: Counts;
  readonly output: Counts;
  readonly supply: Counts;
  readonly made: Counts;
}

type BySeat<Type extends string, Rest = object> = { readonly type: Type; readonly seat: Seat } & Readonly<Rest>;

/** Recipes go from one place to another: memories follow them. */
type CardsMoved =
  | BySeat<'started-afresh', { cards: number }>
  | { readonly type: 'deck-renewed'; readonly cards: number }
  | BySeat<'revealed', { card: RecipeId; isTurned: boolean; isBlind: boolean }>;

/** What everybody is told as it is. */
type Open =
  | { readonly type: 'cast'; readonly characters: readonly CharacterId[] }
  | { readonly type: 'round-began'; readonly round: number; readonly isLast: boolean }
  /** `overflow` went into the circle of `to`. */
  | BySeat<'grew', { ingredient: Ingredient; overflow: number; to: Seat }>
  | CardsMoved
  /** Where the markers stand now and how often each effect went off. */
  | BySeat<'advanced', { markers: readonly number[]; effects: readonly number[] }>
  | BySeat<'chose-arcana'>
  | BySeat<'arcana-shown', { potions: Counts; poured: Counts; removed: Counts; supply: readonly Ingredient[] }>
  | BySeat<'held'>
  | BySeat<'forced'>
  | BySeat<'finished', Finished>
  | BySeat<'passed', { to: Seat; pieces: Counts; overflow: Counts }>
  | BySeat<'flipped', { character: CharacterId }>
  | { readonly type: 'ended' };

interface Finished {
  readonly uses: readonly ShownUse[];
  /** Kinds that could come from the supply, bought ones included. */
  readonly supply: readonly Ingredient[];
  readonly hasBought: boolean;
  readonly cauldron: Counts;
  /** The piece that went straight into her circle. */
  readonly kept: Ingredient | null;
  /** The character that left the game. */
  readonly discarded: CharacterId | null;
}

/** Only its seat is told. */
type Own =
  | BySeat<'went-blind'>
  | BySeat<'pulled', { card: RecipeId }>
  /** One effect chosen. */
  | BySeat<'chose-effect', { effect: Arcanum | 'pour'; pieces: readonly Ingredient[] }>
  | BySeat<'named-effect', { effect: Arcanum }>
  /** A step of a brew. */
  | BySeat<'began-recipe', { recipe: RecipeId }>
  | BySeat<'filled', { recipe: RecipeId }>
  | BySeat<'used', { use: ShownUse }>
  | BySeat<'bought', { ingredient: Ingredient; fromBench: number }>;

/** Each viewer is told something else. */
type Veiled =
  | BySeat<'offered', { character: CharacterId }>
  /** `isChange`: she had chosen before; only she learns of it. */
  | BySeat<'kept', { character: CharacterId; isChange: boolean }>
  | BySeat<'dealt', { card: RecipeId }>
  | BySeat<'drew', { card: RecipeId }>
  | BySeat<'picked', { card: RecipeId; isTurned: boolean; isChange: boolean }>
  | { readonly type: 'hands-passed'; readonly hands: readonly (readonly RecipeId[])[] };

export type Event = Open | Own | Veiled;

/** The same as its viewer learns of it. */
type CardsMovedUnseen =
  | BySeat<'dealt' | 'drew', { card: RecipeId | 'hidden' }>
  /** `hand`: what the viewer has got. */
  | { readonly type: 'hands-passed'; readonly hand: readonly RecipeId[] };

/** What tells nothing of where recipes lie. */
export type NoCardsMoved =
  | Exclude<Open, CardsMoved>
  | Own
  | BySeat<'offered' | 'kept', { character: CharacterId | 'hidden' }>
  | BySeat<'picked', { card: RecipeId | 'hidden'; isTurned: boolean }>;

export type Shown = CardsMoved | CardsMovedUnseen | NoCardsMoved;

export function show(event: Event, viewer: Viewer): Shown | undefined {
  switch (event.type) {
    case 'offered': // WW-8.1: in the draft, only the viewer's own pair
      return { type: 'offered', seat: event.seat, character: viewer === event.seat ? event.character : 'hidden' };
    case 'kept':
      if (viewer === event.seat) return { type: 'kept', seat: event.seat, character: event.character };
      return event.isChange ? undefined : { type: 'kept', seat: event.seat, character: 'hidden' };
    case 'dealt':
    case 'drew':
      return { type: event.type, seat: event.seat, card: viewer === event.seat ? event.card : 'hidden' };
    case 'picked':
      if (viewer === event.seat) return { type: 'picked', seat: event.seat, card: event.card, isTurned: event.isTurned };
      return event.isChange ? undefined : { type: 'picked', seat: event.seat, card: 'hidden', isTurned: false };
    case 'went-blind':
    case 'pulled':
    case 'chose-effect':
    case 'named-effect':
    case 'began-recipe':
    case 'filled':
    case 'used':
    case 'bought':
      return viewer === event.seat ? event : undefined;
    case 'hands-passed':
      return { type: 'hands-passed', hand: viewer === 'spectator' ? [] : (event.hands[viewer] ?? []) };
    default:
      return event satisfies Open;
  }
}
