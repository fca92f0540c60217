import type { BoardTable } from '@coven/web/games/game-table.ts';
import { TURNS } from '../rules/figures.plain.ts';
import type { Move, Witchstone } from '../rules/index.ts';
import { notation } from '../rules/notation.plain.ts';
import type { WitchstoneWords } from '../words/index.ts';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { facts } from './facts.ts';
import Hand from './Hand.svelte';
import { headline } from './headline.ts';
import { lit } from './lit.ts';
import { motions } from './motions.ts';
import Piece from './Piece.svelte';
import { remark } from './remark.ts';
import Side from './Side.svelte';
import { say } from './say.ts';
import { steps } from './steps.ts';
import { stopIn } from './undo-stop.ts';
import './roles.css';

/** What the last touch says where the move's own sentence is long: the board shows the rest. */
const CONFIRMATIONS: Readonly<Partial<Record<Move['type'], 'ws.lay-here' | 'ws.take-it'>>> = {
  lay: 'ws.lay-here',
  set: 'ws.lay-here',
  take: 'ws.take-it',
};

export const table: BoardTable<Witchstone, WitchstoneWords> = {
  notation,
  Board,
  Hand,
  Side,
  Beside,
  Piece,
  motions,
  moment: ({ type }) => (type === 'began' ? 'deal' : type === 'ended' ? 'end' : undefined),
  sounds: {
    began: 'deal',
    'tower-taken': 'knock',
    'tile-laid': 'lay',
    'energy-laid': 'slide',
    'portal-finished': 'chime',
    'witch-sent': 'knock',
    'stone-reached': 'chime',
    'chip-taken': 'coin',
    'owl-taken': 'coin',
    'crystal-moved': 'slide',
    'crystal-racked': 'lay',
    'pentagram-walked': 'turn',
    'wand-walked': 'turn',
    'scroll-taken': 'slide',
    ended: 'end',
  },
  facts,
  stage: ({ view, words }) => (view.round === 0 ? '' : words.say('table.turn', { turn: view.round, most: TURNS })),
  headline,
  remark,
  buttons: ({ moves, selected }) => [
    ...moves.filter(({ type }) => type === 'discard'),
    ...(selected && CONFIRMATIONS[selected.type] ? [selected] : []),
  ],
  buttonLook(board, move) {
    const { type } = move;
    if (type === 'stop') return { rank: 'second' };
    // The headline asks for everything else in full.
    const label = CONFIRMATIONS[type] ?? (board.same(board.selected, move) ? 'ws.yes' : undefined);
    return label && { label: say(label), rank: 'primary' };
  },
  undoStop({ view, viewer, told }) {
    const reason = view.toAct === viewer ? stopIn(told) : undefined;
    return reason && say(`ws.undo-stop.${reason}`);
  },
  lit,
  steps,
};
