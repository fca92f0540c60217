import { FastRandom, openGame } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { deckOf } from '../rules/deck.ts';
import { type Card, konotop, type Move, type Occupier, type OccupierView, type Shown, type View } from '../rules/index.ts';
import { standing } from '../rules/strength.ts';
import { occupierView } from '../rules/view.ts';
import { isMoveOf, moveOnto } from '../web/held.ts';
import { cornerOf, fallsIn, handPieces, nearestFall, ringOf, trackOf } from '../web/picture.ts';
import { ribbonOf } from '../web/ribbon.ts';
import { blockPath } from '../web/ring-shape.ts';
import { card, occupier } from './files.ts';

/** An occupier with cards of strength 1 on each side. */
function occupierWith(threshold: number, strengths: readonly number[]): OccupierView {
  const deck = deckOf({ occupants: [occupier('bandos', threshold, [4, 3, 2])], cards: [card('x', 1, 99)] });
  const sides = strengths.map((strength) => Array.from({ length: strength }, () => deck.cards[0] as Card));
  return occupierView(standing(deck.occupiers[0] as Occupier, sides), 'next');
}

/** Runs random games and looks at every state. */
function forEachState(seats: number, look: (view: View, moves: readonly Move[]) => void): void {
  const rules = openGame(konotop, seats);
  for (let seed = 1; seed <= 3; seed++) {
    const random = new FastRandom('konotop-picture', seed);
    const state = rules.start();
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      const seat = turn.kind === 'seats' ? (turn.seats[0]?.seat ?? 0) : null;
      const moves = seat === null ? [rules.draw(state, random)] : rules.moves(state, seat);
      if (seat !== null) look(rules.view(state, seat), moves);
      const move = moves[random.below(moves.length)] as (typeof moves)[number];
      rules.apply(state, seat ?? 'chance', move);
    }
  }
}

describe('the ring', () => {
  test('has one block for each point, the strongest seat first, the rest empty', () => {
    const blocks = ringOf(occupierWith(6, [1, 3]), null);
    expect(blocks.map((block) => (block.type === 'seat' ? block.seat : block.type))).toEqual([1, 1, 1, 0, 'empty', 'empty']);
  });
  test('shows what a move would add, and never more than there is room for', () => {
    const blocks = ringOf(occupierWith(6, [1, 3]), occupierWith(6, [9, 3]));
    expect(blocks.map((block) => (block.type === 'seat' ? block.seat : block.type))).toEqual([1, 1, 1, 0, 'gain', 'gain']);
  });
  test('marks what a move would take away', () => {
    const blocks = ringOf(occupierWith(6, [1, 3]), occupierWith(6, [1, 1]));
    expect(blocks.map((block) => (block.type === 'seat' ? block.seat : block.type))).toEqual([1, 'loss', 'loss', 0, 'empty', 'empty']);
  });
  test('is as long as the number and filled with the strength in every state of a game', () => {
    forEachState(4, (view) => {
      for (const one of view.row) {
        if (one === null) continue;
        const blocks = ringOf(one, null);
        expect(blocks).toHaveLength(one.threshold);
        expect(blocks.filter(({ type }) => type === 'seat')).toHaveLength(Math.min(one.strength, one.threshold));
      }
    });
  });
  test('is drawn clockwise from the top', () => {
    expect(blockPath(0, 4, 100, 0)).toMatch(/^M0\.00 -100\.00A100 100 0 0 1 100\.00 -?0\.00$/);
  });
});

test('the own plate stands at the bottom, the others clockwise from the left', () => {
  expect([0, 1, 2, 3, 4].map((seat) => cornerOf(seat, 2, 5))).toEqual(['upper-right', 'lower-right', 'own', 'lower-left', 'upper-left']);
  for (const seats of [2, 3, 4, 5]) {
    expect(new Set(Array.from({ length: seats }, (_, seat) => cornerOf(seat, 1, seats))).size).toBe(seats);
  }
});

test('the score track ends at 25 until somebody has more', () => {
  expect(trackOf([0, 25]).end).toBe(25);
  expect(trackOf([26, 3]).ticks.at(-1)).toBe(30);
  expect(trackOf([5, 5, 20]).places.map(({ level }) => level)).toEqual([0, 1, 0]);
});

test('equal cards of a hand have names of their own', () => {
  expect(handPieces(['tuman', 'tuman', 'irzha']).map(({ piece }) => piece)).toEqual(['hand-tuman-0', 'hand-tuman-1', 'hand-irzha-0']);
});

test('a held card leads to every move that places it', () => {
  const placed = new Set<string>();
  forEachState(3, (_view, moves) => {
    for (const move of moves) {
      if (move.type !== 'play' && move.type !== 'move') continue;
      placed.add(move.type);
      const { card } = move;
      const held =
        move.type === 'play' ? { from: 'hand' as const, card, piece: '' } : { from: 'table' as const, card, of: move.of, on: move.from };
      expect(moveOnto(held, move.type === 'play' ? move.on : move.to)).toEqual(move);
      expect(isMoveOf(move, held)).toBe(true);
      expect(isMoveOf(move, { ...held, card: 'other' })).toBe(false);
    }
  });
  expect([...placed].sort()).toEqual(['move', 'play']);
  expect(isMoveOf({ type: 'decline' }, { from: 'hand', card: 'tuman', piece: '' })).toBe(false);
});

test('the ribbon asks for the card, then for the place, then for what the card brings', () => {
  const another = { kind: 'play-another', where: 'any' } as const;
  const questions = (...args: Parameters<typeof ribbonOf>) =>
    ribbonOf(...args).map((step) => ('question' in step ? `${step.type} ${step.question}` : 'stage' in step ? step.stage : step.type));
  const turn = { awaited: 0, chain: [], pending: [] };
  expect(questions(turn, null, () => null)).toEqual(['now card', 'next where', 'check', 'draw']);
  const held = { from: 'hand', card: 'a', piece: '' } as const;
  expect(questions(turn, held, () => another)).toEqual(['held', 'now where', 'next another', 'check', 'draw']);
  expect(questions(turn, held, () => ({ kind: 'set-boost', count: 3, times: 3 }))).toEqual(['held', 'now where', 'check', 'draw']);
  const waiting = { awaited: 0, chain: ['b', 'a'], pending: [{ card: 'a', on: 'bandos', effect: 'destroy' }] } as const;
  expect(questions(waiting, null, () => null)).toEqual(['done', 'done', 'now destroy', 'check', 'draw']);
  expect(questions({ ...turn, awaited: null }, null, () => null)).toEqual([]);
});

test('falls keep the number they were told with', () => {
  const fell: Shown = { type: 'fell', occupier: 'bandos', place: 1, strength: 20, awards: [] };
  expect(
    fallsIn([
      { number: 3, shown: fell },
      { number: 4, shown: { type: 'began', seat: 0 } },
    ]),
  ).toEqual([{ number: 3, shown: fell }]);
});

test('the occupier nearest to its fall is the touched one that lacks least', () => {
  forEachState(2, (view) => {
    const nearest = nearestFall(view);
    const touched = view.row.flatMap((one) => (one !== null && one.strength > 0 ? [one.missing] : []));
    expect(nearest?.missing).toBe(touched.length === 0 ? undefined : Math.min(...touched));
  });
});
