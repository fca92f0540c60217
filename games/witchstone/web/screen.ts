import { MediaQuery } from 'svelte/reactivity';

/** Cauldron and crystal ball fit side by side. */
export const isWide: MediaQuery = new MediaQuery('min-width: 700px');
/** The frame has its columns to both sides of the table. */
export const hasSides: MediaQuery = new MediaQuery('min-width: 1240px');
