import { join } from 'node:path';
import { casesOf, sampleOf } from '@coven/core/laws';
import { GAMES } from '@coven/games';
import type { TransferLink } from '@coven/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { Player } from '../../server/test/support/player.ts';
import { scratch } from './coven.ts';
import { Serving } from './serving.ts';
import { hasTmux, Terminal } from './tmux.ts';

const SIZES = [
  [80, 24],
  [200, 50],
] as const;
const isAsked = (screen: string) => /^> *$/m.test(screen);
const lastLine = (screen: string) => screen.trimEnd().split('\n').at(-1)?.trim();

let terminal: Terminal | undefined;
afterEach(() => terminal?.close());

const mostSeats = GAMES.map(({ id, seats }) => [id, seats.max] as const);
const cases = SIZES.flatMap((size) => mostSeats.map((game) => [...game, ...size] as const));
/** The games with the most to show, in the small terminal. */
const played = sampleOf(cases, ...cases.filter(([id, , columns]) => columns === 80 && id === 'witchstone'));
const joined = sampleOf(cases, ...cases.filter(([id, , columns]) => columns === 80 && id === 'konotop'));

/** Makes the first of the numbered moves, which are always there together with the question, the prompt and the table. */
async function playAlong(at: Terminal, rows: number, other: string): Promise<void> {
  for (let turn = 0; turn < casesOf(2, 12); turn++) {
    const screen = await at.until((now) => (isAsked(now) && /^ +1\. /m.test(now)) || now.includes('The game is over.'));
    if (!isAsked(screen)) return;
    expect(lastLine(screen), screen).toBe('>');
    expect(screen.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(rows);
    expect(screen, 'somebody at the table').toContain(other);
    await at.type('1');
    await at.until((now) => !isAsked(now) || !now.includes(screen));
  }
}

describe.skipIf(!hasTmux)('in a real terminal', () => {
  test.each(played)('all seats of %s (%i) play, with the moves on the screen of %i × %i', async (game, seats, columns, rows) => {
    terminal = await Terminal.open(columns, rows, ['play', game, '--seats', String(seats), '--seed', '3']);
    await playAlong(terminal, rows, 'Agatha');
  });

  test.each(joined)('%s with %i seats is played at a server, in %i × %i', async (game, seats, columns, rows) => {
    const serving = await Serving.start(['--data', join(scratch, `${game}-${columns}`)]);
    try {
      const ann = await Player.named(serving.address, 'Ann');
      const room = await ann.createTable({ game, chairs: [null, ...Array.from({ length: seats - 1 }, () => 'random')] });
      const line = await ann.enter(room);
      await line.ready();
      const { code } = await ann.post<TransferLink>('/api/me/link', {});
      const env = { XDG_STATE_HOME: join(scratch, `state-${game}-${columns}`) };
      terminal = await Terminal.open(columns, rows, ['join', `${serving.address}/t/${room}`, '--code', code], env);
      await playAlong(terminal, rows, 'Morgana');
    } finally {
      await serving.stop('SIGTERM');
    }
  });

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
    const numbered = new RegExp(`^ +${Number(to) + 1}\\. `, 'm');
    await terminal.until((screen) => isAsked(screen) && screen.includes(`Moves ${Number(to) + 1}–`) && numbered.test(screen));
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
    await terminal.until((screen) => isAsked(screen) && screen.includes('Scroll row') && /^ +1\. /m.test(screen));
  });

  test('Ctrl-D says goodbye', async () => {
    terminal = await Terminal.open(80, 24, ['play', 'blackmore', '--seed', '3']);
    await terminal.until(isAsked);
    await terminal.press('C-d');
    expect(await terminal.until((screen) => /exit \d/.test(screen))).toMatch(/Until next time\.\s+exit 0/);
  });
});
