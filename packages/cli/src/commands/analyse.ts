import { setImmediate } from 'node:timers/promises';
import type { Analysis } from '@coven/bots/analysis';
import { type GameRecord, Problem, type Proof, readRecord, verifyRecord } from '@coven/core';
import { GAMES, loadGameWords, loadHintWords } from '@coven/games';
import { type RecordAnalysis, recordAnalysis } from '@coven/research/analyse/record-analysis.ts';
import { loadAnalysis } from '@coven/words';
import { type Context, command, EXIT } from '../command.ts';
import { readOptionFile, readText } from '../file.ts';
import { DEFAULT_SEED } from '../plan.ts';
import { Progress } from '../progress.ts';
import { recordReason } from '../record-reason.ts';
import { analysisLines } from '../report/analysis-lines.ts';
import { recordedNames } from '../report/recorded-names.ts';
import { UsageError } from '../usage.ts';

export const analyse = command({
  flags: {
    option: { kind: 'texts', value: 'k=FILE' },
    iterations: { kind: 'number', value: 'N', about: 'worlds', min: 1, max: 1_000_000 },
    seed: { kind: 'text', value: 'S', about: 'analysis-seed', default: DEFAULT_SEED },
    json: { kind: 'switch' },
  },
  operands: ['FILE'],
  async run(context, { flags, operands }) {
    const file = operands[0] as string;
    const files = await Promise.all(flags.option.map(readOptionFile));
    const text = await readText(file);
    let record: GameRecord | undefined;
    let proof: Proof;
    try {
      record = readRecord(text);
      proof = verifyRecord(record, GAMES, files);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      context.note(`coven: ${await recordReason(context, error, record?.game)}`);
      return EXIT.rejected;
    }
    if (record.result === null) throw new UsageError('game-not-over', { file });
    const { iterations: worlds, seed = DEFAULT_SEED } = flags;
    const { rules, looking } = await recordAnalysis(record, files, { worlds, seed });
    const analysis = await withProgress(context, looking);
    const names = recordedNames(context, record, proof);
    if (flags.json) {
      context.out(JSON.stringify({ game: record.game, players: names, ...analysis }));
      return EXIT.fine;
    }
    const words = await loadGameWords(record.game, context.language);
    const reasons = await loadHintWords(record.game, context.language);
    const say = await loadAnalysis(context.language);
    for (const line of analysisLines(context, say, analysis, { words, reasons, names, rules })) context.out(line);
    return EXIT.fine;
  },
});

async function withProgress({ say }: Context, looking: RecordAnalysis['looking']): Promise<Analysis> {
  let next = looking.next();
  const progress = new Progress(say, next.done ? 1 : next.value.of);
  while (!next.done) {
    progress.reached(next.value.done);
    // The bar is drawn in between.
    await setImmediate();
    next = looking.next();
  }
  progress.finish();
  return next.value;
}
