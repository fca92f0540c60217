import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * A module named `*.data.ts` runs when the page is built, and the page gets what it exports as plain data:
 * so pictures can use a game's rows without its rules.
 */
export function plainData(): Plugin {
  return {
    name: 'plain-data',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.data.ts')) return undefined;
      const values: Record<string, unknown> = await import(pathToFileURL(id).href);
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
