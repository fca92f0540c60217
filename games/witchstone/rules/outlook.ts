import { ACTIONS, type Action } from './actions.ts';
import { groupSize } from './cauldron.ts';
import { apply } from './flow.ts';
import { knownState } from './known.ts';
import type { Move } from './moves.ts';
import { levelsReached } from './prophecies.ts';
import { finalScore } from './scoring.ts';
import { playerOf, type State } from './state.ts';
import type { Table } from './table.ts';
import { strengthOf, tileOfTurn } from './turn.ts';
import type { View } from './view.ts';
import { travelCost } from './witch.ts';

/** An action and how strong it would be, or how many points of it come onto the agenda. */
export interface Strength {
  readonly action: Action;
  readonly strength: number;
}

/** What a move would bring, as far as its seat can know: what a stack gives is left out. */
export interface Outlook {
  readonly type: Move['type'];
  /** On the score track at once. */
  readonly points: number;
  /** In the final score, if nothing else changed. */
  readonly final: number;
  /** `lay`, `begin`: the tile's actions if they started right then. `set`: the groups the hex would join. WS-2.3 */
  readonly strengths: readonly Strength[];
  /** What would come onto the agenda; a scroll with its reach. */
  readonly gains: readonly Strength[];
  /** Witch points for the way. WS-4.2 */
  readonly cost: number;
  /** Levels of the taken prophecy that are reached already. WS-8.4 */
  readonly levels: number | null;
}

export function outlook(table: Table, view: View, move: Move): Outlook {
  const { board } = table;
  const seat = view.viewer === 'spectator' ? view.toAct : view.viewer;
  const state = knownState(board, view, []);
  const before = finalScore(board, playerOf(state, seat));
  const points = trackOf(state, seat);
  const cost = move.type === 'send' ? (travelCost(state, seat, move.to.index) ?? 0) : 0;
  const gains: Strength[] = [];
  apply(table, state, seat, move, (event) => {
    if (event.type === 'crystal-racked' && event.strength > 0) gains.push({ action: event.exit, strength: event.strength });
    if (event.type === 'chip-taken' && event.strength > 0) gains.push({ action: event.action, strength: event.strength });
    if (event.type === 'wand-bonus') gains.push({ action: event.action, strength: event.points });
    if (event.type === 'booster-played') gains.push({ action: event.action, strength: event.plus });
    if (event.type === 'special-used' || event.type === 'action-chosen') gains.push({ action: event.action, strength: 2 });
  });
  return {
    type: move.type,
    points: trackOf(state, seat) - points,
    final: finalScore(board, playerOf(state, seat)) - before,
    strengths: strengthsAfter(table, state, seat, move),
    gains,
    cost,
    levels: move.type === 'take' && move.scroll.kind === 'prophecy' ? levelsReached(board, playerOf(state, seat), move.scroll) : null,
  };
}

function trackOf(state: State, seat: number): number {
  return playerOf(state, seat).points.reduce((sum, points) => sum + points, 0);
}

function strengthsAfter(table: Table, state: State, seat: number, move: Move): readonly Strength[] {
  const { cells } = playerOf(state, seat);
  const group = (action: Action, at: number) => ({ action, strength: groupSize(table.board.cauldron, cells, at, 1 << action) });
  switch (move.type) {
    case 'lay': {
      const { first, second } = tileOfTurn(state);
      return [group(first, move.at.index), group(second, move.toward.index)];
    }
    case 'set':
      return ACTIONS.map((_, action) => group(action, move.at.index)).filter(({ strength }) => strength > 0);
    case 'begin':
      return state.tileAt < 0 ? [] : [{ action: move.action, strength: strengthOf(table, state, move.action) }];
    default:
      return [];
  }
}
