import type { Seat } from '@coven/core';
import type { CardId, Move, OccupierId } from '../rules/index.ts';

/** What is in a player's fingers while the place is still to be chosen. */
export type Held =
  | { readonly from: 'hand'; readonly card: CardId; readonly piece: string }
  | { readonly from: 'table'; readonly card: CardId; readonly of: Seat; readonly on: OccupierId };

/** The move that puts the held card on an occupier. */
export function moveOnto(held: Held, to: OccupierId): Move {
  return held.from === 'hand'
    ? { type: 'play', card: held.card, on: to }
    : { type: 'move', card: held.card, of: held.of, from: held.on, to };
}

/** Whether a move places this card, wherever it may go. */
export function isMoveOf(move: Move | null, held: Held): boolean {
  if (move?.type === 'play') return held.from === 'hand' && held.card === move.card;
  return move?.type === 'move' && held.from === 'table' && held.card === move.card && held.of === move.of && held.on === move.from;
}

export function isSame(a: Held, b: Held): boolean {
  return a.from === 'hand'
    ? b.from === 'hand' && a.piece === b.piece
    : b.from === 'table' && a.card === b.card && a.of === b.of && a.on === b.on;
}
