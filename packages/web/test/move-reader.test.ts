import type { Notation } from '@coven/core';
import { expect, test } from 'vitest';
import { isSameMove, MoveReader } from '../src/games/move-reader.ts';

interface Play {
  readonly card: string;
}

const notation: Notation<Play> = {
  format: ({ card }) => `play ${card}`,
  parse: (text) => (text.startsWith('play ') ? { card: text.slice('play '.length) } : undefined),
};

test('the same text gives the same record, and the same list of texts the same list', () => {
  const reader = new MoveReader(notation);
  const texts = ['play red-1', 'play red-2'];
  const moves = reader.all(texts);
  expect(moves).toEqual([{ card: 'red-1' }, { card: 'red-2' }]);
  const others = reader.all(['play red-2']);
  expect(others[0]).toBe(moves[1]);
  expect(reader.all(texts)).toBe(moves);
  expect(reader.known({ card: 'red-1' })).toBe(moves[0]);
});

test('a move that a picture has made is written once, however often it is asked for', () => {
  let written = 0;
  const counting: Notation<Play> = {
    ...notation,
    format: (move) => {
      written++;
      return notation.format(move);
    },
  };
  const reader = new MoveReader(counting);
  const touched = { card: 'red-1' };
  for (let times = 0; times < 3; times++) expect(reader.text(reader.known(touched))).toBe('play red-1');
  expect(written).toBe(2);
});

test('a text that the game does not write is not offered', () => {
  expect(new MoveReader(notation).all(['fly', 'play red-1'])).toEqual([{ card: 'red-1' }]);
});

test('moves are the same by what they say, and no move is the same as none', () => {
  expect(isSameMove(notation, { card: 'red-1' }, { card: 'red-1' })).toBe(true);
  expect(isSameMove(notation, { card: 'red-1' }, { card: 'red-2' })).toBe(false);
  expect(isSameMove(notation, { card: 'red-1' }, null)).toBe(false);
  expect(isSameMove(notation, null, null)).toBe(true);
});
