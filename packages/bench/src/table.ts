import { completeOptions, FastRandom, isRefusal, type Setup, sealed, Table } from '@coven/core';
import { GAMES } from '@coven/games';
import { type Benchmark, quantile, type Row } from './row.ts';

const GAMES_EACH = 60;
const QUARTERS = 4;

/** The cost of a sealed, chained move at a table, by quarter of the game: it must not grow during the game. */
function movesAtTable(id: string): Benchmark {
  return {
    id: `table-${id}`,
    run(): Row[] {
      const game = GAMES.find((one) => one.id === id);
      if (!game) throw new Error(`no such game: ${id}`);
      const seats = game.seats.max;
      const options = completeOptions(game, seats);
      const setup: Setup = { game: id, version: game.version, seats, options, commitment: '00'.repeat(32), nonces: [] };
      const rules = game.open(options, seats, game.version);
      const chance = sealed('5a'.repeat(32));
      const random = new FastRandom(1);
      const byQuarter: number[][] = Array.from({ length: QUARTERS }, () => []);
      for (let count = 0; count < GAMES_EACH * 2; count++) {
        const table = new Table(rules, setup, chance);
        table.deal();
        const times: number[] = [];
        for (let turn = table.turn(); turn.kind === 'seats'; turn = table.turn()) {
          const seat = turn.seats[random.below(turn.seats.length)]?.seat ?? 0;
          const moves = table.moves(seat);
          const text = rules.format(moves[random.below(moves.length)] as object);
          const start = process.hrtime.bigint();
          const answer = table.play(seat, text);
          times.push(Number(process.hrtime.bigint() - start) / 1000);
          if (isRefusal(answer)) throw new Error(`${text}: ${answer.reason}`);
        }
        // The first half of the games is warm-up.
        if (count < GAMES_EACH) continue;
        times.forEach((time, at) => {
          byQuarter[Math.floor((at * QUARTERS) / times.length)]?.push(time);
        });
      }
      const medians = byQuarter.map((times) =>
        quantile(
          [...times].sort((a, b) => a - b),
          0.5,
        ),
      );
      return medians.map((value, quarter) => ({ id: `${id}, ${seats} seats, quarter ${quarter + 1}, median`, value, unit: 'µs/move' }));
    },
  };
}

export const TABLES: readonly Benchmark[] = GAMES.map(({ id }) => movesAtTable(id));
