import { GAMES } from '@coven/games';
import { cataloguesOf } from '@coven/words/laws';
import { describe, expect, test } from 'vitest';

/** What a game explains on its table, as its pages load it. */
async function partsOf(game: string): Promise<readonly { readonly at: string; readonly key: string; readonly rule: string }[]> {
  return (await import(`../${game}/web/explain.ts`)).parts;
}

describe.each(GAMES)('$id', ({ id, rules: rulebook }) => {
  test('everything it explains has a name, a text and a rule, and nothing is said that is not used', async () => {
    const parts = await partsOf(id);
    const rules = new Set(rulebook.map(({ number }) => number));
    expect(parts.filter(({ rule }) => !rules.has(rule))).toEqual([]);
    const keys = new Set(parts.map(({ key }) => key));
    for (const messages of Object.values(await cataloguesOf(`games/${id}/words/explain`))) {
      for (const key of keys) expect(messages[key], key).not.toBe('');
      expect(Object.keys(messages).filter((key) => !keys.has(key.replace(/\.(text|now)$/, '')))).toEqual([]);
    }
  });

  test('no place is explained twice', async () => {
    const places = (await partsOf(id)).map(({ at }) => at);
    expect(new Set(places).size).toBe(places.length);
  });
});
