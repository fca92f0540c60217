/** The names and printed figures of what lies on the table: no rules, so that words and pictures may know them. */

/** From the rarest to the common ones; counts are kept in this order. */
export const INGREDIENTS = ['heart', 'mandrake', 'mushroom', 'spider', 'toad'] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

export const ARCANA = ['potion', 'raven', 'grimoire'] as const;
export type Arcanum = (typeof ARCANA)[number];

/** How many numbers the arcana ring has; after the last one comes 1. WW-2.4 */
export const RING = 6;

/** Pieces in a circle that end the game. WW-5.1 */
export const CIRCLE_GOAL = 5;
