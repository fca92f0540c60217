/** As in the protocol; written down again, so that the page need not load the schemas. `limits.test.ts` holds them together. */
export const CHAT_MOST_CHARACTERS = 300;
export const NAME_MOST_CHARACTERS = 24;
