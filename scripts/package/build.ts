import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from '@coven/cli/client-build.ts';
import { ROOT, writeBundle } from './bundle.ts';
import { writeDeclarations } from './declarations.ts';

/** Builds what the package ships: the command, the importable modules with their types, the client and the manual page. */
export async function buildDist(dist: string): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  await writeBundle(dist);
  writeDeclarations(ROOT, join(dist, 'types'));
  await buildClient();
  // Where a visitor needs gzip the server packs the file itself: with those copies the package would be a third larger.
  cpSync(join(ROOT, 'packages/web/dist'), join(dist, 'client'), { recursive: true, filter: (path) => !path.endsWith('.gz') });
  writeFileSync(join(dist, 'coven.1'), execFileSync(process.execPath, [join(dist, 'installed.js'), 'man', '--lang', 'en']));
}
