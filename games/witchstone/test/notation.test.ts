import { FastRandom, openGame } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { type Move, witchstone } from '../rules/index.ts';
import { notation } from '../rules/notation.plain.ts';

/** Every move that is offered, and everything that chance may do, in some games. */
function* moves(): Generator<{ readonly move: Move; readonly text: string }> {
  for (const seats of [2, 3, 4]) {
    const rules = openGame(witchstone, seats);
    const random = new FastRandom('notation', seats);
    const state = rules.start();
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      const list = turn.kind === 'chance' ? rules.outcomes(state).map(({ move }) => move) : rules.moves(state, state.toAct);
      for (const move of list) yield { move, text: rules.format(move) };
      const useful = list.filter(({ type }) => type !== 'stop' && type !== 'break');
      const among = useful.length > 0 ? useful : list;
      rules.apply(state, turn.kind === 'chance' ? 'chance' : state.toAct, among[random.below(among.length)] as Move);
    }
  }
}

test('every move of whole games is plain data, and its text is read as the same', () => {
  const types = new Set<string>();
  for (const { move, text } of moves()) {
    types.add(move.type);
    expect(notation.format(move)).toBe(text);
    expect(notation.parse(text)).toStrictEqual(JSON.parse(JSON.stringify(move)));
  }
  for (const type of ['turn-special', 'turn-scroll', 'set-chip', 'draw', 'first', 'tower', 'tile', 'lay', 'begin', 'energy', 'prepare'])
    expect(types).toContain(type);
  for (const type of [
    'send',
    'pentagram',
    'collect',
    'use',
    'set',
    'step',
    'rim',
    'rack',
    'bottom',
    'break',
    'wand',
    'open',
    'take',
    'stop',
  ])
    expect(types).toContain(type);
});

describe('the texts of old records', () => {
  test.each<[string, Move]>([
    ['draw energy-witch-0', { type: 'draw', tile: 'energy-witch', seat: 0 }],
    ['energy tower-0 stone', { type: 'energy', portal: 'tower-0 stone' }],
    ['use energy-witch energy', { type: 'use', special: 'energy-witch', action: 'energy' }],
    ['set energy-witch c4', { type: 'set', special: 'energy-witch', at: 'c4' }],
    ['choose wand', { type: 'choose', action: 'wand' }],
    ['rack coloured wand', { type: 'rack', crystal: 'coloured', exit: 'wand' }],
    ['bottom black wand points-3', { type: 'bottom', crystal: 'black', exit: 'wand', chip: 'points-3' }],
    ['aside coloured wand', { type: 'aside', crystal: 'coloured', exit: 'wand' }],
    ['boost boost-any wand', { type: 'boost', scroll: 'boost-any', action: 'wand', reach: 0 }],
    ['boost boost-scroll scroll 2', { type: 'boost', scroll: 'boost-scroll', action: 'scroll', reach: 2 }],
    ['discard', { type: 'discard' }],
  ])('%s', (text, move) => {
    expect(notation.parse(text)).toEqual(move);
    expect(notation.format(move)).toBe(text);
    expect(openGame(witchstone, 2).parse(text)).toEqual(move);
  });
});

test.each([
  '',
  'fly',
  'stop now',
  ' stop',
  'Stop',
  'lay c4',
  'lay c4 c5 c6',
  'lay c04 c5',
  'begin spell',
  'tile energy-witch',
  'tile witch-energy-0',
  'tile energy-energy-0',
  'energy tower-0',
  'wand NaN',
  'wand 01',
  'wand -1',
  'take chain-wand first',
  'boost boost-any wand 0',
  'rack red wand',
  'send Forest',
])('%j is no move', (text) => {
  expect(notation.parse(text)).toBeUndefined();
});

test('what is well written but not of this table is known to the notation alone', () => {
  expect(notation.parse('send atlantis')).toEqual({ type: 'send', to: 'atlantis' });
  expect(openGame(witchstone, 2).parse('send atlantis')).toBeUndefined();
  expect(openGame(witchstone, 2).parse('first 2')).toBeUndefined();
});
