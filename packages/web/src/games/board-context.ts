import type { Notation, Types } from '@coven/core';
import type { Desk } from './game-table.ts';

/** What a game's pictures work with, in moves as plain data. Reading any field inside a component keeps the picture up to date. */
export interface BoardContext<T extends Types = Types>
  extends Pick<Desk<T>, 'view' | 'viewer' | 'seat' | 'players' | 'ask' | 'words' | 'told' | 'hasHints' | 'mayUndo'> {
  /** What may be done now, the same list as long as the offer stands. Empty while it is not the viewer's turn. */
  readonly moves: readonly T['move'][];
  /** The move that was picked but not played yet. */
  readonly selected: T['move'] | null;
  /** The move that was sent and not answered yet. */
  readonly pending: T['move'] | null;
  /** The move that was just refused: its piece shakes. */
  readonly wrong: T['move'] | null;
  /** Whether two moves are the same; `null` is no move. */
  same(one: T['move'] | null, other: T['move'] | null): boolean;
  /** Whether a move is offered now. */
  offers(move: T['move']): boolean;
  /** What a move would bring, once the table has said it. */
  outlook(move: T['move']): T['outlook'] | undefined;
  /** A tap: picks, or plays if that is the setting or it was picked already; asks why if it is not offered. */
  touch(move: T['move']): void;
  /** Plays at once: a drop, a button. */
  play(move: T['move']): void;
  pick(move: T['move'] | null): void;
  /** Takes the viewer's last move back. */
  undo(): void;
}

/** The frame speaks the texts of moves, as the table does; a game's pictures get them read by its notation. */
export function boardContext<T extends Types>(desk: Desk<T>, { format, parse }: Notation<T['move']>): BoardContext<T> {
  const read = new Map<string, T['move']>();
  /** The same text gives the same record each time. */
  const moveOf = (text: string): T['move'] | null => {
    const move = read.get(text) ?? parse(text);
    if (move !== undefined) read.set(text, move);
    return move ?? null;
  };
  let offer: { readonly texts: readonly string[]; readonly moves: readonly T['move'][] } = { texts: [], moves: [] };
  return {
    get view() {
      return desk.view;
    },
    get viewer() {
      return desk.viewer;
    },
    get seat() {
      return desk.seat;
    },
    get players() {
      return desk.players;
    },
    get ask() {
      return desk.ask;
    },
    get words() {
      return desk.words;
    },
    get told() {
      return desk.told;
    },
    get hasHints() {
      return desk.hasHints;
    },
    get mayUndo() {
      return desk.mayUndo;
    },
    get moves() {
      if (desk.moves !== offer.texts) offer = { texts: desk.moves, moves: desk.moves.flatMap((text) => moveOf(text) ?? []) };
      return offer.moves;
    },
    get selected() {
      return desk.selected === null ? null : moveOf(desk.selected);
    },
    get pending() {
      return desk.pending === null ? null : moveOf(desk.pending);
    },
    get wrong() {
      return desk.wrong === null ? null : moveOf(desk.wrong);
    },
    same: (one, other) => one === other || (one !== null && other !== null && format(one) === format(other)),
    offers: (move) => desk.moves.includes(format(move)),
    outlook: (move) => desk.outlook(format(move)),
    touch: (move) => desk.touch(format(move)),
    play: (move) => desk.play(format(move)),
    pick: (move) => desk.pick(move === null ? null : format(move)),
    undo: () => desk.play('undo'),
  };
}
