import type { Rules, Types } from './contract.ts';
import type { Random } from './random.ts';

/** Plays to the end with uniformly random moves; returns the number of players' moves. */
export function playout<T extends Types>(rules: Rules<T>, state: T['state'], random: Random): number {
  let moves = 0;
  for (;;) {
    const turn = rules.turn(state);
    if (turn.kind === 'chance') {
      rules.apply(state, 'chance', rules.draw(state, random));
    } else if (turn.kind === 'seats') {
      const { seats } = turn;
      const awaited = seats.length === 1 ? seats[0] : seats[random.below(seats.length)];
      const seat = (awaited as (typeof seats)[number]).seat;
      const choices = rules.moves(state, seat);
      rules.apply(state, seat, choices[random.below(choices.length)] as T['move']);
      moves++;
    } else {
      return moves;
    }
  }
}
