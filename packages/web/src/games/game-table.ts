import type { Notation, Seat, Types, Viewer } from '@coven/core';
import type { GameWords, Pieces } from '@coven/words';
import type { Component } from 'svelte';
import type { Motions } from '../motion/motions.ts';
import type { Sounds } from '../sound/sounds.ts';
import type { BoardContext } from './board-context.ts';
import type { Sigil } from './sigils.ts';

/** A player as every picture draws one. */
export interface PlayerFacts {
  readonly seat: Seat;
  readonly name: string;
  readonly sigil: Sigil;
  readonly kind: 'open' | 'human' | 'bot';
  readonly isHere: boolean;
  readonly standIn: string | null;
  readonly isMe: boolean;
  /** Awaited by the game now. */
  readonly isAwaited: boolean;
}

/**
 * What a game's pictures work with: the view, the offered moves as text, and what a touch does.
 * Reading any field inside a component keeps the picture up to date.
 */
export interface Desk<T extends Types = Types> {
  readonly view: T['view'];
  readonly viewer: Viewer;
  /** Where the viewer sits; a spectator looks from seat 0. */
  readonly seat: Seat;
  readonly players: readonly PlayerFacts[];
  /** What the viewer is asked now, if anything. */
  readonly ask: T['ask'] | null;
  /** What may be done now. Empty while it is not the viewer's turn. */
  readonly moves: readonly string[];
  /** The move that was picked but not played yet. */
  readonly selected: string | null;
  /** The move that was sent and not answered yet. */
  readonly pending: string | null;
  /** The move that was just refused: its piece shakes. */
  readonly wrong: string | null;
  readonly words: GameWords<T>;
  /** What happened so far, as far as it may still be looked at; the oldest first. */
  readonly told: readonly Told<T>[];
  readonly hasHints: boolean;
  /** Whether the viewer's last move can be taken back: `play('undo')`. */
  readonly mayUndo: boolean;
  /** What a move would bring, once the table has said it. */
  outlook(move: string): T['outlook'] | undefined;
  /** A tap: picks, or plays if that is the setting or it was picked already; asks why if it is not offered. */
  touch(move: string): void;
  /** Plays at once: a drop, a button. */
  play(move: string): void;
  pick(move: string | null): void;
}

/** Something that happened, numbered as it was told. */
export interface Told<T extends Types = Types> {
  readonly number: number;
  readonly shown: T['shown'];
}

/** A number that stands beside a player's name. */
export interface SeatFact {
  readonly icon: string;
  readonly value: number | string;
  /** In words, for whoever listens. */
  readonly label: string;
}

/** How a button beside the prompt is drawn when the move's own sentence is too long for it, or it is not what one mostly wants. */
interface ButtonLook {
  /** One or two words; the whole sentence stays for whoever listens. */
  readonly label: string;
  readonly rank: 'primary' | 'second';
}

export interface PieceProps {
  readonly kind: string;
  readonly id: string;
  readonly word: string;
}

/** How one game looks, in moves as plain data: what `web/index.ts` of a game exports as `table`. */
export interface BoardTable<T extends Types = Types> extends Pick<GameTable<T>, 'Piece' | 'motions' | 'sounds' | 'facts'> {
  readonly notation: Notation<T['move']>;
  /** The table top, above the prompt line. */
  readonly Board: Component<{ board: BoardContext<T> }>;
  /** The viewer's own pieces, under the prompt line. */
  readonly Hand: Component<{ board: BoardContext<T> }> | null;
  /** Beside the board on a wide screen, under the players. */
  readonly Side: Component<{ board: BoardContext<T> }> | null;
  /** Above the log on a wide screen. */
  readonly Beside?: Component<{ board: BoardContext<T> }>;
  /** A short phrase beside the game's name, such as the number of the round. */
  stage(board: BoardContext<T>): string;
  /** One sentence under the prompt, with pieces. */
  remark(board: BoardContext<T>, pieces: Pieces): string | undefined;
  /** Offered moves that have no place on the board: buttons beside the prompt. */
  buttons(board: BoardContext<T>): readonly T['move'][];
  buttonLook?(board: BoardContext<T>, move: T['move']): ButtonLook | undefined;
  /** Why the viewer's last move can no longer be taken back; nothing where nobody would expect it. */
  undoStop?(board: BoardContext<T>): string | undefined;
}

/** How one game looks: everything the frame needs to know of it. */
export interface GameTable<T extends Types = Types> {
  /** The table top, above the prompt line. */
  readonly Board: Component<{ board: BoardContext<T> }>;
  /** The viewer's own pieces, under the prompt line. */
  readonly Hand: Component<{ board: BoardContext<T> }> | null;
  /** Beside the board on a wide screen, under the players. */
  readonly Side: Component<{ board: BoardContext<T> }> | null;
  /** Above the log on a wide screen. */
  readonly Beside?: Component<{ board: BoardContext<T> }>;
  /** A piece inside a sentence. */
  readonly Piece: Component<PieceProps>;
  readonly motions: Motions<T>;
  readonly sounds: Sounds<T>;
  /** What the pictures work with. */
  context(desk: Desk<T>): BoardContext<T>;
  /** A move from its notation; `undefined` for what this game does not write. */
  readMove(text: string): T['move'] | undefined;
  facts(view: T['view'], seat: Seat, words: GameWords<T>): readonly SeatFact[];
  /** A short phrase beside the game's name, such as the number of the round. */
  stage(desk: Desk<T>): string;
  /** One sentence under the prompt, with pieces. */
  remark(desk: Desk<T>, pieces: Pieces): string | undefined;
  /** Offered moves that have no place on the board: buttons beside the prompt. */
  buttons(desk: Desk<T>): readonly string[];
  buttonLook?(desk: Desk<T>, move: string): ButtonLook | undefined;
  /** Why the viewer's last move can no longer be taken back; nothing where nobody would expect it. */
  undoStop?(desk: Desk<T>): string | undefined;
}
