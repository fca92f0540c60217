import type { By, Seat } from '@coven/core';
import { choose, finishChoosing, showArcana } from './arcana.ts';
import { beginBrewing, buy, fill, finish, hold, make, use } from './brewing.ts';
import { hasFullCircle } from './circle.ts';
import { type CardMove, type CompiledData, characterOf, recipeOf } from './compiled-data.ts';
import { draw, mustDraw, passHands } from './hands.ts';
import type { Move } from './notation.plain.ts';
import { passCauldrons } from './passing.ts';
import { beginPicking, goBlind, pick, pull, reveal, seatPulling, startAfresh } from './picking.ts';
import { beginRound, grow } from './round-start.ts';
import { type Casting, castAll, keep, offer, type Tell } from './setup.ts';
import type { State } from './state.ts';

/** What the flow of a game needs besides the state. */
export interface FlowContext {
  readonly compiled: CompiledData;
  readonly casting: Casting;
  /** 4 in the printed game. */
  readonly handSize: number;
}

export function apply(context: FlowContext, state: State, by: By, move: Move, tell?: Tell): void {
  (ACTS[move.type] as Act<Move['type']>)(state, by as Seat, move, tell, context.compiled);
  proceed(context, state, tell);
}

type Act<Type> = (
  state: State,
  seat: Seat,
  move: Extract<CardMove, { type: Type }>,
  tell: Tell | undefined,
  compiled: CompiledData,
) => void;

/** What each move does. A move that the rules listed has its card; that of any other is looked up. */
const ACTS: { readonly [Type in Move['type']]: Act<Type> } = {
  offer: (state, _, move, tell, compiled) => offer(state, characterOf(compiled, move.character), tell),
  keep: (state, seat, move, tell, compiled) => keep(state, seat, characterOf(compiled, move.character), tell),
  draw: (state, _, move, tell, compiled) => draw(state, move.card ?? recipeOf(compiled, move.recipe), tell),
  grow: (state, seat, move, tell, { capacity }) => grow(capacity, state, seat, move.ingredient, tell),
  'fresh-start': (state, seat, _, tell) => startAfresh(state, seat, tell),
  blind: (state, seat, _, tell) => goBlind(state, seat, tell),
  pull: (state, _, move, tell, compiled) => pull(state, move.card ?? recipeOf(compiled, move.recipe), tell),
  play: (state, seat, move, tell, compiled) =>
    pick(state, seat, (move.card ?? recipeOf(compiled, move.recipe))[move.isTurned ? 'turned' : 'upright'], tell),
  name: choose,
  potion: choose,
  raven: choose,
  grimoire: choose,
  pour: choose,
  ready: (state, seat, _, tell) => finishChoosing(state, seat, tell),
  use: (state, seat, move, tell) => use(state, seat, move.recipe, tell),
  fill,
  make,
  buy,
  hold: (state, seat, _, tell) => hold(state, seat, tell),
  done: (state, seat, move, tell) => finish(state, seat, move.kept, tell),
};

/** Goes on to the next step whenever all have done theirs, until somebody or chance is awaited again. */
function proceed(context: FlowContext, state: State, tell: Tell | undefined): void {
  for (;;) {
    switch (state.phase) {
      case 'offer':
        if (state.queue.length > 0) return;
        if (context.casting === 'draft') state.phase = 'draft';
        else deal(state, tell);
        break;
      case 'draft':
        if (!allDone(state)) return;
        deal(state, tell);
        break;
      case 'deal':
      case 'draw':
        if (mustDraw(context.handSize, state, tell)) return;
        beginRound(state, tell);
        break;
      case 'grow':
        if (!allDone(state)) return;
        if (state.isLast) beginBrewing(state);
        else beginPicking(state);
        break;
      case 'pick':
        if (mustDraw(context.handSize, state, tell) || seatPulling(state) >= 0 || !allDone(state)) return;
        reveal(state, tell);
        state.phase = 'arcana';
        break;
      case 'arcana':
        if (!allDone(state)) return;
        showArcana(state, tell);
        beginBrewing(state);
        break;
      case 'brew':
        if (!allDone(state)) return;
        passCauldrons(context.compiled.capacity, state, tell);
        if (hasFullCircle(state) || state.isLast) {
          state.phase = 'over';
          tell?.({ type: 'ended' });
        } else {
          passHands(state, tell);
          state.phase = 'draw';
        }
        break;
      case 'over':
        return;
      default:
        state.phase satisfies never;
    }
  }
}

/** WW-1.2: hands are dealt once all have a character. */
function deal(state: State, tell: Tell | undefined): void {
  castAll(state, tell);
  state.phase = 'deal';
  state.queue = state.players.map((_, seat) => seat);
}

function allDone({ players }: State): boolean {
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.isDone === false) return false;
  return true;
}
