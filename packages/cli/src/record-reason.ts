import type { Problem, Refusal, Types } from '@coven/core';
import { GAMES, loadGameWords } from '@coven/games';
import type { Pieces } from '@coven/words';
import type { Context } from './command.ts';
import { faultLine } from './fault-line.ts';

/** Plain words, for messages that do not belong to a table. */
const PLAIN_PIECES: Pieces = { seat: (seat) => `${seat + 1}`, piece: (_kind, _id, word) => word };

/** What is wrong with a record, as a sentence; `game` is the record's, as far as it could be read. */
export async function recordReason(context: Context, problem: Problem, game: string | undefined): Promise<string> {
  const { common, language } = context;
  const words = GAMES.some(({ id }) => id === game) ? await loadGameWords(game as string, language) : undefined;
  const why = (reason: string) => {
    if (problem.args.rule === 'table') return common(`refusal.${reason as 'unreadable'}`);
    const refusal: Refusal = { rule: String(problem.args.rule), reason, args: problem.args };
    return words?.refusal(refusal as Refusal<Types['reason']>, PLAIN_PIECES) ?? reason;
  };
  return (await faultLine(context, problem, why)) ?? problem.message;
}
