import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** Where the importable modules and those that they name begin, from the root of the project. */
const SOURCES: Readonly<Record<string, string>> = {
  '@coven/core': 'packages/core/src/index.ts',
  '@coven/bots': 'packages/bots/src/index.ts',
  '@coven/bots/analysis': 'packages/bots/src/analysis/index.ts',
  '@coven/bots/train': 'packages/bots/src/train/index.ts',
  '@coven/words': 'packages/words/src/index.ts',
  '@coven/games': 'games/index.ts',
  '#digest': 'packages/core/src/digest.ts',
  '#jsonc': 'packages/core/src/jsonc.ts',
};
/** What programs import from the package. */
const ENTRIES = ['@coven/core', '@coven/bots', '@coven/games'].map((name) => SOURCES[name] as string);

const SPECIFIER = /(\bfrom |\bimport\()(['"])([^'"]+)\2/g;

/** Writes type declarations of the importable modules into `folder`, and of nothing that they do not name. */
export function writeDeclarations(root: string, folder: string): void {
  const whole = mkdtempSync(join(tmpdir(), 'coven-types-'));
  try {
    emit(root, whole);
    const open = [...ENTRIES];
    const written = new Set<string>();
    for (let source = open.pop(); source !== undefined; source = open.pop()) {
      if (written.has(source)) continue;
      written.add(source);
      const from = source;
      const text = readFileSync(join(whole, declared(source)), 'utf8').replace(
        SPECIFIER,
        (_, before: string, quote: string, name: string) => {
          const target = SOURCES[name] ?? join(dirname(from), name);
          open.push(target);
          const path = relative(dirname(from), target).replace(/\.ts$/, '.js');
          return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
        },
      );
      const file = join(folder, declared(source));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  } finally {
    rmSync(whole, { recursive: true, force: true });
  }
}

function declared(source: string): string {
  return source.replace(/\.ts$/, '.d.ts');
}

function emit(root: string, outDir: string): void {
  const config = join(outDir, 'tsconfig.json');
  const paths = Object.fromEntries(Object.entries(SOURCES).map(([name, path]) => [name, [join(root, path)]]));
  const compilerOptions = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir, types: [], paths };
  const files = ENTRIES.map((path) => join(root, path));
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }));
  execFileSync(process.execPath, [join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', config], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
