import { analyse } from '@coven/bots/analysis';
import { type Game, type GameRecord, type Rules, recordedOptions, seatsIn } from '@coven/core';
import { GAMES, hintsOf, judgeOf } from '@coven/games';

/** How a game is looked through. */
interface Looking {
  /** In which each decision is tried out; by default as the game's judge says. */
  readonly worlds?: number | undefined;
  readonly seed: string;
}

export interface RecordAnalysis {
  readonly rules: Rules;
  /** Yields how far it is. */
  readonly looking: ReturnType<typeof analyse>;
}

/** Looks through the finished game of a verified record. `files`: the data files that it names. */
export async function recordAnalysis(record: GameRecord, files: readonly string[], { worlds, seed }: Looking): Promise<RecordAnalysis> {
  const game = GAMES.find(({ id }) => id === record.game) as Game;
  const rules = game.open(recordedOptions(record, game, files), seatsIn(record), record.version);
  const adviser = await hintsOf(record.game)?.();
  return { rules, looking: analyse(rules, record.log, await judgeOf(record.game), { worlds, seed, reasonFor: adviser?.reasonFor }) };
}
