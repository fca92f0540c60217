import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { withoutColours } from '../src/paint.ts';

const SHIM = fileURLToPath(new URL('../bin/coven.js', import.meta.url));
const ENTER = '\x1b[?1049h';
const LEAVE = '\x1b[?1049l';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the prompt, and around it only cursor control.
const PROMPT = /\n(\x1b\[\d*[A-Z])*> (\x1b\[\d*[A-Z])*$/;

/** `script` from util-linux runs the command in a pseudo-terminal. */
const hasTerminal = spawnSync('script', ['-qec', 'true', '/dev/null']).status === 0;

/** Runs the command in a terminal; `answer` returns what is typed at each prompt. */
async function inTerminal(args: string, answer: (turn: number) => string, env: NodeJS.ProcessEnv = {}, prompt = PROMPT) {
  const command = `stty rows 30 cols 90; '${process.execPath}' '${SHIM}' ${args}`;
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    env: { PATH: process.env.PATH, TERM: 'xterm-256color', COLORTERM: 'truecolor', LANG: 'C.UTF-8', ...env },
  });
  let out = '';
  let read = 0;
  let turn = 0;
  child.stdin.on('error', () => {});
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    out += chunk;
    if (!prompt.test(out.slice(read).replaceAll('\r', ''))) return;
    read = out.length;
    child.stdin.write(answer(turn++));
  });
  const [code] = await once(child, 'close');
  return { code, out };
}

describe.skipIf(!hasTerminal)('in a terminal', () => {
  test('the game is drawn in colour on the alternate screen, and the main screen is restored', async () => {
    const { code, out } = await inTerminal('play blackmore --seed 3', (turn) => (turn === 0 ? '1\r' : 'quit\r'));
    expect(code).toBe(0);
    expect(out.split(ENTER)).toHaveLength(2);
    expect(out.indexOf(LEAVE)).toBeGreaterThan(out.indexOf(ENTER));
    expect(out).toContain('\x1b[38;2;');
    expect(withoutColours(out)).toContain('Witches of Blackmore');
    expect(out.slice(out.lastIndexOf(LEAVE))).toContain('Until next time.');
  });

  test('Ctrl-C leaves the screen and ends with 130', async () => {
    const { code, out } = await inTerminal('play blackmore', () => '\x03');
    expect(code).toBe(130);
    expect(out.indexOf(LEAVE)).toBeGreaterThan(out.indexOf(ENTER));
  });

  test('Ctrl-C ends simulate with 130 and no error message', async () => {
    const started = /░ 0 % {2}[\d:]+ left/;
    const { code, out } = await inTerminal(
      'simulate blackmore --games 1000000000 --workers 1',
      (turn) => (turn === 0 ? '\x03' : ''),
      {},
      started,
    );
    expect(code).toBe(130);
    expect(out).toContain('stopped after ');
    expect(withoutColours(out)).not.toMatch(/error/i);
  });

  test('--plain uses neither cursor movement nor colours', async () => {
    const { code, out } = await inTerminal('play blackmore --plain', () => 'quit\r');
    expect(code).toBe(0);
    expect(out).not.toContain('\x1b');
  });

  test('NO_COLOR draws without colours', async () => {
    const { out } = await inTerminal('play blackmore --seed 3', () => 'quit\r', { NO_COLOR: '1' });
    expect(out).toContain(ENTER);
    expect(withoutColours(out)).toBe(out);
    expect(out).toContain('╭────╮');
  });

  test('a dumb terminal gets plain sentences', async () => {
    const { out } = await inTerminal('play blackmore', () => 'quit\r', { TERM: 'dumb', COLORTERM: '' });
    expect(out).not.toContain('\x1b');
  });
});
