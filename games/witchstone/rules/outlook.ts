import type { Made } from '@coven/core';
import { actionOf, nameOf } from './actions.plain.ts';
import { cellOf, locationOf, scrollOf } from './board.ts';
import { groupAt } from './cauldron.ts';
import { HEX_STRENGTH } from './figures.plain.ts';
import { apply } from './flow.ts';
import type { FlowContext } from './flow-context.ts';
import type { Cell } from './hexes.plain.ts';
import { knownState } from './known.ts';
import { ACTIONS, type ActionId } from './names.plain.ts';
import type { Move } from './notation.plain.ts';
import type { Player } from './player.ts';
import { levelsReached } from './prophecies.ts';
import { finalScore } from './scoring.ts';
import { playerOf, type State } from './state.ts';
import { halfOfTurn, tileOfTurn } from './turn.ts';
import type { View } from './view.ts';
import { isLeading } from './wand.ts';
import { travelCost } from './witch.ts';

/** An action and how strong it would be, or how many points of it come onto the agenda. */
export interface Strength {
  readonly action: ActionId;
  readonly strength: number;
}

/** A group that a piece would join. */
export interface JoinedGroup extends Strength {
  readonly cells: readonly string[];
}

/** What a move would bring, as far as its seat can know: what a stack gives is left out. */
export type Outlook = Made<typeof outlook>;

export function outlook(context: FlowContext, view: View, move: Move) {
  const { board } = context;
  const seat = view.viewer === 'spectator' ? view.toAct : view.viewer;
  const state = knownState(board, view, []);
  const before = finalScore(board, playerOf(state, seat));
  const points = trackOf(state, seat);
  const cost = move.type === 'send' ? (travelCost(state, seat, locationOf(board, move.to).index) ?? 0) : 0;
  const gains: Strength[] = [];
  apply(context, state, move, (event) => {
    if (event.type === 'crystal-racked' && event.strength > 0) gains.push({ action: event.exit, strength: event.strength });
    if (event.type === 'chip-taken' && event.action !== null) gains.push({ action: event.action, strength: event.strength });
    if (event.type === 'wand-bonus') gains.push({ action: event.action, strength: event.points });
    if (event.type === 'booster-played') gains.push({ action: event.action, strength: event.plus });
    if (event.type === 'special-used' || event.type === 'action-chosen') gains.push({ action: event.action, strength: HEX_STRENGTH });
  });
  return {
    type: move.type,
    /** On the score track at once. */
    points: trackOf(state, seat) - points,
    /** In the final score, if nothing else changed. */
    final: finalScore(board, playerOf(state, seat)) - before,
    /** `lay`, `begin`: the tile's actions if they started right then. `set`: the groups the hex would join. WS-2.3 */
    strengths: strengthsAfter(context, state, seat, move),
    /** What would come onto the agenda; a scroll with its reach. */
    gains,
    /** Witch points for the way. WS-4.2 */
    cost,
    /** `wand`: whether the owl would lead, so that bonuses count twice. WS-7.2 */
    isLeading: move.type === 'wand' && isLeading(state, playerOf(state, seat)),
    /** Levels of the taken prophecy that are reached already. WS-8.4 */
    levels: move.type === 'take' ? levelsOf(context, playerOf(state, seat), move.scroll) : null,
  };
}

function levelsOf({ board }: FlowContext, player: Player, id: string): number | null {
  const scroll = scrollOf(board, id);
  return scroll.kind === 'prophecy' ? levelsReached(board, player, scroll) : null;
}

function trackOf(state: State, seat: number): number {
  return playerOf(state, seat).points.reduce((sum, points) => sum + points, 0);
}

function strengthsAfter({ board }: FlowContext, state: State, seat: number, move: Move): readonly JoinedGroup[] {
  const { cells } = playerOf(state, seat);
  const group = (action: ActionId, at: number): JoinedGroup => {
    const found = groupAt(board.cauldron, cells, at, 1 << actionOf(action));
    return { action, strength: found.length, cells: found.map((cell) => (board.cauldron.cells[cell] as Cell).id) };
  };
  switch (move.type) {
    case 'lay': {
      const { first, second } = tileOfTurn(state);
      return [group(nameOf(first), cellOf(board, move.at).index), group(nameOf(second), cellOf(board, move.toward).index)];
    }
    case 'set':
      return ACTIONS.map((action) => group(action, cellOf(board, move.at).index)).filter(({ strength }) => strength > 0);
    case 'begin':
      return state.tileAt < 0 ? [] : [group(move.action, halfOfTurn(state, actionOf(move.action)))];
    default:
      return [];
  }
}
