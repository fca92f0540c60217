import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { PluginOption } from 'vite';

/** Lets unit tests import modules named `*.svelte.ts`. */
export function runeModules(): PluginOption {
  return svelte({ configFile: false });
}
