import { describe, expect, test } from 'vitest';
import { cellOf } from '../rules/cells.plain.ts';
import { PRINTED, type Whirling } from '../rules/index.ts';
import { maskOf } from '../rules/ingredients.plain.ts';
import { sourcesOf } from '../rules/sources.ts';
import { moments } from './moments.ts';
import { counts, Scene } from './scene.ts';

describe.each([
  [2, 'random'],
  [3, 'draft'],
  [5, 'random'],
] as const)('%i players, characters by %s', (seats, characters) => {
  test('WW-4.1 what a cauldron would bring is what finishing now would bring', () => {
    let overflows = 0;
    for (const { rules, view, seat, moves } of moments(seats, characters, 8)) {
      const done = moves.find((move) => move.type === 'done');
      if (!done) continue;
      const { type: _, bench: __, to, ...forecast } = rules.outlook(view, done) as Extract<Whirling['outlook'], { type: 'brew' }>;
      expect(view.forecasts[seat]).toEqual(forecast);
      expect(view.feeds[seat]).toBe(to);
      if (forecast.overflow.some((count) => count > 0)) overflows++;
    }
    expect(overflows).toBeGreaterThan(10);
  });

  test('WW-3.1 an input is missing exactly if the recipe cannot be used', () => {
    const idle = new Set(PRINTED.recipes.flatMap(({ id, inputs, outputs }) => (inputs.length + outputs.length === 0 ? [id] : [])));
    let short = 0;
    for (const { view, moves } of moments(seats, characters, 8)) {
      if (view.phase !== 'brew' || view.own?.using !== null) continue;
      for (const [id, sources] of Object.entries(view.own.inputs)) {
        if (idle.has(id)) continue;
        expect(sources.includes('missing'), id).toBe(!moves.some((move) => move.type === 'use' && move.recipe === id));
        if (sources.includes('missing')) short++;
      }
    }
    expect(short).toBeGreaterThan(10);
  });

  test('WW-2.5 an effect is left exactly if it is offered', () => {
    let used = 0;
    for (const { view, moves } of moments(seats, characters, 8)) {
      if (view.phase !== 'arcana' || !view.own) continue;
      for (const arcanum of ['potion', 'grimoire'] as const) {
        expect(view.own.left[arcanum] > 0).toBe(moves.some(({ type }) => type === arcanum));
      }
      if (view.own.spent.some((count) => count > 0)) used++;
    }
    expect(used).toBeGreaterThan(10);
  });
});

test('WW-7.8 what does not fit of a growth is foretold, and in whose circle it lands', () => {
  let overflows = 0;
  for (const { rules, state, view, seat, moves } of moments(3, 'random', 60)) {
    expect(view.own?.growth === null).toBe(moves.every(({ type }) => type !== 'grow'));
    moves.forEach((move, kind) => {
      if (move.type !== 'grow') return;
      const events: Whirling['event'][] = [];
      rules.apply(rules.clone(state), seat, move, (event) => events.push(event));
      const { overflow, to } = events[0] as Extract<Whirling['event'], { type: 'grew' }>;
      expect(view.own?.growth).toMatchObject({ count: 3, to });
      expect(view.own?.growth?.overflow[kind]).toBe(overflow);
      if (overflow > 0) overflows++;
    });
  }
  expect(overflows).toBeGreaterThan(10);
});

test('WW-4.1 the left neighbour feeds me, I feed the right one', () => {
  expect(Scene.open(3, 'initiate').view(0).feeds).toEqual([2, 0, 1]);
  expect(Scene.open(2, 'initiate').view('spectator').feeds).toEqual([1, 0]);
});

test('WW-4.2 a cauldron in sight tells what overflows, own outputs included and those of others not', () => {
  const scene = Scene.dealt({ hands: [['void-storm'], ['secret-summoning']] })
    .play('void-storm', 'secret-summoning')
    .skipArcana();
  scene.put(0, 'circle', { heart: 2 }).put(1, 'bench', { mushroom: 9, toad: 9 }).seat(0, 'use void-storm');
  const brewed = counts({ mushroom: 1, spider: 1, toad: 1 });
  expect(scene.view(0).forecasts[0]).toEqual({ cauldron: brewed, overflow: counts({ mushroom: 1, toad: 1 }), circle: 4, isCertain: false });
  expect(scene.view(1).forecasts[0]).toEqual({ cauldron: counts({}), overflow: counts({}), circle: 2, isCertain: false });
  scene.seat(1, 'done');
  expect(scene.view(0).forecasts[0]).toMatchObject({ circle: 4, isCertain: true });
});

test('WW-3.2 a mixed cell takes what the plain ones leave', () => {
  const inputs = ([['toad', 'spider'], 'toad'] as const).map(cellOf);
  const sources = (bench: Parameters<typeof counts>[0], made: Parameters<typeof counts>[0], supply: Parameters<typeof maskOf>[0]) =>
    sourcesOf(inputs, { bench: counts(bench), made: counts(made), supply: maskOf(supply) });
  expect(sources({ spider: 1, toad: 1 }, {}, [])).toEqual(['bench', 'bench']);
  expect(sources({ toad: 1 }, { spider: 1 }, [])).toEqual(['output', 'bench']);
  expect(sources({ toad: 1 }, {}, ['spider'])).toEqual(['supply', 'bench']);
  expect(sources({ spider: 1 }, {}, [])).toEqual(['bench', 'missing']);
});

describe('the steps of a round', () => {
  test('WW-2.1 play, reveal, arcana, brew and pass', () => {
    const scene = Scene.dealt({ hands: [['void-storm'], ['secret-summoning']] });
    expect(scene.view(0)).toMatchObject({ steps: ['play', 'reveal', 'arcana', 'brew', 'pass'], step: 'play' });
    scene.play('void-storm', 'secret-summoning').skipArcana();
    expect(scene.view('spectator').step).toBe('brew');
  });

  test('WW-1.1 characters are drafted before the first round', () => {
    const scene = Scene.open(2, 'draft');
    for (const character of ['toad-whisperer', 'daredevil', 'clairvoyant', 'whirlwind']) scene.chance(`offer ${character}`);
    expect(scene.view(0)).toMatchObject({ steps: ['characters', 'play', 'reveal', 'arcana', 'brew', 'pass'], step: 'characters' });
  });

  test('WW-7.8 growth comes first', () => {
    const scene = Scene.dealt({ characters: ['untamed', 'daredevil'], hands: [['void-storm'], ['secret-summoning']] });
    expect(scene.view(0)).toMatchObject({ steps: ['growth', 'play', 'reveal', 'arcana', 'brew', 'pass'], step: 'growth' });
  });

  test('WW-6.2 the last round has no cards to play', () => {
    const scene = Scene.dealt({ hands: [['void-storm'], ['secret-summoning']] });
    scene.idleUntilBrewing().exhaust(0, 1).all('done');
    expect(scene.view(0)).toMatchObject({ isLast: true, steps: ['brew', 'pass'], step: 'brew' });
    scene.all('done');
    expect(scene.view(0)).toMatchObject({ steps: [], step: null });
  });
});
