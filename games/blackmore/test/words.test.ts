import { openGame, refusal } from '@coven/core';
import { type GameWords, LANGUAGES, type Pieces } from '@coven/words';
import { describe, expect, test } from 'vitest';
import { loadGameWords, loadRuleTexts } from '../../index.ts';
import { type Blackmore, blackmore, type Shown } from '../rules/index.ts';
import type { Why } from '../rules/trick.ts';

const PIECES: Pieces = { seat: (seat) => `S${seat}`, piece: (_, __, word) => word };
const WHYS: readonly (Why | undefined)[] = ['trump', 'stronger-trump', 'weaker-trump', 'stronger', 'weaker', 'under-trump', undefined];

describe.each(LANGUAGES)('Blackmore in %s', (language) => {
  const load = async () => (await loadGameWords('blackmore', language)) as GameWords<Blackmore>;

  test('worked examples carry the figures of the rulebook', async () => {
    const rule = await loadRuleTexts('blackmore', language);
    expect(rule('BM-2.1')).toContain('7-6-5-4-3-2-1-9-8');
    for (const figure of ['2', '4', '7', '9']) expect(rule('BM-3.3')).toContain(figure);
    expect(rule('BM-4.3')).toMatch(/1, 1, 3 \S+ 2/);
    expect(rule('BM-9.9')).toBeUndefined();
    expect(rule('constructor')).toBeUndefined();
  });

  test('options and their values are named', async () => {
    const words = await load();
    for (const option of blackmore.options) {
      expect(words.option(option.id)).not.toBe(option.id);
      if (option.kind === 'choice') for (const value of option.values) expect(words.optionValue(option.id, value)).toMatch(/\S/);
    }
    expect(words.optionValue('first', '0')).toContain('1');
  });

  test('every move of a game can be told, and every event has words but the hidden ones', async () => {
    const words = await load();
    const rules = openGame(blackmore, 4);
    for (const text of ['play red-7', 'crown blue-3', 'keep', 'draw green-1', 'first 2']) {
      const move = rules.parse(text);
      expect(move && words.move(move, PIECES)).toMatch(/\S/);
    }
    expect(words.event({ type: 'drew', seat: 1 }, PIECES)).toBeUndefined();
    const drew = words.event({ type: 'drew', seat: 1, card: 'red-7' }, PIECES);
    expect(drew).toContain('S1');
    expect(drew).toContain(words.piece('card', 'red-7'));
    const last = words.event({ type: 'took-trump', seat: 1, card: 'red-7', trump: null }, PIECES);
    const next = words.event({ type: 'took-trump', seat: 1, card: 'red-7', trump: 'blue-2' }, PIECES);
    expect(last).not.toContain('blue');
    expect(next).toContain(words.piece('card', 'blue-2'));
  });

  test('a refusal names the card that was meant', async () => {
    const words = await load();
    const rules = openGame(blackmore, 2);
    for (const [rule, reason] of [['BM-3.1', 'not-in-hand'] as const, ['BM-3.4', 'not-in-trick'] as const]) {
      expect(words.refusal({ rule, reason, args: { card: 'red-7' } }, PIECES)).toContain(words.piece('card', 'red-7'));
    }
    const early = rules.parse('crown red-7');
    const refused = early && refusal(rules, rules.start(), 0, early);
    expect(refused && words.refusal(refused, PIECES)).toMatch(/\S \S/);
  });

  test('a card is told with the reason why it wins so far or not', async () => {
    const words = await load();
    const tell = (why: Why | undefined) => words.event({ type: 'played', seat: 1, card: 'blue-9', ...(why && { why, over: 4 }) }, PIECES);
    const told = WHYS.map(tell);
    expect(new Set(told).size).toBe(WHYS.length);
    for (const sentence of told) expect(sentence).toContain(words.piece('card', 'blue-9'));
    for (const why of ['stronger-trump', 'weaker-trump', 'stronger', 'weaker'] as const) expect(tell(why)).toMatch(/4.*9|9.*4/);
    const won = { type: 'trick-won', seat: 1, card: 'blue-9' } as const;
    expect(words.event({ ...won, as: 'trump' }, PIECES)).not.toBe(words.event(won, PIECES));
  });

  test('the reader’s own moves are told in the second person', async () => {
    const words = await load();
    const events: readonly Shown[] = [
      { type: 'dealt', seat: 1, card: 'red-7' },
      { type: 'began', seat: 1 },
      { type: 'led', seat: 1, card: 'red-7', trick: 1 },
      { type: 'played', seat: 1, card: 'red-7', why: 'trump' },
      { type: 'trick-won', seat: 1, card: 'red-7', as: 'trump' },
      { type: 'crowned', seat: 1, card: 'red-7' },
      { type: 'kept', seat: 1 },
      { type: 'drew', seat: 1, card: 'red-7' },
      { type: 'took-trump', seat: 1, card: 'red-7', trump: 'blue-2' },
      { type: 'took-trump', seat: 1, card: 'red-7', trump: null },
      { type: 'went-without', seat: 1 },
    ];
    for (const event of events) {
      expect(words.event(event, PIECES)).toContain('S1');
      expect(words.event(event, { ...PIECES, me: 1 })).not.toContain('S1');
      expect(words.event(event, { ...PIECES, me: 0 })).toBe(words.event(event, PIECES));
    }
  });

  test('refusals name the card', async () => {
    const words = await load();
    const sentence = words.refusal({ rule: 'BM-3.1', reason: 'not-in-hand', args: { card: 'violet-9' } }, PIECES);
    expect(sentence).toContain(words.piece('card', 'violet-9'));
    expect(words.refusal({ rule: 'BM-3.2', reason: 'not-your-turn' }, PIECES)).toMatch(/\S/);
  });
});

test.each([
  ['en', 'Witches of Blackmore'],
  ['uk', 'Відьми Блекмора'],
  ['ru', 'Ведьмы Блэкмора'],
  ['fr', 'Les Sorcières de Blackmore'],
] as const)('in %s it is called %s', async (language, name) => {
  expect((await loadGameWords('blackmore', language)).name).toBe(name);
});
