import { readFileSync } from 'node:fs';
import { FastRandom, openGame, Problem, playout } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { problemsIn } from '../rules/data-check.ts';
import { PRINTED, whirling } from '../rules/index.ts';

const text = readFileSync(new URL('../rules/whirling.json', import.meta.url), 'utf8');
const lines = text.split('\n');

/** The printed file with one line changed; its number comes with it. */
function changed(line: RegExp, to: (old: string) => string, after = 0): { text: string; line: number } {
  const at = lines.findIndex((one, index) => index >= after && line.test(one));
  if (at < 0) throw new Error(`no line like ${line}`);
  return { text: lines.toSpliced(at, 1, ...to(lines[at] as string).split('\n')).join('\n'), line: at + 1 };
}

describe('a file of cards', () => {
  test('the printed one is sound, and a copy of it plays the same', () => {
    expect(problemsIn(text)).toEqual([]);
    const seeded = (cards: string) => {
      const rules = openGame(whirling, 3, { characters: 'draft', cards });
      const state = rules.start();
      playout(rules, state, new FastRandom(9));
      return rules.save(state);
    };
    expect(seeded(text)).toEqual(seeded(''));
  });

  test('a table with cards of its own shows the rows of what is in sight, and of nothing else', () => {
    const own = changed(/"initiative": 60/, () => '   "initiative": 60, "name": "Own Curse"').text.replace(
      '   "name": "Curse of Shadows",\n',
      '',
    );
    expect(problemsIn(own)).toEqual([]);
    const rules = openGame(whirling, 2, { cards: own });
    const state = rules.start();
    const random = new FastRandom(1);
    while (rules.turn(state).kind === 'chance') rules.apply(state, 'chance', rules.draw(state, random));
    const view = rules.view(state, 0);
    expect(Object.keys(view.rows?.recipes ?? {}).sort()).toEqual([...(view.own?.hand ?? [])].sort());
    expect(Object.keys(view.rows?.characters ?? {})).toEqual(['initiate']);
    expect(openGame(whirling, 2).view(state, 0).rows).toBeNull();
  });

  test.each([
    ['a wrong ingredient', changed(/"inputs": \["spider"\]/, () => '   "inputs": ["newt"],'), 'recipes[0].inputs[0]', 'not-one-of'],
    [
      'a wrong mixed cell',
      changed(/\["toad", "spider"\]/, (old) => old.replace('spider', 'toad')),
      'recipes[12].inputs[0]',
      'mixed-needs-two',
    ],
    ['a repeated field', changed(/"arcana": \["potion", "raven"\]/, () => '   "family": "x",', 5), 'recipes[0].family', 'repeated-field'],
    ['a duplicate id', changed(/"id": "web-lore"/, (old) => old.replace('web-lore', 'spore-lore')), 'recipes[4].id', 'repeated-id'],
    ['an id of a character', changed(/"id": "untamed"/, (old) => old.replace('untamed', 'web-lore')), 'characters[8].id', 'repeated-id'],
    ['a duplicate initiative', changed(/"initiative": 7$/, () => '   "initiative": 8'), 'recipes[7].initiative', 'repeated-initiative'],
    ['an initiative too high', changed(/"initiative": 60/, () => '   "initiative": 61'), 'recipes[59].initiative', 'out-of-range'],
    ['no truth', changed(/"reversible": false/, () => '   "reversible": "no",'), 'recipes[0].reversible', 'not-true-or-false'],
    ['an unknown arcanum', changed(/"arcana": \["raven"\]/, () => '   "arcana": ["crow"],'), 'recipes[13].arcana[0]', 'not-one-of'],
    ['an unknown ability', changed(/"ability": "blind-play"/, () => '   "ability": "fly",'), 'characters[2].ability', 'not-one-of'],
    [
      'more than the workbench holds',
      changed(/"spider": 1, "toad": 9/, (old) => old.replace('"toad": 9', '"toad": 10')),
      'characters[3].start.toad',
      'more-than-fits',
    ],
    ['no JSON', changed(/"recipes"/, () => ' recipes: ['), 'recipes', 'not-json'],
  ])('%s is refused with line, place and reason', (_, { text: bad, line }, field, reason) => {
    const [problem] = problemsIn(bad);
    expect(problem).toMatchObject({ reason });
    if (reason === 'not-json') expect(problem?.line).toBe(line);
    else if (reason === 'repeated-initiative') expect(problem).toMatchObject({ field });
    else expect(problem).toMatchObject({ field, line });
  });

  test('a missing field is refused with the place where it belongs', () => {
    const { text: bad } = changed(/"reversible": true/, () => '');
    expect(problemsIn(bad)).toMatchObject([{ field: 'recipes[11].reversible', reason: 'missing-field' }]);
  });

  test('61 recipes, or 59, are refused', () => {
    const one = '{ "id": "one-more", "arcana": [], "inputs": [], "outputs": [], "reversible": false, "initiative": 60 },';
    const { text: more, line } = changed(/"recipes": \[/, (old) => `${old} ${one}`);
    expect(problemsIn(more)[0]).toEqual({ line, field: 'recipes', reason: 'wrong-count', args: { count: 61, wanted: 60 } });
    const fewer = JSON.stringify({ ...JSON.parse(text), recipes: PRINTED.recipes.slice(1) });
    expect(problemsIn(fewer)[0]).toMatchObject({ reason: 'wrong-count', args: { count: 59, wanted: 60 } });
  });

  test('five Initiates and ten others are needed', () => {
    const few = JSON.stringify({ ...JSON.parse(text), characters: PRINTED.characters.slice(1, 8) });
    expect(problemsIn(few).map(({ reason }) => reason)).toEqual(['no-initiate', 'too-few-characters']);
  });

  test('a table cannot be opened with a bad file, and the fault says where', () => {
    const { text: bad, line } = changed(/"inputs": \["spider"\]/, () => '   "inputs": ["newt"],');
    const fault = (() => {
      try {
        openGame(whirling, 2, { cards: bad });
      } catch (error) {
        return error;
      }
    })();
    expect(fault).toBeInstanceOf(Problem);
    expect(fault).toMatchObject({ code: 'bad-file', args: { option: 'cards', line, field: 'recipes[0].inputs[0]', reason: 'not-one-of' } });
  });
});
