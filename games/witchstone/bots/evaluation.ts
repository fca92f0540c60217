import { onceFor, type Rules } from '@coven/core';
import { TURNS } from '../rules/figures.plain.ts';
import {
  type ActionId,
  BLACK,
  BOARD,
  type Board,
  COLOURED,
  compileBoard,
  finalScore,
  type Player,
  type State,
  type View,
  type WandCell,
  type Witchstone,
} from '../rules/index.ts';

/** What is on an agenda is worth in points of score. */
export interface Prices {
  /** A point that waits in a pool, by action. */
  readonly waiting: readonly number[];
  /** A point that a wand cell will give, by action. */
  readonly bonus: readonly number[];
  /** What each place that a scroll reaches adds. */
  readonly reach: number;
}

const POINT = [1.1, 1.2, 0.9, 0.9, 1, 1.5];
/** Less than any good use of a point. */
const PRICES: Prices = { waiting: POINT.map((worth) => 0.5 * worth), bonus: POINT, reach: 0 };
/** A hex, an action of choice or a scroll that still has to be decided on. */
const HEX = 3.4;
export const SCROLL_WORTH = 3.2;
/** A place that is joined and has no witch of the player yet. */
const OPEN = 0.25;
/** A crystal on the rim: its shelf gives two actions. */
const RIM = 5;
const RIM_BLACK = 8;
/** What is left of a crystal's worth for each step it still has to go. */
const PER_STEP = 0.5;

/** What the bot reads off the board once. */
export interface Chart {
  readonly board: Board;
  /** Steps from each cell over the rim, as the crow flies. */
  readonly toRim: readonly number[];
}

/** Made once for opened rules. */
export const chartFor = onceFor((rules: Rules<Witchstone>, view: () => View) => chartOf(compileBoard(view().board ?? BOARD, rules.seats)));

function chartOf(board: Board): Chart {
  const { neighbours, exits } = board.cauldron;
  const toRim = exits.map((exit): number => (exit >= 0 ? 1 : 99));
  for (let round = 0; round < toRim.length; round++) {
    toRim.forEach((steps, cell) => {
      for (const next of neighbours[cell] as readonly number[]) toRim[cell] = Math.min(toRim[cell] ?? steps, (toRim[next] ?? 99) + 1);
    });
  }
  return { board, toRim };
}

/** How good a position is for a seat: the score if the game ended now, and what is under way. */
export function evaluate(chart: Chart, state: State, seat: number): number {
  const player = state.players[seat] as Player;
  // Turns this player still has, the running one not counted; 1 while nothing is lost yet.
  const left = Math.max(0, TURNS - Math.ceil(state.turn / state.players.length));
  const future = left / TURNS;
  return (
    finalScore(chart.board, player) +
    mapParts(chart, state, player, left).worth +
    cauldronWorth(chart, player, left) +
    trackParts(chart, state, player, future).worth +
    (state.toAct === seat ? agendaWorth(chart, state, player, PRICES) : 0)
  );
}

/** What a player's map promises. */
const mapped = {
  /** A portal that is being built. */
  building: 0,
  /** Chips and the witchstone's places within reach. */
  chips: 0,
  stone: 0,
  /** How many places are joined and have no witch of the player yet, at most one for each turn left. */
  open: 0,
  /** Witches that wait, and that have somewhere to go. */
  witches: 0,
  /** All of it, as greedy adds it up. */
  worth: 0,
};

/** The result holds until the next call. */
export function mapParts({ board }: Chart, state: State, player: Player, left: number): Readonly<typeof mapped> {
  const { portals, locations } = board.map;
  mapped.building = mapped.chips = mapped.stone = mapped.open = mapped.witches = mapped.worth = 0;
  if (left === 0) return mapped;
  let worth = 0;
  if (player.building >= 0) {
    const { points, length } = portals[player.building] as (typeof portals)[number];
    mapped.building = (points + 1) * ((state.portalEnergy[player.building] as number) / length) * 0.85;
    worth += mapped.building;
  }
  // Witches that wait need somewhere to go, and places that are joined need witches.
  let open = 0;
  for (const { index, kind } of locations) {
    if ((player.network & (1 << index)) === 0 || (player.placed & (1 << index)) !== 0 || index === player.tower) continue;
    open++;
    const chip = (state.chipAt[index] as number) >= 0 ? 0.5 : 0;
    const stone = kind === 'witchstone' ? 0.4 * (board.map.stonePlaces[state.stoneTaken] ?? 0) : 0;
    mapped.chips += chip;
    mapped.stone += stone;
    worth += chip;
    worth += stone;
  }
  mapped.open = Math.min(open, left);
  mapped.witches = 1.6 * Math.min(player.lying, open, left) + 0.3 * Math.min(player.lying, 3);
  worth += OPEN * mapped.open;
  mapped.worth = worth + mapped.witches;
  return mapped;
}

/** A crystal on its way out of the cauldron. */
export function crystalWorth({ toRim }: Chart, cell: number, isBlack: boolean, left: number): number {
  return (isBlack ? RIM_BLACK : RIM) * PER_STEP ** (toRim[cell] as number) * Math.min(1, (left + 1) / 3);
}

function cauldronWorth(chart: Chart, player: Player, left: number): number {
  const { neighbours } = chart.board.cauldron;
  const { cells } = player;
  let worth = 0;
  let free = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const content = cells[cell] as number;
    if (content === 0) free++;
    if (content >= COLOURED) worth += crystalWorth(chart, cell, content === BLACK, left);
    if (content === 0 || content >= COLOURED) continue;
    // Symbols that touch each other and can still grow make later actions strong.
    for (const next of neighbours[cell] as readonly number[]) {
      const other = cells[next] as number;
      if (other < COLOURED && (other & content) !== 0) worth += 0.16 * Math.min(left, 6);
      if (other === 0) worth += 0.02 * left;
    }
  }
  // A cauldron that fills up costs crystals later.
  const needed = 2 * left + 2;
  return free < needed ? worth - 0.8 * (needed - free) : worth;
}

/** What a player's places on the two tracks promise. */
const tracked = {
  /** Cells of the pentagram just ahead. */
  ahead: 0,
  /** How far the wand is, and whether anybody is farther. */
  wand: 0,
  lead: 0,
  /** All of it, as greedy adds it up. */
  worth: 0,
};

/** The result holds until the next call. */
export function trackParts({ board }: Chart, state: State, player: Player, future: number): Readonly<typeof tracked> {
  const ring = board.pentagram;
  tracked.ahead = 0;
  for (let ahead = 1; ahead <= 3; ahead++) {
    const cell = ring[(player.pentagram + ahead) % ring.length];
    if (cell && cell.kind !== 'blank') tracked.ahead += (4 - ahead) * 0.45 * Math.min(1, 2 * future);
  }
  let farthest = 0;
  for (const other of state.players) if (other !== player) farthest = Math.max(farthest, other.wand);
  const promised = 0.25 * future * player.wand;
  const steps = 0.04 * player.wand;
  tracked.wand = promised + steps;
  tracked.lead = player.wand >= farthest ? 1.5 * future : 0;
  tracked.worth = tracked.ahead + promised + tracked.lead + steps;
  return tracked;
}

export function agendaWorth({ board, toRim }: Chart, state: State, player: Player, { waiting, bonus, reach }: Prices): number {
  const { agenda } = state;
  let worth = 0;
  for (let action = 0; action < waiting.length; action++) worth += (waiting[action] as number) * (agenda.pools[action] as number);
  worth += HEX * (agenda.hexes.length + agenda.choices);
  worth += SCROLL_WORTH * (agenda.reaches.length + (agenda.cellReach > 0 ? 1 : 0));
  for (const places of agenda.reaches) worth += reach * places;
  for (let exit = 0; exit < 6; exit++) worth += RIM * (agenda.rim[exit] as number);
  if (agenda.rimBlack >= 0) worth += RIM_BLACK;
  if (agenda.crossing >= 0) worth += (agenda.crossingBlack === 1 ? RIM_BLACK : RIM) * PER_STEP ** (toRim[agenda.crossing] as number);
  const leads = state.players.every((other) => other.wand <= player.wand);
  for (const index of agenda.queue) {
    const cell = board.wand[index] as WandCell;
    if (cell.kind === 'silver') worth += 3;
    if (cell.kind === 'bonus') worth += cell.times * (leads ? 2 : 1) * (bonus[cell.action] as number);
  }
  for (const index of agenda.path) {
    const cell = board.pentagram[index];
    if (cell?.kind === 'owl') worth += board.owls[state.owlsTaken[cell.place] as number] ?? 2;
    if (cell?.kind === 'special') worth += HEX;
  }
  return worth;
}

/** A quick guess at what laying a tile brings, to find the placements worth a closer look. */
export function strengthWorth(state: State, player: Player, action: ActionId, strength: number): number {
  switch (action) {
    case 'energy':
      return 1.4 * Math.min(strength, player.energy);
    case 'witch':
      return 2.1 * Math.min(strength, player.supply + player.lying);
    case 'pentagram':
      return 1.4 * strength;
    case 'crystal':
      return 1.9 * strength;
    case 'wand':
      return 1.3 * strength;
    case 'scroll':
      return state.row.length === 0 ? 0 : 3 + 0.4 * strength;
    default:
      return action satisfies never;
  }
}
