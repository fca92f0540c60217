/**
 * By seat, the side of every occupier on which its cards lie. KW-1.3
 * The order is that of the seats' colours everywhere else.
 */
export const COLOURS = ['white', 'red', 'green', 'blue', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a card can do, as card files call it. */
export const EFFECTS = ['boost', 'set-boost', 'play-another', 'destroy', 'move'] as const;
/** The effects that ask their player something; boosts always hold. KW-2.4 */
export const OPTIONAL_EFFECTS = ['play-another', 'destroy', 'move'] as const;
export type OptionalKind = (typeof OPTIONAL_EFFECTS)[number];

export const WHERE = ['same-occupant', 'other-occupant', 'any'] as const;
export type Where = (typeof WHERE)[number];
export const CONDITIONS = ['first-own-card-here'] as const;
export type Condition = (typeof CONDITIONS)[number];
export const WHOSE = ['own', 'other'] as const;
export type Whose = (typeof WHOSE)[number];
export const FROM = ['any', 'same-occupant'] as const;
export type From = (typeof FROM)[number];

/** Whether the place after a tie is taken by the next lower strength or skipped. KW-5.3 */
export const TIES = ['next', 'skip'] as const;
export type Ties = (typeof TIES)[number];
