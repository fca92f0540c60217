import type { Seat } from '@coven/core';
import { WITCH } from './actions.plain.ts';
import { spend } from './agenda.ts';
import { takeChip } from './chips.ts';
import type { Tell } from './events.ts';
import type { FlowContext } from './flow-context.ts';
import { type Location, lowestOf } from './map.ts';
import type { Move } from './notation.plain.ts';
import { FOR_STONE, FOR_WITCHES, type Player, scorePoints } from './player.ts';
import { acting, type State } from './state.ts';

/** Occupying a location. WS-4.5 */
export const OCCUPY_POINTS = 2;

/** WS-4.1, WS-4.2 */
export function listWitch(context: FlowContext, state: State, list: Move[]): void {
  const points = state.agenda.pools[WITCH] as number;
  if (points === 0) return;
  const player = acting(state);
  if (player.supply > 0) list.push(context.moves.prepare);
  if (player.lying === 0) return;
  let reached = goalsFor(state, state.toAct, points);
  for (; reached !== 0; reached &= reached - 1) list.push(context.moves.send[lowestOf(reached)] as Move);
}

/** One run of the player's own portals, or one portal of somebody else, further than `reached`. WS-4.2 */
function nextReach(state: State, seat: Seat, reached: number): number {
  let next = reached;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const { links } = state.players[other] as Player;
    for (let from = reached; from !== 0; from &= from - 1) next |= links[lowestOf(from)] as number;
  }
  // A player's portals are all connected to the player's tower, so each is one run away from the start.
  return next | (state.players[seat] as Player).network;
}

/** The locations that a witch can reach from the player's tower with these points. */
function reachFor(state: State, seat: Seat, points: number): number {
  let reached = 1 << (state.players[seat] as Player).tower;
  for (let spent = 0; spent < points; spent++) {
    const next = nextReach(state, seat, reached);
    if (next === reached) break;
    reached = next;
  }
  return reached;
}

/** The locations that a witch can occupy with these points. WS-4.4 */
export function goalsFor(state: State, seat: Seat, points: number): number {
  const { placed, tower } = state.players[seat] as Player;
  return reachFor(state, seat, points) & ~placed & ~(1 << tower);
}

/** What the way from the player's tower costs; undefined if there is none. WS-4.2 */
export function travelCost(state: State, seat: Seat, location: number): number | undefined {
  let reached = 1 << (state.players[seat] as Player).tower;
  for (let cost = 0; ; cost++) {
    if ((reached & (1 << location)) !== 0) return cost;
    const next = nextReach(state, seat, reached);
    if (next === reached) return undefined;
    reached = next;
  }
}

export function prepareWitch(state: State, tell: Tell | undefined): void {
  const player = acting(state);
  spend(state.agenda, WITCH, 1);
  player.supply--;
  player.lying++;
  tell?.({ type: 'witch-prepared', seat: state.toAct, lying: player.lying });
}

export function sendWitch(context: FlowContext, state: State, to: Location, tell: Tell | undefined): void {
  const seat = state.toAct;
  const player = acting(state);
  const cost = travelCost(state, seat, to.index) as number;
  spend(state.agenda, WITCH, cost);
  player.lying--;
  player.placed |= 1 << to.index;
  scorePoints(player, FOR_WITCHES, OCCUPY_POINTS); // WS-4.5
  tell?.({ type: 'witch-sent', seat, location: to.id, cost, points: OCCUPY_POINTS });
  if (to.kind === 'witchstone') reachStone(context, state, player, tell);
  else takeChip(context, state, to, tell);
}

/** WS-4.6 */
function reachStone(context: FlowContext, state: State, player: Player, tell: Tell | undefined): void {
  const place = state.stoneTaken++;
  const points = context.board.map.stonePlaces[place] as number;
  player.stonePlace = place;
  scorePoints(player, FOR_STONE, points);
  tell?.({ type: 'stone-reached', seat: state.toAct, place: place + 1, points });
}
