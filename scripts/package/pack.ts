import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROOT } from './bundle.ts';

interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  readonly man: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** Fields of the checkout's manifest that mean nothing where the package is installed. */
const LEFT_OUT = new Set(['workspaces', 'scripts', 'devDependencies', 'overrides']);
const BESIDE = ['deploy', 'CHANGELOG.md', 'README.md', 'LICENSE'];

/**
 * Packs a built `dist/` and returns the path of the file; throws if anything is missing. The manifest of the checkout has no version, so
 * that plain `npm pack` there refuses: it would pack whatever lies in `dist/`, even nothing.
 */
export function pack(dist: string, destination: string): string {
  const stage = mkdtempSync(join(tmpdir(), 'coven-package-'));
  try {
    for (const path of BESIDE) cpSync(join(ROOT, path), join(stage, path), { recursive: true });
    if (existsSync(dist)) cpSync(dist, join(stage, 'dist'), { recursive: true });
    const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/cli/package.json'), 'utf8'));
    const fields = Object.entries({ ...manifest, version }).filter(([name]) => !LEFT_OUT.has(name));
    writeFileSync(join(stage, 'package.json'), JSON.stringify(Object.fromEntries(fields), null, 2));
    const missing = neededFiles(stage, manifest).filter((path) => !existsSync(join(stage, path)));
    if (missing.length > 0) throw new Error(`${missing[0]} is missing${missing.length > 1 ? `, and ${missing.length - 1} more` : ''}`);
    const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', resolve(destination)];
    return join(resolve(destination), execFileSync('npm', args, { cwd: stage, encoding: 'utf8' }).trim());
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** What the manifest names, every lesson, and every file of the pages. */
function neededFiles(stage: string, { bin, man, exports }: Manifest): readonly string[] {
  const named = Object.values(exports).flatMap((one) => (typeof one === 'string' ? one : Object.values(one)));
  const lessons = globSync('games/*/lessons/*.json', { cwd: ROOT }).map((path) => `dist/${path}`);
  return [...Object.values(bin), man, ...named, ...lessons, ...pageFiles(stage)];
}

/** The service worker lists all that was built. */
function pageFiles(stage: string): readonly string[] {
  const [index, worker] = ['dist/client/index.html', 'dist/client/service-worker.js'];
  const list = existsSync(join(stage, worker)) ? readFileSync(join(stage, worker), 'utf8') : '';
  return [index, worker, ...[...list.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, path]) => `dist/client/${path}`)];
}
