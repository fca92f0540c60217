import type { Outcome, Random, Seat } from '@coven/core';
import { effectsLeft } from './arcana.ts';
import { canFill, facesOf, fillsNow, hasFiveKinds, isUsed, mayHold } from './brewing.ts';
import type { Character } from './characters.ts';
import type { CompiledData } from './compiled-data.ts';
import { type Counts, MANDRAKE, sum } from './ingredients.plain.ts';
import {
  BLIND,
  BUYS,
  DONE,
  DONES,
  FRESH_START,
  GRIMOIRE_PRICE,
  GRIMOIRES,
  GROWS,
  HOLD,
  NAMES,
  POTIONS,
  POURS,
  RAVENS,
  READY,
} from './moves.ts';
import { INGREDIENTS } from './names.plain.ts';
import type { Move } from './notation.plain.ts';
import { mayTurn, seatPulling } from './picking.ts';
import { type Face, GRIMOIRE, POTION, RAVEN, type Recipe } from './recipes.ts';
import { can, type Player, playerAt, type State } from './state.ts';

/** Every legal move, in fixed order. */
export function listMoves(state: State, seat: Seat): readonly Move[] {
  const player = playerAt(state, seat);
  if (awaitsChance(state)) return [];
  switch (state.phase) {
    case 'draft':
      return player.offered.filter((character) => character !== player.kept).map(({ keep }) => keep);
    case 'grow':
      return player.isDone ? [] : GROWS;
    case 'pick':
      return picks(player);
    case 'arcana':
      return player.isDone ? [] : arcana(player);
    case 'brew':
      return player.isDone || player.holds ? [] : brewing(state, seat, player);
    default:
      return [];
  }
}

export function awaitsChance(state: State): boolean {
  switch (state.phase) {
    case 'offer':
    case 'deal':
    case 'draw':
      return true;
    case 'pick':
      return state.queue.length > 0 || seatPulling(state) >= 0;
    default:
      return false;
  }
}

/** A pick may be changed until the last one is in: to any other. WW-2.3 */
function picks(player: Player): Move[] {
  const list: Move[] = [];
  const { hand, pulled, pick } = player;
  for (let at = 0; at < hand.length; at++) {
    const recipe = hand[at] as Recipe;
    if (pulled !== undefined && recipe !== pulled) continue; // WW-7.3: the random card cannot be taken back
    if (recipe.upright !== pick) list.push(recipe.upright.play);
    if (recipe.turned !== pick && mayTurn(player, recipe)) list.push(recipe.turned.play);
  }
  if (pick === undefined && pulled === undefined && hand.length > 0) {
    if (can(player, 'fresh-start')) list.push(FRESH_START); // WW-7.1
    if (can(player, 'blind-play')) list.push(BLIND); // WW-7.3
  }
  return list;
}

function arcana(player: Player): Move[] {
  const list: Move[] = [READY];
  const { bench, taken, poured } = player;
  if (effectsLeft(player, POTION) > 0) list.push(...POTIONS);
  if (effectsLeft(player, RAVEN) > 0) for (const { counts, move } of RAVENS) if (lie(bench, taken, counts)) list.push(move);
  if (effectsLeft(player, GRIMOIRE) > 0) list.push(...GRIMOIRES);
  if (player.pours > sum(poured)) {
    for (let kind = 0; kind < bench.length; kind++) if ((bench[kind] as number) > (taken[kind] as number)) list.push(POURS[kind] as Move);
  }
  if (player.mayName && player.named < 0) list.push(...NAMES);
  return list;
}

function lie(bench: Counts, taken: Counts, pieces: Counts): boolean {
  for (let kind = 0; kind < pieces.length; kind++) {
    if ((pieces[kind] as number) > (bench[kind] as number) - (taken[kind] as number)) return false;
  }
  return true;
}

function brewing(state: State, seat: Seat, player: Player): readonly Move[] {
  const { using } = player;
  if (using) return player.filled ? using.makes : fillsNow(player, using);
  const list: Move[] = [];
  const faces = facesOf(player);
  for (let at = 0; at < faces.length; at++) {
    const face = faces[at] as Face;
    if (!face.isIdle && !isUsed(player, face) && canFill(player, face)) list.push(face.use);
  }
  if (can(player, 'buy-grimoire') && !player.hasBought) offerGrimoires(player, list);
  list.push(DONE);
  if (can(player, 'five-kind-cauldron') && hasFiveKinds(player)) list.push(...DONES);
  if (mayHold(state, seat)) list.push(HOLD);
  return list;
}

/** WW-7.6: mandrakes from the workbench or outputs, not from the supply. */
function offerGrimoires({ bench, taken, made }: Player, list: Move[]): void {
  const onBench = (bench[MANDRAKE] as number) - (taken[MANDRAKE] as number);
  const outputs = made[MANDRAKE] as number;
  for (let kind = 0; kind < INGREDIENTS.length; kind++) {
    for (let fromBench = GRIMOIRE_PRICE; fromBench >= 0; fromBench--) {
      if (fromBench <= onBench && GRIMOIRE_PRICE - fromBench <= outputs) list.push(BUYS[kind]?.[fromBench] as Move);
    }
  }
}

export function listOutcomes(compiled: CompiledData, state: State): readonly Outcome<Move>[] {
  if (!awaitsChance(state)) return [];
  if (state.phase === 'offer') {
    const cast = new Map<Character, number>();
    for (const character of state.cast) cast.set(character, (cast.get(character) ?? 0) + 1);
    return [...cast].sort(([a], [b]) => a.index - b.index).map(([character, weight]) => ({ move: character.offer, weight }));
  }
  const pulling = state.phase === 'pick' ? seatPulling(state) : -1;
  if (pulling >= 0) return playerAt(state, pulling).hand.map(({ index }) => ({ move: compiled.pulls[index] as Move, weight: 1 }));
  return state.deck.sorted().map(({ index }) => ({ move: compiled.draws[index] as Move, weight: 1 }));
}

export function drawOne(compiled: CompiledData, state: State, random: Random): Move {
  if (state.phase === 'offer') return (state.cast[random.below(state.cast.length)] as Character).offer;
  const pulling = state.phase === 'pick' ? seatPulling(state) : -1;
  if (pulling < 0) return compiled.draws[state.deck.draw(random).index] as Move;
  const { hand } = playerAt(state, pulling);
  return compiled.pulls[(hand[random.below(hand.length)] as Recipe).index] as Move;
}
