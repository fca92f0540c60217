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

export type Event =
  | { readonly type: 'offered'; readonly seat: Seat; readonly character: CharacterId }
  /** `isChange`: she had chosen before; only she learns of it. */
  | { readonly type: 'kept'; readonly seat: Seat; readonly character: CharacterId; readonly isChange: boolean }
  | { readonly type: 'cast'; readonly characters: readonly CharacterId[] }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly card: RecipeId }
  | { readonly type: 'round-began'; readonly round: number; readonly isLast: boolean }
  /** `overflow` went into the circle of `to`. */
  | { readonly type: 'grew'; readonly seat: Seat; readonly ingredient: Ingredient; readonly overflow: number; readonly to: Seat }
  | { readonly type: 'started-afresh'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'deck-renewed'; readonly cards: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: RecipeId }
  | { readonly type: 'went-blind'; readonly seat: Seat }
  | { readonly type: 'pulled'; readonly seat: Seat; readonly card: RecipeId }
  | { readonly type: 'picked'; readonly seat: Seat; readonly card: RecipeId; readonly isTurned: boolean; readonly isChange: boolean }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: RecipeId; readonly isTurned: boolean; readonly isBlind: boolean }
  /** Where the markers stand now and how often each effect went off. */
  | { readonly type: 'advanced'; readonly seat: Seat; readonly markers: readonly number[]; readonly effects: readonly number[] }
  /** One effect chosen; only the chooser sees it. */
  | {
      readonly type: 'chose-effect';
      readonly seat: Seat;
      readonly effect: Arcanum | 'pour';
      readonly pieces: readonly Ingredient[];
    }
  | { readonly type: 'named-effect'; readonly seat: Seat; readonly effect: Arcanum }
  | { readonly type: 'chose-arcana'; readonly seat: Seat }
  | {
      readonly type: 'arcana-shown';
      readonly seat: Seat;
      readonly potions: Counts;
      readonly poured: Counts;
      readonly removed: Counts;
      readonly supply: readonly Ingredient[];
    }
  /** A step of a brew; only the brewer sees it. */
  | { readonly type: 'began-recipe'; readonly seat: Seat; readonly recipe: RecipeId }
  | { readonly type: 'filled'; readonly seat: Seat; readonly recipe: RecipeId }
  | { readonly type: 'used'; readonly seat: Seat; readonly use: ShownUse }
  | { readonly type: 'bought'; readonly seat: Seat; readonly ingredient: Ingredient; readonly fromBench: number }
  | { readonly type: 'held'; readonly seat: Seat }
  | { readonly type: 'forced'; readonly seat: Seat }
  | {
      readonly type: 'finished';
      readonly seat: Seat;
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
  | { readonly type: 'passed'; readonly seat: Seat; readonly to: Seat; readonly pieces: Counts; readonly overflow: Counts }
  | { readonly type: 'hands-passed'; readonly hands: readonly (readonly RecipeId[])[] }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'ended' };

export type Shown =
  | Exclude<Event, { type: 'offered' | 'kept' | 'dealt' | 'drew' | 'picked' | 'hands-passed' }>
  | { readonly type: 'offered' | 'kept'; readonly seat: Seat; readonly character: CharacterId | 'hidden' }
  | { readonly type: 'dealt' | 'drew'; readonly seat: Seat; readonly card: RecipeId | 'hidden' }
  | { readonly type: 'picked'; readonly seat: Seat; readonly card: RecipeId | 'hidden'; readonly isTurned: boolean }
  /** `hand`: what the viewer has got. */
  | { readonly type: 'hands-passed'; readonly hand: readonly RecipeId[] };

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
    case 'cast':
    case 'round-began':
    case 'grew':
    case 'started-afresh':
    case 'deck-renewed':
    case 'revealed':
    case 'advanced':
    case 'chose-arcana':
    case 'arcana-shown':
    case 'held':
    case 'forced':
    case 'finished':
    case 'passed':
    case 'flipped':
    case 'ended':
      return event;
    default:
      return event satisfies never;
  }
}
