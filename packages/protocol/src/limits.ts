// Limits for clients and servers, separate from the schemas so that the page need not load those.

/** The largest message a client may send. */
export const MAX_MESSAGE_BYTES = 8192;
export const MAX_CHAT_CHARACTERS = 300;
export const MAX_NAME_CHARACTERS = 24;
/** With more moves than this no outlooks are given. */
export const MAX_OUTLOOKS = 200;

/** The version of the messages. A client names it when it enters; increase it whenever a message changes. */
export const PROTOCOL_VERSION = 3;
/** The oldest version that a server understands, and the only one whose clients name none. Pages that are older ask to be reloaded. */
export const OLDEST_PROTOCOL = 2;
/** Response headers of `GET /api/me`, which the page requests before each connection: `OLDEST_PROTOCOL`, and the server's build of the page. */
export const PROTOCOL_HEADER = 'coven-protocol';
export const BUILD_HEADER = 'coven-build';
