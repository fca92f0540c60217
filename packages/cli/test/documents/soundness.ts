import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchmarks } from '@coven/bench';
import { GAMES } from '@coven/games';
import { ROOT } from '../../../../scripts/package/bundle.ts';
import { readArguments } from '../../src/arguments.ts';
import { COMMON_FLAGS } from '../../src/command.ts';
import { COMMANDS, isCommand } from '../../src/commands.ts';
import { simpleCommands } from './printed.ts';

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

/** Programs of others, whose flags are not ours to check. */
const FOREIGN = new Set(['createuser', 'createdb', 'pg_dump']);
const BINARIES = join(ROOT, 'node_modules/.bin');
const manifest = (folder: string): Manifest => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/** Throws if a printed line names a command, a flag, a script or a file that does not exist. */
export async function expectSound(line: string): Promise<void> {
  for (const [program = '', ...words] of simpleCommands(line)) {
    if (FOREIGN.has(program)) continue;
    if (program === 'npm') soundNpm(words);
    else if (program === 'npx') await soundNpx(words);
    else if (program === 'coven') await soundCoven(words);
    else if (program === 'node') soundFile(words[0] ?? '');
    else throw new Error(`no known program: ${program}`);
  }
}

function soundNpm(words: readonly string[]): void {
  const [command = ''] = words;
  if (['ci', 'install'].includes(command)) return;
  const script = command === 'run' ? words[1] : command;
  if (script === undefined) return;
  const at = words.findIndex((word) => word === '-w' || word === '--workspace');
  const folders = at < 0 ? ['.'] : ['games', ...globSync('packages/*', { cwd: ROOT })];
  const owner = folders.map(manifest).find(({ name }) => at < 0 || name === words[at + 1]);
  if (owner?.scripts?.[script] === undefined) throw new Error(`no script: ${script}`);
}

async function soundNpx([program = '', ...words]: readonly string[]): Promise<void> {
  if (program === 'coven' || /^\.\/coven-[\d.]+\.tgz$/.test(program)) return soundCoven(words);
  if (!existsSync(join(BINARIES, program))) throw new Error(`not installed: ${program}`);
  if (program === 'node') soundFile(words[0] ?? '');
}

function soundFile(path: string): void {
  if (!existsSync(join(ROOT, path))) throw new Error(`no file: ${path}`);
}

async function soundCoven([name = '', ...words]: readonly string[]): Promise<void> {
  if (name === '--version') return;
  const command = name === 'help' ? words[0] : name;
  if (command === undefined || !isCommand(command)) throw new Error(`no command: ${command}`);
  if (name === 'help') return;
  const { flags, operands } = await COMMANDS[command]();
  const args = words.map((word) => (word === 'N' ? '1' : word));
  const given = readArguments(args, { ...flags, ...COMMON_FLAGS }, operands.length);
  const game = given.operands[operands.findIndex((operand) => operand.includes('GAME'))] ?? 'GAME';
  if (game !== 'GAME' && !GAMES.some(({ id }) => id === game)) throw new Error(`no game: ${game}`);
  const { only } = given.flags as Readonly<Record<string, unknown>>;
  const known = (await benchmarks()).map(({ id }) => id);
  if (Array.isArray(only)) for (const id of only) if (!known.includes(id)) throw new Error(`no benchmark: ${id}`);
}
