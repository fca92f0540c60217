import { type GameRecord, Problem, type Proof, type Refusal, readRecord, type Types, verifyRecord } from '@coven/core';
import { GAMES, loadGameWords } from '@coven/games';
import type { Pieces } from '@coven/words';
import type { Context } from './command.ts';
import { faultLine } from './fault-line.ts';
import { readOptionFile, readText } from './file.ts';

/** Plain words, for messages that do not belong to a table. */
const PLAIN_PIECES: Pieces = { seat: (seat) => `${seat + 1}`, piece: (_kind, _id, word) => word };

export interface VerifiedRecord<Found> {
  readonly record: GameRecord;
  readonly proof: Proof;
  readonly found: Found;
  /** The texts of the data files that its options name by hash. */
  readonly files: readonly string[];
}

/** What is wrong with a record, also as a sentence. */
export interface BadRecord {
  readonly problem: Problem;
  readonly reason: string;
}

/** The record of a file with its proof. `options`: `k=FILE` pairs. `check` finds out what else must hold. */
export async function verifiedRecord<Found>(
  context: Context,
  file: string,
  options: readonly string[],
  check: (record: GameRecord) => Found,
): Promise<VerifiedRecord<Found> | BadRecord> {
  const files = await Promise.all(options.map(readOptionFile));
  const text = await readText(file);
  let record: GameRecord | undefined;
  try {
    record = readRecord(text);
    const proof = verifyRecord(record, GAMES, files);
    return { record, proof, found: check(record), files };
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return { problem, reason: await reasonOf(context, problem, record?.game) };
  }
}

/** `game`: the record's, as far as it could be read. */
async function reasonOf(context: Context, problem: Problem, game: string | undefined): Promise<string> {
  const { common, language } = context;
  const words = GAMES.some(({ id }) => id === game) ? await loadGameWords(game as string, language) : undefined;
  const why = (reason: string) => {
    if (problem.args.rule === 'table') return common(`refusal.${reason as 'unreadable'}`);
    const refusal: Refusal = { rule: String(problem.args.rule), reason, args: problem.args };
    return words?.refusal(refusal as Refusal<Types['reason']>, PLAIN_PIECES) ?? reason;
  };
  return (await faultLine(context, problem, why)) ?? problem.message;
}
