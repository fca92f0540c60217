import type { BoardTable } from '@coven/web/games/game-table.ts';
import type { Blackmore } from '../rules/index.ts';
import { notation } from '../rules/notation.plain.ts';
import type { BlackmoreWords } from '../words/index.ts';
import Board from './Board.svelte';
import End from './End.svelte';
import { facts } from './facts.ts';
import Hand from './Hand.svelte';
import { heading } from './heading.ts';
import { lit } from './lit.ts';
import { motions } from './motions.ts';
import Piece from './Piece.svelte';
import { headline, remark } from './prompt.ts';
import Side from './Side.svelte';
import { steps } from './steps.ts';
import './suits.css';

export const table: BoardTable<Blackmore, BlackmoreWords> = {
  notation,
  Board,
  Hand,
  Side,
  Result: End,
  Piece,
  motions,
  // At the end the piles themselves are counted.
  moment: ({ type }) => (type === 'began' ? 'deal' : undefined),
  sounds: {
    began: 'deal',
    led: 'lay',
    played: 'lay',
    'trick-won': 'knock',
    crowned: 'turn',
    'turned-up': 'turn',
    drew: 'slide',
    'took-trump': 'slide',
    'final-stage': 'chime',
    ended: 'end',
  },
  heading,
  facts,
  stage: ({ view, words: { say } }) => (view.isFinal ? say('table.final-stage') : say('table.deck', { count: view.deckSize })),
  headline,
  remark,
  buttons: (board) => board.moves.filter(({ type }) => type === 'keep'),
  // A new trump is the useful choice.
  buttonLook: (_, move) => (move.type === 'keep' ? { rank: 'second' } : undefined),
  lit,
  steps,
};
