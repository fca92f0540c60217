import type { Witchstone } from '@coven/games/witchstone';
import type { WitchstoneWords } from '@coven/words';
import { say } from '../../words/words.svelte.ts';
import type { GameTable } from '../game-table.ts';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { facts } from './facts.ts';
import Hand from './Hand.svelte';
import { motions } from './motions.ts';
import Piece from './Piece.svelte';
import { readMove } from './read-move.ts';
import { remark } from './remark.ts';
import Side from './Side.svelte';
import { stopIn } from './undo-stop.ts';
import './roles.css';

/** The game lasts eleven turns each. WS-2.5 */
const TURNS = 11;

export const table: GameTable<Witchstone> = {
  Board,
  Hand,
  Side,
  Beside,
  Piece,
  motions,
  sounds: {
    'tower-taken': 'knock',
    'tile-laid': 'lay',
    'energy-laid': 'slide',
    'portal-finished': 'knock',
    'witch-sent': 'knock',
    'crystal-moved': 'slide',
    'crystal-racked': 'lay',
    'pentagram-walked': 'turn',
    'wand-walked': 'turn',
    'scroll-taken': 'slide',
    ended: 'chime',
  },
  readMove,
  facts,
  stage(desk) {
    const { turn, players } = desk.view;
    if (turn === 0) return '';
    return (desk.words as WitchstoneWords).say('table.turn', { turn: Math.ceil(turn / players.length), most: TURNS });
  },
  remark,
  buttons: ({ moves }) => moves.filter((move) => move === 'discard'),
  undoStop({ view, viewer, told }) {
    const reason = view.toAct === viewer ? stopIn(told) : undefined;
    return reason && say(`ws.undo-stop.${reason}`);
  },
};
