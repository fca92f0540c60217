import { type BotInput, hintBy, type Reason } from '@coven/bots';
import type { Blackmore, Move, View } from '../rules/index.ts';
import { type CardId, type CardNumber, numberOf, strengthIn, suitOf } from '../rules/names.plain.ts';
import { chanceToHold, followersOf } from './greedy.ts';
import { strongest } from './strongest.ts';

/** From here on a card is said to hold. */
const LIKELY = 0.5;
/** Up to here a card gives away little. */
const SMALL = 4;

export const hint = hintBy(strongest, {
  reasonFor,
  lightsFor: (move) => {
    if (move.type === 'play') return [`hand:${move.card}`];
    return [move.type === 'crown' ? `trick:${move.card}` : 'choice:keep'];
  },
});

export function reasonFor(input: Pick<BotInput<Blackmore>, 'rules' | 'view'>, move: Move): Reason {
  const { rules } = input;
  const view = input.view();
  if (move.type !== 'play' && move.type !== 'crown') return { key: 'keep' };
  const outlook = rules.outlook(view, move);
  if (outlook.type === 'crown') return crowning(view, move.card, outlook.ranking);
  const followers = followersOf(view);
  const count = numberOf(move.card);
  const isSmall = count <= SMALL && view.hand.length > 1;
  if (!outlook.wins) return isSmall ? { key: 'loses', count } : { key: 'best' };
  if (followers === 0) return { key: 'wins', count: outlook.points };
  const isLikely = chanceToHold(view, move.card, followers) >= LIKELY;
  if (view.phase === 'lead') return { key: isLikely ? 'leads-strong' : isSmall ? 'leads-small' : 'best' };
  return isLikely ? { key: 'holds' } : { key: 'risks', count: outlook.points };
}

function crowning({ hand, ranking }: View, card: CardId, next: readonly CardNumber[]): Reason {
  const piece = ['card', card] as const;
  const count = hand.filter((own) => suitOf(own) === suitOf(card)).length;
  if (count > 0) return { key: 'crown', count, piece };
  const strengthBy = (order: readonly CardNumber[]) => hand.reduce((sum, own) => sum + strengthIn(order, numberOf(own)), 0);
  return strengthBy(next) > strengthBy(ranking) ? { key: 'crown-wheel', piece } : { key: 'best' };
}
