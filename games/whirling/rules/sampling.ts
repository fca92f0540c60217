import { Bag, type Random, type Sampler, type Seat, shuffle } from '@coven/core';
import { choose, mayChoose } from './arcana.ts';
import type { Character } from './characters.ts';
import { type CompiledData, characterOf, recipeOf } from './compiled-data.ts';
import type { ShownUse } from './events.ts';
import { likely } from './guesses.ts';
import { difference, maskOf, named } from './ingredients.plain.ts';
import type { Memory } from './memory.ts';
import { fillMove, READY } from './moves.ts';
import { ARCANA } from './names.plain.ts';
import { notation } from './notation.plain.ts';
import { listMoves } from './offers.ts';
import { mayTurn } from './picking.ts';
import { type Face, insert, type Recipe } from './recipes.ts';
import { faceOf, fillOf, makeOf } from './saved.ts';
import { cloneState, emptyState, type Player, playerAt, type State, type Use } from './state.ts';
import type { OwnView, PlayerView, View } from './view.ts';

/**
 * States that fit all the viewer knows. Chance is uniform: every unseen card is equally likely to lie in any unseen place.
 * What others choose in secret is any legal choice; a brew nobody saw yet has not begun.
 */
export function sampler(compiled: CompiledData, view: View, memory: Memory): Sampler<State> {
  const seen = seenState(compiled, view);
  const cards = knownCards(compiled, seen, view, memory);
  return (random) => {
    const state = cloneState(seen);
    layCards(cards, state, view, memory, random);
    if (view.phase === 'draft') layPairs(compiled, state, view, random);
    view.players.forEach(({ isDone }, seat) => {
      if (seat !== view.viewer && isDone) chooseInSecret(state, seat, random);
    });
    return state;
  };
}

/** The state as far as a view tells it: other hands, deck and discards are empty. */
function seenState(compiled: CompiledData, view: View): State {
  const state = emptyState(compiled, view.players.length);
  state.phase = view.phase;
  state.round = view.round;
  state.isLast = view.isLast;
  state.forced = view.forced ?? -1;
  view.players.forEach((seen, seat) => {
    const player = playerAt(state, seat);
    layOpen(compiled, player, seen);
    player.faces = (view.recipes[seat] ?? []).map(({ id, isTurned }) => faceOf(compiled, id, isTurned ? 'turned' : 'upright'));
    if (seat === view.viewer && view.own) layOwn(compiled, player, view.own);
  });
  state.deck = Bag.of([]);
  return state;
}

function layOpen(compiled: CompiledData, player: Player, seen: PlayerView): void {
  player.character = seen.character === null ? undefined : characterOf(compiled, seen.character);
  player.isFlipped = seen.isFlipped;
  player.markers = [...seen.markers];
  player.effects = [...seen.effects];
  player.pours = seen.pours;
  player.mayName = seen.mayName;
  player.supply = maskOf(seen.supply);
  player.bench = [...seen.bench];
  player.cauldron = [...seen.cauldron];
  player.circle = [...seen.circle];
  player.uses = seen.uses.map((use) => useOf(compiled, use));
  player.hasBought = seen.hasBought;
  player.isDone = seen.isDone;
  player.holds = seen.holds;
}

/** The viewer's view of herself is ahead of what the others see: the open part is what it was before. */
function layOwn(compiled: CompiledData, player: Player, own: OwnView): void {
  player.hand = own.hand.map((id) => recipeOf(compiled, id));
  player.pick = own.pick ? faceOf(compiled, own.pick.id, own.pick.isTurned ? 'turned' : 'upright') : undefined;
  player.isBlind = own.isBlind;
  player.pulled = own.pulled === null ? undefined : recipeOf(compiled, own.pulled);
  player.offered = own.offered.map((id) => characterOf(compiled, id));
  player.kept = own.kept === null ? undefined : characterOf(compiled, own.kept);
  player.spent = [...own.spent];
  player.named = own.named === null ? -1 : ARCANA.indexOf(own.named);
  player.taken = [...own.taken];
  player.bench = difference(
    player.bench,
    own.taken.map((count) => -count),
  );
  player.made = [...own.made];
  player.removed = [...own.removed];
  player.poured = [...own.poured];
  player.wished = maskOf(own.wished);
  player.supply &= ~player.wished;
  const face = [...player.faces, ...(player.character?.faces ?? [])].find(({ id }) => id === own.using);
  player.using = face && ownDirection(player, face);
  player.filled = own.filled === null ? undefined : fillOf(compiled, notation.format(own.filled));
}

function ownDirection(player: Player, face: Face): Face {
  return face.recipe ? face : (player.character?.faces?.[player.isFlipped ? 1 : 0] as Face);
}

function useOf(compiled: CompiledData, use: ShownUse): Use {
  return {
    face: faceOf(compiled, use.recipe, use.isTurned ? 'turned' : 'upright'),
    fill: fillOf(compiled, notation.format(fillMove(use.bench, use.output, use.supply))),
    make: makeOf(compiled, notation.format({ type: 'make', pieces: named(use.made) })),
  };
}

/** The cards that the viewer knows the place of, and those that may lie anywhere out of sight. */
interface KnownCards {
  /** By seat; empty for the viewer's own. */
  readonly hands: readonly (readonly Recipe[])[];
  readonly discards: readonly Recipe[];
  /** In the renewed deck, or drawn from it. */
  readonly renewed: readonly Recipe[];
  readonly unseen: readonly Recipe[];
}

function knownCards(compiled: CompiledData, state: State, view: View, memory: Memory): KnownCards {
  const hands = memory.hands.map(({ cards }, seat) => (seat === view.viewer ? [] : cards.map((id) => recipeOf(compiled, id))));
  const discards = memory.discards.map((id) => recipeOf(compiled, id));
  const renewed = memory.renewed.map((id) => recipeOf(compiled, id));
  const lying = state.players.flatMap(({ faces, hand }) => [...faces.map(({ recipe }) => recipe as Recipe), ...hand]);
  const seen = new Set<Recipe>([...lying, ...hands.flat(), ...discards, ...renewed]);
  return { hands, discards, renewed, unseen: compiled.recipes.filter((recipe) => !seen.has(recipe)) };
}

/** Deals what the viewer has not seen into the places it cannot see. */
function layCards(known: KnownCards, state: State, view: View, memory: Memory, random: Random): void {
  const guess = likely(memory.guesses, memory.isRenewed ? view.deckSize : 0, memory.renewed.length, random);
  const hands = known.hands.map((cards) => [...cards]);
  const discards = [...known.discards];
  const unseen = shuffle([...known.unseen], random);

  // Cards known to have gone into a renewed deck lie in it still, or were drawn from it.
  const deck: Recipe[] = [];
  const places: Recipe[][] = [];
  if (memory.isRenewed) for (let at = 0; at < view.deckSize; at++) places.push(deck);
  hands.forEach((hand, seat) => {
    for (let at = 0; at < (guess.fresh[seat] as number); at++) places.push(hand);
  });
  for (let at = 0; at < guess.freshDiscards; at++) places.push(discards);
  shuffle(places, random);
  for (const recipe of known.renewed) (places.pop() as Recipe[]).push(recipe);

  hands.forEach((hand, seat) => {
    if (seat === view.viewer) return;
    const size = view.players[seat]?.handSize as number;
    while (hand.length < size) hand.push(unseen.pop() as Recipe);
    const target = playerAt(state, seat).hand;
    for (const recipe of hand) insert(target, recipe);
  });
  while (discards.length < view.discardSize) discards.push(unseen.pop() as Recipe);
  state.discards = discards;
  state.deck = Bag.of([...deck, ...unseen]);
}

/** WW-8.1: in the draft only the viewer's own pair is known. */
function layPairs(compiled: CompiledData, state: State, view: View, random: Random): void {
  const rest = [...compiled.others];
  const own = view.viewer === 'spectator' ? [] : playerAt(state, view.viewer).offered;
  for (const character of own) rest.splice(rest.indexOf(character), 1);
  shuffle(rest, random);
  const pair = own.length || 2;
  state.players.forEach((player, seat) => {
    if (seat === view.viewer) return;
    player.offered = Array.from({ length: pair }, () => rest.pop() as Character).sort((a, b) => a.index - b.index);
  });
  state.cast = rest.sort((a, b) => a.index - b.index);
}

/** Somebody else has chosen, and nobody has been shown what. */
function chooseInSecret(state: State, seat: Seat, random: Random): void {
  const player = playerAt(state, seat);
  switch (state.phase) {
    case 'draft':
      player.kept = player.offered[random.below(player.offered.length)];
      return;
    case 'pick': {
      const faces = player.hand.flatMap((recipe) => (mayTurn(player, recipe) ? [recipe.upright, recipe.turned] : [recipe.upright]));
      player.pick = faces[random.below(faces.length)];
      return;
    }
    case 'arcana':
      if (!mayChoose(player)) return;
      player.isDone = false;
      for (;;) {
        const moves = listMoves(state, seat);
        const move = moves[random.below(moves.length)];
        if (move === undefined || move === READY) break;
        if (move.type === 'name' || move.type === 'potion' || move.type === 'raven' || move.type === 'grimoire' || move.type === 'pour') {
          choose(state, seat, move, undefined);
        }
      }
      player.isDone = true;
      return;
    default:
  }
}
