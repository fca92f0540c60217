import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@coven/games';
import { SETTINGS } from '@coven/server';
import { LANGUAGES, type Language } from '@coven/words';
import { describe, expect, test } from 'vitest';
import { commandNames } from '../src/commands.ts';
import { COMPLETION_SCRIPTS } from '../src/completion-script.ts';
import { commandHelp, generalHelp } from '../src/help.ts';
import { manPage } from '../src/man-page.ts';
import { allReferences } from '../src/reference.ts';
import { contextIn as inLanguage } from '../src/run.ts';
import { coven, covenHere, linesOf, scratch } from './coven.ts';
import { hasTmux, Terminal } from './tmux.ts';

const NOWHERE = { write: () => {} };
const contextIn = (language: Language) => inLanguage(language, { stdout: NOWHERE, stderr: NOWHERE });

describe.each(LANGUAGES)('help in %s', (language) => {
  test('fits into 80 columns and names every exit code', async () => {
    const context = await contextIn(language);
    const texts = [generalHelp(context), ...(await Promise.all(commandNames().map((name) => commandHelp(context, name))))];
    for (const text of texts) {
      expect(text.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
      expect(text.match(/^ {2}(0|1|2|70|130) {2,}\S/gm)).toHaveLength(5);
      expect(text).not.toMatch(/undefined|\[object/);
    }
  });
});

test('help names every default of the server', async () => {
  const text = (await commandHelp(await contextIn('en'), 'serve')).replaceAll(/\s+/g, ' ');
  for (const { flag, env, defaultText, kind } of SETTINGS) {
    if (kind === 'switch' || defaultText === '' || flag === 'client') expect(text).toContain(`[${env}]`);
    else expect(text).toContain(`[default ${defaultText}, ${env}]`);
  }
});

describe('completion', () => {
  const values = { games: GAMES.map(({ id }) => id), languages: LANGUAGES };

  const CASES: readonly (readonly [typed: string, completed: string])[] = [
    ['coven simu', 'simulate'],
    ['coven help ver', 'verify'],
    ['coven play wit', 'witchstone'],
    ['coven simulate blackmore --cha', '--chart'],
    ['coven games --lang f', 'fr'],
    ['coven completion z', 'zsh'],
  ];
  type Shell = keyof typeof COMPLETION_SCRIPTS;
  const script = async (shell: Shell) => COMPLETION_SCRIPTS[shell](await allReferences(await contextIn('en')), values);
  const has = (shell: Shell) => spawnSync(shell, ['--version']).status === 0;

  test.each(CASES)('bash completes %s to %s', async (typed, completed) => {
    const words = typed.split(' ');
    const asked = `${await script('bash')}\nCOMP_WORDS=(${typed}); COMP_CWORD=${words.length - 1}; _coven; echo "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', asked], { encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({ stdout: `${completed}\n`, stderr: '' });
  });

  test.skipIf(!has('fish'))('fish completes the same', async () => {
    const file = join(scratch, 'coven.fish');
    writeFileSync(file, await script('fish'));
    for (const [typed, completed] of CASES) {
      const { stdout, stderr } = spawnSync('fish', ['--no-config', '-c', `source ${file}; complete -C '${typed}'`], { encoding: 'utf8' });
      expect({ words: linesOf(stdout).map((line) => line.split('\t')[0]), stderr }, typed).toEqual({ words: [completed], stderr: '' });
    }
  });

  test.skipIf(!has('zsh') || !hasTmux).each(['on its path of functions', 'sourced'])('zsh completes the same, %s', async (how) => {
    const folder = mkdtempSync(join(scratch, 'zsh-'));
    writeFileSync(join(folder, '_coven'), await script('zsh'));
    const begin = `autoload -U compinit; compinit -u -d ${folder}/dump`;
    const prepared = how === 'sourced' ? `${begin}; source ${folder}/_coven` : `fpath=(${folder} $fpath); ${begin}`;
    writeFileSync(join(folder, '.zshrc'), `PROMPT='> '; ${prepared}; cd ${folder}\n`);
    const terminal = await Terminal.run(80, 24, 'exec zsh -i', { ZDOTDIR: folder });
    try {
      for (const [typed, completed] of CASES) {
        await terminal.until((screen) => screen.trimEnd().endsWith('>'));
        await terminal.write(typed);
        await terminal.press('Tab');
        const whole = `> ${typed.slice(0, typed.lastIndexOf(' '))} ${completed}`;
        expect((await terminal.until((screen) => screen.trimEnd().endsWith(whole))).trimEnd()).toMatch(/> coven [^>]+$/);
        // Not C-c: an interrupt that comes while the completion ends is lost.
        await terminal.press('C-u');
      }
    } finally {
      await terminal.close();
    }
  });

  test.each(Object.entries(COMPLETION_SCRIPTS))('%s knows every command and flag', async (shell, script) => {
    const references = await allReferences(await contextIn('fr'));
    const written = script(references, values);
    for (const { name, flags } of references) {
      expect(written).toContain(name);
      for (const flag of flags) expect(written).toContain(shell === 'fish' ? `-l ${flag.name} ` : `--${flag.name}`);
    }
  });

  test('for an unknown shell is refused', async () => {
    expect(await covenHere(['completion', 'tcsh'])).toMatchObject({ code: 2, err: expect.stringContaining('bash, zsh, fish') });
  });
});

test('the manual page has every command with its flags', async () => {
  const context = await contextIn('en');
  const page = await manPage(context);
  for (const { usage, flags } of await allReferences(context)) {
    expect(page).toContain(`.SS ${usage.replaceAll('-', '\\-')}`);
    for (const { name } of flags.filter((flag) => flag.name !== 'help' && flag.name !== 'lang'))
      expect(page).toContain(`--${name}`.replaceAll('-', '\\-'));
  }
});

describe('rules', () => {
  test.each([
    ['BM-3.4', ['BM-3.4']],
    ['3.4', ['BM-3.4']],
    ['bm-1', ['BM-1.1', 'BM-1.2', 'BM-1.3', 'BM-1.4']],
  ])('%s', async (number, found) => {
    const { code, out } = await covenHere(['rules', 'blackmore', number]);
    expect(code).toBe(0);
    expect(linesOf(out).map((line) => line.split(' ', 1)[0])).toEqual(found);
  });

  test('all of a game, as JSON, and none that there is not', async () => {
    const { out } = await covenHere(['rules', 'blackmore', '--json', '--lang', 'uk']);
    const rules: { number: string; text: string; ruling: boolean | number[] }[] = JSON.parse(out);
    expect(rules).toHaveLength(21);
    expect(rules.find(({ number }) => number === 'BM-5.3')).toMatchObject({ ruling: [2], text: expect.stringMatching(/[а-яіїєґ]/) });
    expect(await covenHere(['rules', 'blackmore', '9.9'])).toMatchObject({ code: 2, err: expect.stringContaining('9.9') });
  });
});

test('verify --json tells a program what was proven, or what is wrong', async () => {
  const { out: record } = await covenHere(['record', 'blackmore', '--seats', '2']);
  const good = await coven(['verify', '-', '--json'], { input: record });
  expect(good).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(good.out)).toMatchObject({ verifies: true, signature: 'self', game: 'blackmore', seats: 2, isOver: true });
  const bad = await coven(['verify', '-', '--json'], { input: record.replace(/"head": "./, '"head": "x') });
  expect(bad).toMatchObject({ code: 1, err: '' });
  expect(JSON.parse(bad.out)).toMatchObject({ verifies: false, problem: 'record-bad-field', args: { field: 'head' } });
});
