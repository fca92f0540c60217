import { basename, resolve } from 'node:path';
import { benchmarks, type Comparison, compare, measure, ROUNDS, type Row, scriptOf } from '@coven/bench';
import { type Context, command, EXIT } from '../command.ts';
import { nearest } from '../nearest.ts';
import { UsageError } from '../usage.ts';

/** A checkout is no slower if the whole confidence interval of its gain lies above this. */
const NO_SLOWER = 0.97;

export const bench = command({
  flags: {
    only: { kind: 'texts', value: 'NAME' },
    against: { kind: 'text', value: 'DIR' },
    rounds: { kind: 'number', value: 'N', min: 1, max: 1000, default: String(ROUNDS) },
    json: { kind: 'switch' },
  },
  operands: [],
  async run(context, { flags }) {
    const all = await benchmarks();
    const known = all.map(({ id }) => id);
    for (const name of flags.only) {
      if (!known.includes(name))
        throw new UsageError('unknown-benchmark', { text: name, known: known.join(', '), nearest: nearest(name, known) ?? '' });
    }
    const { against } = flags;
    const other = against === undefined ? undefined : scriptOf(resolve(against));
    if (against !== undefined && other === undefined) throw new UsageError('no-benchmarks', { directory: against });
    const results: Record<string, readonly (Row | Comparison)[]> = {};
    for (const benchmark of all.filter(({ id }) => flags.only.length === 0 || flags.only.includes(id))) {
      const { id } = benchmark;
      context.note(context.say('bench.measuring', { name: id }));
      const rows = other === undefined ? await measure(benchmark) : await compare(benchmark, other, flags.rounds ?? ROUNDS);
      results[id] = rows;
      if (!flags.json) for (const line of linesOf(context, id, rows, basename(resolve(against ?? '')))) context.out(line);
    }
    if (flags.json) context.out(JSON.stringify(results));
    return EXIT.fine;
  },
});

type Figure = (value: number) => string;

function linesOf(context: Context, id: string, rows: readonly (Row | Comparison)[], other: string): readonly string[] {
  const format = new Intl.NumberFormat(context.language, { maximumSignificantDigits: 4 });
  const figure: Figure = (value) => format.format(value);
  const width = Math.max(0, ...rows.map((row) => row.id.length));
  const lines = rows.map((row) => {
    const told = 'gain' in row ? gained(context, figure, row, other) : noted(context, figure, row);
    return `  ${row.id.padEnd(width)}  ${figure('gain' in row ? row.ours : row.value).padStart(12)} ${row.unit}${told}`;
  });
  return [id, ...lines, ''];
}

function gained({ say }: Context, figure: Figure, { theirs, gain }: Comparison, other: string): string {
  const told = say('bench.gain', { gain: figure(gain.median), low: figure(gain.low), high: figure(gain.high), other });
  return ` (${figure(theirs)})  ${told} ${mark(gain.low >= NO_SLOWER)}`;
}

function noted({ say }: Context, figure: Figure, { value, ratio, atMost }: Row): string {
  const notes: string[] = [];
  const note = (key: 'bench.at-least' | 'bench.aim' | 'bench.at-most', limit: number | undefined, isMet: (wanted: number) => boolean) => {
    if (limit !== undefined) notes.push(say(key, { wanted: figure(limit), met: mark(isMet(limit)) }));
  };
  if (ratio) notes.push(`${figure(ratio.value)} × ${ratio.to}`);
  note('bench.at-least', ratio?.atLeast, (wanted) => (ratio?.value ?? 0) >= wanted);
  note('bench.aim', ratio?.aim, (wanted) => (ratio?.value ?? 0) >= wanted);
  note('bench.at-most', atMost, (wanted) => value <= wanted);
  return notes.map((one) => `  ${one}`).join('');
}

function mark(isMet: boolean): string {
  return isMet ? '✓' : '✗';
}
