import { type Action, CRYSTAL, ENERGY, nameOf, PENTAGRAM, SCROLL, WAND, WITCH } from './actions.plain.ts';
import { type Agenda, hasRimCrystal } from './agenda.ts';
import type { Board } from './board.ts';
import { ANY_CRYSTAL } from './cauldron.ts';
import { mayMoveCrystal } from './crystal.ts';
import { hasPortalToFill } from './energy.ts';
import type { Tell } from './events.ts';
import type { FlowContext } from './flow-context.ts';
import type { Player } from './player.ts';
import { acting, type State } from './state.ts';
import { goalsFor } from './witch.ts';

/** Whether an action can never again be carried out in this agenda, whatever comes in: then it is skipped. WS-2.2 */
function isExhausted(context: FlowContext, state: State, player: Player, action: Action): boolean {
  switch (action) {
    case ENERGY: // WS-3.3
      return player.energy === 0 || (context.skipsIdlePoints && !hasPortalToFill(context, state, player));
    case WITCH: // WS-4.1
      return player.supply + player.lying === 0 || (context.skipsIdlePoints && player.supply === 0 && isCutOff(context, state, player));
    case CRYSTAL:
      return state.agenda.crossing < 0 && !hasCrystal(player);
    case WAND: // WS-7.1
      return player.wand === context.board.wand.length - 1;
    case SCROLL: // WS-8.1
      return state.row.length === 0;
    default:
      return false;
  }
}

/** No place is left that a witch could get to, and no portal of the player can open the way to another. */
function isCutOff(context: FlowContext, state: State, player: Player): boolean {
  return goalsFor(state, state.toAct, Number.POSITIVE_INFINITY) === 0 && isExhausted(context, state, player, ENERGY);
}

function hasCrystal({ cells }: Player): boolean {
  for (let cell = 0; cell < cells.length; cell++) if (((cells[cell] as number) & ANY_CRYSTAL) !== 0) return true;
  return false;
}

/** Skips what cannot be carried out any more. WS-2.2 */
export function skipExhausted(context: FlowContext, state: State, tell: Tell | undefined): void {
  const { agenda } = state;
  const player = acting(state);
  let { running } = agenda;
  if (agenda.reaches.length > 0 || agenda.cellReach > 0) running |= 1 << SCROLL;
  for (; running !== 0; running &= running - 1) {
    const action = 31 - Math.clz32(running & -running);
    if (isExhausted(context, state, player, action)) skip(state, action, tell);
  }
}

function skip(state: State, action: Action, tell: Tell | undefined): void {
  const { agenda } = state;
  const points = action === SCROLL ? agenda.reaches.length + (agenda.cellReach > 0 ? 1 : 0) : (agenda.pools[action] as number);
  agenda.pools[action] = 0;
  agenda.running &= ~(1 << action);
  if (action === SCROLL) agenda.reaches.length = 0;
  if (agenda.cell === action) {
    agenda.cellPoints = 0;
    agenda.cellReach = 0;
  }
  if (points > 0) tell?.({ type: 'skipped', seat: state.toAct, action: nameOf(action) });
}

/**
 * Skips points for witches and crystals that are too few for any move, when nothing is left that could bring more or clear the way.
 * Of the other actions a single point can always be used unless the action is exhausted. WS-2.2
 */
export function skipIdle({ board }: FlowContext, state: State, tell: Tell | undefined): void {
  const { agenda } = state;
  const { pools } = agenda;
  const witch = pools[WITCH] as number;
  const crystal = pools[CRYSTAL] as number;
  if (witch + crystal === 0 || (pools[ENERGY] as number) + (pools[PENTAGRAM] as number) + (pools[WAND] as number) > 0) return;
  if (crystal > 1 || hasMoreThanPools(agenda)) return;
  const { supply, lying } = acting(state);
  if (witch > 0 && (supply > 0 || (lying > 0 && goalsFor(state, state.toAct, witch) !== 0))) return;
  if ((crystal > 0 && mayMoveCrystal(board.cauldron, state)) || mayBoost(board, state)) return;
  if (witch > 0) skip(state, WITCH, tell);
  if (crystal > 0) skip(state, CRYSTAL, tell);
}

/** Whether anything but points is on the agenda. */
function hasMoreThanPools(agenda: Agenda): boolean {
  if (agenda.reaches.length > 0 || agenda.cellReach > 0 || agenda.queue.length > 0 || agenda.path.length > 0) return true;
  return agenda.hexes.length > 0 || agenda.choices > 0 || agenda.crossing >= 0 || hasRimCrystal(agenda);
}

/** Nothing is left, and no booster could add anything. WS-2.6 */
export function isDone(board: Board, state: State): boolean {
  const { pools } = state.agenda;
  for (let action = 0; action < 6; action++) if ((pools[action] as number) > 0) return false;
  return !hasMoreThanPools(state.agenda) && !mayBoost(board, state);
}

/** Whether the player has a booster for a running action; a waiting scroll is on the agenda anyway. WS-8.3 */
function mayBoost({ boosters }: Board, state: State): boolean {
  const { running } = state.agenda;
  if (running === 0) return false;
  const { scrolls } = acting(state);
  for (let i = 0; i < boosters.length; i++) {
    const booster = boosters[i];
    if (booster?.kind !== 'booster' || (scrolls[booster.index] as number) === 0) continue;
    if (booster.boosts < 0 || (running & (1 << booster.boosts)) !== 0) return true;
  }
  return false;
}
