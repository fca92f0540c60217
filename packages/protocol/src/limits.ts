/** What both sides keep to. Apart from the schemas, so that a page need not load those. */

/** The longest text a client may send in one message. */
export const MESSAGE_MOST_BYTES = 8192;
export const CHAT_MOST_CHARACTERS = 300;
export const NAME_MOST_CHARACTERS = 24;
/** For more moves than these no outlooks are given. */
export const MAX_OUTLOOKS = 200;

/** Raise it when a page of the version before can no longer talk to the server: such a page asks to be reloaded. */
export const PROTOCOL_VERSION = 1;
/** Headers of the answer to `GET /api/me`, which a page asks for before each connection: this version, and which build of the page the server has. */
export const PROTOCOL_HEADER = 'coven-protocol';
export const BUILD_HEADER = 'coven-build';
