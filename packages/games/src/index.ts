import type { Game } from '@coven/core';
import { blackmore } from './blackmore/index.ts';
import { konotop } from './konotop/index.ts';
import { whirling } from './whirling/index.ts';
import { witchstone } from './witchstone/index.ts';

/** All games there are, in the order they are offered. */
export const GAMES: readonly Game[] = [blackmore, konotop, whirling, witchstone];

export { blackmore, konotop, whirling, witchstone };
