import type { BoardContext } from '@coven/web/games/board-context.ts';
import type { Konotop } from '../rules/index.ts';
import type { KonotopWords } from '../words/index.ts';

/** The table as the pictures of this game get it. */
export type KonotopBoard = BoardContext<Konotop, KonotopWords>;
