import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { gameFacts } from './build/game-facts.ts';
import { gameProvenance } from './build/game-provenance.ts';
import { gameTitles } from './build/game-titles.ts';
import { konotopCards } from './build/konotop-cards.ts';
import { serviceWorker } from './build/service-worker.ts';
import { whirlingCards } from './build/whirling-cards.ts';

export default defineConfig({
  plugins: [svelte(), gameFacts(), gameProvenance(), gameTitles(), konotopCards(), whirlingCards(), serviceWorker(), compress()],
  build: {
    target: 'es2023',
    // `<use href>` cannot point into a data address, and the policy allows no inline style or script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
});
