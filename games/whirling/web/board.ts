import type { BoardContext } from '@coven/web/games/board-context.ts';
import type { Whirling } from '../rules/index.ts';
import type { WhirlingWords } from '../words/index.ts';

/** Its table as a picture gets it. */
export type WhirlingBoard = BoardContext<Whirling, WhirlingWords>;
