import type { BoardTable } from '@coven/web/games/game-table.ts';
import type { Whirling } from '../rules/index.ts';
import { notation } from '../rules/notation.ts';
import Board from './Board.svelte';
import { buttonLook, buttons } from './buttons.ts';
import { facts } from './facts.ts';
import { headline } from './headline.ts';
import { motions } from './motions.ts';
import Piece from './Piece.svelte';
import { remark } from './remark.ts';
import Shelf from './Shelf.svelte';
import Side from './Side.svelte';
import { stage } from './stage.ts';
import './ingredients.css';

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
  headline,
  buttons,
  buttonLook,
};
