/** The names of what lies on the table and what it costs: no rules, so that words and pictures may know them. */

/** From the rarest to the common ones; counts are kept in this order. */
export const INGREDIENTS = ['heart', 'mandrake', 'mushroom', 'spider', 'toad'] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

export const ARCANA = ['potion', 'raven', 'grimoire'] as const;
export type Arcanum = (typeof ARCANA)[number];

/** What a grimoire costs the Scholar, in mandrakes. WW-7.6 */
export const GRIMOIRE_PRICE = 2;
