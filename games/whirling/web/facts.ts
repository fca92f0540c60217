import type { Seat } from '@coven/core';
import type { SeatFact } from '@coven/web/games/game-table.ts';
import { labelled } from '@coven/web/words/words.svelte.ts';
import type { View } from '../rules/index.ts';
import { sum } from '../rules/ingredients.plain.ts';
import type { WhirlingWords } from '../words/index.ts';

/** The numbers beside a player's name. */
export function facts(view: View, seat: Seat, { say }: WhirlingWords): readonly SeatFact[] {
  const player = view.players[seat];
  const hand = player?.handSize ?? 0;
  const circle = sum(player?.circle ?? []);
  return [
    { icon: 'ui-trophy', value: circle, label: labelled(say('table.circle'), circle), isScore: true },
    { icon: 'ui-hand', value: hand, label: say('table.hand-size', { count: hand }) },
  ];
}
