import { checkVersion, completeOptions, FastRandom, type OptionProblem, Problem, type Rules, storedOptions } from '@coven/core';
import { GAMES } from '@coven/games';
import { splitOptions } from './table-key.ts';
import { MAX_OPENING, type NumberedTrial, type Verdict } from './trial.ts';

/** Moves made on trial, so that a file whose first turns take too long or fail is found here. */
const TRIAL_MOVES = 200;

function tried({ id, game: gameId, version, seats, options: given, table }: NumberedTrial): Verdict {
  const game = GAMES.find(({ id: known }) => known === gameId);
  if (!game) throw new Problem('no-such-game', { game: gameId });
  checkVersion(game, version);
  const options = table === 'new' ? completeOptions(game, seats, given) : storedOptions(game, seats, given);
  const before = process.threadCpuUsage();
  const rules = game.open(options, seats, version);
  const { user, system } = process.threadCpuUsage(before);
  if ((user + system) / 1000 > MAX_OPENING) {
    const [option = ''] = Object.keys(splitOptions(game, options).files);
    throw new Problem<OptionProblem>('file-too-expensive', { option });
  }
  play(rules);
  return { id };
}

function play(rules: Rules): void {
  const random = new FastRandom('trial');
  const state = rules.start();
  for (let made = 0; made < TRIAL_MOVES; made++) {
    const turn = rules.turn(state);
    if (turn.kind === 'over') return;
    if (turn.kind === 'chance') {
      rules.apply(state, 'chance', rules.draw(state, random));
      continue;
    }
    const seat = turn.seats[random.below(turn.seats.length)]?.seat ?? 0;
    const moves = rules.moves(state, seat);
    const move = moves[random.below(moves.length)];
    if (!move) throw new Error('a seat is awaited but has no moves');
    rules.outlook(rules.view(state, seat), move);
    rules.apply(state, seat, move);
  }
}

process.on('message', (trial: NumberedTrial) => {
  let verdict: Verdict;
  try {
    verdict = tried(trial);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    verdict = { id: trial.id, problem: { code: error.code, args: error.args } };
  }
  process.send?.(verdict);
});
// The server is gone: whatever was tried is of no use.
process.on('disconnect', () => process.exit());
process.send?.('ready');
