import { type Action, CRYSTAL, ENERGY, SCROLL, WAND, WITCH } from './actions.ts';
import { hasRimCrystal } from './agenda.ts';
import type { Board } from './board.ts';
import { ANY_CRYSTAL } from './cauldron.ts';
import type { Tell } from './events.ts';
import type { Player } from './player.ts';
import { acting, type State } from './state.ts';

/** Whether an action can never again be carried out in this agenda: then it is skipped. WS-2.2 */
function isExhausted(board: Board, state: State, player: Player, action: Action): boolean {
  switch (action) {
    case ENERGY: // WS-3.3
      return player.energy === 0;
    case WITCH: // WS-4.1
      return player.supply + player.lying === 0;
    case CRYSTAL:
      return state.agenda.crossing < 0 && !hasCrystal(player);
    case WAND: // WS-7.1
      return player.wand === board.wand.length - 1;
    case SCROLL: // WS-8.1
      return state.row.length === 0;
    default:
      return false;
  }
}

function hasCrystal({ cells }: Player): boolean {
  for (let cell = 0; cell < cells.length; cell++) if (((cells[cell] as number) & ANY_CRYSTAL) !== 0) return true;
  return false;
}

/** Skips what cannot be carried out any more. WS-2.2 */
export function skipExhausted(board: Board, state: State, tell: Tell | undefined): void {
  const { agenda } = state;
  const player = acting(state);
  let { running } = agenda;
  if (agenda.reaches.length > 0 || agenda.cellReach > 0) running |= 1 << SCROLL;
  for (; running !== 0; running &= running - 1) {
    const action = 31 - Math.clz32(running & -running);
    if (!isExhausted(board, state, player, action)) continue;
    const points = action === SCROLL ? agenda.reaches.length + (agenda.cellReach > 0 ? 1 : 0) : (agenda.pools[action] as number);
    agenda.pools[action] = 0;
    agenda.running &= ~(1 << action);
    if (action === SCROLL) agenda.reaches.length = 0;
    if (agenda.cell === action) {
      agenda.cellPoints = 0;
      agenda.cellReach = 0;
    }
    if (points > 0) tell?.({ type: 'skipped', seat: state.toAct, action });
  }
}

/** Nothing is left, and no booster could add anything. WS-2.6 */
export function isDone(board: Board, state: State): boolean {
  const { agenda } = state;
  const { pools } = agenda;
  for (let action = 0; action < 6; action++) if ((pools[action] as number) > 0) return false;
  if (agenda.reaches.length > 0 || agenda.cellReach > 0 || agenda.queue.length > 0 || agenda.path.length > 0) return false;
  if (agenda.hexes.length > 0 || agenda.choices > 0 || agenda.crossing >= 0 || hasRimCrystal(agenda)) return false;
  if (agenda.running === 0) return true;
  const { scrolls } = acting(state);
  const { boosters } = board;
  for (let i = 0; i < boosters.length; i++) {
    const booster = boosters[i];
    if (booster?.kind !== 'booster' || (scrolls[booster.index] as number) === 0) continue;
    if (booster.boosts < 0 || (agenda.running & (1 << booster.boosts)) !== 0) return false;
  }
  return true;
}
