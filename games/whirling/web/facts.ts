import type { Seat } from '@coven/core';
import type { View, Whirling } from '@coven/games/whirling';
import type { GameWords, WhirlingWords } from '@coven/words';
import type { SeatFact } from '../game-table.ts';
import { total } from './picture.ts';

/** The numbers beside a player's name. */
export function facts(view: View, seat: Seat, words: GameWords<Whirling>): readonly SeatFact[] {
  const { say } = words as WhirlingWords;
  const player = view.players[seat];
  const hand = player?.handSize ?? 0;
  const circle = total(player?.circle ?? []);
  return [
    { icon: 'ui-trophy', value: circle, label: `${say('table.circle')}: ${circle}` },
    { icon: 'ui-hand', value: hand, label: say('table.hand-size', { count: hand }) },
  ];
}
