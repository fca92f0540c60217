import { FastRandom, openGame, type Rules } from '@coven/core';
import { expect, test } from 'vitest';
import { type Konotop, konotop, type Move } from '../rules/index.ts';
import { notation } from '../rules/notation.plain.ts';
import { changed } from './files.ts';

/** Every move that is listed and every outcome of chance in random games, each text once. */
function movesInGames(rules: Rules<Konotop>): ReadonlyMap<string, Move> {
  const found = new Map<string, Move>();
  for (let seed = 1; seed <= 8; seed++) {
    const random = new FastRandom('konotop-notation', seed);
    const state = rules.start();
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      const seat = turn.kind === 'seats' ? (turn.seats[0]?.seat ?? 0) : 'chance';
      const moves = seat === 'chance' ? rules.outcomes(state).map(({ move }) => move) : rules.moves(state, seat);
      for (const move of moves) found.set(rules.format(move), move);
      rules.apply(state, seat, seat === 'chance' ? rules.draw(state, random) : (moves[random.below(moves.length)] as Move));
    }
  }
  return found;
}

test.each([
  [2, {}],
  [3, { cards: changed((file) => (file.cards[9].effect = { kind: 'move', whose: 'other', from: 'any', to: 'any' })) }],
  [5, {}],
])('every move of a game with %i seats is plain data, and its text is read back as the same', (seats, options) => {
  const rules = openGame(konotop, seats, options);
  const found = movesInGames(rules);
  for (const [text, move] of found) {
    expect(notation.format(move)).toBe(text);
    expect(notation.parse(text)).toStrictEqual(JSON.parse(JSON.stringify(move)));
    expect(rules.parse(text)).toBe(move);
  }
  const types = new Set([...found.values()].map(({ type }) => type));
  expect([...types].sort()).toEqual(['decline', 'destroy', 'draw', 'first', 'move', 'play', 'reveal']);
});

test('each kind of move has its text', () => {
  const texts: Readonly<Record<string, Move>> = {
    'play tuman on bandos': { type: 'play', card: 'tuman', on: 'bandos' },
    'destroy tuman of 2 on bandos': { type: 'destroy', card: 'tuman', of: 2, on: 'bandos' },
    'move tuman of 2 from bandos to vodii': { type: 'move', card: 'tuman', of: 2, from: 'bandos', to: 'vodii' },
    decline: { type: 'decline' },
    'draw tuman': { type: 'draw', card: 'tuman' },
    'reveal bandos': { type: 'reveal', occupier: 'bandos' },
    'first 2': { type: 'first', seat: 2 },
  };
  for (const [text, move] of Object.entries(texts)) {
    expect(notation.format(move)).toBe(text);
    expect(notation.parse(text)).toStrictEqual(move);
  }
});

test.each([
  '',
  ' ',
  'undo',
  'play',
  'play tuman',
  'play tuman bandos',
  'play tuman at bandos',
  'play  on bandos',
  'play Tuman on bandos',
  'play tuman on bandos ',
  ' play tuman on bandos',
  'play tuman on bandos now',
  'play tuman on bandos\n',
  `play ${'x'.repeat(41)} on bandos`,
  'destroy tuman of -1 on bandos',
  'destroy tuman of 1.5 on bandos',
  'destroy tuman of 01 on bandos',
  'destroy tuman of NaN on bandos',
  'move tuman of 1 from bandos',
  'decline 1',
  'draw',
  'reveal',
  'first',
  'first one',
  'first 1e1',
])('%j is no move', (text) => {
  expect(notation.parse(text)).toBeUndefined();
  expect(openGame(konotop, 3).parse(text)).toBeUndefined();
});

test.each(['play nothing on bandos', 'play tuman on nobody', 'destroy tuman of 3 on bandos', 'reveal nobody', 'draw nothing', 'first 3'])(
  '%j is well written, but no move at a table of three with the cards of the game',
  (text) => {
    expect(notation.parse(text)).toBeDefined();
    expect(openGame(konotop, 3).parse(text)).toBeUndefined();
  },
);

test('the rules take a move from whoever wrote it down', () => {
  const rules = openGame(konotop, 3);
  const [one, other] = [rules.start(), rules.start()];
  rules.apply(one, 'chance', { type: 'reveal', occupier: 'bandos' });
  rules.apply(other, 'chance', rules.parse('reveal bandos') as Move);
  expect(rules.save(one)).toEqual(rules.save(other));
});
