import type { Json } from '@coven/core';
import { edited, editedOffer, heard } from '@coven/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editText } from '../src/edit-text.ts';
import { offerEdit } from '../src/offer-edit.ts';
import { ToldText } from '../src/told-text.ts';

/** Few names and values, so that neighbours have much in common. */
const scalar = fc.constantFrom<Json>(null, true, false, 0, 1, 12, -1, 0.5, '', 'red', 'a "quoted" line\n');
const name = fc.constantFrom('a', 'b', 'c', '1', '0', '__proto__');
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    { arbitrary: scalar, weight: 3 },
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

function sent(before: unknown, after: unknown): Json {
  const text = editText(before, after);
  return JSON.parse(text === '' ? '[]' : text) as Json;
}

test('an edit makes any value into any other, the order of fields included', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      expect(JSON.stringify(edited(before, sent(before, after)))).toBe(JSON.stringify(after));
    }),
    { numRuns: 3000 },
  );
});

test('so it is for values that differ in one place', () => {
  const list = fc.array(fc.record({ seat: fc.nat(3), cards: fc.array(scalar, { maxLength: 4 }) }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(list, fc.nat(5), fc.nat(2), list, (before, place, went, came) => {
      const after = before.toSpliced(place, went, ...came.slice(0, 2));
      expect(edited(before, sent(before, after))).toEqual(after);
    }),
  );
});

test('the same value needs no edit, and undefined fields are missing ones', () => {
  fc.assert(fc.property(value, (one) => editText(one, structuredClone(one)) === ''));
  expect(editText({ a: 1, b: undefined }, { a: 1 })).toBe('');
  expect(sent({ a: 1, b: undefined }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  expect(sent({ b: undefined, a: 1 }, { b: undefined, a: 2 })).toEqual([0, 2]);
});

test('an object whose fields come in another order is written whole', () => {
  expect(sent({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual({ b: 2, a: 1 });
  expect(sent([{ a: 1, b: 2 }], [{ b: 2, a: 1 }])).toEqual([0, 1, { b: 2, a: 1 }]);
});

test('any sequence of offers arrives as it was made', () => {
  const word = fc.constantFrom('play', 'on', 'red', 'blue', '', '12', 'of', '9x');
  const move = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(fc.array(fc.oneof(move, fc.string()), { maxLength: 12 }), { maxLength: 6 }), (offers) => {
      let [latest, known]: (readonly string[])[] = [[], []];
      for (const moves of offers) {
        const edit = JSON.parse(offerEdit(latest ?? [], moves)) as (string | number)[];
        const heardMoves = editedOffer(known ?? [], edit);
        expect(heardMoves).toEqual(moves);
        if (moves.length > 0) [latest, known] = [moves, heardMoves];
      }
    }),
    { numRuns: 2000 },
  );
});

test('an offer of which some moves stay names only the others', () => {
  const offer = ['play red on moon', 'play red on sun', 'play blue on moon', 'play blue on sun'];
  expect(JSON.parse(offerEdit(offer, offer.slice(2)))).toEqual([-2, 2]);
  expect(JSON.parse(offerEdit(offer, [...offer.slice(0, 2), 'play black on moon', 'play black on sun']))).toEqual([
    2,
    '1black on moon',
    '3sun',
  ]);
  expect(JSON.parse(offerEdit(offer, offer.toReversed()))).toEqual([-3, 1, '3moon', '1red on sun', '3moon']);
});

test('any events arrive as they were told, to each of several viewers', () => {
  const event = fc
    .dictionary(name, value, { maxKeys: 3 })
    .chain((fields) => fc.constantFrom('drew', 'played').map((type) => ({ type, ...fields })));
  fc.assert(
    fc.property(fc.array(fc.array(event, { maxLength: 4 }), { maxLength: 5 }), (tellings) => {
      const viewers = [0, 1].map(() => ({ latest: [] as object[], heard: [] as Json[] }));
      for (const [at, events] of tellings.entries()) {
        const written = new ToldText();
        for (const [number, viewer] of viewers.entries()) {
          const told = number === 1 && at % 2 === 1 ? events.slice(1) : events;
          const text = written.of(told, viewer.latest);
          expect(JSON.stringify(heard(JSON.parse(text) as Json[], viewer.heard))).toBe(JSON.stringify(told));
        }
      }
    }),
    { numRuns: 1000 },
  );
});
