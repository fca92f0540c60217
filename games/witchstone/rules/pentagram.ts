import { type Action, nameOf, PAIRS, type Pair, PENTAGRAM } from './actions.plain.ts';
import { endBoosting, gain } from './agenda.ts';
import type { PentagramCell } from './board.ts';
import type { Tell } from './events.ts';
import { HEX_STRENGTH, NO_OWL_POINTS } from './figures.plain.ts';
import type { FlowContext } from './flow-context.ts';
import type { Cell } from './hexes.plain.ts';
import { MAX_STEPS } from './moves.ts';
import { ACTIONS } from './names.plain.ts';
import type { Move } from './notation.plain.ts';
import { FOR_EMPTY_OWLS, scorePoints } from './player.ts';
import { acting, type State } from './state.ts';

export function listPentagram(context: FlowContext, state: State, list: Move[]): void {
  const { moves } = context;
  const { agenda } = state;
  const steps = Math.min(agenda.pools[PENTAGRAM] as number, MAX_STEPS);
  for (let k = steps; k > 0; k--) list.push(moves.pentagram[k] as Move); // WS-2.2: or fewer
  if (agenda.path.length > 0) list.push(moves.collect);
  if (agenda.hexes.length > 0) listHexes(context, state, list);
  if (agenda.choices > 0) for (let action = 0; action < ACTIONS.length; action++) list.push(moves.choose[action] as Move);
}

function listHexes({ moves }: FlowContext, state: State, list: Move[]): void {
  const { hexes } = state.agenda;
  const { cells } = acting(state);
  for (let i = 0; i < hexes.length; i++) {
    const hex = hexes[i] as number;
    if (hexes.indexOf(hex) !== i) continue;
    const { first, second } = PAIRS[hex] as Pair;
    list.push(moves.use[hex]?.[first] as Move, moves.use[hex]?.[second] as Move);
    const set = moves.set[hex] as readonly Move[];
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === 0) list.push(set[cell] as Move);
  }
}

/** The owl walks first; what it passed is rewarded afterwards. WS-5.1 */
export function walkPentagram(context: FlowContext, state: State, steps: number, tell: Tell | undefined): void {
  const { agenda } = state;
  const player = acting(state);
  const { pentagram } = context.board;
  agenda.pools[PENTAGRAM] = 0;
  if (agenda.cell === PENTAGRAM) agenda.cellPoints = 0;
  for (let step = 0; step < steps; step++) {
    player.pentagram = (player.pentagram + 1) % pentagram.length;
    if ((pentagram[player.pentagram] as PentagramCell).kind !== 'blank') agenda.path.push(player.pentagram);
  }
  tell?.({ type: 'pentagram-walked', seat: state.toAct, steps, to: player.pentagram });
}

/** Takes the rewards of the cells passed, in order; stops where a new special hex must be turned up, and is then called again. */
export function collect(context: FlowContext, state: State, tell: Tell | undefined): void {
  const { agenda } = state;
  const seat = state.toAct;
  endBoosting(agenda, PENTAGRAM);
  agenda.collecting = 1;
  while (agenda.path.length > 0) {
    const cell = context.board.pentagram[agenda.path.shift() as number] as PentagramCell;
    if (cell.kind === 'owl') takeOwl(context, state, cell.place, tell);
    if (cell.kind !== 'special') continue;
    const special = state.beside[cell.place] as number;
    if (special < 0) {
      agenda.choices++;
      tell?.({ type: 'specials-gone', seat });
      continue;
    }
    agenda.hexes.push(special);
    state.beside[cell.place] = -1;
    tell?.({ type: 'special-taken', seat, special: (PAIRS[special] as Pair).id });
    if (state.specials.size > 0) {
      state.blue = cell.place;
      state.phase = 'new-special';
      return;
    }
  }
  agenda.collecting = 0;
}

/** WS-5.2 */
function takeOwl(context: FlowContext, state: State, stack: number, tell: Tell | undefined): void {
  const player = acting(state);
  const taken = state.owlsTaken[stack] as number;
  const value = context.board.owls[taken];
  if (value === undefined) {
    scorePoints(player, FOR_EMPTY_OWLS, NO_OWL_POINTS);
    tell?.({ type: 'owls-gone', seat: state.toAct, points: NO_OWL_POINTS });
    return;
  }
  state.owlsTaken[stack] = taken + 1;
  player.owls.push(value);
  tell?.({ type: 'owl-taken', seat: state.toAct, value });
}

export function useHex(state: State, special: Pair, action: Action, tell: Tell | undefined): void {
  removeHex(state, special);
  acting(state).behind.push(special.index);
  tell?.({ type: 'special-used', seat: state.toAct, special: special.id, action: nameOf(action) });
  gain(state.agenda, action, HEX_STRENGTH);
}

/** Both symbols count in groups from now on; no action starts. WS-5.3 */
export function layHex(state: State, special: Pair, at: Cell, tell: Tell | undefined): void {
  removeHex(state, special);
  const player = acting(state);
  player.cells[at.index] = special.symbols;
  player.laid.push(special.index, at.index, -1);
  tell?.({ type: 'special-laid', seat: state.toAct, special: special.id, at: at.id });
}

function removeHex(state: State, special: Pair): void {
  const { hexes } = state.agenda;
  hexes.splice(hexes.indexOf(special.index), 1);
}

export function chooseAction(state: State, action: Action, tell: Tell | undefined): void {
  state.agenda.choices--;
  tell?.({ type: 'action-chosen', seat: state.toAct, action: nameOf(action) });
  gain(state.agenda, action, HEX_STRENGTH);
}
