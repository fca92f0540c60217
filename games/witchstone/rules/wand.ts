import { type Action, nameOf, SCROLL, WAND } from './actions.plain.ts';
import { endBoosting, gain, hasRimCrystal, ROW } from './agenda.ts';
import type { WandCell } from './board.ts';
import type { Tell } from './events.ts';
import type { FlowContext } from './flow-context.ts';
import { MAX_STEPS } from './moves.ts';
import type { Silver } from './names.plain.ts';
import type { Move } from './notation.plain.ts';
import { countOf, FOR_SILVER, type Player, scorePoints } from './player.ts';
import { acting, type State } from './state.ts';

export function listWand(context: FlowContext, state: State, list: Move[]): void {
  const { agenda } = state;
  const points = agenda.pools[WAND] as number;
  if (points > 0) {
    const left = context.board.wand.length - 1 - acting(state).wand;
    for (let k = Math.min(points, left, MAX_STEPS); k > 0; k--) list.push(context.moves.wand[k] as Move); // WS-2.2: or fewer
  }
  if (agenda.queue.length > 0 && !hasRimCrystal(agenda)) list.push(context.moves.open); // WS-6.3
}

/** The owl walks first; the cells passed open one after the other. WS-7.1, WS-7.3 */
export function walkWand(context: FlowContext, state: State, steps: number, tell: Tell | undefined): void {
  const { agenda } = state;
  const player = acting(state);
  const { wand } = context.board;
  agenda.pools[WAND] = 0;
  if (agenda.cell === WAND) agenda.cellPoints = 0;
  for (let step = 0; step < steps; step++) {
    player.wand++;
    if ((wand[player.wand] as WandCell).kind !== 'blank') agenda.queue.push(player.wand);
  }
  if (player.wand === wand.length - 1) player.wandDone = ++state.wandsDone;
  tell?.({ type: 'wand-walked', seat: state.toAct, steps, to: player.wand });
}

/** Ahead of everybody, or level with the leader. WS-7.2 */
export function isLeading(state: State, player: Player): boolean {
  for (let seat = 0; seat < state.players.length; seat++) {
    if ((state.players[seat] as Player).wand > player.wand) return false;
  }
  return true;
}

export function openCell(context: FlowContext, state: State, tell: Tell | undefined): void {
  const { agenda } = state;
  const seat = state.toAct;
  const player = acting(state);
  dropCell(state);
  endBoosting(agenda, WAND);
  const index = agenda.queue.shift() as number;
  const cell = context.board.wand[index] as WandCell;
  if (cell.kind === 'silver') {
    const points = silverPoints(context, state, cell.silver);
    player.silvers++;
    scorePoints(player, FOR_SILVER, points);
    tell?.({ type: 'wand-silver', seat, cell: index, silver: cell.silver, points });
  } else if (cell.kind === 'bonus') {
    const isDoubled = isLeading(state, player);
    const points = isDoubled ? 2 * cell.times : cell.times;
    openBonus(state, cell.action, points);
    tell?.({ type: 'wand-bonus', seat, cell: index, action: nameOf(cell.action), points, isDoubled });
  }
}

function openBonus({ agenda }: State, action: Action, points: number): void {
  agenda.cell = action;
  if (action === SCROLL) {
    agenda.cellReach = Math.min(points, ROW);
    return;
  }
  agenda.cellPoints = points;
  gain(agenda, action, points);
}

/** What is left of the open cell's bonus goes. WS-7.3 */
function dropCell({ agenda }: State): void {
  const { cell } = agenda;
  if (cell < 0) return;
  if (cell !== SCROLL) agenda.pools[cell] = (agenda.pools[cell] as number) - agenda.cellPoints;
  agenda.cell = -1;
  agenda.cellPoints = 0;
  agenda.cellReach = 0;
}

/** One point for each. WS-7.4 */
function silverPoints(context: FlowContext, state: State, silver: Silver): number {
  const points = countOf(acting(state), silver);
  return silver === 'specials' && context.countsWaitingHexes ? points + state.agenda.hexes.length : points;
}
