import { setImmediate } from 'node:timers/promises';
import type { Analysis } from '@coven/bots/analysis';
import { loadGameWords, loadHintWords } from '@coven/games';
import { type RecordAnalysis, recordAnalysis } from '@coven/research/analyse/record-analysis.ts';
import { type AnalysisMessages, loadAnalysis, sayFrom } from '@coven/words';
import { type Context, command, EXIT } from '../command.ts';
import { DEFAULT_SEED } from '../plan.ts';
import { Progress } from '../progress.ts';
import { analysisLines } from '../report/analysis-lines.ts';
import { recordedNames } from '../report/recorded-names.ts';
import { UsageError } from '../usage.ts';
import { verifiedRecord } from '../verified-record.ts';

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
    const verified = await verifiedRecord(context, file, flags.option, () => undefined);
    if ('problem' in verified) {
      context.note(`coven: ${verified.reason}`);
      return EXIT.rejected;
    }
    const { record, proof, files } = verified;
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
    const say = sayFrom<AnalysisMessages>(await loadAnalysis(context.language));
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
