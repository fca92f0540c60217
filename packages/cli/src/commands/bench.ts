import { BENCHMARKS, measure, type Row } from '../bench/index.ts';
import { type Context, command, EXIT } from '../command.ts';
import { nearest } from '../nearest.ts';
import { Usage } from '../usage.ts';

export const bench = command({
  flags: { only: { kind: 'texts', value: 'NAME' }, json: { kind: 'switch' } },
  operands: [],
  async run(context, { flags }) {
    const known = BENCHMARKS.map(({ id }) => id);
    for (const name of flags.only) {
      if (!known.includes(name))
        throw new Usage('unknown-benchmark', { text: name, known: known.join(', '), nearest: nearest(name, known) ?? '' });
    }
    const chosen = flags.only.length === 0 ? known : flags.only;
    const results: Record<string, readonly Row[]> = {};
    for (const id of chosen) {
      context.note(context.say('bench.measuring', { name: id }));
      const rows = await measure(id);
      results[id] = rows;
      if (!flags.json) for (const line of linesOf(context, id, rows)) context.out(line);
    }
    if (flags.json) context.out(JSON.stringify(results));
    return EXIT.fine;
  },
});

function linesOf({ say, language }: Context, id: string, rows: readonly Row[]): readonly string[] {
  const figure = (value: number) => new Intl.NumberFormat(language, { maximumSignificantDigits: 4 }).format(value);
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
