import { describe, expect, test } from 'vitest';
import { AREAS, cataloguesOf } from '../laws/index.ts';
import { sources, unusedKeys } from './used.ts';

/** What lessons say belongs to their steps: `games/test/lessons.test.ts` compares the two. */
const SAID_BY_SOURCES = AREAS.filter((area) => !area.includes('/lessons/'));

describe.each(SAID_BY_SOURCES)('%s', (area) => {
  test('every message is said somewhere', async () => {
    const { en } = await cataloguesOf(area);
    expect(unusedKeys(Object.keys(en), sources())).toEqual([]);
  });
});

test('a message that nobody says is found', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source text.
  const source = "say('a.b'); say(`rule.${number}`); say(`piece.card.${suit}`); say(`${key}.text`)";
  expect(unusedKeys(['a.b', 'a.b.text', 'a.c', 'a.c.text', 'rule.BM-1.1', 'piece.card.red', 'piece.suit.red'], source)).toEqual([
    'a.c',
    'a.c.text',
    'piece.suit.red',
  ]);
});
