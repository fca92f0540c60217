import type { BoardTable } from '@coven/web/games/game-table.ts';
import type { TemplateGame } from '../rules/index.ts';
import { notation } from '../rules/notation.plain.ts';
import type { TemplateGameWords } from '../words/index.ts';
import Board from './Board.svelte';
import Piece from './Piece.svelte';

export const table: BoardTable<TemplateGame> = {
  notation,
  Board,
  Hand: null,
  Side: null,
  Piece,
  motions: { drew: ({ number }) => ({ arrive: [{ piece: `number-${number}`, from: 'deck' }], dwell: 260 }) },
  sounds: { drew: 'lay', revealed: 'chime' },
  facts: (view, seat, words) => {
    const sum = view.openSums[seat] ?? 0;
    return [{ icon: 'ui-coin', value: sum, label: (words as TemplateGameWords).say('table.sum', { sum }) }];
  },
  stage: ({ view, words }) => (words as TemplateGameWords).say('table.deck', { left: view.deckSize }),
  remark({ hasHints, moves, outlook, words }) {
    const take = moves.find(({ type }) => type === 'take');
    const looked = take && hasHints ? outlook(take) : undefined;
    return looked && (words as TemplateGameWords).say('table.safe', looked);
  },
  buttons: ({ moves }) => moves,
};
