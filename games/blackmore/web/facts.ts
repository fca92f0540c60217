import type { Seat } from '@coven/core';
import type { SeatFact } from '@coven/web/games/game-table.ts';
import type { View } from '../rules/index.ts';
import type { BlackmoreWords } from '../words/index.ts';

/** The numbers beside a player's name. */
export function facts(view: View, seat: Seat, { say }: BlackmoreWords): readonly SeatFact[] {
  const hand = view.handSizes[seat] ?? 0;
  const won = view.wonSizes[seat] ?? 0;
  const score = view.scores?.[seat];
  return [
    { icon: 'ui-hand', value: hand, label: say('table.hand-size', { count: hand }) },
    score === undefined
      ? { icon: 'ui-trophy', value: won, label: say('table.won-size', { count: won }) }
      : { icon: 'ui-coin', value: score, label: say('table.score', { count: score }) },
  ];
}
