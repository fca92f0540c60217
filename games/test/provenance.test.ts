import { type Provenance, provenanceGroups, SOURCES, type Source } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { SUITS } from '../blackmore/rules/names.plain.ts';
import { GAMES } from '../index.ts';
import { COLOURS, OUR_FILE } from '../konotop/rules/index.ts';
import { PRINTED } from '../whirling/rules/index.ts';
import { BOARD, compileBoard } from '../witchstone/rules/index.ts';

/** The pieces of a kind, each with its fields in the order of the alphabet. */
function told(game: string, kind: string): Readonly<Record<string, readonly string[]>> {
  const pieces = provenanceOf(game).filter((piece) => piece.kind === kind);
  return Object.fromEntries(pieces.map(({ id, fields }) => [id, Object.keys(fields).sort()]));
}

function provenanceOf(game: string): readonly Provenance[] {
  return GAMES.find(({ id }) => id === game)?.provenance ?? [];
}

/** The rows of a data file in the same form: all that stands in them but ids and words about them. */
function rows(list: readonly { readonly id: string }[], called: Readonly<Record<string, string>> = {}) {
  const silent = new Set(['id', 'family', 'provenance']);
  const fields = (row: object) =>
    Object.keys(row)
      .filter((field) => !silent.has(field))
      .map((field) => called[field] ?? field);
  return Object.fromEntries(list.map((row) => [row.id, [...new Set(fields(row))].sort()]));
}

function sums(game: string): Readonly<Record<string, number>> {
  const count = (source: Source) =>
    provenanceOf(game)
      .flatMap(({ fields }) => Object.values(fields))
      .filter((one) => one === source).length;
  return Object.fromEntries(SOURCES.map((source) => [source, count(source)]).filter(([, found]) => found !== 0));
}

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test('every piece stands once, with a source for each of its fields', () => {
    const provenance = provenanceOf(game);
    expect(provenance.length).toBeGreaterThan(0);
    expect(new Set(provenance.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(provenance.length);
    for (const { fields } of provenance) {
      expect(Object.keys(fields)).not.toHaveLength(0);
      for (const source of Object.values(fields)) expect(SOURCES).toContain(source);
    }
  });

  test('the groups hold all of it, and their counts add up', () => {
    const provenance = provenanceOf(game);
    const groups = provenanceGroups(provenance);
    const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
    for (const { size, counts, alike } of groups) {
      expect(total(alike.map(({ ids }) => ids.length))).toBe(size);
      expect(total(counts.map(({ count }) => count))).toBe(total(alike.map(({ ids, fields }) => ids.length * fields.length)));
    }
    expect(total(groups.map(({ size }) => size))).toBe(provenance.length);
    const figures = total(groups.flatMap(({ counts }) => counts.map(({ count }) => count)));
    expect(figures).toBe(total(provenance.map(({ fields }) => Object.keys(fields).length)));
    expect(figures).toBe(total(Object.values(sums(game))));
  });
});

test('Blackmore: 54 printed cards, and two of six colours with names of ours', () => {
  expect(Object.keys(told('blackmore', 'card'))).toEqual(
    SUITS.flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${suit}-${number}`)),
  );
  expect(Object.keys(told('blackmore', 'suit'))).toEqual([...SUITS]);
  expect(sums('blackmore')).toEqual({ printed: 54 + 4, ours: 2 });
});

test('Konotop: every figure of the card file, and the colours', () => {
  expect(told('konotop', 'occupier')).toEqual(rows(OUR_FILE.occupants));
  expect(told('konotop', 'card')).toEqual(rows(OUR_FILE.cards));
  expect(Object.keys(told('konotop', 'colour'))).toEqual([...COLOURS]);
});

test('Whirling Witchcraft: every figure of the data', () => {
  expect(Object.keys(told('whirling', 'ingredient')).sort()).toEqual(Object.keys(PRINTED.capacity).sort());
  expect(told('whirling', 'recipe')).toEqual(rows(PRINTED.recipes));
  // A character's ability side bears an ability, a recipe or both.
  expect(told('whirling', 'character')).toEqual(rows(PRINTED.characters, { recipe: 'ability' }));
});

test('Whirling Witchcraft: what the rulebooks tell is not called reconstructed, nor the other way round', () => {
  const of = (id: string) => provenanceOf('whirling').find((piece) => piece.id === id)?.fields;
  expect(of('heart')).toEqual({ capacity: 'printed' });
  expect(of('binding-spell')).toMatchObject({ name: 'ours', inputs: 'known', initiative: 'reconstructed' });
  expect(of('charm-of-love')).toMatchObject({ inputs: 'known', initiative: 'partly' });
  expect(of('clairvoyant')).toEqual({ name: 'printed', start: 'known', ability: 'printed', arcana: 'reconstructed' });
  expect(of('untamed')).toMatchObject({ ability: 'explained' });
  expect(of('fey-blessed')).toMatchObject({ name: 'known', ability: 'known' });
});

test('Witchstone: every part of the board file, every chip and every scroll', () => {
  const { note: _note, provenance: _provenance, chips: _chips, scrolls: _scrolls, ...parts } = BOARD;
  const board = told('witchstone', 'board');
  expect(Object.keys(board).sort()).toEqual(Object.keys(parts).sort());
  for (const [id, fields] of Object.entries(board)) {
    if (fields.join() !== 'whole') expect(fields, id).toEqual(Object.keys(parts[id as keyof typeof parts]).sort());
  }
  const { chips, scrolls } = compileBoard(BOARD, 2);
  const both = ['copies', 'effect'];
  expect(told('witchstone', 'chip')).toEqual(Object.fromEntries(chips.map(({ id }) => [id, both])));
  expect(told('witchstone', 'scroll')).toEqual(Object.fromEntries(scrolls.map(({ id }) => [id, both])));
});

test('Witchstone: prophecies that the rulebook spells out are printed, those it only sketches are not', () => {
  const effect = (id: string) => provenanceOf('witchstone').find((piece) => piece.kind === 'scroll' && piece.id === id)?.fields.effect;
  expect(effect('witches-on-board')).toBe('printed');
  expect(effect('web-of-towers')).toBe('partly');
  expect(effect('path-of-leaves')).toBe('reconstructed');
});
