import type { Card } from './cards.ts';
import type { Context } from './context.ts';
import { type CardId, type CardNumber, isBetweenTricks } from './names.plain.ts';
import type { Move } from './notation.plain.ts';
import { pointsOf, winningPlace } from './trick.ts';
import type { View } from './view.ts';

export type Outlook =
  /** `wins`: would win if the trick ended now. `points`: what the trick would then be worth. `strength`: 9 is the strongest number. */
  | { readonly type: 'play'; readonly wins: boolean; readonly points: number; readonly strength: number }
  /** `points`: what the winner gains. `ranking`: the numbers from strongest to weakest from now on. */
  | { readonly type: 'crown'; readonly points: number; readonly ranking: readonly CardNumber[] };

export function outlook({ cardById, rankings, strength }: Context, view: View, move: Move): Outlook {
  const cardOf = (id: CardId) => cardById.get(id) as Card;
  const trick = isBetweenTricks(view.phase) ? [] : view.trick.map(([, card]) => cardOf(card));
  switch (move.type) {
    case 'play': {
      const card = cardOf(move.card);
      const played = [...trick, card];
      const strengths = strength[view.wheel] as readonly number[];
      return {
        type: 'play',
        wins: winningPlace(played, view.trumpSuit ?? undefined, strengths) === trick.length,
        points: pointsOf(played),
        strength: strengths[card.number] as number,
      };
    }
    case 'crown': {
      const { number } = cardOf(move.card);
      return { type: 'crown', points: pointsOf(trick) - number, ranking: rankings[number] as readonly CardNumber[] };
    }
    case 'keep':
    case 'draw':
    case 'first':
      return { type: 'crown', points: pointsOf(trick), ranking: view.ranking };
    default:
      return move satisfies never;
  }
}
