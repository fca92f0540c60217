import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';

/** Everything `npm run check` looks at, the slowest first: as many at once as there are cores, each one's output whole. */
const root = dirname(import.meta.dirname);
const SVELTE = ['"packages/web/{src,dev}/**/*.svelte"', '"packages/cli/template/**/*.svelte"', '"games/*/web/**/*.svelte"'];
const CHECKS: Readonly<Record<string, string>> = {
  components: 'cd packages/web && svelte-check --fail-on-warnings --tsconfig ./tsconfig.json',
  types: 'node scripts/types.ts',
  'copied code': 'npm run --silent copies',
  imports: 'npm run --silent imports',
  'unused code': 'knip',
  'format of components': `prettier --check ${SVELTE.join(' ')}`,
  'format and style': 'biome check .',
};

interface Checked {
  readonly code: number | null;
  readonly output: string;
}

/** npm has put the project's commands on the path. */
function run(command: string): Promise<Checked> {
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

const waiting = Object.entries(CHECKS);
const failed: string[] = [];

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, command] = next;
    const begun = performance.now();
    const { code, output } = await run(command);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code === 0) continue;
    failed.push(name);
    console.log(`$ ${command}\n${output}`);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
if (failed.length > 0) {
  console.log(`check: ${failed.join(', ')} failed`);
  process.exitCode = 1;
}
