import { PAIRS, SCROLL } from '../rules/actions.plain.ts';
import { TURNS } from '../rules/figures.plain.ts';
import type { Player, State } from '../rules/index.ts';
import { sizeOf } from '../rules/map.ts';
import { strengthOf, tileOfTurn } from '../rules/turn.ts';
import { agendaWorth, type Chart, type Prices, SCROLL_WORTH } from './evaluation.ts';
import { BY_HAND, POINT, weighed } from './features.ts';

/** Part of what a point brings that is sure while the point waits. */
const WAITING = 0.9;
const REACH = 0.3;
const PRICES: Prices = { waiting: POINT.map((worth) => WAITING * worth), bonus: POINT, reach: REACH };

/** Turns that a player has after the one in which a tile was laid last. */
export function turnsLeft({ hand, stock }: Player): number {
  return TURNS - PAIRS.length + sizeOf(hand | stock);
}

/** How good a position is for a seat: as greedy sees it, and what its tiles and scrolls can still make of it. */
export function promise(chart: Chart, state: State, seat: number, weights: readonly number[] = BY_HAND): number {
  const player = state.players[seat] as Player;
  const isRunning = state.toAct === seat && state.phase !== 'draw' && state.phase !== 'over';
  const left = turnsLeft(player) - (isRunning && state.tile >= 0 ? 1 : 0);
  const worth = weighed(chart, state, player, left, weights);
  return isRunning ? worth + agendaWorth(chart, state, player, PRICES) + tilePromise(chart, state) : worth;
}

/** What the actions of the tile that is laid will bring, those that did not begin yet. */
function tilePromise(chart: Chart, state: State): number {
  if (state.phase === 'order') {
    const { first, second } = tileOfTurn(state);
    return actionPromise(chart, state, first) + actionPromise(chart, state, second);
  }
  return state.second >= 0 ? actionPromise(chart, state, state.second) : 0;
}

function actionPromise({ board }: Chart, state: State, action: number): number {
  const strength = strengthOf(board, state, action);
  return action === SCROLL ? SCROLL_WORTH + REACH * strength : (PRICES.waiting[action] as number) * strength;
}
