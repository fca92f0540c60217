import type { Seat } from '@coven/core';
import type { SeatFact } from '@coven/web/games/game-table.ts';
import type { View } from '../rules/index.ts';
import type { KonotopWords } from '../words/index.ts';

/** The numbers beside a player's name. */
export function facts(view: View, seat: Seat, { say }: KonotopWords): readonly SeatFact[] {
  const hand = view.handSizes[seat] ?? 0;
  const score = view.scores[seat] ?? 0;
  return [
    { icon: 'ui-trophy', value: score, label: say('table.score', { count: score }), isScore: true },
    { icon: 'ui-hand', value: hand, label: say('table.hand-size', { count: hand }) },
  ];
}
