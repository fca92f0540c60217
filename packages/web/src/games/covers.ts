import blackmore from './blackmore/cover.svg?url';
import konotop from './konotop/cover.svg?url';
import whirling from './whirling/cover.svg?url';
import witchstone from './witchstone/cover.svg?url';

/** A small picture of each game for the lobby. */
export const COVERS: Readonly<Record<string, string>> = { blackmore, konotop, whirling, witchstone };
