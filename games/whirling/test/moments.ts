import { FastRandom, openGame, type Rules, type Seat } from '@coven/core';
import { type Move, type View, type Whirling, whirling } from '../rules/index.ts';

interface Moment {
  readonly rules: Rules<Whirling>;
  readonly state: Whirling['state'];
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** What each awaited seat sees and may do, all through some random games. */
export function* moments(seats: number, characters: string, games: number): Generator<Moment> {
  const rules = openGame(whirling, seats, { characters });
  for (let game = 0; game < games; game++) {
    const random = new FastRandom('whirling-picture', game * 10 + seats);
    const state = rules.start();
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') {
        rules.apply(state, 'chance', rules.draw(state, random));
        continue;
      }
      const { seat } = turn.seats[random.below(turn.seats.length)] as (typeof turn.seats)[number];
      const moves = rules.moves(state, seat);
      yield { rules, state, view: rules.view(state, seat), seat, moves };
      // Finishing at once would leave nothing to look at.
      const others = moves.filter(({ type }) => type !== 'done' && type !== 'ready');
      const from = others.length > 0 && random.below(6) > 0 ? others : moves;
      rules.apply(state, seat, from[random.below(from.length)] as Move);
    }
  }
}
