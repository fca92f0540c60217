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
  act(context, state, by as Seat, move, tell);
  proceed(context, state, tell);
}

function act({ compiled }: FlowContext, state: State, seat: Seat, move: CardMove, tell: Tell | undefined): void {
  switch (move.type) {
    case 'offer':
      offer(state, characterOf(compiled, move.character), tell);
      break;
    case 'keep':
      keep(state, seat, characterOf(compiled, move.character), tell);
      break;
    case 'draw':
      draw(state, move.card ?? recipeOf(compiled, move.recipe), tell);
      break;
    case 'grow':
      grow(compiled.capacity, state, seat, move.ingredient, tell);
      break;
    case 'fresh-start':
      startAfresh(state, seat, tell);
      break;
    case 'blind':
      goBlind(state, seat, tell);
      break;
    case 'pull':
      pull(state, move.card ?? recipeOf(compiled, move.recipe), tell);
      break;
    case 'play':
      pick(state, seat, (move.card ?? recipeOf(compiled, move.recipe))[move.isTurned ? 'turned' : 'upright'], tell);
      break;
    case 'name':
    case 'potion':
    case 'raven':
    case 'grimoire':
    case 'pour':
      choose(state, seat, move, tell);
      break;
    case 'ready':
      finishChoosing(state, seat, tell);
      break;
    case 'use':
      use(state, seat, move.recipe, tell);
      break;
    case 'fill':
      fill(state, seat, move, tell);
      break;
    case 'make':
      make(state, seat, move, tell);
      break;
    case 'buy':
      buy(state, seat, move, tell);
      break;
    case 'hold':
      hold(state, seat, tell);
      break;
    case 'done':
      finish(state, seat, move.kept, tell);
      break;
    default:
      move satisfies never;
  }
}

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
