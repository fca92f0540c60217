import { expect, test } from 'vitest';
import { checkCardFile, OUR_FILE } from '../rules/index.ts';
import { blankCard, blankDraft, copiesIn, readDraft, writeDraft } from '../web/editor/draft.ts';

const ours = readDraft(JSON.stringify(OUR_FILE));

test('the cards of the game go through the editor unchanged, but for where they come from', () => {
  if (!ours) throw new Error('not read');
  const bare = (entry: { provenance?: unknown }) => ({ ...entry, provenance: undefined });
  expect(checkCardFile(writeDraft(ours))).toEqual([]);
  const written: typeof OUR_FILE = JSON.parse(writeDraft(ours));
  expect(written.cards.map(bare)).toEqual(OUR_FILE.cards.map(bare));
  expect(written.occupants.map(bare)).toEqual(OUR_FILE.occupants.map(bare));
  expect(copiesIn(ours)).toBe(54);
});

test('an empty draft is a file with faults in every name and number', () => {
  const text = writeDraft(blankDraft(OUR_FILE));
  const problems = checkCardFile(text);
  expect(problems.length).toBeGreaterThan(40);
  expect(problems.map(({ field }) => field)).toEqual(expect.arrayContaining(['occupants[0].name.uk', 'occupants[0].threshold']));
  expect(readDraft(text)?.occupiers).toHaveLength(12);
});

test.each(['', '{', '[]', '{"occupants":[]}', '7'])('%j is no draft', (text) => {
  expect(readDraft(text)).toBeUndefined();
});

test('a broken file opens as far as it can be read', () => {
  const draft = readDraft(
    '{"occupants":[{"name":5,"rewards":[1]}],"cards":[{"strength":"x","effect":{"kind":"boost","against":{"a":2,"b":"c"}}},null]}',
  );
  expect(draft?.occupiers[0]).toMatchObject({ id: 'occupant-1', threshold: null, rewards: [1, null, null] });
  expect(draft?.cards[0]).toMatchObject({ id: 'card-1', strength: null, effect: { kind: 'boost', against: { a: 2 } } });
  expect(draft?.cards[1]?.effect.kind).toBe('none');
});

test('a new card has an id that is free', () => {
  const first = blankCard([]);
  expect(blankCard([first, { ...first, id: 'card-3' }]).id).toBe('card-4');
});
