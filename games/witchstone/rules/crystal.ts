import { type Action, CRYSTAL, nameOf } from './actions.plain.ts';
import { gain, spend } from './agenda.ts';
import type { Chip } from './board.ts';
import { ANY_CRYSTAL, BLACK, type CauldronPlan, COLOURED, SYMBOLS } from './cauldron.ts';
import { BLACK_PLUS, takeOpenChip } from './chips.ts';
import type { Tell } from './events.ts';
import { SHELF_STRENGTH } from './figures.plain.ts';
import type { FlowContext } from './flow-context.ts';
import type { Cell } from './hexes.plain.ts';
import type { Colour } from './names.plain.ts';
import type { Move } from './notation.plain.ts';
import { BEHIND_SCREEN, BLACK_IN_CAULDRON, BLACK_ON_RIM, BOTTOM, FOR_BROKEN, type Player, scorePoints } from './player.ts';
import { acting, type State } from './state.ts';

/** WS-6.1, WS-6.2 */
export function listCrystal(context: FlowContext, state: State, list: Move[]): void {
  const points = state.agenda.pools[CRYSTAL] as number;
  if (points === 0) return;
  const { cells } = acting(state);
  const { neighbours, exits } = context.board.cauldron;
  const { step, rim } = context.moves;
  for (let from = 0; from < cells.length; from++) {
    if (((cells[from] as number) & ANY_CRYSTAL) === 0) continue;
    const around = neighbours[from] as readonly number[];
    const steps = step[from] as readonly Move[];
    for (let i = 0; i < around.length; i++) {
      // From an occupied cell the way back is always one step, because the cell that was left is free.
      if (points > 1 || cells[around[i] as number] === 0) list.push(steps[i] as Move);
    }
    if ((exits[from] as number) >= 0) list.push(rim[from] as Move);
  }
}

/** Whether a single point moves any crystal, perhaps once another one next to it is taken out. WS-6.1, WS-6.8 */
export function mayMoveCrystal({ neighbours, exits }: CauldronPlan, state: State): boolean {
  const { cells } = acting(state);
  const inTheWay = state.turn === 0 ? -1 : SYMBOLS; // WS-1.5
  for (let from = 0; from < cells.length; from++) {
    if (((cells[from] as number) & ANY_CRYSTAL) === 0) continue;
    if ((exits[from] as number) >= 0) return true;
    const around = neighbours[from] as readonly number[];
    for (let i = 0; i < around.length; i++) if (((cells[around[i] as number] as number) & inTheWay) === 0) return true;
  }
  return false;
}

/** The crystal that is half-way must get to a free cell or the rim. WS-6.2 */
export function listCrossing(context: FlowContext, state: State, list: Move[]): void {
  const { cauldron } = context.board;
  const { crossing, pools } = state.agenda;
  const points = pools[CRYSTAL] as number;
  const { cells } = acting(state);
  const around = cauldron.neighbours[crossing] as readonly number[];
  const steps = context.moves.step[crossing] as readonly Move[];
  const ways = points > 1 ? waysOut(cauldron, cells) : undefined;
  for (let i = 0; i < around.length; i++) {
    const to = around[i] as number;
    if (cells[to] === 0 || (ways && (ways[to] as number) < points)) list.push(steps[i] as Move);
  }
  if ((cauldron.exits[crossing] as number) >= 0) list.push(context.moves.rim[crossing] as Move);
}

/** For each occupied cell, how many points it takes to get from it to a free cell or the rim; 0 for free cells. */
function waysOut({ neighbours, exits }: CauldronPlan, cells: readonly number[]): readonly number[] {
  const ways = cells.map((content) => (content === 0 ? 0 : Number.POSITIVE_INFINITY));
  const found: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    if (ways[cell] === 0) continue;
    const around = neighbours[cell] as readonly number[];
    if ((exits[cell] as number) < 0 && !around.some((next) => cells[next] === 0)) continue;
    ways[cell] = 1;
    found.push(cell);
  }
  for (let at = 0; at < found.length; at++) {
    const cell = found[at] as number;
    for (const next of neighbours[cell] as readonly number[]) {
      if (ways[next] !== Number.POSITIVE_INFINITY) continue;
      ways[next] = (ways[cell] as number) + 1;
      found.push(next);
    }
  }
  return ways;
}

/** Lifts the crystal off its cell, or goes on with the one that is half-way; returns whether it is the black one. */
function lift(state: State, from: Cell): boolean {
  const { agenda } = state;
  spend(agenda, CRYSTAL, 1);
  if (agenda.crossing >= 0) {
    agenda.crossing = -1;
    return agenda.crossingBlack === 1;
  }
  const { cells } = acting(state);
  const isBlack = cells[from.index] === BLACK;
  cells[from.index] = 0;
  return isBlack;
}

export function stepCrystal(state: State, from: Cell, to: Cell, tell: Tell | undefined): void {
  const isBlack = lift(state, from);
  const { cells } = acting(state);
  if (cells[to.index] === 0) {
    cells[to.index] = isBlack ? BLACK : COLOURED;
  } else {
    state.agenda.crossing = to.index;
    state.agenda.crossingBlack = isBlack ? 1 : 0;
  }
  tell?.({ type: 'crystal-moved', seat: state.toAct, from: from.id, to: to.id, isBlack });
}

export function moveToRim(context: FlowContext, state: State, from: Cell, tell: Tell | undefined): void {
  const isBlack = lift(state, from);
  const { agenda } = state;
  const exit = context.board.cauldron.exits[from.index] as Action;
  if (isBlack) {
    agenda.rimBlack = exit;
    acting(state).black = BLACK_ON_RIM;
  } else {
    agenda.rim[exit] = (agenda.rim[exit] as number) + 1;
  }
  tell?.({ type: 'crystal-to-rim', seat: state.toAct, from: from.id, exit: nameOf(exit), isBlack });
}

/** How many crystals lie on a shelf, all players' together. */
export function shelfLoad(state: State, shelf: number): number {
  let load = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat] as Player;
    load += player.racked[shelf] as number;
    if (player.black === shelf) load++;
  }
  return load;
}

/** WS-6.3, WS-6.6 */
export function listRacking(context: FlowContext, state: State, list: Move[]): void {
  const { rim, rimBlack } = state.agenda;
  for (let exit = 0; exit < rim.length; exit++) {
    if ((rim[exit] as number) > 0) listShelves(context, state, 'coloured', exit, list);
  }
  if (rimBlack >= 0) listShelves(context, state, 'black', rimBlack, list);
}

function listShelves({ board, moves }: FlowContext, state: State, colour: Colour, exit: Action, list: Move[]): void {
  const hasShelf = shelfLoad(state, exit) < board.shelfSize;
  const hasBottom = shelfLoad(state, BOTTOM) < board.bottomSize;
  if (hasShelf) list.push(moves.rack[colour][exit] as Move);
  if (hasBottom) {
    const bottom = moves.bottom[colour][exit] as readonly Move[];
    const { counts } = state.chips;
    for (let chip = 0; chip < counts.length; chip++) if ((counts[chip] as number) > 0) list.push(bottom[chip] as Move);
  }
  if (!hasShelf && !hasBottom) list.push(moves.aside[colour][exit] as Move);
}

/** Takes the crystal off the rim and puts it on a shelf, or behind the screen; tells whether it is the black one. */
function leaveRim(state: State, crystal: Colour, exit: Action, shelf: number): boolean {
  const { agenda } = state;
  const player = acting(state);
  if (shelf === BEHIND_SCREEN) player.aside++;
  if (crystal === 'black') {
    agenda.rimBlack = -1;
    player.black = shelf;
    return true;
  }
  agenda.rim[exit] = (agenda.rim[exit] as number) - 1;
  if (shelf !== BEHIND_SCREEN) player.racked[shelf] = (player.racked[shelf] as number) + 1;
  return false;
}

export function rack(state: State, crystal: Colour, exit: Action, tell: Tell | undefined): void {
  const isBlack = leaveRim(state, crystal, exit, exit);
  const strength = SHELF_STRENGTH + (isBlack ? BLACK_PLUS : 0); // WS-6.5
  tell?.({ type: 'crystal-racked', seat: state.toAct, exit: nameOf(exit), shelf: nameOf(exit), isBlack, strength });
  gain(state.agenda, exit, strength);
}

export function rackAtBottom(state: State, crystal: Colour, exit: Action, chip: Chip, tell: Tell | undefined): void {
  const isBlack = leaveRim(state, crystal, exit, BOTTOM);
  tell?.({ type: 'crystal-racked', seat: state.toAct, exit: nameOf(exit), shelf: 'bottom', isBlack, strength: 0 });
  takeOpenChip(state, chip, isBlack ? BLACK_PLUS : 0, tell);
}

export function setAside(state: State, crystal: Colour, exit: Action, tell: Tell | undefined): void {
  const isBlack = leaveRim(state, crystal, exit, BEHIND_SCREEN);
  tell?.({ type: 'crystal-set-aside', seat: state.toAct, exit: nameOf(exit), isBlack });
}

/** Any crystal in the cauldron, any time in the player's turn. WS-6.8 */
export function listBreaking(context: FlowContext, state: State, list: Move[]): void {
  const { cells } = acting(state);
  for (let cell = 0; cell < cells.length; cell++) {
    if (((cells[cell] as number) & ANY_CRYSTAL) !== 0) list.push(context.moves.break[cell] as Move);
  }
}

export function breakCrystal(state: State, at: Cell, tell: Tell | undefined): void {
  const player = acting(state);
  const isBlack = player.cells[at.index] === BLACK;
  player.cells[at.index] = 0;
  if (isBlack) player.black = BEHIND_SCREEN;
  player.broken++;
  scorePoints(player, FOR_BROKEN, -player.broken);
  tell?.({ type: 'crystal-broken', seat: state.toAct, at: at.id, isBlack, points: -player.broken });
}

/** Coloured crystals in the cauldron, and whether the black one is; for counting pieces. */
export function crystalsIn({ cells, black }: Player): number {
  let count = black === BLACK_IN_CAULDRON ? 1 : 0;
  for (const content of cells) if ((content & COLOURED) !== 0) count++;
  return count;
}
