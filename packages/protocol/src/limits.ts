// Limits for clients and servers, separate from the schemas so that the page need not load those.

/** The largest message a client may send. */
export const MAX_MESSAGE_BYTES = 8192;
export const MAX_CHAT_CHARACTERS = 300;
export const MAX_NAME_CHARACTERS = 24;
/** With more moves than this no outlooks are given. */
export const MAX_OUTLOOKS = 200;

/** Increase it when older pages can no longer talk to the server: they then ask to be reloaded. */
export const PROTOCOL_VERSION = 2;
/** Response headers of `GET /api/me`, which the page requests before each connection: `PROTOCOL_VERSION`, and the server's build of the page. */
export const PROTOCOL_HEADER = 'coven-protocol';
export const BUILD_HEADER = 'coven-build';
