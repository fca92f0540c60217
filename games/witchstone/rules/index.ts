import { changesIn, checkedJson, type Game } from '@coven/core';
import file from './board.json' with { type: 'json' };
import type { BoardFile } from './board.ts';
import { checkBoard } from './board-file.ts';
import { LEVELS, type Level } from './handicap.ts';
import { provenanceOf } from './provenance.ts';
import { RULEBOOK } from './rulebook.ts';
import { rulesFor, type Witchstone } from './rules.ts';
import { VERSIONS } from './versions.ts';

/** The board that comes with the game. */
export const BOARD = file as unknown as BoardFile;

export const witchstone: Game<Witchstone> = {
  id: 'witchstone',
  version: 2,
  versions: VERSIONS,
  seats: { min: 2, max: 4 },
  options: [
    { id: 'scrolls', kind: 'choice', values: ['open', 'hidden'], rule: 'WS-8.5' },
    { id: 'handicap', kind: 'per-seat', values: LEVELS, rule: 'WS-11.1' },
    { id: 'board', kind: 'file', check: checkBoard, rule: 'WS-1.1' },
  ],
  rules: RULEBOOK,
  provenance: provenanceOf(BOARD),
  open(options, seats, version) {
    const isOwnBoard = options.board !== '';
    return rulesFor(isOwnBoard ? (checkedJson(options.board as string) as BoardFile) : BOARD, {
      seats,
      scrollsAreHidden: options.scrolls === 'hidden',
      levels: options.handicap as readonly Level[],
      isOwnBoard,
      changes: changesIn(VERSIONS, version),
    });
  },
};

export type { AgendaView } from './agenda-view.ts';
export { type Board, type BoardFile, type Chip, compileBoard, type WandCell } from './board.ts';
export type { BoardFileReason } from './board-problems.ts';
export { BLACK, COLOURED } from './cauldron.ts';
export type { Shown } from './events.ts';
export type { Level } from './handicap.ts';
export type { Cell } from './hexes.plain.ts';
export type { Kind, Location, Portal } from './map.ts';
export type { Memory } from './memory.ts';
export {
  ACTIONS,
  type ActionId,
  type Colour,
  END_PARTS,
  type Part,
  RUNNING_PARTS,
  type ShelfId,
  type Silver,
} from './names.plain.ts';
export type { Move } from './notation.plain.ts';
export type { JoinedGroup, Outlook, Strength } from './outlook.ts';
export type { Player } from './player.ts';
export type { PlayerView, Prophecies } from './player-view.ts';
export type { Progress } from './prophecies.ts';
export type { Reason } from './refusals.ts';
export type { Ask, Witchstone } from './rules.ts';
export { finalScore } from './scoring.ts';
export { ASKED_KINDS, type AskedKind, type Booster, type Prophecy, type Scroll } from './scroll-cards.ts';
export type { State } from './state.ts';
export type { Group, Laid, Reward, View } from './view.ts';
