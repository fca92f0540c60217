import type { BoardTable } from '@coven/web/games/game-table.ts';
import type { Whirling } from '../rules/index.ts';
import { notation } from '../rules/notation.plain.ts';
import type { WhirlingWords } from '../words/index.ts';
import Board from './Board.svelte';
import { buttonLook, buttons } from './buttons.ts';
import { facts } from './facts.ts';
import { headline } from './headline.ts';
import { lit } from './lit.ts';
import { motions } from './motions.ts';
import Piece from './Piece.svelte';
import { remark } from './remark.ts';
import Shelf from './Shelf.svelte';
import Side from './Side.svelte';
import { stage } from './stage.ts';
import './ingredients.css';

export const table: BoardTable<Whirling, WhirlingWords> = {
  notation,
  Board,
  Hand: Shelf,
  Side,
  Piece,
  motions,
  moment(shown) {
    if (shown.type === 'ended') return 'end';
    return shown.type === 'round-began' && shown.round === 1 ? 'deal' : undefined;
  },
  sounds: {
    dealt: 'slide',
    'round-began': 'deal',
    drew: 'slide',
    picked: 'lay',
    revealed: 'turn',
    advanced: 'chime',
    grew: 'knock',
    used: 'knock',
    bought: 'coin',
    finished: 'lay',
    passed: 'pour',
    flipped: 'turn',
    ended: 'end',
  },
  facts,
  stage,
  remark,
  headline,
  buttons,
  buttonLook,
  lit,
};
