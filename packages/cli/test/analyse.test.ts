import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type FirstRecord, link, readRecord, rootOf, setupOf, writeRecord } from '@coven/core';
import { expect, test } from 'vitest';
import { coven, linesOf, scratch } from './coven.ts';

const packed = readFileSync(new URL('../../../games/blackmore/test/records/version-1/2-seats.json.gz', import.meta.url));
const text = gunzipSync(packed).toString();

test('looks through a record: JSON that adds up and can be repeated, and a report for people', async () => {
  const [one, two, told] = await Promise.all([
    coven(['analyse', '-', '--iterations', '1', '--seed', 'x', '--json'], { input: text }),
    coven(['analyse', '-', '--iterations', '1', '--seed', 'x', '--json'], { input: text }),
    coven(['analyse', '-', '--iterations', '1', '--lang', 'fr'], { input: text }),
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
});

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
