import { FastRandom, openGame } from '@coven/core';
import { type GameWords, LANGUAGES, type Language, type Pieces } from '@coven/words';
import { describe, expect, test } from 'vitest';
import { loadGameWords, loadRuleTexts } from '../../index.ts';
import { BOARD, type Witchstone, witchstone } from '../rules/index.ts';

const PIECES: Pieces = { seat: (seat) => `S${seat}`, piece: (_, __, word) => word };
const wordsIn = async (language: Language) => (await loadGameWords('witchstone', language)) as GameWords<Witchstone>;

describe.each(LANGUAGES)('Witchstone in %s', (language) => {
  const load = () => wordsIn(language);

  test('worked examples carry the figures of the rulebook', async () => {
    const rule = await loadRuleTexts('witchstone', language);
    for (const figure of ['5', '1', '3', '4']) expect(rule('WS-2.3')).toContain(figure);
    expect(rule('WS-2.4')).toMatch(/5.*2/);
    expect(rule('WS-4.6')).toContain('2 + 3');
    expect(rule('WS-6.6')).toMatch(/4, 5, 6.*4, 5, 5/);
    expect(rule('WS-7.5')).toMatch(/5.*2.*2.*×2.*4.*2/);
    expect(rule('WS-8.4')).toMatch(/1, 3, 5 \S+ 7/);
    expect(rule('WS-99.1')).toBeUndefined();
  });

  test('options, values, scrolls, chips and places are named', async () => {
    const words = await load();
    for (const option of witchstone.options) {
      expect(words.option(option.id)).not.toBe(option.id);
      if (option.kind === 'choice' || option.kind === 'per-seat') {
        for (const value of option.values) expect(words.optionValue(option.id, value)).not.toMatch(/^level-/);
      }
    }
    for (const { id } of BOARD.scrolls) expect(words.piece('scroll', id)).not.toBe(id);
    for (const { id } of BOARD.map.locations) expect(words.piece('location', id)).not.toBe(id);
    expect(words.piece('chip', 'points-3')).toContain('3');
    expect(words.piece('location', 'a-place-of-my-own')).toBe('a-place-of-my-own');
  });

  test('every move offered and every event told in whole games has words', async () => {
    const words = await load();
    const rules = openGame(witchstone, 3);
    const random = new FastRandom(language);
    for (let game = 0; game < 4; game++) {
      const state = rules.start();
      for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
        const moves = turn.kind === 'chance' ? [rules.draw(state, random)] : rules.moves(state, state.toAct);
        if (turn.kind === 'seats') expect(words.ask(turn.seats[0]?.ask as Witchstone['ask'])).toMatch(/\S/);
        for (const move of moves) expect(words.move(move, PIECES)).not.toMatch(/undefined|^\s*$/);
        const kept = moves.filter(({ type }) => type !== 'break');
        const list = kept.length > 0 ? kept : moves;
        rules.apply(
          state,
          turn.kind === 'chance' ? 'chance' : state.toAct,
          list[random.below(list.length)] as Witchstone['move'],
          (event) => {
            const shown = rules.show(event, 0);
            const sentence = shown && words.event(shown, PIECES);
            const own = shown && words.event(shown, { ...PIECES, me: 0 });
            if (own !== undefined) expect(own).not.toMatch(/undefined|NaN|^\s|S0/);
            if (sentence !== undefined) expect(sentence).not.toMatch(/undefined|NaN|^\s*$/);
            if (shown?.type.startsWith('tile-d') && 'tile' in shown && shown.tile === 'hidden') expect(sentence).toBeUndefined();
          },
        );
      }
    }
  });

  test('refusals and file problems are sentences', async () => {
    const words = await load();
    expect(words.refusal({ rule: 'WS-2.6', reason: 'no-points', args: { action: 'wand' } }, PIECES)).toContain(
      words.piece('action', 'wand'),
    );
    expect(words.refusal({ rule: 'WS-4.2', reason: 'too-far', args: { cost: 3, points: 2 } }, PIECES)).toMatch(/3.*2/);
    expect(words.refusal({ rule: 'WS-2.1', reason: 'not-in-hand', args: { tile: 'energy-wand' } }, PIECES)).toContain(
      words.piece('pair', 'energy-wand'),
    );
    const problem = (reason: string, args = {}) => words.fileProblem?.({ line: 1, field: 'x', reason, args });
    expect(problem('unknown-location', { id: 'atlantis' })).toContain('atlantis');
    expect(problem('wrong-count', { count: 3, wanted: 6 })).toMatch(/3.*6/);
    expect(problem('missing-exit', { action: 'wand' })).toContain(words.piece('action', 'wand'));
    expect(problem('missing-field', { name: 'wand' })).toContain('wand');
  });
});

test.each([
  ['en', /^You /, /and lose /],
  ['uk', /^Ви /, /і втрачаєте /],
  ['ru', /^Вы /, /и теряете /],
  ['fr', /^Vous /, /et perdez /],
] as const)('events of one’s own speak to the player, those of others name them, in %s', async (language, you, lose) => {
  const words = await wordsIn(language);
  const taken = (seat: number) => words.event({ type: 'scroll-taken', seat, scroll: 'boost-any', place: 1 }, { ...PIECES, me: 1 });
  expect(taken(0)).toMatch(/^S0 /);
  expect(taken(1)).toMatch(you);
  const broken = words.event({ type: 'crystal-broken', seat: 1, at: 'c3', isBlack: false, points: -1 }, { ...PIECES, me: 1 });
  expect(broken).toMatch(lose);
});
