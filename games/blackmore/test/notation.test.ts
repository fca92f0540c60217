import { FastRandom, openGame, type Rules } from '@coven/core';
import { expect, test } from 'vitest';
import { type Blackmore, blackmore } from '../rules/index.ts';
import { SUITS } from '../rules/names.plain.ts';
import { type Move, notation } from '../rules/notation.plain.ts';

/** Every move that was listed, and every outcome of chance, in random games. */
function movesOfGames(rules: Rules<Blackmore>, games: number): readonly Move[] {
  const moves = new Set<Move>();
  for (let seed = 1; seed <= games; seed++) {
    const random = new FastRandom(seed);
    const state = rules.start();
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      const by = turn.kind === 'chance' ? 'chance' : (turn.seats[0]?.seat ?? 0);
      const listed = by === 'chance' ? rules.outcomes(state).map(({ move }) => move) : rules.moves(state, by);
      for (const move of listed) moves.add(move);
      rules.apply(state, by, listed[random.below(listed.length)] as Move);
    }
  }
  return [...moves];
}

test.each([2, 3, 4, 5])('%i seats: every move is plain data, and its text gives it back', (seats) => {
  const rules = openGame(blackmore, seats);
  const moves = movesOfGames(rules, 60);
  for (const move of moves) {
    const text = notation.format(move);
    expect(rules.format(move)).toBe(text);
    expect(rules.parse(text)).toBe(move);
    expect(JSON.stringify(notation.parse(text))).toBe(JSON.stringify(move));
  }
  // Each card dealt, played and crowned; `keep`; who leads.
  expect(moves).toHaveLength(3 * 54 + 1 + seats);
});

test('the texts of all moves', () => {
  const cards = SUITS.flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${suit}-${number}`));
  const expected = [
    ...['play', 'crown', 'draw'].flatMap((type) => cards.map((card) => `${type} ${card}`)),
    'keep',
    ...[0, 1, 2, 3, 4].map((seat) => `first ${seat}`),
  ];
  expect(movesOfGames(openGame(blackmore, 5), 60).map(notation.format).sort()).toEqual(expected.sort());
});

test('a move made by hand is applied as a listed one', () => {
  const rules = openGame(blackmore, 3, { first: '0' });
  const [listed, made] = [rules.start(), rules.start()];
  const random = new FastRandom(4);
  for (let turn = rules.turn(listed); turn.kind !== 'over'; turn = rules.turn(listed)) {
    const by = turn.kind === 'chance' ? 'chance' : (turn.seats[0]?.seat ?? 0);
    const moves = by === 'chance' ? [rules.draw(listed, random)] : rules.moves(listed, by);
    const move = moves[random.below(moves.length)] as Move;
    rules.apply(listed, by, move);
    rules.apply(made, by, { ...move });
    expect(rules.save(made)).toEqual(rules.save(listed));
  }
});

test.each([
  '',
  'keep ',
  'keep red-7',
  'play',
  'play ',
  'play red',
  'play red-',
  'play red-0',
  'play red-10',
  'play red-7 ',
  'play  red-7',
  'Play red-7',
  'play red-7\n',
  'first',
  'first -1',
  'first 1.5',
  'first 10',
  'undo',
  'constructor',
])('%j is no move', (text) => {
  expect(notation.parse(text)).toBeUndefined();
  expect(openGame(blackmore, 5).parse(text)).toBeUndefined();
});

test('a text may be well-formed and yet name what this table does not have', () => {
  expect(notation.parse('play pink-3')).toEqual({ type: 'play', card: 'pink-3' });
  expect(openGame(blackmore, 2).parse('play pink-3')).toBeUndefined();
  expect(openGame(blackmore, 2).parse('first 3')).toBeUndefined();
});
