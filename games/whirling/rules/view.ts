import type { Made, Seat, Viewer } from '@coven/core';
import { effectsLeft, kindsIn } from './arcana.ts';
import { facesOf, isUsed, shownUse } from './brewing.ts';
import type { CharacterId } from './characters.ts';
import type { CharacterRow, Data, RecipeRow } from './data.ts';
import { forecastOf } from './forecast.ts';
import { add, type Counts, difference } from './ingredients.plain.ts';
import { ARCANA, type Arcanum } from './names.plain.ts';
import type { Face, RecipeId } from './recipes.ts';
import { GROWTH, growthOver } from './round-start.ts';
import type { Casting } from './setup.ts';
import { type Source, sourcesOf } from './sources.ts';
import { leftOf, type Phase, type Player, type State } from './state.ts';
import { STEP_OF, stepsOf } from './steps.ts';

interface ShownRecipe {
  readonly id: RecipeId;
  readonly isTurned: boolean;
}

/** A player as the viewer sees her: herself as she stands, the others as they stood before what they do in secret. WW-8.1 */
export type PlayerView = Made<typeof another>;

/** What only the viewer herself sees. */
export type OwnView = Made<typeof ownView>;

export type View = Made<typeof common> & Made<typeof own>;

interface Rows {
  readonly recipes: Readonly<Record<RecipeId, RecipeRow>>;
  readonly characters: Readonly<Record<CharacterId, CharacterRow>>;
}

export interface ViewContext {
  readonly casting: Casting;
  readonly capacity: Counts;
  readonly feeds: readonly Seat[];
  /** The table's own cards, if it has any. */
  readonly data: Data | undefined;
}

export function common({ casting, capacity, feeds }: ViewContext, state: State) {
  return {
    casting,
    phase: state.phase,
    round: state.round,
    isLast: state.isLast,
    /** The steps of this round in order, and the one that is now. */
    steps: stepsOf(state, casting),
    step: STEP_OF[state.phase],
    capacity,
    /** Who gets each seat's cauldron. */
    feeds,
    /** Before each seat, in the order played; the last one is the newest. */
    recipes: state.players.map(({ faces }) => faces.map(shownFace)),
    deckSize: state.deck.size,
    discardSize: state.discards.length,
    /** Who must finish although she would hold. */
    forced: state.forced < 0 ? null : state.forced,
  };
}

export function own({ capacity, feeds, data }: ViewContext, state: State, viewer: Viewer) {
  const { phase } = state;
  const herOwn = viewer === 'spectator' ? undefined : state.players[viewer];
  const players = state.players.map((player) => (player === herOwn ? herself(player) : another(phase, player)));
  return {
    viewer,
    players,
    // Made of what the viewer sees, so that it tells nothing else.
    /** What each seat's cauldron would bring as it is. */
    forecasts: players.map((giver, seat) => {
      const cauldron = [...giver.cauldron];
      if (seat === viewer && herOwn) add(cauldron, herOwn.made);
      return forecastOf({ phase, capacity }, giver.circle, cauldron, players[feeds[seat] as Seat] as PlayerView);
    }),
    own: herOwn ? (ownView(capacity, state, viewer as Seat, herOwn) as OwnView) : null,
    /** The rows of all cards in sight if the table plays with cards of its own; `null` with the printed ones. */
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

function another(phase: Phase, player: Player) {
  const isBrewing = phase === 'brew' && !player.isDone;
  return {
    character: player.character?.id ?? null,
    /** The character's own recipe lies turned over. */
    isFlipped: player.isFlipped,
    handSize: player.hand.length,
    /** 0 … 6, in the order of `ARCANA`. */
    markers: [...player.markers],
    /** How often each effect went off in this step, and what the character adds. */
    effects: [...player.effects],
    pours: player.pours,
    mayName: player.mayName,
    /** What inputs may take from the supply this round. */
    supply: kindsIn(player.supply),
    bench: [...player.bench],
    cauldron: [...player.cauldron],
    circle: [...player.circle],
    /** The recipes used in this round's brew. */
    uses: isBrewing ? [] : player.uses.map(shownUse),
    hasBought: !isBrewing && player.hasBought,
    /** Has chosen in this step, or has nothing to choose. */
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

function ownView(capacity: Counts, state: State, seat: Seat, player: Player) {
  const { phase } = state;
  return {
    hand: player.hand.map(({ id }) => id),
    pick: player.pick ? shownFace(player.pick) : null,
    isBlind: player.isBlind,
    pulled: player.pulled?.id ?? null,
    offered: player.offered.map(({ id }) => id),
    kept: player.kept?.id ?? null,
    /** Effects used up in this step, in the order of `ARCANA`. */
    spent: [...player.spent],
    /** How often each effect can still be used. */
    left: leftOver(player),
    /** The effect named besides. WW-7.3 */
    named: ARCANA[player.named] ?? null,
    /** Pieces taken from the workbench that the others still see there. */
    taken: [...player.taken],
    /** Pieces on their way to the cauldron; while brewing they can still become inputs. */
    made: [...player.made],
    removed: [...player.removed],
    poured: [...player.poured],
    wished: kindsIn(player.wished),
    /** The recipe whose inputs, then outputs, are still to be chosen. */
    using: player.using?.id ?? null,
    /** How its inputs were filled. */
    filled: player.filled ?? null,
    /** Where each input of the recipes not used yet would come from, while the viewer brews. */
    inputs: phase === 'brew' && !player.isDone ? inputsOf(player) : {},
    /** What she must choose an ingredient for, how many would not fit of each, and into whose circle they would go. WW-7.8 */
    growth:
      phase === 'grow' && !player.isDone
        ? { count: GROWTH, overflow: growthOver(capacity, player), to: leftOf(state.players.length, seat) }
        : null,
  };
}

function leftOver(player: Player): Readonly<Record<Arcanum, number>> {
  const [potion, raven, grimoire] = ARCANA.map((_, arcanum) => effectsLeft(player, arcanum));
  return { potion: potion ?? 0, raven: raven ?? 0, grimoire: grimoire ?? 0 };
}

function inputsOf(player: Player): Readonly<Record<RecipeId, readonly Source[]>> {
  const { made, supply, wished } = player;
  const stock = { bench: difference(player.bench, player.taken), made, supply: supply | wished };
  const unused = facesOf(player).filter((face) => !isUsed(player, face));
  return Object.fromEntries(unused.map(({ id, inputs }) => [id, sourcesOf(inputs, stock)]));
}

function shownFace({ id, isTurned }: Face): ShownRecipe {
  return { id, isTurned };
}
