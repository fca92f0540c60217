import type { Seat } from '@coven/core';
import type { SeatFact } from '@coven/web/games/game-table.ts';
import type { View } from '../rules/index.ts';
import type { WitchstoneWords } from '../words/index.ts';
import { figure } from './score.ts';

/** The numbers beside a player's name: the score, and what it would be at the end. */
export function facts(view: View, seat: Seat, { say }: WitchstoneWords): readonly SeatFact[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    { icon: 'ui-trophy', value: figure(player.score), label: say('table.score', { points: player.score }), isScore: true },
    ...(player.final === null
      ? []
      : [{ icon: 'ui-hourglass', value: figure(player.final), label: say('table.projected', { points: player.final }) }]),
    {
      icon: 'ui-hand',
      value: player.handSize,
      label: `${say('table.hand-size', { count: player.handSize })}, ${say('table.energy', { energy: player.energy })}, ${say('table.witches', { lying: player.lying, placed: player.placed.length })}`,
    },
  ];
}
