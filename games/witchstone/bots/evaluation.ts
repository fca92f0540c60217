import { TURNS } from '../rules/figures.ts';
import { ACTIONS, type ActionId, BLACK, type Board, COLOURED, finalScore, type Player, type State, type WandCell } from '../rules/index.ts';

/** What a point of each action is worth while it waits, in points of score: less than any good use of it. */
const POINT = [1.1, 1.2, 0.9, 0.9, 1, 1.5];
/** A hex, an action of choice or a scroll that still has to be decided on. */
const HEX = 3.4;
const SCROLL = 3.2;
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

export function chartOf(board: Board): Chart {
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
    mapWorth(chart, state, player, left) +
    cauldronWorth(chart, player, left) +
    trackWorth(chart, state, player, future) +
    (state.toAct === seat ? agendaWorth(chart, state, player) : 0)
  );
}

function mapWorth({ board }: Chart, state: State, player: Player, left: number): number {
  const { portals, locations } = board.map;
  let worth = 0;
  if (player.building >= 0 && left > 0) {
    const { points, length } = portals[player.building] as (typeof portals)[number];
    worth += (points + 1) * ((state.portalEnergy[player.building] as number) / length) * 0.85;
  }
  if (left === 0) return worth;
  // Witches that wait need somewhere to go, and places that are joined need witches.
  let open = 0;
  for (const { index, kind } of locations) {
    if ((player.network & (1 << index)) === 0 || (player.placed & (1 << index)) !== 0 || index === player.tower) continue;
    open++;
    if ((state.chipAt[index] as number) >= 0) worth += 0.5;
    if (kind === 'witchstone') worth += 0.4 * (board.map.stonePlaces[state.stoneTaken] ?? 0);
  }
  worth += 0.25 * Math.min(open, left);
  worth += 1.6 * Math.min(player.lying, open, left) + 0.3 * Math.min(player.lying, 3);
  return worth;
}

function cauldronWorth({ board, toRim }: Chart, player: Player, left: number): number {
  const { neighbours } = board.cauldron;
  const { cells } = player;
  let worth = 0;
  let free = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const content = cells[cell] as number;
    if (content === 0) free++;
    if (content >= COLOURED)
      worth += (content === BLACK ? RIM_BLACK : RIM) * PER_STEP ** (toRim[cell] as number) * Math.min(1, (left + 1) / 3);
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

function trackWorth({ board }: Chart, state: State, player: Player, future: number): number {
  const ring = board.pentagram;
  let worth = 0;
  for (let ahead = 1; ahead <= 3; ahead++) {
    const cell = ring[(player.pentagram + ahead) % ring.length];
    if (cell && cell.kind !== 'blank') worth += (4 - ahead) * 0.45 * Math.min(1, 2 * future);
  }
  const lead = Math.max(...state.players.map((other) => (other === player ? 0 : other.wand)));
  worth += 0.25 * future * player.wand;
  if (player.wand >= lead) worth += 1.5 * future;
  return worth + 0.04 * player.wand;
}

function agendaWorth({ board, toRim }: Chart, state: State, player: Player): number {
  const { agenda } = state;
  let worth = 0;
  ACTIONS.forEach((_, action) => {
    worth += (POINT[action] as number) * 0.5 * (agenda.pools[action] as number);
  });
  worth += HEX * (agenda.hexes.length + agenda.choices);
  worth += SCROLL * (agenda.reaches.length + (agenda.cellReach > 0 ? 1 : 0));
  for (let exit = 0; exit < 6; exit++) worth += RIM * (agenda.rim[exit] as number);
  if (agenda.rimBlack >= 0) worth += RIM_BLACK;
  if (agenda.crossing >= 0) worth += (agenda.crossingBlack === 1 ? RIM_BLACK : RIM) * PER_STEP ** (toRim[agenda.crossing] as number);
  const leads = state.players.every((other) => other.wand <= player.wand);
  for (const index of agenda.queue) {
    const cell = board.wand[index] as WandCell;
    if (cell.kind === 'silver') worth += 3;
    if (cell.kind === 'bonus') worth += cell.times * (leads ? 2 : 1) * (POINT[cell.action] as number);
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
