import { FastRandom, openGame, refusal, type Seat } from '@coven/core';
import { LANGUAGES, type Language, type Pieces } from '@coven/words';
import { cataloguesOf } from '@coven/words/laws';
import { describe, expect, test } from 'vitest';
import { loadGameWords, loadRuleTexts } from '../../index.ts';
import { PRINTED, type Whirling, whirling } from '../rules/index.ts';
import printed from '../rules/whirling.json' with { type: 'json' };
import type { WhirlingWords } from '../words/index.ts';

const PIECES: Pieces = { seat: (seat) => `S${seat}`, piece: (_, __, word) => word };
const load = async (language: Language) => (await loadGameWords('whirling', language)) as unknown as WhirlingWords;

describe.each(LANGUAGES)('Whirling Witchcraft in %s', (language) => {
  test('worked examples carry the figures of the rulebook', async () => {
    const rule = await loadRuleTexts('whirling', language);
    for (const figure of ['1', '2', '3']) expect(rule('WW-2.6')).toContain(figure);
    expect(rule('WW-3.4')).toContain('2');
    for (const figure of ['17', '18']) expect(rule('WW-3.5')).toContain(figure);
    for (const figure of ['1', '2', '4']) expect(rule('WW-4.3')).toContain(figure);
    for (const figure of ['4', '2', '5']) expect(rule('WW-5.1')).toContain(figure);
    for (const figure of ['3', '4', '9']) expect(rule('WW-1.4')).toContain(figure);
    expect(rule('WW-9.9')).toBeUndefined();
  });

  test('every recipe and character has a name, the characters that of their edition', async () => {
    const words = await load(language);
    const { [language]: messages } = await cataloguesOf('games/whirling/words');
    for (const [kind, rows] of [['recipe', printed.recipes] as const, ['character', printed.characters] as const]) {
      expect(Object.keys(messages).filter((key) => key.startsWith(`piece.${kind}.`))).toEqual(rows.map(({ id }) => `piece.${kind}.${id}`));
      expect(new Set(rows.map(({ id }) => words.piece(kind, id))).size).toBe(rows.length);
    }
    for (const { id, name } of printed.characters) {
      const edition = (name as Readonly<Record<string, string>>)[language];
      if (edition !== undefined) expect(words.piece('character', id)).toBe(edition.replace(/'/g, '’'));
    }
    if (language === 'en') for (const { id, name } of printed.recipes) expect(words.piece('recipe', id)).toBe(name);
  });

  test('every ability is told', async () => {
    const words = await load(language);
    for (const { ability } of PRINTED.characters) if (ability) expect(words.ability(ability)).toMatch(/\.$/);
  });

  test('whole games are told without a hole: prompts, moves, events, refusals', async () => {
    const words = await load(language);
    const told: (string | undefined)[] = [];
    for (let seed = 1; seed <= 12; seed++) {
      const rules = openGame(whirling, 2 + (seed % 4), { characters: ['initiate', 'draft', 'random'][seed % 3] as string });
      const random = new FastRandom(seed);
      const state = rules.start();
      const past: Whirling['move'][] = [];
      for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
        const awaited = turn.kind === 'seats' ? turn.seats[random.below(turn.seats.length)] : undefined;
        if (awaited) told.push(words.ask(awaited.ask));
        const moves = awaited ? rules.moves(state, awaited.seat) : [rules.draw(state, random)];
        const move = moves[random.below(moves.length)] as Whirling['move'];
        past.push(move);
        told.push(words.move(move, PIECES));
        const refused = refusal(rules, state, random.below(rules.seats), past[random.below(past.length)] as Whirling['move']);
        if (refused) told.push(words.refusal(refused, PIECES));
        rules.apply(state, awaited?.seat ?? 'chance', move, (event) => {
          for (const viewer of [0, 1, 'spectator'] satisfies (Seat | 'spectator')[]) {
            const shown = rules.show(event, viewer);
            if (shown) told.push(words.event(shown, PIECES));
          }
        });
      }
    }
    const texts = told.filter((text) => text !== undefined);
    expect(texts.length).toBeGreaterThan(3000);
    for (const text of texts) expect(text).not.toMatch(/undefined|\[object|^$|[a-z]+-[a-z]+-[a-z]+|hidden/);
    expect(words.event({ type: 'drew', seat: 1, card: 'hidden' }, PIECES)).toBeUndefined();
  });

  test('options, parts of the score and problems of a file are named', async () => {
    const words = await load(language);
    for (const option of whirling.options) {
      expect(words.option(option.id)).not.toBe(option.id);
      if (option.kind === 'choice') for (const value of option.values) expect(words.optionValue(option.id, value)).not.toBe(value);
    }
    expect(words.optionValue('cards', '')).not.toBe(words.optionValue('cards', '{}'));
    expect(words.part('heart')).not.toBe('heart');
    const rules = openGame(whirling, 2);
    expect(words.fileProblem({ line: 3, field: 'recipes', reason: 'wrong-count', args: { count: 61, wanted: 60 } })).toMatch(
      /60.*61|61.*60/,
    );
    expect(words.fileProblem({ line: 3, field: 'x', reason: 'not-one-of', args: { values: 'heart' } })).toContain('heart');
    expect(words.forTable(rules.view(rules.start(), 0))).toBe(words);
  });

  test('a table’s own cards bear the names of their file', async () => {
    const words = await load(language);
    const rules = openGame(whirling, 2);
    const view = rules.view(rules.start(), 0);
    const [recipe] = PRINTED.recipes;
    if (!recipe) throw new Error('no recipe');
    const own = words.forTable({ ...view, rows: { recipes: { 'my-own': { ...recipe, id: 'my-own', name: 'Mine' } }, characters: {} } });
    expect(own.piece('recipe', 'my-own')).toBe('Mine');
    expect(own.piece('recipe', recipe.id)).toBe(words.piece('recipe', recipe.id));
  });
});

test('the editions’ own names and terms', async () => {
  const names = await Promise.all((['en', 'uk', 'ru', 'fr'] as const).map(async (language) => (await load(language)).name));
  expect(names).toEqual(['Whirling Witchcraft', 'Відьомська круговерть', 'Ведьмовской круговорот', 'Le Bal des Chaudrons']);
  const [uk, fr] = await Promise.all([load('uk'), load('fr')]);
  expect([uk.piece('arcanum', 'raven'), uk.piece('ingredient', 'heart'), uk.say('table.bench')]).toEqual([
    'крук',
    'серце тіні',
    'Стільниця',
  ]);
  expect([fr.piece('arcanum', 'grimoire'), fr.piece('ingredient', 'toad'), fr.say('table.bench')]).toEqual([
    'Tome',
    'Crapaud',
    'Paillasse',
  ]);
});

test.each([
  ['en', /^You /],
  ['uk', /^Ви /],
  ['ru', /^Вы /],
  ['fr', /^Vous /],
] as const)('own moves are told to the player who made them, the same ones of others are not, in %s', async (language, you) => {
  const words = await load(language);
  const played = { type: 'revealed', seat: 1, card: 'warty-brew', isTurned: false, isBlind: false } as const;
  expect(words.event(played, { ...PIECES, me: 1 })).toMatch(you);
  expect(words.event(played, { ...PIECES, me: 0 })).toMatch(/^S1 /);
  const passed = { type: 'passed', seat: 1, to: 0, pieces: [0, 2, 0, 0, 0], overflow: [0, 1, 0, 0, 0] } as const;
  expect(words.event(passed, { ...PIECES, me: 1 })).toMatch(you);
  expect(words.event(passed, { ...PIECES, me: 1 })).not.toContain('S1');
  const chosen = { type: 'chose-effect', seat: 1, effect: 'grimoire', pieces: ['heart'] } as const;
  for (const shown of [chosen, { type: 'chose-arcana', seat: 1 } as const]) {
    expect(words.event(shown, { ...PIECES, me: 1 })).toMatch(you);
    expect(words.event(shown, { ...PIECES, me: 0 })).toMatch(/^S1 /);
  }
});
