import { PAIRS, type Pair } from '../rules/actions.plain.ts';
import { groupSize } from '../rules/cauldron.ts';
import { PROPHECY_POINTS, TURNS } from '../rules/figures.plain.ts';
import { ACTIONS, BLACK, COLOURED, finalScore, type Player, type Prophecy, type State } from '../rules/index.ts';
import { progressOf } from '../rules/prophecies.ts';
import { type Chart, crystalWorth, mapParts, trackParts } from './evaluation.ts';

/** What a point of each action brings in the end, in points of score. */
export const POINT = [1.2, 1.3, 1.1, 1.2, 1.2, 0.5];
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

/** What is under way for a player, in the order of `fillFeatures`. */
const UNDER_WAY = [
  'building',
  'chips',
  'stone',
  'open',
  'witches',
  'ahead',
  'wand',
  'lead',
  'crystals',
  'black',
  'room',
  'lacking',
  'boosters',
  'prophecies',
  ...ACTIONS.map((action) => `group-${action}`),
];
const FIRST_GROUP = UNDER_WAY.length - ACTIONS.length;

/** The score if the game ended now, what is under way, and the same as far as the end is away. */
export const FEATURES: readonly string[] = ['score', ...UNDER_WAY, ...UNDER_WAY.map((name) => `early-${name}`)];

/** Each feature is in points of score by itself. */
export const BY_HAND: readonly number[] = FEATURES.map((name) => (name.startsWith('early-') ? 0 : 1));

const underWay = new Float64Array(UNDER_WAY.length);
const largest = [0, 0, 0, 0, 0, 0];
const tilesWith = [0, 0, 0, 0, 0, 0];

/** What a position is worth to a player with `left` turns to go; what a running turn has under way does not count. */
export function weighed(chart: Chart, state: State, player: Player, left: number, weights: readonly number[]): number {
  let worth = (weights[0] as number) * finalScore(chart.board, player);
  if (left <= 0) return worth;
  fillFeatures(chart, state, player, left);
  const future = left / TURNS;
  for (let at = 0; at < underWay.length; at++) {
    worth += ((weights[1 + at] as number) + future * (weights[1 + underWay.length + at] as number)) * (underWay[at] as number);
  }
  return worth;
}

/** In the order of `FEATURES`. */
export function featuresOf(chart: Chart, state: State, player: Player, left: number): readonly number[] {
  underWay.fill(0);
  if (left > 0) fillFeatures(chart, state, player, left);
  return [finalScore(chart.board, player), ...underWay, ...underWay.map((part) => (part * Math.max(0, left)) / TURNS)];
}

function fillFeatures(chart: Chart, state: State, player: Player, left: number): void {
  const { building, chips, stone, open, witches } = mapParts(chart, state, player, left);
  const { ahead, wand, lead } = trackParts(chart, state, player, left / TURNS);
  underWay[0] = building;
  underWay[1] = chips;
  underWay[2] = stone;
  underWay[3] = OPEN * open;
  underWay[4] = witches;
  underWay[5] = ahead;
  underWay[6] = wand;
  underWay[7] = lead;
  fillCauldron(chart, player, left);
  fillScrolls(chart, state, player, left);
}

function fillScrolls({ board }: Chart, state: State, player: Player, left: number): void {
  let [boosters, prophecies] = [0, 0];
  for (const scroll of board.scrolls) {
    const held = player.scrolls[scroll.index] as number;
    if (held === 0) continue;
    if (scroll.kind === 'booster') boosters += held * BOOSTER;
    else prophecies += held * PROPHECY * levelsPromise(board, state, player, scroll, left);
  }
  underWay[12] = boosters;
  underWay[13] = prophecies;
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

/** Crystals on their way out, and how strong the tiles to come will be: each adds to the largest group that can still grow. */
function fillCauldron(chart: Chart, player: Player, left: number): void {
  const { cauldron } = chart.board;
  const { cells } = player;
  let [crystals, black, room, free] = [0, 0, 0, 0];
  largest.fill(0);
  for (let cell = 0; cell < cells.length; cell++) {
    const content = cells[cell] as number;
    if (content === 0) free++;
    else if (content === BLACK) black += crystalWorth(chart, cell, true, left);
    else if (content >= COLOURED) crystals += crystalWorth(chart, cell, false, left);
    else {
      const beside = roomBeside(cauldron.neighbours[cell] as readonly number[], cells);
      room += FREE_BESIDE * left * beside;
      if (beside > 0) countGroups(chart, cells, cell);
    }
  }
  underWay[8] = crystals;
  underWay[9] = black;
  underWay[10] = room;
  underWay[11] = -LACKING * Math.max(0, 2 * left + 2 - free);
  const share = countTiles(player, left);
  for (let action = 0; action < largest.length; action++) {
    underWay[FIRST_GROUP + action] =
      GROUP * (POINT[action] as number) * (tilesWith[action] as number) * share * (largest[action] as number);
  }
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
