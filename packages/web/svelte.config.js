import { fileURLToPath } from 'node:url';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // The compiler hashes paths from here on, so that the pages are the same bytes wherever they are built.
    rootDir: fileURLToPath(new URL('../..', import.meta.url)),
    // The usual names are twice as long, on every element and rule of the first load.
    cssHash: ({ hash, filename, css }) => `s${hash(filename === '(unknown)' ? css : filename).slice(0, 5)}`,
  },
};
