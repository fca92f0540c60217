import { OUR_FILE } from '../rules/index.ts';

/** What is printed on the cards that come with the game. */
export const CARDS = OUR_FILE.cards.map(({ id, strength, effect }) => ({ id, strength, effect }));
export const OCCUPIERS = OUR_FILE.occupants.map(({ id }) => id);
