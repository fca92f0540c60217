import { once } from 'node:events';
import { start } from './coven.ts';

export interface Played {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Plays at the prompt of the real command: at each prompt, `answer` gets the output since the last one and returns the next line.
 * `undefined` closes the input.
 */
export async function playThrough(args: readonly string[], answer: (told: string, turn: number) => string | undefined): Promise<Played> {
  const child = start(['play', ...args]);
  let out = '';
  let err = '';
  let read = 0;
  let turn = 0;
  child.stdin.on('error', () => {});
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk;
  });
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    out += chunk;
    const told = out.slice(read);
    // A prompt is a line that ends with a space and without a line break.
    if (!told.endsWith('> ') && !told.endsWith(': ')) return;
    read = out.length;
    const line = answer(told, turn++);
    if (line === undefined) child.stdin.end();
    else child.stdin.write(`${line}\n`);
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}
