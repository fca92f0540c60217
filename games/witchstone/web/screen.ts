import { MediaQuery } from 'svelte/reactivity';

/** Cauldron and crystal ball fit side by side. */
export const isWide: MediaQuery = new MediaQuery('(min-width: 700px) and (min-height: 521px)');
/** The frame has its columns to both sides of the table. */
export const hasSides: MediaQuery = new MediaQuery('min-width: 1240px');
/** The scroll row fits beside the tiles in hand, which leaves the board its height. */
export const hasRowBelow: MediaQuery = new MediaQuery('(min-width: 1000px) and (min-height: 521px)');
/** The agenda has a strip of its own; elsewhere it lies over the tiles in hand, so that the board stays as large as it is. */
export const hasAgendaStrip: MediaQuery = new MediaQuery('(min-width: 1240px) and (min-height: 880px)');
/** A phone that is high enough to show the wand under every picture. */
export const hasWandStrip: MediaQuery = new MediaQuery('(max-width: 699px) and (min-height: 740px)');
