import type { Whirling } from '@coven/games/whirling';
import type { WhirlingWords } from '@coven/words';
import type { Desk, GameTable } from '../game-table.ts';
import Board from './Board.svelte';
import { facts } from './facts.ts';
import Hand from './Hand.svelte';
import { motions } from './motions.ts';
import Piece from './Piece.svelte';
import { readMove } from './reading.ts';
import { remark } from './remark.ts';
import Side from './Side.svelte';

/** What is done from the prompt line; everything else has a picture. */
const BUTTONS: ReadonlySet<string> = new Set(['fresh-start', 'blind', 'ready', 'hold', 'done']);

export const table: GameTable<Whirling> = {
  Board,
  Hand,
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
  stage({ view, words }) {
    const { say } = words as WhirlingWords;
    return view.isLast ? say('table.last-round') : view.round === 0 ? '' : say('table.round', { round: view.round });
  },
  remark,
  buttons: (desk: Desk<Whirling>) => desk.moves.filter((move) => BUTTONS.has(move)),
};
