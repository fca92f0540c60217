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
/** The numbers of seats in the template's game. */
const SEATS = [2, 3, 4, 5];
const LIST = join(ROOT, 'games/index.ts');

/** Whether a text can be a game's id: lower-case words with hyphens between them, as in URLs and folders. */
export function isGameName(text: string): boolean {
  return text.length <= 30 && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);
}

/** Whether the games folder already contains something with this name. */
export function gameExists(id: string): boolean {
  return existsSync(join(ROOT, 'games', id));
}

/** Copies the template into a new folder under the new name and adds the game to the list. Returns the folder's path in the project. */
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
  // Format the files, because the new names sort and wrap differently.
  spawnSync(process.execPath, [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', folder, LIST], { cwd: ROOT });
  for (const seats of SEATS) await writeRecord(id, seats, join(ROOT, folder, 'test/records/version-1'));
  return folder;
}

/** Writes a golden record of the first rules version, which all later versions must still verify. */
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

/** Appends the game to the list of games. */
function listed(source: string, { id, constant }: Names): string {
  return source
    .replace(/(?=^import )/m, `import { game as ${constant} } from './${id}/game.ts';\n`)
    .replace(/(GAMES: readonly GameFolder\[\] = \[[^\]]*?),?\s*\]/, `$1, ${constant}]`);
}
