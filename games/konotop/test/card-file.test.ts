import { FastRandom, openGame, playout, sealedOptions, sha256Hex } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, checkCardFile, konotop, MAX_FILE_LENGTH, OCCUPIERS, OUR_FILE } from '../rules/index.ts';
import { changed, type Draft } from './files.ts';

/** What is wrong with our file after a change, without the lines. */
function problems(change: (file: Draft) => void) {
  return checkCardFile(changed(change)).map(({ line: _, ...problem }) => problem);
}

describe('the cards that come with the game', () => {
  test('KW-8.1 they pass the check that other files must pass: 12 occupiers, 54 cards', () => {
    expect(checkCardFile(JSON.stringify(OUR_FILE))).toEqual([]);
    expect(OUR_FILE.occupants).toHaveLength(OCCUPIERS);
    expect(OUR_FILE.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(CARDS);
  });

  test('say which figures are printed in the rulebook and which are ours', () => {
    const of = (id: string) => konotop.provenance.find((one) => one.id === id)?.fields;
    expect(of('bandos')).toEqual({ name: 'printed', threshold: 'printed', rewards: 'printed' });
    expect(of('vodii')).toEqual({ name: 'ours', threshold: 'reconstructed', rewards: 'reconstructed' });
    expect(of('tuman')).toEqual({ name: 'printed', strength: 'printed', copies: 'reconstructed', effect: 'printed' });
    expect(of('skolopendra')).toEqual({ name: 'printed', strength: 'printed', copies: 'reconstructed', effect: 'partly' });
    expect(of('neoberezhne-vodinnia')).toEqual({ name: 'printed', strength: 'partly', copies: 'reconstructed', effect: 'printed' });
    expect(of('hniv-zemli')).toEqual({ name: 'ours', strength: 'reconstructed', copies: 'reconstructed', effect: 'reconstructed' });
  });
});

describe('KW-8.1 another card file', () => {
  test('KW-8.1 is played with, names and texts go to every viewer, and its hash stands in the record', () => {
    const cards = changed((file) => {
      file.occupants[0].name.fr = 'Le premier';
      file.cards[0].strength = 3;
    });
    const rules = openGame(konotop, 3, { cards });
    const { ownCards } = rules.view(rules.start(), 'spectator');
    expect(ownCards?.occupiers[0]).toEqual({ id: 'bandos', name: { uk: 'Бандос', en: 'Bandos', fr: 'Le premier' } });
    expect(ownCards?.cards[0]).toMatchObject({ id: 'tuman', strength: 3 });
    expect(openGame(konotop, 3).view(openGame(konotop, 3).start(), 0).ownCards).toBeNull();
    expect(playout(rules, rules.start(), new FastRandom(1))).toBeGreaterThan(20);
    expect(sealedOptions(konotop, { ties: 'next', cards })).toEqual({ ties: 'next', cards: `sha256:${sha256Hex(cards)}` });
  });

  test('KW-8.1 a bad one is refused when the table is opened', () => {
    expect(() => openGame(konotop, 2, { cards: '{}' })).toThrow('missing-field');
    expect(() => openGame(konotop, 2, { cards: changed((file) => file.cards.pop()) })).toThrow('wrong-count');
  });

  test('KW-8.1 counts', () => {
    expect(problems((file) => file.occupants.pop())).toContainEqual({
      field: 'occupants',
      reason: 'wrong-count',
      args: { count: 11, wanted: 12 },
    });
    expect(problems((file) => (file.cards[0].copies = 7))).toEqual([
      { field: 'cards', reason: 'wrong-count', args: { count: 55, wanted: 54 } },
    ]);
    expect(problems((file) => file.occupants[2].rewards.pop())).toEqual([
      { field: 'occupants[2].rewards', reason: 'wrong-count', args: { count: 2, wanted: 3 } },
    ]);
  });

  test('KW-8.1 ids', () => {
    expect(problems((file) => (file.cards[1].id = 'tuman'))).toEqual([
      { field: 'cards[1].id', reason: 'repeated-id', args: { id: 'tuman' } },
    ]);
    expect(problems((file) => (file.cards[1].id = 'Big Fog'))).toEqual([{ field: 'cards[1].id', reason: 'not-an-id' }]);
    expect(problems((file) => (file.cards[1].id = 'hidden'))).toEqual([
      { field: 'cards[1].id', reason: 'reserved-id', args: { id: 'hidden' } },
    ]);
  });

  test('KW-8.1 strengths, thresholds and rewards', () => {
    expect(problems((file) => (file.cards[1].strength = 0))).toEqual([
      { field: 'cards[1].strength', reason: 'out-of-range', args: { least: 1, most: 99 } },
    ]);
    expect(problems((file) => (file.occupants[1].threshold = '20'))).toEqual([
      { field: 'occupants[1].threshold', reason: 'not-a-whole-number' },
    ]);
    expect(problems((file) => (file.occupants[1].rewards[2] = -1))).toEqual([
      { field: 'occupants[1].rewards[2]', reason: 'out-of-range', args: { least: 0, most: 99 } },
    ]);
  });

  test('KW-8.1 the printed strengths must exceed what four occupiers can bear', () => {
    // All cards add up to 150; the other three of the four highest bear 27, 25 and 23.
    expect(problems((file) => (file.occupants[0].threshold = 76))).toEqual([
      { field: 'cards', reason: 'too-weak', args: { strength: 150, room: 150 } },
    ]);
    expect(problems((file) => (file.occupants[0].threshold = 75))).toEqual([]);
  });

  test('KW-6.4 no accepted file lets all cards lie on the table with nothing fallen: whatever could is refused', () => {
    const lying = fc.record({
      strengths: fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 9, maxLength: 9 }),
      // Where each of the 54 cards lies in the row of four, and how much more each of the four could bear.
      places: fc.array(fc.nat({ max: 3 }), { minLength: CARDS, maxLength: CARDS }),
      spare: fc.array(fc.nat({ max: 3 }), { minLength: 4, maxLength: 4 }),
      others: fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 8, maxLength: 8 }),
    });
    fc.assert(
      fc.property(lying, ({ strengths, places, spare, others }) => {
        const totals = spare.map((more, place) =>
          places.reduce((sum, at, card) => (at === place ? sum + (strengths[card % 9] as number) : sum), 1 + more),
        );
        const found = problems((file) => {
          file.occupants.forEach((one: Draft, at: number) => {
            one.threshold = totals[at] ?? others[at - 4];
          });
          file.cards = strengths.map((strength, at) => ({ ...file.cards[0], id: `card-${at}`, strength, copies: 6, effect: null }));
        });
        expect(found.map(({ reason }) => reason)).toEqual(['too-weak']);
      }),
      { numRuns: casesOf(60, 1000) },
    );
  });

  test.each<[string, unknown, unknown[]]>([
    ['an unknown kind', { kind: 'steal' }, [{ field: 'cards[9].effect.kind', reason: 'not-one-of' }]],
    ['no kind', { times: 3 }, [{ field: 'cards[9].effect.kind', reason: 'missing-field' }]],
    ['no object', 'boost', [{ field: 'cards[9].effect', reason: 'not-an-object' }]],
    [
      'an unknown occupier',
      { kind: 'boost', against: { nobody: 2 } },
      [{ field: 'cards[9].effect.against.nobody', reason: 'unknown-occupier' }],
    ],
    ['a boost of 4', { kind: 'boost', against: { bandos: 4 } }, [{ field: 'cards[9].effect.against.bandos', reason: 'out-of-range' }]],
    ['a boost against nobody', { kind: 'boost', against: {} }, [{ field: 'cards[9].effect.against', reason: 'empty-boost' }]],
    [
      'a set larger than the copies',
      { kind: 'set-boost', count: 4, times: 2 },
      [{ field: 'cards[9].effect.count', reason: 'set-too-large' }],
    ],
    ['a set of one', { kind: 'set-boost', count: 1, times: 2 }, [{ field: 'cards[9].effect.count', reason: 'out-of-range' }]],
    ['a play nowhere', { kind: 'play-another', where: 'home' }, [{ field: 'cards[9].effect.where', reason: 'not-one-of' }]],
    [
      'an unknown condition',
      { kind: 'play-another', where: 'any', condition: 'rain' },
      [{ field: 'cards[9].effect.condition', reason: 'not-one-of' }],
    ],
    [
      'destroying own cards',
      { kind: 'destroy', whose: 'own', where: 'same-occupant' },
      [{ field: 'cards[9].effect.whose', reason: 'not-one-of' }],
    ],
    [
      'a field of another kind',
      { kind: 'destroy', whose: 'other', where: 'same-occupant', times: 2 },
      [{ field: 'cards[9].effect.times', reason: 'unknown-field' }],
    ],
    [
      'moving to a fixed place',
      { kind: 'move', whose: 'own', from: 'any', to: 'bandos' },
      [{ field: 'cards[9].effect.to', reason: 'not-one-of' }],
    ],
    ['moving without a source', { kind: 'move', whose: 'own', to: 'any' }, [{ field: 'cards[9].effect.from', reason: 'missing-field' }]],
  ])('KW-8.1 impossible effects: %s', (_, effect, wanted) => {
    expect(problems((file) => (file.cards[9].effect = effect))).toMatchObject(wanted);
  });

  test('KW-8.1 a limit below the weakest card is impossible too', () => {
    const found = problems((file) => {
      for (const card of file.cards) card.strength += 2;
    });
    expect(found).toEqual([{ field: 'cards[4].effect', reason: 'nothing-to-play', args: { most: 2, weakest: 3 } }]);
  });

  test('KW-8.1 every effect of the closed set is accepted with every value', () => {
    const effects = [
      { kind: 'boost', against: { bandos: 2, vodii: 3 } },
      { kind: 'set-boost', count: 2, times: 2 },
      ...['same-occupant', 'other-occupant', 'any'].map((where) => ({ kind: 'play-another', where, maxStrength: 3 })),
      { kind: 'play-another', where: 'any', condition: 'first-own-card-here' },
      { kind: 'destroy', whose: 'other', where: 'same-occupant' },
      ...['own', 'other'].flatMap((whose) => ['any', 'same-occupant'].map((from) => ({ kind: 'move', whose, from, to: 'any' }))),
    ];
    for (const effect of effects) expect(problems((file) => (file.cards[9].effect = effect))).toEqual([]);
  });

  test('KW-8.1 the line is where the fault stands, and all faults are named in one go', () => {
    const text = changed((file) => {
      file.occupants[0].threshold = 0;
      file.cards[0].effect.times = 5;
      file.cards[20].colour = 'red';
    });
    const lines = text.split('\n');
    const found = checkCardFile(text);
    expect(found.map(({ reason }) => reason)).toEqual(['out-of-range', 'out-of-range', 'unknown-field']);
    expect(found.map(({ line }) => lines[line - 1]?.trim())).toEqual(['"threshold": 0,', '"times": 5', '"colour": "red"']);
  });

  test('KW-8.1 a file has a size it may not exceed', () => {
    expect(checkCardFile(' '.repeat(MAX_FILE_LENGTH + 1))).toEqual([
      { line: 1, field: '', reason: 'file-too-long', args: { most: MAX_FILE_LENGTH } },
    ]);
  });
});

describe('any text at all', () => {
  /** The check answers, and what it lets pass can be played to the end. */
  const holds = (text: string) => {
    const found = checkCardFile(text);
    for (const { line, field, reason } of found) {
      expect(line).toBeGreaterThan(0);
      expect(line).toBeLessThanOrEqual(text.split('\n').length);
      expect(field.length).toBeLessThan(300);
      expect(reason).toMatch(/^[a-z-]+$/);
    }
    expect(found.length).toBeLessThanOrEqual(50);
    if (found.length > 0) return 'refused';
    const rules = openGame(konotop, 2, { cards: text });
    playout(rules, rules.start(), new FastRandom(1));
    return 'played';
  };

  test('random texts and random JSON are refused without a crash', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => text === '' || holds(text) === 'refused'),
      { numRuns: 300 },
    );
  });

  test('our file with anything put anywhere is either refused or played', () => {
    const odd = fc.oneof(
      fc.constantFrom<unknown>(null, true, '', 'hidden', 'bandos', '__proto__', 'constructor', [], {}, 1e308, -0, 1.5),
      fc.integer({ min: -3, max: 130 }),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const places = placesIn(OUR_FILE);
    const seen = { refused: 0, played: 0 };
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...places), odd), { minLength: 1, maxLength: 3 }), (changes) => {
        const text = changed((file) => {
          for (const [path, value] of changes) put(file, path, value);
        });
        seen[holds(text)]++;
      }),
      { numRuns: casesOf(200, 600), seed: 5 },
    );
    expect(seen.refused).toBeGreaterThan(casesOf(30, 100));
    expect(seen.played).toBeGreaterThan(casesOf(2, 10));
  });

  test('our file with lines lost, doubled or cut is refused or played', () => {
    const lines = JSON.stringify(OUR_FILE, null, 1).split('\n');
    const random = new FastRandom(3);
    for (let round = 0; round < casesOf(60, 300); round++) {
      const at = random.below(lines.length);
      const line = lines[at] as string;
      const other = [[], [line, line], [line.slice(0, random.below(line.length))], [line.replace(/[0-9]/, '9')]][random.below(4)] ?? [];
      holds(lines.toSpliced(at, 1, ...other).join('\n'));
    }
  });
});

type Path = readonly (string | number)[];

function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, member]) => placesIn(member, [...path, Array.isArray(value) ? Number(key) : key]));
  return path.length === 0 ? inner : [path, ...inner];
}

function put(file: Draft, path: Path, value: unknown): void {
  let at: Draft = file;
  for (const key of path.slice(0, -1)) {
    const next = at[key];
    // An earlier change may have put something else there.
    if (typeof next !== 'object' || next === null) return;
    at = next;
  }
  at[path.at(-1) ?? ''] = value;
}
