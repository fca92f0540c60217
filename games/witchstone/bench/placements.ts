import { type Benchmark, quantile } from '@coven/bench/row.ts';
import { FastRandom, openGame } from '@coven/core';
import { type Move, witchstone } from '../rules/index.ts';

const GAMES = 200;

/** How long it takes to list where a tile can be laid: asked at every turn, and for every preview. */
export const PLACEMENTS: Benchmark = {
  id: 'witchstone-placements',
  run() {
    const rules = openGame(witchstone, 4);
    const random = new FastRandom('placements');
    const times: number[] = [];
    for (let game = 0; game < GAMES; game++) {
      const state = rules.start();
      for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
        if (turn.kind === 'chance') {
          rules.apply(state, 'chance', rules.draw(state, random));
          continue;
        }
        const start = process.hrtime.bigint();
        const moves = rules.moves(state, state.toAct);
        if (state.phase === 'lay') times.push(Number(process.hrtime.bigint() - start) / 1000);
        // Crystals stay where they are, as in a real game: taken out, they would make room.
        const kept = moves.filter(({ type }) => type !== 'break');
        const list = kept.length > 0 ? kept : moves;
        rules.apply(state, state.toAct, list[random.below(list.length)] as Move);
      }
    }
    times.sort((a, b) => a - b);
    return [
      { id: 'placements of a tile, median', value: quantile(times, 0.5), unit: 'µs', atMost: 50 },
      { id: 'placements of a tile, 99 %', value: quantile(times, 0.99), unit: 'µs' },
    ];
  },
};
