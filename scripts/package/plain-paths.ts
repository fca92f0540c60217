import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'rolldown';

/** Where a source finds a file beside itself, and where the package has it instead. */
export type Moved = Readonly<Record<string, string>>;

/**
 * In the package all modules lie in one folder. Rewrites `new URL('…', import.meta.url)` for files that moved (paths from the root of the
 * project), and turns imports with names made at run time into a choice among the files there are.
 */
export function plainPaths(root: string, moved: Moved): Plugin {
  return {
    name: 'plain-paths',
    transform(code, id) {
      if (!id.endsWith('.ts') || id.includes('node_modules')) return null;
      const folder = dirname(id);
      const rewritten = code
        .replace(/new URL\('([^']+)', import\.meta\.url\)/g, (whole, path: string) => {
          const target = moved[relative(root, join(folder, path))];
          return target === undefined ? whole : `new URL('${target}', import.meta.url)`;
        })
        .replace(/import\(`([^`]+)`\)/g, (_, template: string) => `${choiceOf(root, folder, template)}[\`${template}\`]()`);
      return rewritten === code ? null : { code: rewritten, map: null };
    },
  };
}

/** All modules that a template can name, by that name. */
function choiceOf(root: string, folder: string, template: string): string {
  const pattern = template.replaceAll(/\$\{[^}]+\}/g, '*');
  const isOwn = pattern.startsWith('@coven/');
  const own = pattern.slice('@coven/'.length);
  const names = isOwn
    ? globSync(own.endsWith('.ts') ? own : `${own}/index.ts`, { cwd: root }).map(
        (path) => `@coven/${own.endsWith('.ts') ? path : dirname(path)}`,
      )
    : globSync(pattern, { cwd: folder }).map((path) => (path.startsWith('../') ? path : `./${path}`));
  return `({${names
    .sort()
    .map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(name)})`)
    .join(',')}})`;
}
