import type { Refusal, Seat } from '@coven/core';
import { facesOf, isUsed } from './brewing.ts';
import { counted, type Kind, kindOf } from './ingredients.plain.ts';
import { INGREDIENTS } from './names.plain.ts';
import type { Move } from './notation.plain.ts';
import { mayTurn } from './picking.ts';
import { can, type Phase, type Player, playerAt, type State } from './state.ts';

/** Every reason that `explain` gives; each has its words. */
export type Reason = ReturnType<typeof explain>['reason'];

function no<Why extends string>(rule: string, reason: Why, args?: Refusal['args']): Refusal<Why> {
  return args ? { rule, reason, args } : { rule, reason };
}

/** The step each kind of move belongs to, and the rule that says so. */
const STEPS: Readonly<Record<Move['type'], readonly [phase: Phase, rule: string]>> = {
  offer: ['offer', 'WW-1.1'],
  keep: ['draft', 'WW-1.1'],
  draw: ['draw', 'WW-6.1'],
  pull: ['pick', 'WW-7.3'],
  grow: ['grow', 'WW-7.8'],
  'fresh-start': ['pick', 'WW-7.1'],
  blind: ['pick', 'WW-7.3'],
  play: ['pick', 'WW-2.1'],
  name: ['arcana', 'WW-7.3'],
  potion: ['arcana', 'WW-2.5'],
  raven: ['arcana', 'WW-2.5'],
  grimoire: ['arcana', 'WW-2.5'],
  pour: ['arcana', 'WW-7.5'],
  ready: ['arcana', 'WW-2.5'],
  use: ['brew', 'WW-3.1'],
  fill: ['brew', 'WW-3.1'],
  make: ['brew', 'WW-3.2'],
  buy: ['brew', 'WW-7.6'],
  hold: ['brew', 'WW-3.5'],
  done: ['brew', 'WW-3.3'],
};

/** Why a move that is not offered is not allowed. */
export function explain(state: State, seat: Seat, move: Move) {
  const [phase, rule] = STEPS[move.type];
  if (state.phase === 'over') return no('WW-5.1', 'game-over');
  if (move.type === 'offer' || move.type === 'draw' || move.type === 'pull') return no(rule, 'not-a-choice');
  if (state.phase !== phase) return no(rule, 'not-now');
  const player = playerAt(state, seat);
  switch (move.type) {
    case 'keep':
      return no(rule, holds(player.offered, move.character) ? 'kept-already' : 'not-offered', { card: move.character });
    case 'grow':
      return no(rule, can(player, 'forced-growth') ? 'already-done' : 'not-your-ability');
    case 'fresh-start':
      return no(rule, can(player, 'fresh-start') ? 'too-late-this-round' : 'not-your-ability');
    case 'blind':
      return no(rule, can(player, 'blind-play') ? 'too-late-this-round' : 'not-your-ability');
    case 'play':
      return explainPick(player, move, rule);
    case 'name':
    case 'potion':
    case 'raven':
    case 'grimoire':
    case 'pour':
    case 'ready':
      return explainArcana(player, move, rule);
    case 'use':
    case 'fill':
    case 'make':
    case 'buy':
    case 'hold':
    case 'done':
      return explainBrewing(state, seat, player, move, rule);
    default:
      return move satisfies never;
  }
}

type PickMove = Extract<Move, { type: 'play' }>;

function explainPick(player: Player, { recipe: card, isTurned }: PickMove, rule: string) {
  const args = { card };
  const recipe = player.hand.find(({ id }) => id === card);
  if (!recipe) return no(rule, 'not-in-hand', args);
  if (player.pulled && player.pulled !== recipe) return no('WW-7.3', 'random-card-stays', { card: player.pulled.id });
  if (isTurned && !mayTurn(player, recipe)) return no('WW-2.2', 'may-not-turn', args);
  return no('WW-2.3', 'picked-already', args);
}

type ArcanaMove = Extract<Move, { type: 'name' | 'potion' | 'raven' | 'grimoire' | 'pour' | 'ready' }>;

function explainArcana(player: Player, move: ArcanaMove, rule: string) {
  if (player.isDone) return no('WW-2.5', 'already-done');
  if (move.type === 'pour' && !can(player, 'brew-from-bench')) return no(rule, 'not-your-ability');
  if (move.type === 'name' && !can(player, 'blind-play')) return no(rule, 'not-your-ability');
  const { bench, taken } = player;
  const lies = (count: number, kind: Kind) => count <= (bench[kind] as number) - (taken[kind] as number);
  if (move.type === 'raven' && !counted(move.pieces).every(lies)) return no(rule, 'not-on-bench');
  if (move.type === 'pour' && !lies(1, kindOf(move.ingredient))) return no(rule, 'not-on-bench');
  return no(rule, 'no-effect-left');
}

type BrewingMove = Extract<Move, { type: 'use' | 'fill' | 'make' | 'buy' | 'hold' | 'done' }>;

function explainBrewing(state: State, seat: Seat, player: Player, move: BrewingMove, rule: string) {
  if (player.isDone) return no('WW-3.3', 'already-done');
  if (player.holds) return no('WW-3.5', 'you-hold');
  const { using } = player;
  if (move.type === 'fill' || move.type === 'make') {
    if (!using) return no(rule, 'no-recipe-begun');
    const isFilling = player.filled === undefined;
    if (isFilling !== (move.type === 'fill')) return no(rule, 'finish-recipe-first', { card: using.id });
    return no(rule, isFilling ? 'cannot-fill-so' : 'not-its-output', { card: using.id });
  }
  if (using) return no('WW-3.1', 'finish-recipe-first', { card: using.id });
  switch (move.type) {
    case 'use': {
      const face = facesOf(player).find(({ id }) => id === move.recipe);
      const args = { card: move.recipe };
      if (!face) return no(rule, 'not-your-recipe', args);
      if (face.isIdle) return no(rule, 'nothing-to-use', args);
      return no(rule, isUsed(player, face) ? 'used-already' : 'inputs-missing', args);
    }
    case 'buy':
      if (!can(player, 'buy-grimoire')) return no(rule, 'not-your-ability');
      return no(rule, player.hasBought ? 'bought-already' : 'mandrakes-missing');
    case 'hold':
      return no(rule, state.forced === seat ? 'must-finish-first' : 'last-cannot-hold');
    case 'done':
      if (!can(player, 'five-kind-cauldron')) return no('WW-7.10', 'not-your-ability');
      return no('WW-7.10', 'kinds-missing', { kinds: INGREDIENTS.length });
    default:
      return move satisfies never;
  }
}

function holds(cards: readonly { readonly id: string }[], card: string): boolean {
  return cards.some(({ id }) => id === card);
}
