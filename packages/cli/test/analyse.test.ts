import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type FirstRecord, link, readRecord, rootOf, setupOf, writeRecord } from '@coven/core';
import { loadGameWords, loadHintWords } from '@coven/games';
import { type Reason, reasonText } from '@coven/words';
import { expect, test } from 'vitest';
import { widthOf } from '../src/paint.ts';
import { coven, linesOf, scratch } from './coven.ts';

const packed = readFileSync(new URL('../../../games/blackmore/test/records/version-1/2-seats.json.gz', import.meta.url));
const text = gunzipSync(packed).toString();

test('looks through a record: JSON that adds up and can be repeated, and a report for people', async () => {
  const [one, two, told] = await Promise.all([
    coven(['analyse', '-', '--iterations', '1', '--seed', 'x', '--json'], { input: text }),
    coven(['analyse', '-', '--iterations', '1', '--seed', 'x', '--json'], { input: text }),
    coven(['analyse', '-', '--iterations', '1', '--seed', 'x', '--lang', 'fr'], { input: text }),
  ]);
  expect(one).toMatchObject({ code: 0, err: '' });
  expect(two).toEqual(one);
  const { ledger, moments, ...rest } = JSON.parse(one.out);
  expect(Object.keys(rest)).toEqual(['game', 'players', 'sure', 'worlds', 'seed', 'steps']);
  expect(rest).toMatchObject({ game: 'blackmore', sure: 1000, worlds: 1, seed: 'x' });
  for (const { fair, own, others, draw, end } of ledger) expect(fair + own + others + draw).toBe(end);
  expect(moments).toHaveLength(2);
  expect(told).toMatchObject({ code: 0, err: '' });
  expect(told.out).toMatch(/part égale +ses coups +coups des autres +le hasard +à la fin/);
  expect(linesOf(told.out).filter((line) => widthOf(line) > 80)).toEqual([]);
  expect(reasonsIn(told.out)).toEqual(await reasonsOf(rest.steps));
});

/** In French, by the number of the step: why the bot would have done something else, where that was worth a line. */
async function reasonsOf(steps: readonly Step[]): Promise<ReadonlyMap<number, string>> {
  const words = await loadGameWords('blackmore', 'fr');
  const messages = await loadHintWords('blackmore', 'fr');
  const pieces = { seat: String, piece: (_kind: string, _id: string, word: string) => word };
  const said = steps.flatMap(({ judged }, at) => {
    if (!judged?.why || judged.lost < 10) return [];
    return [[at, reasonText(messages, judged.why, words, pieces)] as const];
  });
  expect(said).not.toEqual([]);
  return new Map(said);
}

/** What follows the bot's moves in the list of decisions, its lines joined again. */
function reasonsIn(out: string): ReadonlyMap<number, string> {
  const [, list = ''] = out.split('Là où le bot aurait joué autre chose\n');
  const found = list.matchAll(/^ {2}(\d+) .*\n {6}Joué.*\n {6}Le bot.*\n((?: {6}.*\n)*)/gm);
  return new Map([...found].map(([, at, lines = '']) => [Number(at), lines.trim().replace(/\n +/g, ' ')]));
}

interface Step {
  readonly judged: { readonly lost: number; readonly why: Reason | null } | null;
}

test('what cannot be looked through is refused in one line', async () => {
  const record = readRecord(text) as FirstRecord;
  const log = record.log.slice(0, 40);
  const head = log.reduce(link, rootOf(setupOf(record)));
  const unfinished = join(scratch, 'unfinished.json');
  writeFileSync(unfinished, writeRecord({ ...record, log, head, result: null }));
  const cases = [
    { args: [join(scratch, 'nowhere.json')], code: 2, says: 'nowhere.json' },
    { args: [unfinished], code: 2, says: 'only a finished game' },
    { args: ['-'], input: '{}', code: 1, says: 'coven-record/2' },
    { args: ['-'], input: text.replace(/"secret": "../, '"secret": "00'), code: 1, says: 'secret' },
  ];
  const answers = await Promise.all(cases.map(({ args, input }) => coven(['analyse', ...args], input === undefined ? {} : { input })));
  answers.forEach(({ code, out, err }, at) => {
    expect({ code, out }).toEqual({ code: cases[at]?.code, out: '' });
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toContain(cases[at]?.says);
  });
});
