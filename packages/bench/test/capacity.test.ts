import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ASSUMPTIONS, FIGURES } from '../src/capacity/figures.ts';
import { capacity, monthlyPrice } from '../src/capacity/model.ts';

const SCRIPT = fileURLToPath(new URL('../src/capacity/print.ts', import.meta.url));

test('twice the tables need twice the machines', () => {
  const [one, two] = [capacity(FIGURES, ASSUMPTIONS), capacity(FIGURES, { ...ASSUMPTIONS, tables: 2 * ASSUMPTIONS.tables })];
  for (const part of ['moves', 'nodeCores', 'databaseCores', 'memory', 'disk', 'sent'] as const) {
    expect(two[part] / one[part]).toBeCloseTo(2);
  }
});

test('a price is that of its parts', () => {
  const need = capacity(FIGURES, ASSUMPTIONS);
  const none = { core: 0, memory: 0, disk: 0, sent: 0 };
  expect(monthlyPrice(need, none)).toBe(0);
  expect(monthlyPrice(need, { ...none, memory: 3 })).toBeCloseTo(3 * need.memory);
});

test('the script prints what a number of tables needs, and its price', () => {
  const args = ['--tables', '8000', '--core', '10', '--memory', '2'];
  const out = execFileSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' });
  expect(out).toMatch(/^moves +1,000 \/s$/m);
  expect(out).toMatch(/^price +[\d,.]+ a month$/m);
});
