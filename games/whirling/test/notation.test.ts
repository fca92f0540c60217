import { FastRandom, openGame } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { type Move, notation, whirling } from '../rules/index.ts';

/** Every move that is offered and every outcome of chance in random games of all kinds, by its text. */
function metMoves(): ReadonlyMap<string, Move> {
  const met = new Map<string, Move>();
  for (let game = 0; game < 96; game++) {
    const rules = openGame(whirling, 2 + (game % 4), { characters: ['draft', 'random', 'initiate'][game % 3] as string });
    const random = new FastRandom('notation', game);
    const state = rules.start();
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      const seat = turn.kind === 'seats' ? turn.seats[random.below(turn.seats.length)]?.seat : undefined;
      const moves = seat === undefined ? rules.outcomes(state).map(({ move }) => move) : rules.moves(state, seat);
      for (const move of moves) met.set(rules.format(move), move);
      // Finishing at once would leave little to write down.
      const others = moves.filter(({ type }) => type !== 'done' && type !== 'ready');
      const from = others.length > 0 && random.below(8) > 0 ? others : moves;
      rules.apply(state, seat ?? 'chance', from[random.below(from.length)] as Move);
    }
  }
  return met;
}

describe('the notation', () => {
  const met = metMoves();

  test('every kind of move is met', () => {
    expect([...new Set([...met.values()].map(({ type }) => type))].sort()).toEqual([
      'blind',
      'buy',
      'done',
      'draw',
      'fill',
      'fresh-start',
      'grimoire',
      'grow',
      'hold',
      'keep',
      'make',
      'name',
      'offer',
      'play',
      'potion',
      'pour',
      'pull',
      'raven',
      'ready',
      'use',
    ]);
    expect(met.size).toBeGreaterThan(400);
  });

  test('a move is plain data, written as the rules write it and read back as it was', () => {
    for (const [text, move] of met) {
      expect(notation.format(move)).toBe(text);
      expect(JSON.parse(JSON.stringify(move))).toEqual(notation.parse(text));
    }
  });

  test('the rules read every text that the notation reads as a move of theirs, as the same record each time', () => {
    const rules = openGame(whirling, 2);
    for (const [text, move] of met) {
      expect(rules.parse(text)).toEqual(move);
      expect(rules.parse(text)).toBe(rules.parse(text));
    }
    expect(notation.parse('use no-such-card')).toEqual({ type: 'use', recipe: 'no-such-card' });
    expect(rules.parse('use no-such-card')).toBeUndefined();
  });

  test('the same moves are written as they always were', () => {
    const written: readonly (readonly [string, Move])[] = [
      ['offer untamed', { type: 'offer', character: 'untamed' }],
      ['draw charm-of-love', { type: 'draw', recipe: 'charm-of-love' }],
      ['play charm-of-love', { type: 'play', recipe: 'charm-of-love', isTurned: false }],
      ['play charm-of-love turned', { type: 'play', recipe: 'charm-of-love', isTurned: true }],
      ['name raven', { type: 'name', arcanum: 'raven' }],
      ['raven spider toad', { type: 'raven', pieces: ['spider', 'toad'] }],
      ['use charm-of-love', { type: 'use', recipe: 'charm-of-love' }],
      ['fill bench:toad output:spider supply:heart', { type: 'fill', bench: ['toad'], output: ['spider'], supply: ['heart'] }],
      ['make mushroom spider', { type: 'make', pieces: ['mushroom', 'spider'] }],
      ['buy toad bench:1 output:1', { type: 'buy', ingredient: 'toad', bench: 1, output: 1 }],
      ['done', { type: 'done', kept: null }],
      ['done toad', { type: 'done', kept: 'toad' }],
    ];
    for (const [text, move] of written) {
      expect(notation.format(move)).toBe(text);
      expect(notation.parse(text)).toEqual(move);
    }
  });

  test.each([
    '',
    ' ',
    'undo',
    'ready now',
    ' ready',
    'play',
    'play Charm',
    'play charm-of-love upright',
    'play charm-of-love turned turned',
    'use',
    'offer',
    'grow',
    'grow newt',
    'grow toad toad',
    'name spider',
    'raven',
    'raven newt',
    'raven toad spider',
    'make toad  spider',
    'make spider newt',
    'fill toad',
    'fill bench:newt',
    'fill output:toad bench:toad',
    'fill bench:toad bench:spider',
    'buy toad',
    'buy toad output:1 bench:1',
    'buy toad bench:1',
    'buy toad bench:x output:1',
    'buy toad bench:01 output:1',
    'done newt',
    'done toad spider',
  ])('"%s" is no move', (text) => {
    expect(notation.parse(text)).toBeUndefined();
  });
});
