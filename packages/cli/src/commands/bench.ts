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
      if (other === undefined) {
        const rows = await measure(benchmark);
        results[id] = rows;
        if (!flags.json) for (const line of linesOf(context, id, rows)) context.out(line);
      } else {
        const rows = await compare(benchmark, other, flags.rounds ?? ROUNDS);
        results[id] = rows;
        if (!flags.json) for (const line of comparedLines(context, id, rows, basename(resolve(against ?? '')))) context.out(line);
      }
    }
    if (flags.json) context.out(JSON.stringify(results));
    return EXIT.fine;
  },
});

function figureIn(language: string): (value: number) => string {
  const format = new Intl.NumberFormat(language, { maximumSignificantDigits: 4 });
  return (value) => format.format(value);
}

function comparedLines({ say, language }: Context, id: string, rows: readonly Comparison[], other: string): readonly string[] {
  const figure = figureIn(language);
  const width = Math.max(0, ...rows.map((row) => row.id.length));
  return [
    id,
    ...rows.map(({ id: name, unit, ours, theirs, gain }) => {
      const told = say('bench.gain', { gain: figure(gain.median), low: figure(gain.low), high: figure(gain.high), other });
      return `  ${name.padEnd(width)}  ${figure(ours).padStart(12)} ${unit} (${figure(theirs)})  ${told} ${mark(gain.low >= NO_SLOWER)}`;
    }),
    '',
  ];
}

function linesOf({ say, language }: Context, id: string, rows: readonly Row[]): readonly string[] {
  const figure = figureIn(language);
  const width = Math.max(...rows.map((row) => row.id.length));
  return [
    id,
    ...rows.map((row) => {
      const notes: string[] = [];
      if (row.ratio) {
        notes.push(`${figure(row.ratio.value)} × ${row.ratio.to}`);
        if (row.ratio.atLeast !== undefined)
          notes.push(say('bench.at-least', { wanted: figure(row.ratio.atLeast), met: mark(row.ratio.value >= row.ratio.atLeast) }));
        if (row.ratio.aim !== undefined)
          notes.push(say('bench.aim', { wanted: figure(row.ratio.aim), met: mark(row.ratio.value >= row.ratio.aim) }));
      }
      if (row.atMost !== undefined) notes.push(say('bench.at-most', { wanted: figure(row.atMost), met: mark(row.value <= row.atMost) }));
      return `  ${row.id.padEnd(width)}  ${figure(row.value).padStart(12)} ${row.unit}${notes.map((note) => `  ${note}`).join('')}`;
    }),
    '',
  ];
}

function mark(isMet: boolean): string {
  return isMet ? '✓' : '✗';
}
