import type { BoardContext } from '@coven/web/games/board-context.ts';
import type { Blackmore } from '../rules/index.ts';
import type { BlackmoreWords } from '../words/index.ts';

/** The table as the pictures of this game get it. */
export type BlackmoreBoard = BoardContext<Blackmore, BlackmoreWords>;
