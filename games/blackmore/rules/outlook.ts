import type { Card, CardId, CardNumber } from './cards.ts';
import type { Move } from './moves.ts';
import { pointsOf, winningPlace } from './trick.ts';
import type { View } from './view.ts';
import { ranking } from './wheel.ts';

export type Outlook =
  /** `wins`: would win if the trick ended now. `points`: what the trick would then be worth. `strength`: 9 is the strongest number. */
  | { readonly type: 'play'; readonly wins: boolean; readonly points: number; readonly strength: number }
  /** `points`: what the winner gains. `ranking`: the numbers from strongest to weakest from now on. */
  | { readonly type: 'crown'; readonly points: number; readonly ranking: readonly CardNumber[] };

export function outlook(byId: ReadonlyMap<CardId, Card>, strength: readonly (readonly number[])[], view: View, move: Move): Outlook {
  const card = (id: CardId) => byId.get(id) as Card;
  const numbers = strength.length - 1;
  const trick = view.phase === 'lead' ? [] : view.trick.map((played) => card(played.card));
  const row = strength[view.wheel] as readonly number[];
  switch (move.type) {
    case 'play': {
      const played = [...trick, move.card];
      const trump = view.trump === null ? undefined : card(view.trump).suit;
      return {
        type: 'play',
        wins: winningPlace(played, trump, row) === trick.length,
        points: pointsOf(played),
        strength: row[move.card.number] as number,
      };
    }
    case 'crown':
      return {
        type: 'crown',
        points: pointsOf(trick) - move.card.number,
        ranking: ranking(view.side, move.card.number, numbers),
      };
    case 'keep':
    case 'draw':
    case 'first':
      return { type: 'crown', points: pointsOf(trick), ranking: view.ranking };
    default:
      return move satisfies never;
  }
}
