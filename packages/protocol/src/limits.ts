/** What both sides keep to. Apart from the schemas, so that a page need not load those. */

/** The longest text a client may send in one message. */
export const MESSAGE_MOST_BYTES = 8192;
export const CHAT_MOST_CHARACTERS = 300;
export const NAME_MOST_CHARACTERS = 24;
/** Of how many moves one message may ask for the outlook. */
export const OUTLOOKS_MOST = 200;
