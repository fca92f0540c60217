import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from '@coven/cli/client-build.ts';
import { ROOT, writeBundle } from './bundle.ts';
import { writeDeclarations } from './declarations.ts';

/** Builds `dist/`, which `npm pack` ships: the command, the importable modules with their types, the client and the manual page. */
const dist = join(ROOT, 'dist');

rmSync(dist, { recursive: true, force: true });
await writeBundle(dist);
writeDeclarations(ROOT, join(dist, 'types'));
await buildClient();
cpSync(join(ROOT, 'packages/web/dist'), join(dist, 'client'), { recursive: true });
writeFileSync(join(dist, 'coven.1'), execFileSync(process.execPath, [join(dist, 'installed.js'), 'man', '--lang', 'en']));
