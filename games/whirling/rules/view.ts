import type { Seat, Viewer } from '@coven/core';
import { kindsIn } from './arcana.ts';
import { shownUse } from './brewing.ts';
import type { CharacterId } from './characters.ts';
import type { CharacterRow, Data, RecipeRow } from './data.ts';
import type { ShownUse } from './events.ts';
import { type Counts, difference } from './ingredients.ts';
import { format } from './moves.ts';
import type { Ingredient } from './pieces.ts';
import type { Face, RecipeId } from './recipes.ts';
import type { Casting } from './setup.ts';
import type { Phase, Player, State } from './state.ts';

interface ShownRecipe {
  readonly id: RecipeId;
  readonly isTurned: boolean;
}

/** A player as the viewer sees her: herself as she stands, the others as they stood before what they do in secret. WW-8.1 */
export interface PlayerView {
  readonly character: CharacterId | null;
  /** The character's own recipe lies turned over. */
  readonly isFlipped: boolean;
  readonly handSize: number;
  /** In the order played; the last one is the newest. */
  readonly recipes: readonly ShownRecipe[];
  /** 0 … 6, in the order of `ARCANA`. */
  readonly markers: readonly number[];
  /** How often each effect went off in this step, and what the character adds. */
  readonly effects: readonly number[];
  readonly pours: number;
  readonly mayName: boolean;
  /** What inputs may take from the supply this round. */
  readonly supply: readonly Ingredient[];
  readonly bench: Counts;
  readonly cauldron: Counts;
  readonly circle: Counts;
  /** The recipes used in this round's brew. */
  readonly uses: readonly ShownUse[];
  readonly hasBought: boolean;
  /** Has chosen in this step, or has nothing to choose. */
  readonly isDone: boolean;
  readonly holds: boolean;
}

/** What only the viewer herself sees. */
export interface OwnView {
  readonly hand: readonly RecipeId[];
  readonly pick: ShownRecipe | null;
  readonly isBlind: boolean;
  readonly pulled: RecipeId | null;
  readonly offered: readonly CharacterId[];
  readonly kept: CharacterId | null;
  /** Effects used up in this step, in the order of `ARCANA`, and the arcanum named (-1 for none). */
  readonly spent: readonly number[];
  readonly named: number;
  /** Pieces taken from the workbench that the others still see there. */
  readonly taken: Counts;
  /** Pieces on their way to the cauldron; while brewing they can still become inputs. */
  readonly made: Counts;
  readonly removed: Counts;
  readonly poured: Counts;
  readonly wished: readonly Ingredient[];
  /** The recipe whose inputs, then outputs, are still to be chosen. */
  readonly using: RecipeId | null;
  /** How its inputs were filled, as a move's text. */
  readonly filled: string | null;
}

export interface View {
  readonly viewer: Viewer;
  readonly casting: Casting;
  readonly phase: Phase;
  readonly round: number;
  readonly isLast: boolean;
  readonly capacity: Counts;
  readonly players: readonly PlayerView[];
  readonly own: OwnView | null;
  readonly deckSize: number;
  readonly discardSize: number;
  /** Who must finish although she would hold. */
  readonly forced: Seat | null;
  /** The rows of all cards in sight if the table plays with cards of its own; `null` with the printed ones. */
  readonly rows: Rows | null;
}

interface Rows {
  readonly recipes: Readonly<Record<RecipeId, RecipeRow>>;
  readonly characters: Readonly<Record<CharacterId, CharacterRow>>;
}

export interface Sight {
  readonly casting: Casting;
  readonly capacity: Counts;
  /** The table's own cards, if it has any. */
  readonly data: Data | undefined;
}

type Own = Pick<View, 'viewer' | 'players' | 'own' | 'rows'>;

export function common({ casting, capacity }: Sight, state: State): Omit<View, keyof Own> {
  return {
    casting,
    phase: state.phase,
    round: state.round,
    isLast: state.isLast,
    capacity,
    deckSize: state.deck.size,
    discardSize: state.discards.length,
    forced: state.forced < 0 ? null : state.forced,
  };
}

export function own({ data }: Sight, state: State, viewer: Viewer): Own {
  const herOwn = viewer === 'spectator' ? undefined : state.players[viewer];
  return {
    viewer,
    players: state.players.map((player) => (player === herOwn ? herself(player) : another(state.phase, player))),
    own: herOwn ? ownView(herOwn) : null,
    rows: data ? rowsInSight(data, state, herOwn) : null,
  };
}

/** Only of what the viewer sees anyway. */
function rowsInSight(data: Data, { players }: State, own: Player | undefined): Rows {
  const recipes = new Set([...players.flatMap(({ faces }) => faces.map(({ id }) => id)), ...(own?.hand ?? []).map(({ id }) => id)]);
  const characters = new Set([...players.flatMap(({ character }) => character?.id ?? []), ...(own?.offered ?? []).map(({ id }) => id)]);
  const pick = <Row extends { readonly id: string }>(rows: readonly Row[], ids: ReadonlySet<string>) =>
    Object.fromEntries(rows.filter(({ id }) => ids.has(id)).map((row) => [row.id, row]));
  return { recipes: pick(data.recipes, recipes), characters: pick(data.characters, characters) };
}

function another(phase: Phase, player: Player): PlayerView {
  const isBrewing = phase === 'brew' && !player.isDone;
  return {
    character: player.character?.id ?? null,
    isFlipped: player.isFlipped,
    handSize: player.hand.length,
    recipes: player.faces.map(shownFace),
    markers: [...player.markers],
    effects: [...player.effects],
    pours: player.pours,
    mayName: player.mayName,
    supply: kindsIn(player.supply),
    bench: [...player.bench],
    cauldron: [...player.cauldron],
    circle: [...player.circle],
    uses: isBrewing ? [] : player.uses.map(shownUse),
    hasBought: !isBrewing && player.hasBought,
    isDone: player.isDone,
    holds: player.holds,
  };
}

function herself(player: Player): PlayerView {
  return {
    ...another('over', player),
    supply: kindsIn(player.supply | player.wished),
    bench: difference(player.bench, player.taken),
  };
}

function ownView(player: Player): OwnView {
  return {
    hand: player.hand.map(({ id }) => id),
    pick: player.pick ? shownFace(player.pick) : null,
    isBlind: player.isBlind,
    pulled: player.pulled?.id ?? null,
    offered: player.offered.map(({ id }) => id),
    kept: player.kept?.id ?? null,
    spent: [...player.spent],
    named: player.named,
    taken: [...player.taken],
    made: [...player.made],
    removed: [...player.removed],
    poured: [...player.poured],
    wished: kindsIn(player.wished),
    using: player.using?.id ?? null,
    filled: player.filled ? format(player.filled) : null,
  };
}

function shownFace({ id, isTurned }: Face): ShownRecipe {
  return { id, isTurned };
}
