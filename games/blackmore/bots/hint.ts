import { type BotInput, hintBy, type Reason } from '@coven/bots';
import type { Blackmore, Move, View } from '../rules/index.ts';
import { type CardId, numberOf, suitOf } from '../rules/names.ts';
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
  if (move.type === 'crown') return crowning(view, move.card);
  if (move.type !== 'play') return { key: 'keep' };
  const outlook = rules.outlook(view, move);
  const followers = followersOf(view);
  const count = numberOf(move.card);
  const isSmall = count <= SMALL && view.hand.length > 1;
  if (outlook.type !== 'play' || !outlook.wins) return isSmall ? { key: 'loses', count } : { key: 'best' };
  if (followers === 0) return { key: 'wins', count: outlook.points };
  const isLikely = chanceToHold(view, move.card, followers) >= LIKELY;
  if (view.phase === 'lead') return { key: isLikely ? 'leads-strong' : isSmall ? 'leads-small' : 'best' };
  return isLikely ? { key: 'holds' } : { key: 'risks', count: outlook.points };
}

function crowning({ hand }: View, card: CardId): Reason {
  const count = hand.filter((own) => suitOf(own) === suitOf(card)).length;
  return { key: count > 0 ? 'crown' : 'crown-wheel', count, piece: ['card', card] };
}
