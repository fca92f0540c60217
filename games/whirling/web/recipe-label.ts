import { labelled } from '@coven/web/words/words.svelte.ts';
import { type CellRow, cellOf, type Sides } from '../rules/cells.plain.ts';
import type { Arcanum } from '../rules/index.ts';
import type { WhirlingWords } from '../words/index.ts';
import { say } from './say.ts';

/** A recipe in words, for a screen reader: its name, its inputs and outputs, its symbols, and the remark on it. */
export function recipeLabel(words: WhirlingWords, name: string, sides: Sides, arcana: readonly Arcanum[], more: readonly string[]): string {
  const symbols = arcana.map((arcanum) => words.piece('arcanum', arcanum));
  return [
    labelled(name, `${sideName(words, sides.inputs)} → ${sideName(words, sides.outputs)}`),
    ...symbols,
    ...more.filter((part) => part !== ''),
  ].join(', ');
}

function sideName(words: WhirlingWords, rows: readonly CellRow[]): string {
  return rows.length === 0 ? '–' : rows.map((row) => cellName(words, row)).join(', ');
}

function cellName(words: WhirlingWords, row: CellRow): string {
  if (row === 'any') return words.piece('ingredient', 'any');
  return cellOf(row)
    .map((kind) => words.piece('ingredient', kind))
    .join(` ${say('ww.or')} `);
}
