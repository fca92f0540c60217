import { FastRandom, openGame, type Rules } from '@coven/core';
import {
  ARCANA as ARCANA_BY_RULES,
  INGREDIENTS as BY_RULES,
  type Ingredient,
  PRINTED,
  type View,
  type Whirling,
  whirling,
} from '@coven/games/whirling';
import { describe, expect, test } from 'vitest';
import {
  ARCANA,
  groupsOf,
  growthOver,
  INGREDIENTS,
  leftOf,
  othersOf,
  pouringOf,
  ravenWith,
  rightOf,
  sidesOf,
  sourcesOf,
  spotsIn,
} from '../src/games/whirling/picture.ts';
import { readMove, takenIn } from '../src/games/whirling/reading.ts';

interface Moment {
  readonly rules: Rules<Whirling>;
  readonly state: Whirling['state'];
  readonly view: View;
  readonly seat: number;
  readonly texts: readonly string[];
}

/** What each awaited seat sees and may do, all through some random games. */
function* moments(seats: number, characters: string, games: number): Generator<Moment> {
  const rules = openGame(whirling, seats, { characters });
  for (let game = 0; game < games; game++) {
    const random = new FastRandom('whirling-picture', game * 10 + seats);
    const state = rules.start();
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') {
        rules.apply(state, 'chance', rules.draw(state, random));
        continue;
      }
      const { seat } = turn.seats[random.below(turn.seats.length)] as (typeof turn.seats)[number];
      const moves = rules.moves(state, seat);
      yield { rules, state, view: rules.view(state, seat), seat, texts: moves.map((move) => rules.format(move)) };
      // Finishing at once would leave nothing to look at.
      const others = moves.filter(({ type }) => type !== 'done' && type !== 'ready');
      const from = others.length > 0 && random.below(6) > 0 ? others : moves;
      rules.apply(state, seat, from[random.below(from.length)] as (typeof moves)[number]);
    }
  }
}

test('ingredients and arcana stand in the rules’ order', () => {
  expect(INGREDIENTS).toEqual(BY_RULES);
  expect(ARCANA).toEqual(ARCANA_BY_RULES);
});

describe.each([
  [2, 'random'],
  [3, 'draft'],
  [5, 'random'],
] as const)('%i players, characters by %s', (seats, characters) => {
  test('every offered move is read back from its text, and has a place on the table', () => {
    const seen = new Set<string>();
    for (const { rules, texts } of moments(seats, characters, 8)) {
      const grouped = new Set(groupsOf(texts).flatMap(({ moves }) => moves));
      for (const text of texts) {
        const move = readMove(text);
        expect(move && rules.format(move)).toBe(text);
        const [type = ''] = text.split(' ');
        expect(grouped.has(text) || ['play', 'use', 'done', 'hold', 'ready', 'blind', 'fresh-start'].includes(type), text).toBe(true);
        seen.add(type);
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['play', 'use', 'fill', 'make', 'potion', 'raven', 'grimoire', 'done', 'hold', 'ready']),
    );
  });

  test('WW-4.1 the cauldron and its overflow are drawn as the rules foretell them', () => {
    let overflows = 0;
    for (const { rules, view, seat, texts } of moments(seats, characters, 8)) {
      const done = texts.includes('done') ? rules.parse('done') : undefined;
      const outlook = done && rules.outlook(view, done);
      if (outlook?.type !== 'brew') continue;
      const { to, cauldron, overflow, isCertain } = outlook;
      expect(pouringOf(view, seat)).toEqual({ to, cauldron, overflow, isCertain });
      if (overflow.some((count) => count > 0)) overflows++;
    }
    expect(overflows).toBeGreaterThan(10);
  });

  test('WW-3.1 an input is drawn as missing exactly if the recipe cannot be used', () => {
    let short = 0;
    for (const { view, seat, texts } of moments(seats, characters, 8)) {
      const me = view.players[seat];
      if (view.phase !== 'brew' || !me || !view.own || view.own.using !== null) continue;
      const used = new Set(me.uses.map(({ recipe }) => recipe));
      for (const { id, isTurned } of me.recipes) {
        const row = PRINTED.recipes.find((one) => one.id === id);
        // A recipe that neither takes nor makes anything has nothing to be used for.
        if (!row || used.has(id) || row.inputs.length + row.outputs.length === 0) continue;
        const sources = sourcesOf(sidesOf(row, isTurned).inputs, me.bench, view.own.made, me.supply);
        expect(sources.includes('missing'), id).toBe(!texts.includes(`use ${id}`));
        if (sources.includes('missing')) short++;
      }
    }
    expect(short).toBeGreaterThan(10);
  });
});

test('WW-7.8 what does not fit of a growth is foretold', () => {
  let overflows = 0;
  for (const { rules, state, view, seat, texts } of moments(3, 'random', 60)) {
    for (const text of texts.filter((one) => one.startsWith('grow '))) {
      const events: Whirling['event'][] = [];
      rules.apply(rules.clone(state), seat, rules.parse(text) as Whirling['move'], (event) => events.push(event));
      const [grew] = events;
      const overflow = grew?.type === 'grew' ? grew.overflow : undefined;
      expect(growthOver(view, seat, text.slice('grow '.length) as Ingredient)).toBe(overflow);
      if (overflow) overflows++;
    }
  }
  expect(overflows).toBeGreaterThan(10);
});

test('the left neighbour feeds me, I feed the right one', () => {
  expect([leftOf(0, 3), rightOf(0, 3), leftOf(2, 3), leftOf(1, 2), rightOf(1, 2)]).toEqual([1, 2, 0, 0, 0]);
  expect(othersOf(3, 5)).toEqual([4, 0, 1, 2]);
});

test('WW-3.2 a mixed cell takes what the plain ones leave', () => {
  const inputs = [['toad', 'spider'], 'toad'] as const;
  expect(sourcesOf(inputs, [0, 0, 0, 1, 1], [0, 0, 0, 0, 0], [])).toEqual(['bench', 'bench']);
  expect(sourcesOf(inputs, [0, 0, 0, 0, 1], [0, 0, 0, 1, 0], [])).toEqual(['output', 'bench']);
  expect(sourcesOf(inputs, [0, 0, 0, 0, 1], [0, 0, 0, 0, 0], ['spider'])).toEqual(['supply', 'bench']);
  expect(sourcesOf(inputs, [0, 0, 0, 1, 0], [0, 0, 0, 0, 0], [])).toEqual(['bench', 'missing']);
});

test('WW-2.5 a raven takes one piece, then a second, then begins anew', () => {
  const moves = ['ready', 'raven toad', 'raven spider', 'raven spider toad', 'raven toad toad'];
  expect(ravenWith(moves, null, 'toad')).toBe('raven toad');
  expect(ravenWith(moves, 'raven toad', 'spider')).toBe('raven spider toad');
  expect(ravenWith(moves, 'raven toad', 'toad')).toBe('raven toad toad');
  expect(ravenWith(moves, 'raven spider toad', 'toad')).toBe('raven toad');
  expect(ravenWith(moves, 'raven spider', 'spider')).toBe('raven spider');
  expect(ravenWith(moves, null, 'heart')).toBeUndefined();
});

test('a filling tells where each piece comes from', () => {
  expect(takenIn('fill bench:toad output:spider supply:heart')).toEqual([
    { from: 'bench', kind: 'toad' },
    { from: 'output', kind: 'spider' },
    { from: 'supply', kind: 'heart' },
  ]);
});

test.each([0, 1, 6, 7, 15, 24, 40])('%i pieces float in the cauldron without lying on each other', (count) => {
  const spots = spotsIn(count);
  expect(spots).toHaveLength(count);
  for (const [at, spot] of spots.entries()) {
    expect(spot.x).toBeGreaterThan(14);
    expect(spot.x).toBeLessThan(86);
    for (const other of spots.slice(0, at)) {
      const gap = Math.hypot((spot.x - other.x) * 4.4, (spot.y - other.y) * 3.06);
      expect(gap).toBeGreaterThan(spot.size * 4.4 * 0.95);
    }
  }
});
