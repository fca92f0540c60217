import type { Konotop } from '@coven/games/konotop';
import type { KonotopWords } from '@coven/words';
import type { Desk, GameTable } from '../game-table.ts';
import Board from './Board.svelte';
import { facts } from './facts.ts';
import Hand from './Hand.svelte';
import { motions } from './motions.ts';
import { readMove } from './move-text.ts';
import Piece from './Piece.svelte';
import { remark } from './remark.ts';
import Side from './Side.svelte';

export const table: GameTable<Konotop> = {
  Board,
  Hand,
  Side,
  Piece,
  motions,
  sounds: {
    revealed: 'turn',
    drew: 'slide',
    played: 'lay',
    moved: 'slide',
    destroyed: 'knock',
    'set-made': 'turn',
    fell: 'chime',
    reshuffled: 'slide',
    ended: 'chime',
  },
  readMove,
  facts,
  stage: (desk) => (desk.words as KonotopWords).say('table.occupants-left', { count: desk.view.hiddenOccupants }),
  remark,
  buttons: (desk: Desk<Konotop>) => desk.moves.filter((move) => move === 'decline'),
};
