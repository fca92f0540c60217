import blackmore from './blackmore/cover.svg?url';
import konotop from './konotop/cover.svg?url';

/** A small picture of each game for the lobby. */
export const COVERS: Readonly<Record<string, string>> = { blackmore, konotop };
