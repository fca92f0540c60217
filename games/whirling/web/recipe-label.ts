import type { Arcanum, CellRow } from '@coven/games/whirling';
import type { WhirlingWords } from '@coven/words';
import { say } from '../../words/words.svelte.ts';
import { cellOf, type Sides } from './picture.ts';

/** A recipe in words, for whoever listens: its name, what becomes what, its symbols, and what else is to be said of it now. */
export function recipeLabel(words: WhirlingWords, name: string, sides: Sides, arcana: readonly Arcanum[], more: readonly string[]): string {
  const symbols = arcana.map((arcanum) => words.piece('arcanum', arcanum));
  return [
    `${name}: ${sideName(words, sides.inputs)} → ${sideName(words, sides.outputs)}`,
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
