import { FastRandom, openGame } from '@coven/core';
import { konotop, type OccupantView, type Shown, type View } from '@coven/games/konotop';
import { describe, expect, test } from 'vitest';
import { readChoice, readMove, writeChoice } from '../src/games/konotop/move-text.ts';
import {
  actionsOfTurn,
  choiceOnto,
  coinsOf,
  cornerOf,
  fallsIn,
  handPieces,
  nearestFall,
  ringOf,
  trackOf,
} from '../src/games/konotop/picture.ts';
import { ribbonOf } from '../src/games/konotop/ribbon.ts';
import { blockPath } from '../src/games/konotop/ring-shape.ts';

function occupant(threshold: number, strengths: readonly number[]): OccupantView {
  const strength = strengths.reduce((sum, one) => sum + one, 0);
  const ranked = strengths.map((one, seat) => ({ seat, strength: one })).filter((one) => one.strength > 0);
  ranked.sort((a, b) => b.strength - a.strength || a.seat - b.seat);
  const colours = ['white', 'red', 'green', 'blue', 'violet'] as const;
  return {
    occupant: 'bandos',
    threshold,
    rewards: [4, 3, 2],
    sides: strengths.map((one, seat) => ({ colour: colours[seat] ?? 'white', cards: [], strength: one })),
    strength,
    missing: Math.max(0, threshold - strength),
    awards: ranked.map((one) => {
      const place = 1 + new Set(ranked.filter((other) => other.strength > one.strength).map((other) => other.strength)).size;
      return { ...one, place, points: [4, 3, 2][place - 1] ?? 0 };
    }),
  };
}

/** Runs random games and looks at every state. */
function forEachState(seats: number, look: (view: View, moves: readonly string[], told: readonly Shown[]) => void): void {
  const rules = openGame(konotop, seats);
  for (let seed = 1; seed <= 3; seed++) {
    const random = new FastRandom('konotop-picture', seed);
    const state = rules.start();
    const told: Shown[] = [];
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      const seat = turn.kind === 'seats' ? (turn.seats[0]?.seat ?? 0) : null;
      const moves = seat === null ? [rules.draw(state, random)] : rules.moves(state, seat);
      if (seat !== null) look(rules.view(state, seat), moves.map(rules.format), told);
      const move = moves[random.below(moves.length)] as (typeof moves)[number];
      rules.apply(state, seat ?? 'chance', move, (event) => {
        const shown = rules.show(event, 'spectator');
        if (shown) told.push(shown);
      });
    }
  }
}

describe('the ring', () => {
  test('has one block for each point, the strongest seat first, the rest empty', () => {
    const blocks = ringOf(occupant(6, [1, 3]), null);
    expect(blocks.map((block) => (block.type === 'seat' ? block.seat : block.type))).toEqual([1, 1, 1, 0, 'empty', 'empty']);
  });
  test('shows what a move would add, and never more than there is room for', () => {
    const blocks = ringOf(occupant(6, [1, 3]), occupant(6, [9, 3]));
    expect(blocks.map((block) => (block.type === 'seat' ? block.seat : block.type))).toEqual([1, 1, 1, 0, 'gain', 'gain']);
  });
  test('marks what a move would take away', () => {
    const blocks = ringOf(occupant(6, [1, 3]), occupant(6, [1, 1]));
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

test('KW-5.3 coins name everybody who ties for a place, and nobody for a place without one', () => {
  expect(coinsOf(occupant(20, [5, 5, 2])).map(({ seats }) => seats)).toEqual([[0, 1], [2], []]);
});

test('the own plate stands at the bottom, the others clockwise from the left', () => {
  expect([0, 1, 2, 3, 4].map((seat) => cornerOf(seat, 2, 5))).toEqual(['upper-right', 'lower-right', 'own', 'lower-left', 'upper-left']);
  for (const seats of [2, 3, 4, 5]) {
    expect(new Set(Array.from({ length: seats }, (_, seat) => cornerOf(seat, 1, seats))).size).toBe(seats);
  }
});

test('the score track ends at 25 until somebody has more', () => {
  expect(trackOf([0, 25]).most).toBe(25);
  expect(trackOf([26, 3]).ticks.at(-1)).toBe(30);
  expect(trackOf([5, 5, 20]).places.map(({ level }) => level)).toEqual([0, 1, 0]);
});

test('equal cards of a hand have names of their own', () => {
  expect(handPieces(['tuman', 'tuman', 'irzha']).map(({ piece }) => piece)).toEqual(['hand-tuman-0', 'hand-tuman-1', 'hand-irzha-0']);
});

test('every move of a game is read and written, and a held card leads to it', () => {
  const seen = new Set<string>();
  forEachState(3, (_view, moves) => {
    for (const text of moves) {
      const choice = readChoice(text);
      if (choice === undefined) throw new Error(text);
      seen.add(choice.type);
      expect(writeChoice(choice)).toBe(text);
      expect(readMove(text)?.type).toBe(choice.type);
      if (choice.type === 'play') expect(choiceOnto({ from: 'hand', card: choice.card, piece: '' }, choice.on)).toEqual(choice);
      if (choice.type === 'move') {
        expect(choiceOnto({ from: 'table', card: choice.card, of: choice.of, on: choice.from }, choice.to)).toEqual(choice);
      }
    }
  });
  expect([...seen].sort()).toEqual(['decline', 'destroy', 'move', 'play']);
  expect(readChoice('draw irzha')).toBeUndefined();
  expect(readMove('first 1')).toBeUndefined();
});

test('KW-2.3 the ribbon has the cards of this turn and no other', () => {
  let chains = 0;
  forEachState(3, (view, _moves, told) => {
    const actions = actionsOfTurn(told, view);
    expect(actions.every(({ seat }) => seat === view.toAct)).toBe(true);
    if (view.phase === 'play') expect(actions).toEqual([]);
    else expect(actions.at(-1)).toMatchObject({ type: 'played', card: view.pending.at(-1)?.card });
    if (actions.length > 1) chains++;
  });
  expect(chains).toBeGreaterThan(3);
});

test('the ribbon asks for the card, then for the place, then for what the card brings', () => {
  const another = { kind: 'play-another', where: 'any' } as const;
  const questions = (...args: Parameters<typeof ribbonOf>) =>
    ribbonOf(...args).map((step) => ('question' in step ? `${step.type} ${step.question}` : 'stage' in step ? step.stage : step.type));
  expect(questions({ phase: 'play', pending: [] }, [], null, () => null)).toEqual(['now card', 'next where', 'check', 'draw']);
  expect(questions({ phase: 'play', pending: [] }, [], { from: 'hand', card: 'a', piece: '' }, () => another)).toEqual([
    'held',
    'now where',
    'next another',
    'check',
    'draw',
  ]);
  const pending = [{ card: 'a', on: 'bandos' }];
  expect(questions({ phase: 'effect', pending }, [], null, () => another)).toEqual(['now another', 'check', 'draw']);
  expect(questions({ phase: 'over', pending: [] }, [], null, () => null)).toEqual([]);
});

test('falls keep the number they were told with', () => {
  const fell: Shown = { type: 'fell', occupant: 'bandos', place: 1, strength: 20, awards: [] };
  expect(
    fallsIn([
      { number: 3, shown: fell },
      { number: 4, shown: { type: 'began', seat: 0 } },
    ]),
  ).toEqual([{ number: 3, shown: fell }]);
});

test('the occupant nearest to its fall is the touched one that lacks least', () => {
  forEachState(2, (view) => {
    const nearest = nearestFall(view);
    const touched = view.row.flatMap((one) => (one !== null && one.strength > 0 ? [one.missing] : []));
    expect(nearest?.missing).toBe(touched.length === 0 ? undefined : Math.min(...touched));
  });
});
