import type { Whirling } from '@coven/games/whirling';
import { say } from '../../words/words.svelte.ts';
import type { Desk, GameTable } from '../game-table.ts';
import Board from './Board.svelte';
import { facts } from './facts.ts';
import { motions } from './motions.ts';
import Piece from './Piece.svelte';
import { readMove } from './reading.ts';
import { remark } from './remark.ts';
import Shelf from './Shelf.svelte';
import Side from './Side.svelte';
import { stage } from './stage.ts';

/** What is done from the prompt line; everything else has a picture. */
const BUTTONS = ['ready', 'done', 'hold', 'blind', 'fresh-start'] as const;
const FINISHING: ReadonlySet<string> = new Set(['ready', 'done']);

function isButton(move: string): move is (typeof BUTTONS)[number] {
  return BUTTONS.some((button) => button === move);
}

export const table: GameTable<Whirling> = {
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
  readMove,
  facts,
  stage,
  remark,
  buttons: (desk: Desk<Whirling>) => desk.moves.filter((move) => isButton(move)),
  buttonLook: (_desk, move) =>
    isButton(move) ? { label: say(`ww.button.${move}`), rank: FINISHING.has(move) ? 'primary' : 'second' } : undefined,
};
