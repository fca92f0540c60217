import type { BoardTable } from '@coven/web/games/game-table.ts';
import type { Konotop, Move } from '../rules/index.ts';
import { notation } from '../rules/notation.plain.ts';
import type { KonotopWords } from '../words/index.ts';
import Board from './Board.svelte';
import { facts } from './facts.ts';
import Hand from './Hand.svelte';
import { headline, remark } from './headline.ts';
import { lit } from './lit.ts';
import { motions } from './motions.ts';
import Piece from './Piece.svelte';
import Side from './Side.svelte';

const isDone = (move: Move | null): move is Extract<Move, { type: 'play' | 'destroy' | 'move' }> =>
  move?.type === 'play' || move?.type === 'destroy' || move?.type === 'move';

export const table: BoardTable<Konotop, KonotopWords> = {
  notation,
  Board,
  Hand,
  Side,
  Piece,
  motions,
  moment: ({ type }) => (type === 'began' ? 'deal' : type === 'ended' ? 'end' : undefined),
  sounds: {
    began: 'deal',
    revealed: 'turn',
    drew: 'slide',
    played: 'lay',
    moved: 'slide',
    destroyed: 'knock',
    'set-made': 'chime',
    fell: 'coin',
    reshuffled: 'slide',
    ended: 'end',
  },
  facts,
  stage: (board) => board.words.say('table.occupiers-left', { count: board.view.hiddenOccupiers }),
  headline,
  remark,
  buttons: ({ moves, selected }) => [...moves.filter(({ type }) => type === 'decline'), ...(isDone(selected) ? [selected] : [])],
  buttonLook(board, move) {
    if (move.type === 'decline') return { rank: board.moves.length > 1 ? 'second' : 'primary' };
    // The headline says what it brings: the whole sentence has no room beside it.
    return isDone(move) ? { label: board.words.say(`table.do.${move.type}`), rank: 'primary' } : undefined;
  },
  lit,
};
