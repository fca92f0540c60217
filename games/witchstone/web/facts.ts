import type { Seat } from '@coven/core';
import type { View, Witchstone } from '@coven/games/witchstone';
import type { GameWords, WitchstoneWords } from '@coven/words';
import type { SeatFact } from '../game-table.ts';
import { figure, projectedOf } from './score.ts';

/** The numbers beside a player's name: the score, and what it would be at the end. */
export function facts(view: View, seat: Seat, words: GameWords<Witchstone>): readonly SeatFact[] {
  const { say } = words as WitchstoneWords;
  const player = view.players[seat];
  if (!player) return [];
  const projected = projectedOf(player);
  return [
    { icon: 'ui-trophy', value: figure(player.score), label: say('table.score', { points: player.score }) },
    ...(projected === null
      ? []
      : [{ icon: 'ui-hourglass', value: figure(projected), label: say('table.projected', { points: projected }) }]),
    {
      icon: 'ui-hand',
      value: player.handSize,
      label: `${say('table.hand-size', { count: player.handSize })}, ${say('table.energy', { energy: player.energy })}, ${say('table.witches', { lying: player.lying, placed: player.placed.length })}`,
    },
  ];
}
