import { FastRandom, openGame, refusal } from '@coven/core';
import { LANGUAGES, type Language, type Pieces } from '@coven/words';
import { cataloguesOf } from '@coven/words/laws';
import { describe, expect, test } from 'vitest';
import { loadGameWords, loadRuleTexts } from '../../index.ts';
import { checkCardFile, type Konotop, konotop, OUR_FILE, type OwnCards } from '../rules/index.ts';
import type { KonotopWords } from '../words/index.ts';

const PIECES: Pieces = { seat: (seat) => `S${seat}`, piece: (_, __, word) => word };
const load = async (language: Language) => (await loadGameWords('konotop', language)) as unknown as KonotopWords;

/** English names that differ from those in the data, which the version of the rules fixes. */
const RENAMED: Readonly<Record<string, string>> = { maroder: 'The Looter' };

describe.each(LANGUAGES)('Konotop Witch in %s', (language) => {
  test('worked examples carry the figures of the rulebook', async () => {
    const rule = await loadRuleTexts('konotop', language);
    for (const figure of ['3', '9', '12', '6', '27', '20', '4', '2']) expect(rule('KW-3.5')).toContain(figure);
    for (const figure of ['4', '3', '2', '9']) expect(rule('KW-4.4')).toContain(figure);
    for (const figure of ['18', '9', '5', '32', '22', '3, 3, 0']) expect(rule('KW-5.4')).toContain(figure);
    expect(rule('KW-9.9')).toBeUndefined();
  });

  test('whoever is about to fall misses nothing: no number is told', async () => {
    const { say } = await load(language);
    expect(say('table.nearest', { occupier: 'Bandos', missing: 3 })).toContain('3');
    expect(say('table.nearest', { occupier: 'Bandos', missing: 0 })).toMatch(/^Bandos \D+\.$/);
  });

  test('every card and occupier has a name, the Ukrainian ones those of the data', async () => {
    const words = await load(language);
    const { [language]: messages } = await cataloguesOf('games/konotop/words');
    for (const [kind, entries] of [['card', OUR_FILE.cards] as const, ['occupier', OUR_FILE.occupants] as const]) {
      const known = Object.keys(messages).filter((key) => key.startsWith(`piece.${kind}.`));
      expect(known).toEqual(entries.map(({ id }) => `piece.${kind}.${id}`));
      for (const { id, name } of entries) {
        if (language === 'uk') expect(words.piece(kind, id)).toBe(name.uk);
        if (language === 'en') expect(words.piece(kind, id)).toBe(RENAMED[id] ?? name.en.replace(/'/g, '’'));
      }
    }
  });

  test('a whole game is told without a hole: prompts, moves, events, effects', async () => {
    const words = await load(language);
    const told: (string | undefined)[] = OUR_FILE.cards.map(({ effect }) => words.effect(effect));
    for (let seed = 1; seed <= 5; seed++) {
      const rules = openGame(konotop, 3);
      const random = new FastRandom(seed);
      const state = rules.start();
      const past: Konotop['move'][] = [];
      for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
        const awaited = turn.kind === 'seats' ? turn.seats[0] : undefined;
        if (awaited) told.push(words.ask(awaited.ask));
        const moves = awaited ? rules.moves(state, awaited.seat) : [rules.draw(state, random)];
        const move = moves[random.below(moves.length)] as Konotop['move'];
        told.push(words.move(move, PIECES));
        past.push(move);
        const refused = refusal(rules, state, random.below(rules.seats), past[random.below(past.length)] as Konotop['move']);
        if (refused) told.push(words.refusal(refused, PIECES));
        rules.apply(state, awaited?.seat ?? 'chance', move, (event) => {
          const shown = rules.show(event, 0);
          if (!shown) return;
          told.push(words.event(shown, PIECES));
          const spoken = words.event(shown, { ...PIECES, me: 0 });
          told.push(spoken);
          if ('seat' in shown && shown.seat === 0) expect(spoken).not.toContain('S0');
          else expect(spoken).toBe(words.event(shown, PIECES));
        });
      }
    }
    const texts = told.filter((text) => text !== undefined);
    expect(texts.length).toBeGreaterThan(500);
    for (const text of texts) expect(text).not.toMatch(/undefined|\[object|^$|[a-z]-[a-z]+-[a-z]/);
    expect(words.event({ type: 'drew', seat: 1, card: 'hidden' }, PIECES)).toBeUndefined();
  });

  test('a player who moves a card of their own is named once', async () => {
    const words = await load(language);
    const moved = (of: number, times: number) =>
      words.event({ type: 'moved', seat: 1, card: 'tuman', of, from: 'bandos', to: 'vodii', times }, PIECES)?.match(/S\d/g);
    for (const times of [1, 3]) expect([moved(1, times), moved(2, times)]).toEqual([['S1'], ['S1', 'S2']]);
  });

  test('options and score parts are named', async () => {
    const words = await load(language);
    for (const option of konotop.options) expect(words.option(option.id)).not.toBe(option.id);
    for (const value of ['next', 'skip']) expect(words.optionValue('ties', value)).not.toBe(value);
    expect(words.optionValue('cards', '')).not.toBe(words.optionValue('cards', 'sha256:00'));
    for (const part of ['first', 'second', 'third']) expect(words.part(part)).not.toBe(part);
  });

  test('refusals name card and occupier', async () => {
    const words = await load(language);
    const said = words.refusal({ rule: 'KW-4.1', reason: 'too-strong', args: { card: 'irzha', most: 2 } }, PIECES);
    expect(said).toContain(words.piece('card', 'irzha'));
    expect(said).toContain('2');
    const away = words.refusal({ rule: 'KW-2.2', reason: 'not-face-up', args: { occupier: 'vodii' } }, PIECES);
    expect(away.toLowerCase()).toContain(words.piece('occupier', 'vodii').toLowerCase());
  });

  test('an occupier’s name alone is a title', async () => {
    const words = await load(language);
    for (const { id } of OUR_FILE.occupants) expect(words.piece('occupier', id)).toMatch(/^\p{Lu}/u);
  });

  test('what is wrong in a card file is said in a sentence', async () => {
    const words = await load(language);
    const faulty = ['{', '[]', '{}', JSON.stringify({ ...OUR_FILE, cards: OUR_FILE.cards.slice(1) }), '{"a":1,"a":2}', ' '.repeat(70_000)];
    for (const problem of faulty.flatMap(checkCardFile)) {
      const sentence = words.fileProblem(problem);
      expect(sentence).toMatch(/\S \S/);
      expect(sentence).not.toMatch(/undefined|\[object/);
    }
  });

  test('a table with its own cards has its own names', async () => {
    const words = await load(language);
    const own: OwnCards = {
      occupiers: [{ id: 'bandos', name: { uk: 'Перший', en: 'First', fr: 'Premier' } }],
      cards: [{ id: 'new', name: { uk: 'Нова', en: 'New' }, strength: 1, effect: null }],
    };
    const named = words.withCards(own);
    const occupier: Partial<Record<Language, string>> = { uk: 'Перший', ru: 'Перший', fr: 'Premier' };
    const card: Partial<Record<Language, string>> = { uk: 'Нова', ru: 'Нова' };
    expect(named.piece('occupier', 'bandos')).toBe(occupier[language] ?? 'First');
    expect(named.piece('card', 'new')).toBe(card[language] ?? 'New');
    expect(named.piece('colour', 'blue')).toBe(words.piece('colour', 'blue'));
  });
});
