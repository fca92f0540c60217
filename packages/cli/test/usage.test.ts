import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { sampleOf } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import { coven, covenHere, linesOf, SHIM, scratch, start } from './coven.ts';

describe('wrong usage is one line on standard error and exit code 2:', () => {
  test.each<[string, readonly string[], string]>([
    ['an unknown command', ['simulte'], 'Did you mean simulate?'],
    ['an unknown command to help', ['help', 'verfy'], 'Did you mean verify?'],
    ['an unknown flag', ['simulate', 'blackmore', '--seets', '3'], 'Did you mean --seats?'],
    ['an unknown flag that resembles none', ['games', '--zzzzzzzz'], '“--zzzzzzzz”'],
    ['an unknown flag without a command', ['--verzion'], 'Did you mean --version?'],
    ['an unknown game', ['simulate', 'blackmor'], 'blackmore'],
    ['a game named like a property', ['record', 'constructor'], '“constructor”'],
    ['no game', ['simulate'], 'GAME is missing'],
    ['too many operands', ['verify', 'a', 'b'], '“b”'],
    ['too few seats', ['record', 'blackmore', '--seats', '1'], '2 to 5'],
    ['too many seats', ['play', 'blackmore', '--seats', '6'], '2 to 5'],
    ['seats that are not a number', ['simulate', 'blackmore', '--seats', 'four'], '“four”'],
    ['no games at all', ['simulate', 'blackmore', '--games', '0'], '“0”'],
    ['half a game', ['simulate', 'blackmore', '--games', '1.5'], '“1.5”'],
    ['an unknown option', ['simulate', 'blackmore', '--option', 'weather=fair'], 'wheel, first, scores'],
    ['an unknown value', ['play', 'blackmore', '--option', 'wheel=square'], 'descending, ascending'],
    ['a seat beyond the table', ['simulate', 'blackmore', '--seats', '2', '--option', 'first=2'], 'random, 0, 1'],
    ['an option without a value', ['simulate', 'blackmore', '--option', 'wheel'], 'name=value'],
    ['an unknown bot', ['simulate', 'blackmore', '--bots', 'brilliant'], 'random, kind, steady, greedy, clever, strongest'],
    ['more bots than seats', ['simulate', 'blackmore', '--seats', '2', '--bots', 'random,greedy,random'], '3'],
    ['an unknown language', ['games', '--lang', 'de'], 'en, uk, ru, fr'],
    ['a flag without its value', ['simulate', 'blackmore', '--seed'], '--seed needs a value'],
    ['a value for a switch', ['games', '--json=yes'], '--json takes no value'],
    ['a missing file', ['verify', `${scratch}/nothing.json`], 'no file'],
    ['a directory', ['verify', scratch], 'directory'],
    ['a missing data file', ['verify', '-', '--option', `cards=${scratch}/nothing.json`], 'no file'],
  ])('%s', async (_, args, told) => {
    const { code, out, err } = await covenHere(args);
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toMatch(/^coven: /);
    expect(err).toContain(told);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  const said = { uk: 'немає гри', ru: 'нет игры', fr: 'n’existe pas' };
  test.each(sampleOf(Object.entries(said), ['uk', said.uk]))('in the language asked for (%s)', async (language, told) => {
    expect((await covenHere(['record', 'zzz', '--lang', language])).err).toContain(told);
    expect((await covenHere(['--lang', language, 'record', 'zzz'])).err).toContain(told);
    expect((await coven(['record', 'zzz'], { env: { COVEN_LANG: language } })).err).toContain(told);
    expect((await covenHere(['record', 'zzz'], { LC_ALL: `${language}_XX.UTF-8` })).err).toContain(told);
  });

  test('LC_ALL overrides LANG, and --lang overrides both', async () => {
    const env = { LC_ALL: 'C', LANG: 'fr_FR.UTF-8' };
    expect((await covenHere(['zzz'], env)).err).toContain('unknown command');
    expect((await covenHere(['zzz', '--lang=ru'], env)).err).toContain('нет команды');
  });
});

describe('help', () => {
  test('is the same in a process of its own', async () => {
    expect(await coven(['help'])).toEqual(await covenHere(['help']));
    expect(await coven(['simulte'])).toEqual(await covenHere(['simulte']));
  });

  test.each([[[]], [['--help']], [['-h']], [['help']]])('%j lists the commands', async (args) => {
    const { code, out, err } = await covenHere(args);
    for (const name of ['play', 'games', 'simulate', 'record', 'verify']) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test.each(['play', 'games', 'simulate', 'record', 'verify'])('%s lists its flags, each with a description', async (name) => {
    const { out } = await covenHere([name, '--help']);
    expect(out).toContain(`coven ${name}`);
    expect(out).not.toContain('undefined');
    expect((await covenHere(['help', name])).out).toBe(out);
  });

  test.each([
    ['--version', coven],
    ['-v', covenHere],
    ['-V', covenHere],
  ])('%s prints the version', async (flag, command) => {
    expect(await command([flag])).toEqual({ code: 0, out: 'coven 0.1.0\n', err: '' });
  });
});

describe('games', () => {
  test('are listed with seats, bots and options', async () => {
    const { out, code } = await coven(['games']);
    expect(code).toBe(0);
    for (const text of ['Witches of Blackmore', '2 to 5 players', 'greedy', 'wheel=descending | ascending', 'BM-1.3'])
      expect(out).toContain(text);
  });

  test('show the sources of their data, as totals for all games and by piece for one', async () => {
    const { out } = await covenHere(['games']);
    expect(out.match(/Where the data comes from:/g)).toHaveLength(4);
    expect(out).toContain('Cards (54): printed in the rulebook (54)');
    expect(out).not.toContain('Charm of Love');
    const one = await covenHere(['games', 'whirling']);
    expect(one).toMatchObject({ code: 0 });
    expect(one.out).not.toContain('Witches of Blackmore');
    expect(one.out).toMatch(
      / {6}Charm of Love · Charm of Dread\n {8}name: our own name\n(?: {8}.+\n){4} {8}initiative: partly reconstructed\n/,
    );
    expect(await covenHere(['games', 'wirling'])).toMatchObject({ code: 2, err: expect.stringContaining('whirling') });
  });

  test('as JSON', async () => {
    const all: { id: string; options: object[] }[] = JSON.parse((await coven(['games', '--json'])).out);
    const game = all.find(({ id }) => id === 'blackmore');
    expect(game).toMatchObject({
      id: 'blackmore',
      name: 'Witches of Blackmore',
      version: 1,
      seats: { least: 2, most: 5 },
      bots: ['random', 'kind', 'steady', 'greedy', 'clever', 'strongest'],
      rules: 21,
    });
    expect(game).not.toHaveProperty('provenance');
    const [told] = JSON.parse((await covenHere(['games', 'blackmore', '--json', '--provenance'])).out);
    expect(told).toHaveProperty('provenance');
    expect(game?.options[0]).toEqual({
      id: 'wheel',
      kind: 'choice',
      values: ['descending', 'ascending'],
      default: 'descending',
      rule: 'BM-1.3',
    });
  });
});

test('a closed pipe ends the command quietly', async () => {
  const child = start(['record', 'blackmore', '--seats', '5']);
  const [err] = [[] as Buffer[]];
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  child.stdout.destroy();
  child.stdin.end();
  const [code] = await once(child, 'close');
  expect(Buffer.concat(err).toString()).toBe('');
  expect(code).toBe(0);
});

/** Sends Ctrl-C when `isReady`; returns the exit code and error output. */
async function interrupt(args: readonly string[], isReady: (out: string) => boolean) {
  const child = start(args);
  let out = '';
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk;
  });
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk;
    if (isReady(out)) child.kill('SIGINT');
  });
  const [code] = await once(child, 'close');
  return { code, err };
}

test('Ctrl-C ends play with 130 and no error message', async () => {
  expect(await interrupt(['play', 'blackmore', '--plain'], (out) => out.endsWith('> '))).toEqual({ code: 130, err: '' });
});

test.skipIf(!existsSync('/dev/full'))('output that cannot be written is told in one line, with exit code 70', async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [SHIM, 'record', 'blackmore'], {
    stdio: ['ignore', full, 'pipe'],
    env: { ...process.env, LANG: 'C' },
  });
  let err = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    err += chunk;
  });
  const [code] = await once(child, 'close');
  closeSync(full);
  expect({ code, err }).toEqual({ code: 70, err: 'coven: the output could not be written (ENOSPC); what was written is incomplete.\n' });
});
