import type { Game } from '@coven/core';
import file from './board.json' with { type: 'json' };
import type { BoardFile } from './board.ts';
import { checkBoard } from './board-file.ts';
import { LEVELS, type Level } from './handicap.ts';
import { provenanceOf } from './provenance.ts';
import { RULEBOOK } from './rulebook.ts';
import { rulesFor, type Witchstone } from './rules.ts';

/** The board that comes with the game. */
export const BOARD = file as unknown as BoardFile;

export const witchstone: Game<Witchstone> = {
  id: 'witchstone',
  version: 1,
  seats: { least: 2, most: 4 },
  options: [
    { id: 'scrolls', kind: 'choice', values: ['open', 'hidden'], rule: 'WS-8.5' },
    { id: 'handicap', kind: 'per-seat', values: LEVELS, rule: 'WS-11.1' },
    { id: 'board', kind: 'file', check: checkBoard, rule: 'WS-1.1' },
  ],
  rules: RULEBOOK,
  provenance: provenanceOf(BOARD),
  open(options, seats) {
    const isOwnBoard = options.board !== '';
    return rulesFor(isOwnBoard ? (JSON.parse(options.board as string) as BoardFile) : BOARD, {
      seats,
      scrollsAreHidden: options.scrolls === 'hidden',
      levels: options.handicap as readonly Level[],
      isOwnBoard,
    });
  },
};

export { ACTIONS, type Action, type ActionId, CRYSTAL, ENERGY, PAIRS, type Pair, PENTAGRAM, WAND, WITCH } from './actions.ts';
export type { Agenda } from './agenda.ts';
export { type Board, type BoardFile, type Chip, compileBoard, SILVERS, type Silver, type WandCell } from './board.ts';
export type { BoardFileReason } from './board-problems.ts';
export { BLACK, COLOURED } from './cauldron.ts';
export type { Shown } from './events.ts';
export type { Level } from './handicap.ts';
export type { Cell } from './hexes.ts';
export type { Kind, Location, Portal } from './map.ts';
export type { Memory } from './memory.ts';
export type { Move } from './moves.ts';
export type { Outlook, Strength } from './outlook.ts';
export { type Player, RUNNING_PARTS } from './player.ts';
export type { Reason } from './refusals.ts';
export type { Ask, Witchstone } from './rules.ts';
export { END_PARTS, finalScore, type Part, type Parts } from './scoring.ts';
export { ASKED_KINDS, type AskedKind, type Booster, type Prophecy, type Scroll } from './scroll-cards.ts';
export { type State, TURNS } from './state.ts';
export { type Laid, type PlayerView, partsIn, type View } from './view.ts';
