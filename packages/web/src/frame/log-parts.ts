import type { LogHeading } from '../games/game-table.ts';
import type { TableModel } from '../table/table-model.svelte.ts';
import { MARKED } from '../words/rich.ts';

/** What was told under one heading; what comes before the first heading has none. */
interface LogPart {
  /** The number of the event it begins with. */
  readonly first: number;
  readonly heading: LogHeading | undefined;
  readonly lines: { readonly number: number; readonly text: string }[];
}

export function logParts(model: TableModel): readonly LogPart[] {
  const parts: LogPart[] = [];
  for (const { number, shown } of model.told) {
    const text = model.words.event(shown, { ...MARKED, me: model.mySeat });
    if (text === undefined) continue;
    const heading = model.game.heading?.(shown, model);
    if (heading || parts.length === 0) parts.push({ first: number, heading, lines: [] });
    parts.at(-1)?.lines.push({ number, text });
  }
  return parts;
}
