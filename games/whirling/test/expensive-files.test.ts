import { FastRandom, openGame, reopenGame } from '@coven/core';
import { casesOf, checkConduct, mostExpensive, workOf } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import type { CellRow } from '../rules/cells.plain.ts';
import { type Data, PRINTED } from '../rules/data.ts';
import { MAX_CHARACTERS, MAX_FILLS, MAX_SUMS, problemsIn } from '../rules/data-check.ts';
import { allFills, countFills, listFills, MAX_COMPILED_FILLS } from '../rules/fills.ts';
import { INGREDIENTS, whirling } from '../rules/index.ts';
import { totalsOf } from '../rules/recipes.ts';
import { brewingOn, compiledRecords, rulesWith, searchOf } from './expensive.ts';

/** What `docs/data-files.md` promises. */
const MAX_RECORDS = 40_000;

type Draft = { recipes: { inputs: unknown; outputs: unknown }[]; characters: { id: string; start: unknown; arcana: unknown }[] };

function changed(change: (data: Draft) => void): string {
  const data = structuredClone(PRINTED) as unknown as Draft;
  change(data);
  return JSON.stringify(data);
}

/** Every cell `any`: `cells` in, as many out. */
function allAny(cells: number): string {
  const side = Array.from({ length: cells }, () => 'any');
  return changed(({ recipes }) => {
    for (const recipe of recipes) Object.assign(recipe, { inputs: side, outputs: side });
  });
}

const problemsOf = (text: string) => problemsIn(text).map(({ line: _, ...problem }) => problem);

describe('limits of files for new tables', () => {
  test('a side may not be too mixed', () => {
    expect(problemsOf(allAny(5))[0]).toEqual({
      field: 'recipes[0].inputs',
      reason: 'too-mixed',
      args: { count: 126, most: MAX_SUMS },
      isLimit: true,
    });
    expect(problemsOf(allAny(3))).toEqual([]);
    expect(() => openGame(whirling, 2, { cards: allAny(5) })).toThrow('too-mixed');
  });

  test('a side may not have too many ways to be filled', () => {
    const text = changed(({ recipes }) =>
      Object.assign(recipes[3] as object, { outputs: ['any', INGREDIENTS.slice(0, 3), ...INGREDIENTS.slice(2)] }),
    );
    expect(problemsOf(text)).toEqual([
      { field: 'recipes[3].outputs', reason: 'too-many-fills', args: { count: expect.any(Number), most: MAX_FILLS }, isLimit: true },
    ]);
  });

  test('there may not be too many characters', () => {
    const withMore = (count: number) =>
      changed(({ characters }) => {
        for (let more = characters.length; more < count; more++) {
          characters.push({ id: `own-${more}`, start: characters[1]?.start, arcana: [] });
        }
      });
    expect(problemsOf(withMore(MAX_CHARACTERS))).toEqual([]);
    expect(problemsOf(withMore(900))).toContainEqual({
      field: 'characters',
      reason: 'too-many',
      args: { count: 900, most: MAX_CHARACTERS },
      isLimit: true,
    });
  });

  test('a file that was accepted earlier still opens, and obeys the laws', () => {
    const rules = reopenGame(whirling, 3, { characters: 'random', cards: allAny(5) }, 1);
    checkConduct(whirling, rules, 1);
  });
});

describe('fills are listed from what is there', () => {
  const any: readonly CellRow[] = ['any', 'any', 'any', 'any', 'any'];

  test('in the same order as the whole list, which is only counted', () => {
    const needs = totalsOf(any.map(() => INGREDIENTS));
    const all = allFills(needs);
    expect(countFills(needs)).toBe(all.length);
    const stock = { bench: [3, 0, 1, 2, 0], output: [1, 1, 0, 0, 2], supplied: 0b00100 };
    const fitting = all.filter(
      ({ bench, output, supplied }) =>
        (supplied & ~stock.supplied) === 0 &&
        bench.every((count, kind) => count <= (stock.bench[kind] ?? 0) && (output[kind] ?? 0) <= (stock.output[kind] ?? 0)),
    );
    expect(listFills(needs, stock)).toEqual(fitting);
    expect(listFills(needs, stock, 3)).toEqual(fitting.slice(0, 3));
    expect(fitting.length).toBeGreaterThan(100);
  });

  test('compiling makes no more records than documented, however many fills there could be', () => {
    expect(compiledRecords(allAny(5))).toBeLessThan(MAX_RECORDS);
    expect(compiledRecords(JSON.stringify(PRINTED))).toBeLessThan(MAX_COMPILED_FILLS * 2);
  });

  test('a fill that no list holds is read, saved and loaded', () => {
    const rules = rulesWith(allAny(5));
    const random = new FastRandom(3);
    const state = rules.start();
    let fills = 0;
    for (let turn = rules.turn(state); turn.kind !== 'over' && fills < 3; turn = rules.turn(state)) {
      const seat = turn.kind === 'seats' ? (turn.seats[0]?.seat ?? 0) : 'chance';
      const moves = seat === 'chance' ? [rules.draw(state, random)] : rules.moves(state, seat);
      const from = brewingOn(moves).length > 0 ? brewingOn(moves) : moves;
      const text = rules.format(from[random.below(from.length)] ?? (moves[0] as (typeof moves)[number]));
      const move = rules.parse(text);
      if (!move) throw new Error(`${text} is not read`);
      expect(rules.format(move)).toBe(text);
      rules.apply(state, seat, move);
      if (move.type !== 'fill') continue;
      fills++;
      expect(rules.save(rules.load(rules.save(state)))).toEqual(rules.save(state));
    }
    expect(fills).toBe(3);
  });
});

test(`the most expensive file found stays within the documented numbers`, () => {
  for (let search = 0; search < casesOf(1, 2); search++) {
    const text = mostExpensive(searchOf(casesOf(40, 300)), new FastRandom('expensive', search));
    expect(problemsIn(text)).toEqual([]);
    expect(compiledRecords(text)).toBeLessThan(MAX_RECORDS);
    const data = JSON.parse(text) as Data;
    expect(data.characters.length).toBeLessThanOrEqual(MAX_CHARACTERS);
    for (let game = 0; game < casesOf(2, 20); game++) {
      const { moves, texts, view } = workOf(rulesWith(text, 2 + (game % 4)), new FastRandom('work', game), 400, brewingOn);
      expect(moves).toBeLessThanOrEqual(MAX_FILLS);
      expect(texts).toBeLessThan(100_000);
      expect(view).toBeLessThan(100_000);
    }
  }
});
