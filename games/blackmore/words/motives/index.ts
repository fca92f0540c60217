import type { Motive, Reason, SeenStep } from '@coven/words';
import type { Blackmore, Shown, View } from '../../rules/index.ts';
import { type CardId, numberOf, strengthIn, suitOf } from '../../rules/names.plain.ts';

/** Up to here a card is small: it gives away little. */
const SMALL = 4;

export function motivesIn({ after, shown }: SeenStep<Blackmore>): readonly Motive<Blackmore>[] {
  return shown.flatMap((event) => {
    const reason = reasonOf(event, after);
    return reason && 'seat' in event ? [{ seat: event.seat, event, ...reason }] : [];
  });
}

function reasonOf(event: Shown, after: View): Reason | undefined {
  switch (event.type) {
    case 'led':
      return leading(event.card, after);
    case 'played':
      if (after.winning !== event.seat) return small(event.card, 'gives-little');
      return { key: after.phase === 'follow' ? 'holds' : 'wins', count: pointsIn(after) };
    case 'crowned':
      // A trump that is drawn from the pile in the same step changes it once more.
      return after.trump === event.card ? { key: 'crown', piece: ['suit', suitOf(event.card)] } : undefined;
    case 'kept':
      return { key: 'keep', count: pointsIn(after) };
    default:
      return undefined;
  }
}

function leading(card: CardId, { ranking, trumpSuit }: View): Reason | undefined {
  if (suitOf(card) === trumpSuit) return { key: 'leads-trump' };
  const isStrong = strengthIn(ranking, numberOf(card)) > (2 * ranking.length) / 3;
  return isStrong ? { key: 'leads-strong' } : small(card, 'leads-small');
}

function small(card: CardId, key: string): Reason | undefined {
  const count = numberOf(card);
  return count <= SMALL ? { key, count } : undefined;
}

/** What the trick on the table is worth: the numbers of its cards. */
function pointsIn({ trick }: View): number {
  return trick.reduce((sum, [, card]) => sum + numberOf(card), 0);
}
