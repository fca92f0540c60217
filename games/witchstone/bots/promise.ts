import { PAIRS, type Pair, SCROLL } from '../rules/actions.ts';
import { groupSize } from '../rules/cauldron.ts';
import { PROPHECY_POINTS, TURNS } from '../rules/figures.ts';
import { BLACK, COLOURED, finalScore, type Player, type Prophecy, type State } from '../rules/index.ts';
import { sizeOf } from '../rules/map.ts';
import { progressOf } from '../rules/prophecies.ts';
import { strengthOf, tileOfTurn } from '../rules/turn.ts';
import { agendaWorth, type Chart, crystalWorth, mapWorth, type Prices, SCROLL_WORTH, trackWorth } from './evaluation.ts';

/** What a point of each action brings in the end, in points of score. */
const POINT = [1.2, 1.3, 1.1, 1.2, 1.2, 0.5];
/** Part of it that is sure while the point waits. */
const WAITING = 0.9;
const REACH = 0.3;
const PRICES: Prices = { waiting: POINT.map((worth) => WAITING * worth), bonus: POINT, reach: REACH };
/** Part of what a group promises that comes true: tiles do not always find their place beside it. */
const GROUP = 0.9;
/** A place that is joined and has no witch of the player yet. */
const OPEN = 0.5;
/** How much more often a tile in hand is laid than one in the stock. */
const IN_HAND = 1.5;
/** What a booster brings beyond its points at the end. */
const BOOSTER = 0.6;
/** Part of what a prophecy promises that comes true. */
const PROPHECY = 0.8;
/** A symbol with a free cell beside it can be joined. */
const FREE_BESIDE = 0.02;
/** A free cell that later tiles lack. */
const LACKING = 0.8;
/** By how much what a prophecy counts grows in a turn. */
const PACE: Readonly<Record<Prophecy['task']['prophecy'], number>> = {
  chain: 0.3,
  'occupy-same': 0.25,
  'occupy-in-order': 0.25,
  'connect-in-order': 0.3,
  'place-on-stone': 0.3,
  'witches-on-board': 0.8,
  'witches-waiting': 1,
  'silver-cells': 0.45,
  'special-hexes': 0.35,
  'scrolls-collected': 0.5,
  'chips-collected': 0.7,
  'crystals-on-rack': 0.5,
};

/** Turns that a player has after the one in which a tile was laid last. */
export function turnsLeft({ hand, stock }: Player): number {
  return TURNS - PAIRS.length + sizeOf(hand | stock);
}

/** How good a position is for a seat: as greedy sees it, and what its tiles and scrolls can still make of it. */
export function promise(chart: Chart, state: State, seat: number): number {
  const player = state.players[seat] as Player;
  const isRunning = state.toAct === seat && state.phase !== 'draw' && state.phase !== 'over';
  const left = turnsLeft(player) - (isRunning && state.tile >= 0 ? 1 : 0);
  let worth = finalScore(chart.board, player);
  if (left > 0) {
    worth += mapWorth(chart, state, player, left, OPEN) + trackWorth(chart, state, player, left / TURNS);
    worth += cauldronPromise(chart, player, left) + scrollPromise(chart, state, player, left);
  }
  if (isRunning) worth += agendaWorth(chart, state, player, PRICES) + tilePromise(chart, state);
  return worth;
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

function scrollPromise({ board }: Chart, state: State, player: Player, left: number): number {
  let worth = 0;
  for (const scroll of board.scrolls) {
    const held = player.scrolls[scroll.index] as number;
    if (held === 0) continue;
    worth += held * (scroll.kind === 'booster' ? BOOSTER : PROPHECY * levelsPromise(board, state, player, scroll, left));
  }
  return worth;
}

/** What the levels of a prophecy that are not reached yet may bring. */
function levelsPromise(board: Chart['board'], state: State, player: Player, prophecy: Prophecy, left: number): number {
  const { task } = prophecy;
  if (task.prophecy === 'place-on-stone' && player.stonePlace >= 0) return 0;
  const { reached, have } = progressOf(board, player, prophecy);
  let worth = 0;
  for (let level = reached; level < task.levels.length; level++) {
    const asked = task.levels[level];
    if (task.prophecy === 'place-on-stone' && state.stoneTaken >= (asked as number)) break;
    const lacking = have === null ? level - reached + 1 : (asked as number) - have;
    const chance = Math.min(0.95, (PACE[task.prophecy] * left) / lacking);
    worth += chance * ((PROPHECY_POINTS[level + 1] as number) - (PROPHECY_POINTS[level] as number));
  }
  return worth;
}

const largest = [0, 0, 0, 0, 0, 0];
const tilesWith = [0, 0, 0, 0, 0, 0];

/** Crystals on their way out, and how strong the tiles to come will be: each adds to the largest group that can still grow. */
function cauldronPromise(chart: Chart, player: Player, left: number): number {
  const { cauldron } = chart.board;
  const { cells } = player;
  let worth = 0;
  let free = 0;
  largest.fill(0);
  for (let cell = 0; cell < cells.length; cell++) {
    const content = cells[cell] as number;
    if (content === 0) free++;
    else if (content >= COLOURED) worth += crystalWorth(chart, cell, content === BLACK, left);
    else {
      const room = roomBeside(cauldron.neighbours[cell] as readonly number[], cells);
      worth += FREE_BESIDE * left * room;
      if (room > 0) countGroups(chart, cells, cell);
    }
  }
  const share = countTiles(player, left);
  for (let action = 0; action < largest.length; action++) {
    worth += GROUP * (POINT[action] as number) * (tilesWith[action] as number) * share * (largest[action] as number);
  }
  return worth - LACKING * Math.max(0, 2 * left + 2 - free);
}

function roomBeside(around: readonly number[], cells: readonly number[]): number {
  let room = 0;
  for (let i = 0; i < around.length; i++) if (cells[around[i] as number] === 0) room++;
  return room;
}

function countGroups({ board }: Chart, cells: readonly number[], cell: number): void {
  const content = cells[cell] as number;
  for (let action = 0; action < largest.length; action++) {
    if ((content & (1 << action)) === 0) continue;
    largest[action] = Math.max(largest[action] as number, groupSize(board.cauldron, cells, cell, 1 << action));
  }
}

/** Counts the tiles to come by action; returns which part of them will be laid. */
function countTiles({ hand, stock }: Player, left: number): number {
  tilesWith.fill(0);
  let total = 0;
  for (let at = 0; at < PAIRS.length; at++) {
    const weight = (hand & (1 << at)) !== 0 ? IN_HAND : (stock & (1 << at)) !== 0 ? 1 : 0;
    if (weight === 0) continue;
    const { first, second } = PAIRS[at] as Pair;
    tilesWith[first] = (tilesWith[first] as number) + weight;
    tilesWith[second] = (tilesWith[second] as number) + weight;
    total += weight;
  }
  return total === 0 ? 0 : left / total;
}
