import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, stat, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { UsageError } from './usage.ts';

/** Larger than any record or data file; longer input is cut here, and then refused by its parser. */
const MAX_BYTES = 20_000_000;

/** The text of a file, or of standard input for `-`. Throws `UsageError`. */
export async function readText(file: string): Promise<string> {
  if (file === '-') return textOf(process.stdin);
  try {
    if ((await stat(file)).isDirectory()) throw new UsageError('file-is-directory', { file });
    return await textOf((await open(file)).createReadStream());
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** Reads the file of a `k=FILE` pair; the key does not matter, because a record names files by hash. */
export function readOptionFile(pair: string): Promise<string> {
  const at = pair.indexOf('=');
  if (at < 1) throw new UsageError('bad-option', { text: pair });
  return readText(pair.slice(at + 1));
}

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

export async function writeText(file: string, content: string): Promise<void> {
  try {
    await writeFile(file, content, { flag: 'wx' });
  } catch (error) {
    throw new UsageError('file-not-written', { file, why: causeOf(error) });
  }
}

/** Writes a whole file in place of the one that is there, so that nothing is lost however this ends. */
export function replaceFile(file: string, content: string): void {
  const next = `${file}.new`;
  try {
    writeFileSync(next, content);
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw new UsageError('file-not-written', { file, why: causeOf(error) });
  }
}

function unreadable(file: string, error: unknown): UsageError {
  if (error instanceof UsageError) return error;
  const cause = causeOf(error);
  return cause === 'ENOENT' ? new UsageError('file-missing', { file }) : new UsageError('file-unreadable', { file, why: cause });
}

export function causeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
