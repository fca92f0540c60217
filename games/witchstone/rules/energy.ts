import { ENERGY } from './actions.plain.ts';
import { spend } from './agenda.ts';
import type { Tell } from './events.ts';
import type { FlowContext } from './flow-context.ts';
import type { Portal } from './map.ts';
import type { Move } from './notation.plain.ts';
import { FOR_PORTALS, type Player, scorePoints } from './player.ts';
import { acting, type State } from './state.ts';

/** WS-3.1, WS-3.2 */
export function listEnergy(context: FlowContext, state: State, list: Move[]): void {
  const player = acting(state);
  if ((state.agenda.pools[ENERGY] as number) === 0 || player.energy === 0) return;
  const { energy } = context.moves;
  if (player.building >= 0) {
    list.push(energy[player.building] as Move);
    return;
  }
  const { portals } = context.board.map;
  for (let i = 0; i < portals.length; i++) if (mayStart(context, state, player, i)) list.push(energy[i] as Move);
}

function mayStart({ board }: FlowContext, { portalOwner }: State, { network }: Player, portal: number): boolean {
  return portalOwner[portal] === -1 && ((board.map.portals[portal] as Portal).ends & network) !== 0;
}

/** Whether there is a portal to lay energy on: only more energy of the player could bring another. */
export function hasPortalToFill(context: FlowContext, state: State, player: Player): boolean {
  if (player.building >= 0) return true;
  const { portals } = context.board.map;
  for (let i = 0; i < portals.length; i++) if (mayStart(context, state, player, i)) return true;
  return false;
}

export function layEnergy(state: State, portal: Portal, tell: Tell | undefined): void {
  const seat = state.toAct;
  const player = acting(state);
  const { index, length, from, to, points } = portal;
  spend(state.agenda, ENERGY, 1);
  player.energy--;
  const energy = (state.portalEnergy[index] as number) + 1;
  state.portalEnergy[index] = energy;
  state.portalOwner[index] = seat;
  player.building = index;
  tell?.({ type: 'energy-laid', seat, portal: portal.id, energy, length });
  if (energy < length) return;

  player.building = -1;
  player.portals++;
  player.network |= portal.ends;
  player.links[from] = (player.links[from] as number) | (1 << to);
  player.links[to] = (player.links[to] as number) | (1 << from);
  scorePoints(player, FOR_PORTALS, points); // WS-3.3
  tell?.({ type: 'portal-finished', seat, portal: portal.id, points });
}
