/** What moves, views and events call things by; pictures and words are made of these names, so this file imports nothing. */

/** The six actions in the board file's order. */
export const ACTIONS = ['energy', 'witch', 'pentagram', 'crystal', 'wand', 'scroll'] as const;
export type ActionId = (typeof ACTIONS)[number];

/** The two actions of a tile or a special hex, such as `energy-witch`. */
export function halvesOf(pair: string): readonly [ActionId, ActionId] {
  return pair.split('-') as unknown as readonly [ActionId, ActionId];
}

export type Colour = 'coloured' | 'black';

/** Where crystals are racked: each action has a shelf, and there is the bottom one. WS-6.3 */
export const SHELVES = [...ACTIONS, 'bottom'] as const;
export type ShelfId = (typeof SHELVES)[number];

/** What the silver cells of the wand count. WS-7.4 */
export const SILVERS = ['witches', 'portals', 'crystals', 'scrolls', 'chips', 'specials'] as const;
export type Silver = (typeof SILVERS)[number];

/** What scores at once; the rest is added at the end. WS-10.1 */
export const RUNNING_PARTS = ['portals', 'witches', 'stone', 'chip-points', 'empty-owls', 'silver', 'broken'] as const;
export type RunningPart = (typeof RUNNING_PARTS)[number];
export const END_PARTS = ['owls', 'chips', 'boosters', 'prophecies'] as const;
export type EndPart = (typeof END_PARTS)[number];
export type Part = RunningPart | EndPart;

/** A chip's id: an action's, or for example `points-3`. */
export function pointsChip(points: number): string {
  return `points-${points}`;
}

/** What a points chip is worth; null for an action's chip. */
export function pointsOf(chip: string): number | null {
  return chip.startsWith('points-') ? Number(chip.slice('points-'.length)) : null;
}
