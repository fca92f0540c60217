import type { Blackmore, Move } from '@coven/games/blackmore';
import type { BlackmoreWords } from '@coven/words';
import type { Desk, GameTable } from '../game-table.ts';
import Board from './Board.svelte';
import { facts } from './facts.ts';
import Hand from './Hand.svelte';
import { motions } from './motions.ts';
import Piece from './Piece.svelte';
import { faceOf } from './picture.ts';
import { remark } from './remark.ts';
import Side from './Side.svelte';

export const table: GameTable<Blackmore> = {
  Board,
  Hand,
  Side,
  Piece,
  motions,
  sounds: {
    led: 'lay',
    played: 'lay',
    'trick-won': 'knock',
    crowned: 'turn',
    'turned-up': 'turn',
    drew: 'slide',
    'took-trump': 'slide',
    ended: 'chime',
  },
  readMove,
  facts,
  stage(desk) {
    const { say } = desk.words as BlackmoreWords;
    return desk.view.isFinal ? say('table.final-stage') : say('table.deck', { count: desk.view.deckSize });
  },
  remark,
  buttons: (desk: Desk<Blackmore>) => desk.moves.filter((move) => move === 'keep'),
};

function readMove(text: string): Move | undefined {
  const [type, id = ''] = text.split(' ');
  switch (type) {
    case 'keep':
      return { type };
    case 'play':
    case 'crown':
    case 'draw':
      return { type, card: { ...faceOf(id), index: 0 } };
    case 'first':
      return { type, seat: Number(id) };
    default:
      return undefined;
  }
}
