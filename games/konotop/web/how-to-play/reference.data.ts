import { OUR_FILE } from '../../rules/index.ts';

/** What the reference tells beside the cards' faces. */
export const COPIES: Readonly<Record<string, number>> = Object.fromEntries(OUR_FILE.cards.map(({ id, copies }) => [id, copies]));
export const OCCUPIERS = OUR_FILE.occupants.map(({ id, threshold, rewards }) => ({ id, threshold, rewards }));
