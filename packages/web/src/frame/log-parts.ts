import type { LogHeading } from '../games/game-table.ts';
import type { BoardView } from '../table/board-view.svelte.ts';
import { MARKED } from '../words/rich.ts';

/** What was told under one heading; what comes before the first heading has none. */
interface LogPart {
  /** The number of the event it begins with. */
  readonly first: number;
  readonly heading: LogHeading | undefined;
  readonly lines: { readonly number: number; readonly text: string }[];
}

export function logParts(board: BoardView): readonly LogPart[] {
  const parts: LogPart[] = [];
  for (const { number, shown } of board.told) {
    const text = board.words.event(shown, { ...MARKED, me: board.mySeat });
    if (text === undefined) continue;
    const heading = board.game.heading?.(shown, board);
    if (heading || parts.length === 0) parts.push({ first: number, heading, lines: [] });
    parts.at(-1)?.lines.push({ number, text });
  }
  return parts;
}
