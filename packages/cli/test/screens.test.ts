import { sampleOf } from '@coven/core/laws';
import { GAMES } from '@coven/games';
import { afterEach, describe, expect, test } from 'vitest';
import { hasTmux, Terminal } from './tmux.ts';

const SIZES = [
  [80, 24],
  [200, 50],
] as const;
const isAsked = (screen: string) => /^> *$/m.test(screen);
const lastLine = (screen: string) => screen.trimEnd().split('\n').at(-1)?.trim();

let terminal: Terminal | undefined;
afterEach(() => terminal?.close());

const games = sampleOf(
  GAMES.map(({ id }) => id),
  'whirling',
  'witchstone',
);
const cases = SIZES.flatMap(([columns, rows]) => games.map((game) => [game, columns, rows] as const));

describe.skipIf(!hasTmux)('in a real terminal', () => {
  test.each(sampleOf(cases, ...cases.filter(([, columns]) => columns === 80)))(
    'four players at %s see the first move, the question and the prompt in %i × %i',
    async (game, columns, rows) => {
      terminal = await Terminal.open(columns, rows, ['play', game, '--seats', '4', '--seed', '3']);
      for (let turn = 0; turn < 2; turn++) {
        const screen = await terminal.until(isAsked);
        expect(lastLine(screen), screen).toBe('>');
        expect(screen).toMatch(/^ +1\. /m);
        expect(screen.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(rows);
        expect(screen, 'somebody at the table').toContain('Agatha');
        await terminal.type('1');
        await terminal.until((now) => !isAsked(now) || !now.includes(screen));
      }
    },
  );

  test('moves that do not fit are shown page by page, and the table whole', async () => {
    terminal = await Terminal.open(80, 16, ['play', 'witchstone', '--seats', '4', '--seed', '3']);
    await terminal.until(isAsked);
    await terminal.type('1');
    await terminal.until((screen) => isAsked(screen) && screen.includes('Use your remaining actions'));
    await terminal.type('1');
    const first = await terminal.until((screen) => isAsked(screen) && screen.includes('Choose a tile'));
    const [, from, to, all] = /Moves (\d+)–(\d+) of (\d+); more/.exec(first) ?? [];
    expect({ from, isCut: Number(to) < Number(all) }).toEqual({ from: '1', isCut: true });
    await terminal.type('more');
    const next = await terminal.until((screen) => screen.includes(`Moves ${Number(to) + 1}–`));
    expect(next).toMatch(new RegExp(`^ +${Number(to) + 1}\\. `, 'm'));
    await terminal.type('table');
    await terminal.until((screen) => screen.includes('Press Enter to read on'));
    await terminal.type('');
    await terminal.until((screen) => screen.includes('Scroll row'));
    await terminal.type('back');
    await terminal.until(isAsked);
  });

  test('a terminal that grows gets the whole table', async () => {
    terminal = await Terminal.open(80, 24, ['play', 'witchstone', '--seats', '4', '--seed', '3']);
    expect(await terminal.until(isAsked)).not.toContain('Scroll row');
    await terminal.resize(200, 50);
    expect(await terminal.until((screen) => screen.includes('Scroll row'))).toMatch(/^ +1\. /m);
  });

  test('Ctrl-D says goodbye', async () => {
    terminal = await Terminal.open(80, 24, ['play', 'blackmore', '--seed', '3']);
    await terminal.until(isAsked);
    await terminal.press('C-d');
    expect(await terminal.until((screen) => screen.includes('exit '))).toMatch(/Until next time\.\s+exit 0/);
  });
});
