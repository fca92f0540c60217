import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // The usual names are twice as long, on every element and rule of the first load.
    cssHash: ({ hash, filename, css }) => `s${hash(filename === '(unknown)' ? css : filename).slice(0, 5)}`,
  },
};
