import { type OptionProblem, Problem, type RecordProblem, type VersionProblem } from '@coven/core';
import { loadGameWords } from '@coven/games';
import {
  bestLanguage,
  botWords,
  type FaultMessages,
  faultSentence,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  loadCommon,
  loadFaults,
  sayFrom,
} from '@coven/words';
import { describe, expect, test } from 'vitest';

/** Every fault core can name, with the arguments it gives. */
const FAULTS: Readonly<Record<OptionProblem | RecordProblem | VersionProblem, Readonly<Record<string, string | number>>>> = {
  'seats-out-of-range': { game: 'blackmore', seats: 9, least: 2, most: 5 },
  'unknown-option': { option: 'weather', known: 'wheel, first' },
  'bad-option-value': { option: 'wheel', value: 'square', values: 'descending, ascending' },
  'bad-option-count': { option: 'side', seats: 4 },
  'bad-file': { option: 'cards', line: 3, field: 'cards[0]', reason: 'because' },
  'file-too-expensive': { option: 'cards' },
  'record-too-large': { most: 4000 },
  'record-not-json': {},
  'record-wrong-format': { format: 'coven-record/1' },
  'record-bad-field': { field: 'log' },
  'record-unknown-game': { game: 'bridge' },
  'record-unknown-version': { version: 9, known: 1 },
  'unknown-version': { version: 9, known: 1 },
  'record-bad-options': { problem: 'unknown-option' },
  'record-needs-file': { option: 'cards', hash: 'sha256:00' },
  'record-wrong-commitment': {},
  'record-wrong-draw': { entry: 5, text: '["chance","draw red-7"]' },
  'record-illegal-move': { entry: 6, text: '[0,"keep"]', rule: 'BM-3.4', reason: 'because' },
  'record-wrong-head': {},
  'record-wrong-result': {},
  'record-unknown-field': { field: 'extra' },
  'record-repeated-field': { field: 'log' },
  'record-wrong-nonce': { seat: 2 },
  'record-wrong-name': { name: 'Anna' },
  'record-wrong-deals': {},
  'record-wrong-entry': { entry: 7, text: '["table","end played"]' },
  'record-cut-short': {},
  'record-wrong-signature': {},
  'record-wrong-key': {},
  'record-self-signed': {},
};

async function faultWords(language: Language) {
  return { common: await loadCommon(language), say: sayFrom<FaultMessages>(await loadFaults(language)) };
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(FAULTS))('%s is one whole sentence with all its arguments', async (code, args) => {
    const sentence = faultSentence(await faultWords(language), new Problem(code, args), (reason) => `(${reason})`);
    expect(sentence).not.toMatch(/undefined|NaN|\n/);
    for (const [name, value] of Object.entries(args)) {
      if (name !== 'problem') expect(sentence).toContain(String(value));
    }
  });

  test('a game names its own bots, we those that play every game; one without words goes by its id', async () => {
    const say = await loadCommon(language);
    const words = await loadGameWords('blackmore', language);
    expect(botWords(say, words, 'greedy')).toEqual(words.bot('greedy'));
    expect(botWords(say, words, 'random')).toEqual({ name: say('bot.random'), about: say('bot.random.about') });
    expect(botWords(say, words, 'constructor')).toEqual({ name: 'constructor', about: '' });
  });

  test('has a name of its own', () => {
    expect(LANGUAGE_NAMES[language]).toMatch(/^\p{Lu}\p{Ll}+$/u);
  });
});

test('a fault that is not core’s has no sentence', async () => {
  expect(faultSentence(await faultWords('en'), new Problem('toString'), (reason) => reason)).toBeUndefined();
});

test.each([
  [['uk-UA', 'en'], 'uk'],
  [['de', 'fr-CA'], 'fr'],
  [['ru_RU.UTF-8'], 'ru'],
  [['C'], 'en'],
  [[], 'en'],
])('%j speaks %s', (wanted, language) => {
  expect(bestLanguage(wanted)).toBe(language);
});
