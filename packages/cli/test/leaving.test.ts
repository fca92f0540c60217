import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { sampleOf } from '@coven/core/laws';
import { afterEach, describe, expect, test } from 'vitest';
import { Player } from '../../server/test/support/player.ts';
import { coven, scratch } from './coven.ts';
import { Serving } from './serving.ts';
import { hasTmux, Terminal } from './tmux.ts';

let terminal: Terminal | undefined;
let serving: Serving | undefined;
let count = 0;
afterEach(async () => {
  await terminal?.close();
  await serving?.stop('SIGTERM');
  terminal = undefined;
  serving = undefined;
});

/** Ctrl-C and Ctrl-D, with the exit codes of the help. */
const CTRL_D = ['C-d', 0] as const;
const KEYS = sampleOf([['C-c', 130] as const, CTRL_D], CTRL_D);
const GOODBYE = 'Until next time.';
const isPrompted = (screen: string) => /^> *$/m.test(screen);

/** Presses a key; the last line is the one that is wanted, and the terminal shows again what is typed. */
async function leave(at: Terminal, key: string, line: string, code: number): Promise<string> {
  await at.press(key);
  const end = await at.until((screen) => screen.includes('exit '));
  expect(end.replaceAll('^C', '')).toMatch(new RegExp(`(^|\\n)${line.replaceAll(/[.?]/g, '\\$&')} *\\nexit ${code}\\b`));
  await at.type('typed');
  await at.until((screen) => /^typed *\ntyped *$/m.test(screen));
  return end;
}

describe.skipIf(!hasTmux).each(KEYS)('%s leaves with one clear line and a usable terminal, with %i', (key, code) => {
  test.each([
    ['the choice of a game', ['play'], isPrompted],
    ['the table', ['play', 'konotop', '--seed', '3'], isPrompted],
    ['the table in plain sentences', ['play', 'blackmore', '--seed', '3', '--plain'], (screen: string) => /^> *$/m.test(screen)],
    ['a lesson', ['play', 'blackmore', '--lesson'], (screen: string) => /Step 1 of /.test(screen) && /Enter|> /.test(screen)],
  ] as const)('%s', async (_, args, isReady) => {
    terminal = await Terminal.open(80, 24, args);
    await terminal.until(isReady);
    await leave(terminal, key, GOODBYE, code);
  });

  test('a kept game, which goes on later', async () => {
    const file = join(scratch, `kept-${key}.json`);
    terminal = await Terminal.open(120, 30, ['play', 'blackmore', '--seed', '3', '--record', file]);
    await terminal.until(isPrompted);
    const end = await leave(terminal, key, GOODBYE, code);
    expect(end).toContain('The game is kept. Go on with: coven play --resume');
    expect([existsSync(file), globSync(`${file}?*`)]).toEqual([true, []]);
    expect(await coven(['play', '--resume', file], { input: 'quit\n' })).toMatchObject({ code: 0, err: '' });
  });

  test('a page of rules', async () => {
    terminal = await Terminal.open(80, 24, ['play', 'blackmore', '--seed', '3']);
    await terminal.until(isPrompted);
    await terminal.type('?');
    await terminal.until((screen) => screen.includes('Press Enter to read on'));
    await leave(terminal, key, GOODBYE, code);
  });

  test('a server, before there is a name and while people are awaited', async () => {
    serving = await Serving.start(['--data', join(scratch, `data-${count++}`)]);
    const ann = await Player.named(serving.address, 'Ann');
    const room = await ann.createTable({ chairs: [null, null] });
    const line = await ann.enter(room);
    const link = `${serving.address}/t/${room}`;
    const home = { XDG_STATE_HOME: join(scratch, `home-${count++}`) };
    terminal = await Terminal.open(80, 24, ['join', link], home);
    await terminal.until((screen) => screen.includes('What shall we call you?'));
    await leave(terminal, key, GOODBYE, code);
    expect(existsSync(join(home.XDG_STATE_HOME, 'coven/guests.json'))).toBe(false);
    expect(line.room?.chairs[1]?.kind).toBe('open');
    await terminal.close();

    terminal = await Terminal.open(80, 24, ['join', link, '--name', 'Bea'], home);
    await terminal.until((screen) => isPrompted(screen) && screen.includes('not ready yet'));
    const end = await leave(terminal, key, GOODBYE, code);
    expect(end).toContain('Your seat is kept. Come back with: coven join');
    await line.until(() => line.room?.chairs[1]?.isHere === false);
  });

  test('the question whether to remove a table', async () => {
    const data = join(scratch, `data-${count++}`);
    serving = await Serving.start(['--data', data]);
    const room = await (await Player.named(serving.address, 'Ann')).createTable({ chairs: [null, null] });
    await serving.stop('SIGTERM');
    serving = undefined;
    terminal = await Terminal.open(80, 24, ['tables', '--remove', room, '--data', data]);
    await terminal.until((screen) => screen.includes('yes'));
    await leave(terminal, key, 'Nothing was removed.', key === 'C-c' ? 130 : 1);
    expect((await coven(['tables', '--data', data])).out).toContain(room);
  });
});

test.skipIf(!hasTmux)('Ctrl-C prints what an arena has played', async () => {
  terminal = await Terminal.open(80, 24, ['arena', 'blackmore', '--bots', 'random', '--games', '1000000', '--workers', '1']);
  await terminal.until((screen) => / [1-9]\d* %|░ 0 % {2}[\d:]+ left/.test(screen));
  await terminal.press('C-c');
  const end = await terminal.until((screen) => screen.includes('exit '));
  expect(end).toMatch(/coven: stopped after \d+ of 1000000 games\. *\nexit 130/);
});
