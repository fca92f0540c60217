import type { CardId, Move, OccupierId, Outlook } from '../rules/index.ts';

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

/** Where a card brings its seat the most points at once, and how many. */
export function bestPlay(
  card: CardId,
  moves: readonly Move[],
  outlookOf: (move: Move) => Outlook | undefined,
): { readonly on: OccupierId; readonly points: number } | undefined {
  return moves
    .flatMap((move) => {
      const outlook = move.type === 'play' && move.card === card ? outlookOf(move) : undefined;
      return move.type === 'play' && outlook ? [{ on: move.on, points: outlook.points[outlook.seat] ?? 0 }] : [];
    })
    .sort((a, b) => b.points - a.points)[0];
}

const NONE: ReadonlySet<CardId> = new Set();
