import type { BoardTable } from '@coven/web/games/game-table.ts';
import type { Move, Whirling } from '../rules/index.ts';
import { notation } from '../rules/notation.ts';
import Board from './Board.svelte';
import { facts } from './facts.ts';
import { motions } from './motions.ts';
import Piece from './Piece.svelte';
import { remark } from './remark.ts';
import Shelf from './Shelf.svelte';
import Side from './Side.svelte';
import { say } from './say.ts';
import { stage } from './stage.ts';
import './ingredients.css';

/** What is done from the prompt line; everything else has a picture. */
function buttonOf(move: Move): 'ready' | 'done' | 'hold' | 'blind' | 'fresh-start' | undefined {
  switch (move.type) {
    case 'ready':
    case 'hold':
    case 'blind':
    case 'fresh-start':
      return move.type;
    case 'done':
      return move.kept === null ? 'done' : undefined;
    default:
      return undefined;
  }
}

export const table: BoardTable<Whirling> = {
  notation,
  Board,
  Hand: Shelf,
  Side,
  Piece,
  motions,
  sounds: {
    dealt: 'slide',
    drew: 'slide',
    picked: 'lay',
    revealed: 'turn',
    advanced: 'knock',
    grew: 'knock',
    used: 'lay',
    bought: 'knock',
    finished: 'knock',
    passed: 'slide',
    flipped: 'turn',
    ended: 'chime',
  },
  facts,
  stage,
  remark,
  buttons: ({ moves }) => moves.filter((move) => buttonOf(move) !== undefined),
  buttonLook(_board, move) {
    const button = buttonOf(move);
    return button && { label: say(`ww.button.${button}`), rank: button === 'ready' || button === 'done' ? 'primary' : 'second' };
  },
};
