import type { Notation, Seat, Standing, Types } from '@coven/core';
import type { GameWords, Pieces } from '@coven/words';
import type { Component } from 'svelte';
import type { Motions } from '../motion/motions.ts';
import type { Sounds } from '../sound/sounds.ts';
import type { BoardContext, PictureView } from './board-context.ts';
import type { Sigil } from './sigils.ts';

/** A player as every picture draws one. */
export interface PlayerFacts {
  readonly seat: Seat;
  readonly name: string;
  readonly sigil: Sigil;
  readonly kind: 'open' | 'human' | 'bot';
  readonly isHere: boolean;
  readonly familiar: string | null;
  readonly isMe: boolean;
  /** Awaited by the game now. */
  readonly isAwaited: boolean;
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
  /** In words, for screen readers. */
  readonly label: string;
  /** What everybody plays for: drawn large, without its icon, at the end of the plate. */
  readonly isScore?: boolean;
}

/** How a move is offered in words: beside the prompt and in the list of all choices. */
interface ButtonLook {
  /** One or two words where the move's own sentence is too long for a button; screen readers get the whole sentence. */
  readonly label?: string;
  /** `second`: it ends or declines something, so it must not be the bright button while anything useful can still be done. */
  readonly rank: 'primary' | 'second';
  /** The first touch only picks it; while it is picked, its label and the remark ask whether it is meant. */
  readonly asksFirst?: boolean;
}

/** Stands in the log above the part that begins with an event. */
export interface LogHeading {
  readonly title: string;
  /** What there is to say of the part before it. */
  readonly note?: string | undefined;
}

/** A step of the turn that is going on. */
export interface TurnStep {
  readonly label: string;
  readonly state: 'done' | 'now' | 'next';
}

/** A place on the table that can be lit. */
export interface Lit {
  /** The first of these selectors that finds something visible below the frame. */
  readonly at: readonly string[];
  /** Brings it to sight on a screen that may show something else; called until it is there. */
  readonly bring?: (() => void) | undefined;
}

export interface PieceProps {
  readonly kind: string;
  readonly id: string;
  readonly word: string;
}

/** How one game looks: everything the frame needs to know of it. `web/index.ts` of a game exports it as `table`. */
export interface BoardTable<T extends Types = Types, Words extends GameWords<T> = GameWords<T>> {
  readonly notation: Notation<T['move']>;
  /** The table top, above the prompt line. */
  readonly Board: Component<{ board: BoardContext<T, Words> }>;
  /** The viewer's own pieces, under the prompt line. */
  readonly Hand: Component<{ board: BoardContext<T, Words> }> | null;
  /** Beside the board on a wide screen, under the players. */
  readonly Side: Component<{ board: BoardContext<T, Words> }> | null;
  /** Above the log on a wide screen. */
  readonly Beside?: Component<{ board: BoardContext<T, Words> }>;
  /** The game's own picture of how it ended, above the parts of the score. */
  readonly Result?: Component<{ board: BoardContext<T, Words>; standings: readonly Standing[] }>;
  /** A piece inside a sentence. */
  readonly Piece: Component<PieceProps>;
  readonly motions: Motions<T>;
  readonly sounds: Sounds<T>;
  /** Whether an event is the deal or the end of the game, which are shown over the table for a moment. */
  moment?(shown: T['shown']): 'deal' | 'end' | undefined;
  /** The heading of the part of the log that begins with an event, such as a round. */
  heading?(shown: T['shown'], table: PictureView<T, Words>): LogHeading | undefined;
  facts(view: T['view'], seat: Seat, words: Words): readonly SeatFact[];
  /** A short phrase beside the game's name, such as the number of the round. */
  stage(table: PictureView<T, Words>): string;
  /** What is asked, with pieces, once part of the choice is made; without it the prompt keeps to the words of the ask. */
  headline?(board: BoardContext<T, Words>, pieces: Pieces): string | undefined;
  /** One sentence under the prompt, with pieces. */
  remark(board: BoardContext<T, Words>, pieces: Pieces): string | undefined;
  /** Offered moves that have no place on the board: buttons beside the prompt. */
  buttons(board: BoardContext<T, Words>): readonly T['move'][];
  buttonLook?(board: BoardContext<T, Words>, move: T['move']): ButtonLook | undefined;
  /** The steps of a turn, for whoever wants to be reminded; a game whose board shows them has none. */
  steps?(board: BoardContext<T, Words>): readonly TurnStep[];
  /** Where something lies that a lesson speaks of, such as `trick:red-7`; nothing for what every table has. */
  lit?(id: string, board: BoardContext<T, Words>): Lit | undefined;
  /** Why the viewer's last move can no longer be taken back; nothing where no player would expect it. */
  undoStop?(board: BoardContext<T, Words>): string | undefined;
}
