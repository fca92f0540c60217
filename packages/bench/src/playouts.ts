import { createRequire } from 'node:module';
import { FastRandom, openGame, playout } from '@coven/core';
import { GAMES } from '@coven/games';
import { boardgameIoBlackmore, boardgameIoMoves, type Drafted } from './boardgame-io-blackmore.ts';
import type { GameBench } from './game-bench.ts';
import { kernelPlayouts } from './kernel.ts';
import { type Benchmark, bestRate, type Row } from './row.ts';

const ROUNDS = 8;

/** Random playouts on one core through the generic contract (list, pick, apply), alternating with the kernel. */
function playoutsOf(id: string, { seats, atLeast }: GameBench['playouts']): Benchmark {
  return {
    id: `playouts-${id}`,
    run() {
      const game = GAMES.find((one) => one.id === id);
      if (!game) throw new Error(`no such game: ${id}`);
      const rules = openGame(game, seats);
      const play = (round: number, games: number) => {
        const random = new FastRandom(round);
        let moves = 0;
        for (let count = 0; count < games; count++) moves += playout(rules, rules.start(), random);
        return moves;
      };
      // Warm up, and find how many games take a good part of a second.
      const start = performance.now();
      play(0, 200);
      const games = Math.max(50, Math.ceil((200 * 400) / (performance.now() - start)));
      let ours = 0;
      let kernel = 0;
      for (let round = 1; round <= ROUNDS; round++) {
        ours = Math.max(
          ours,
          bestRate(1, () => play(round, games)),
        );
        kernel = Math.max(
          kernel,
          bestRate(1, () => kernelPlayouts(4, 20_000, round)),
        );
      }
      return [
        { id: 'kernel', value: kernel, unit: 'moves/s' },
        {
          id: `${id}, ${seats} seats`,
          value: ours,
          unit: 'moves/s',
          ratio: { to: 'kernel', value: ours / kernel, ...(atLeast === undefined ? {} : { atLeast }) },
        },
      ];
    },
  };
}

interface BoardgameIo {
  InitializeGame(setup: object): BoardgameIoState;
  CreateGameReducer(setup: object): (state: BoardgameIoState, action: object) => BoardgameIoState;
}
interface BoardgameIoState {
  G: Drafted;
  ctx: { currentPlayer: string; gameover?: unknown };
}

/** The same game through boardgame.io's reducer, alternating with ours; it is twice as fast in production mode. */
const besideBoardgameIo = (mode: 'development' | 'production'): Benchmark => ({
  id: `boardgame-io-reducer-${mode}`,
  mode,
  run(): Row[] {
    // Node cannot import its folder as an ES module.
    const { InitializeGame, CreateGameReducer } = createRequire(import.meta.url)('boardgame.io/internal') as BoardgameIo;
    const reducer = CreateGameReducer({ game: boardgameIoBlackmore });
    const peer = (round: number, games: number) => {
      const random = new FastRandom(round);
      let moves = 0;
      for (let count = 0; count < games; count++) {
        let state = InitializeGame({ game: boardgameIoBlackmore, numPlayers: 4 });
        while (state.ctx.gameover === undefined) {
          const playerID = state.ctx.currentPlayer;
          const choices = boardgameIoMoves(state.G, Number(playerID));
          const [type, ...args] = choices[random.below(choices.length)] as [string, ...number[]];
          state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
          moves++;
        }
      }
      return moves;
    };
    const game = GAMES.find((one) => one.id === 'blackmore');
    if (!game) throw new Error('no Blackmore');
    const rules = openGame(game, 4);
    const own = (round: number) => {
      const random = new FastRandom(round);
      let moves = 0;
      for (let count = 0; count < 20_000; count++) moves += playout(rules, rules.start(), random);
      return moves;
    };
    let ours = 0;
    let theirs = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      ours = Math.max(ours, bestRate(1, own));
      theirs = Math.max(
        theirs,
        bestRate(1, () => peer(round, 60)),
      );
    }
    return [
      { id: `boardgame.io 0.50 reducer, ${mode}`, value: theirs, unit: 'moves/s' },
      {
        id: 'blackmore, 4 seats',
        value: ours,
        unit: 'moves/s',
        ratio: { to: 'boardgame.io', value: ours / theirs, atLeast: 500, aim: 800 },
      },
    ];
  },
});

/** Random playouts of every game, and of Blackmore compared with its peers. */
export function playouts(benches: ReadonlyMap<string, GameBench>): readonly Benchmark[] {
  return [
    ...[...benches].map(([id, bench]) => playoutsOf(id, bench.playouts)),
    besideBoardgameIo('development'),
    besideBoardgameIo('production'),
  ];
}
