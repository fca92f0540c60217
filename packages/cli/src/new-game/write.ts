import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Names, namesOf } from './names.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const TEMPLATE = fileURLToPath(new URL('../../template', import.meta.url));
const SHIM = fileURLToPath(new URL('../../bin/coven.js', import.meta.url));
/** How many may play the template's game. */
const SEATS = [2, 3, 4, 5];
const LIST = join(ROOT, 'games/index.ts');

/** As in addresses and folders: words of small letters with hyphens between them. */
export function isGameName(text: string): boolean {
  return text.length <= 30 && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);
}

/** Whether there is a game or anything else of this name in the folder of games. */
export function existsGame(id: string): boolean {
  return existsSync(join(ROOT, 'games', id));
}

/** Copies the template into a folder of its own under a new name, and adds the game to the list. Returns the folder's path in the project. */
export async function writeGame(id: string, takenMarks: ReadonlySet<string>): Promise<string> {
  const folder = `games/${id}`;
  const names = namesOf(id, takenMarks);
  await cp(TEMPLATE, join(ROOT, folder), { recursive: true });
  await rm(join(ROOT, folder, 'tsconfig.json'));
  for (const file of await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    await writeFile(path, renamed(await readFile(path, 'utf8'), names));
  }
  await writeFile(LIST, listed(await readFile(LIST, 'utf8'), names));
  // Other names are sorted and wrapped in other places.
  spawnSync(process.execPath, [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', folder, LIST], { cwd: ROOT });
  for (const seats of SEATS) await writeRecord(id, seats, join(ROOT, folder, 'test/records/version-1'));
  return folder;
}

/** A game of the first version, for ever to be replayed: later versions must still verify it. */
async function writeRecord(id: string, seats: number, directory: string): Promise<void> {
  const args = ['record', id, '--seats', String(seats), '--seed', id, '--bots', 'greedy,random'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [SHIM, ...args], { cwd: ROOT, maxBuffer: 1e8 });
  if (status !== 0) throw new Error(String(stderr));
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, `${seats}-seats.json.gz`), gzipSync(stdout));
}

function renamed(text: string, { id, constant, type, title, mark }: Names): string {
  return text
    .replaceAll('@coven/games/folder.ts', '../folder.ts')
    .replaceAll('template-game', id)
    .replaceAll('templateGame', constant)
    .replaceAll('TemplateGame', type)
    .replaceAll('Template Game', title)
    .replaceAll('TG-', `${mark}-`);
}

/** The list of games with one more at its end. */
function listed(source: string, { id, constant }: Names): string {
  return source
    .replace(/(?=^import )/m, `import { game as ${constant} } from './${id}/game.ts';\n`)
    .replace(/(GAMES: readonly GameFolder\[\] = \[[^\]]*?),?\s*\]/, `$1, ${constant}]`);
}
