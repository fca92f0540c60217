import { GAMES, loadRuleTexts } from '@coven/games';
import { LANGUAGES, sentencesOf } from '@coven/words';
import { AREAS, cataloguesOf } from '@coven/words/laws';
import { describe, expect, test } from 'vitest';

const AREA_OF = (id: string): string => `games/${id}/words/how-to-play`;
const LEARNT = GAMES.filter(({ id }) => AREAS.includes(AREA_OF(id)));

test('every game of ours says how to play it', () => {
  expect(LEARNT.map(({ id }) => id)).toEqual(expect.arrayContaining(['blackmore', 'konotop', 'whirling', 'witchstone']));
});

describe.each(LEARNT.map((game) => [game.id, game] as const))('%s', (id, { rules }) => {
  test('each part of the rules has a heading, and no other', async () => {
    const { en } = await cataloguesOf(AREA_OF(id));
    const parts = new Set(rules.map(({ number }) => `section.${number.split('.')[0]}`));
    expect(Object.keys(en).filter((key) => key.startsWith('section.'))).toEqual([...parts]);
  });

  test('the steps of a turn are numbered without a gap', async () => {
    const { en } = await cataloguesOf(AREA_OF(id));
    const steps = Object.keys(en).filter((key) => key.startsWith('turn.'));
    expect(steps).toEqual(steps.map((_, at) => `turn.${at + 1}`));
    expect(steps.length).toBeGreaterThan(1);
  });

  test('a ruling is marked at the same sentences in every language', async () => {
    const texts = await Promise.all(LANGUAGES.map((language) => loadRuleTexts(id, language)));
    const marked = rules.filter(({ ruling }) => Array.isArray(ruling));
    expect(marked.length).toBeGreaterThan(0);
    for (const { number, ruling } of marked) {
      const counts = new Set(texts.map((rule) => sentencesOf(rule(number) ?? '').length));
      expect([...counts], number).toHaveLength(1);
      const [count = 0] = counts;
      for (const sentence of ruling as readonly number[]) expect(sentence, number).toBeLessThanOrEqual(count);
      // A rule that is ours from its first sentence to its last is marked as a whole.
      expect((ruling as readonly number[]).length, number).toBeLessThan(Math.max(count, 2));
    }
  });
});

test('sentences are told apart, and a reference does not end one', () => {
  expect(sentencesOf('Візьміть карту (див. WS-6.8). Потім ще одну. «Туман» теж.')).toEqual([
    'Візьміть карту (див. WS-6.8).',
    'Потім ще одну.',
    '«Туман» теж.',
  ]);
});
