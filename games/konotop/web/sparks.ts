import type { CardId, Move, Outlook } from '../rules/index.ts';

/**
 * The cards of the hand that are good now: they bring points at once, more than going without them would, no other player gets more
 * by them, and no other card brings more. Nothing before every outlook is known: a spark must not wander.
 */
export function sparklingCards(moves: readonly Move[], outlookOf: (move: Move) => Outlook | undefined): ReadonlySet<CardId> {
  const decline = moves.find(({ type }) => type === 'decline');
  const anyway = decline && outlookOf(decline);
  if (decline && !anyway) return NONE;
  let best = 1;
  let cards = new Set<CardId>();
  for (const move of moves) {
    if (move.type !== 'play') continue;
    const outlook = outlookOf(move);
    if (!outlook) return NONE;
    const gains = outlook.points.map((points, seat) => points - (anyway?.points[seat] ?? 0));
    const gain = gains[outlook.seat] ?? 0;
    if (gain < best || gain < Math.max(...gains)) continue;
    if (gain > best) cards = new Set();
    best = gain;
    cards.add(move.card);
  }
  return cards;
}

const NONE: ReadonlySet<CardId> = new Set();
