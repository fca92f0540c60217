import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Type-checks every folder that has a tsconfig.json; the Svelte client is checked by svelte-check instead. */
const root = dirname(import.meta.dirname);
const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
const projects = globSync(['packages/{*,*/test,*/e2e,*/laws,*/node,*/client,*/template}/tsconfig.json', 'games/{.,test}/tsconfig.json'], {
  cwd: root,
})
  .filter((path) => path !== 'packages/web/tsconfig.json')
  .sort();

let failed = 0;
for (const project of projects) {
  const child = spawn(process.execPath, [tsc, '-p', project], { cwd: root, stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) failed++;
}
if (failed > 0) process.exitCode = 1;
else console.log(`types: ${projects.length} projects are sound`);
