import { FastRandom, type Game, refusal, type Seat, type Step, stepsOf, type Types } from '@coven/core';
import { loadLessonTexts } from '@coven/games';
import { acceptedMoves, type CoachStep, type LearnerStep, type Lesson, LessonRun } from '@coven/room';
import { LANGUAGES } from '@coven/words';
import { cataloguesOf } from '@coven/words/laws';
import { describe, expect, test } from 'vitest';
import { allLessons } from './lessons/files.ts';
import { isThere } from './lessons/lights.ts';
import { expectPromises, expectWhatIf } from './lessons/promises.ts';
import { figuresIn, flawOf, keysOf } from './lessons/texts.ts';

/** A first lesson takes five to eight minutes. */
const STEPS = { first: { least: 14, most: 20 }, other: { least: 6, most: 14 } };
const FREE_GAMES = 20;

/** Plays a lesson to its end, or until a step; `chosen` names another accepted move at one step. */
function played(game: Game, lesson: Lesson, until?: string, chosen?: { readonly step: string; readonly text: string }): LessonRun {
  const run = new LessonRun(game, lesson);
  for (let { step } = run; step && step.id !== until; step = run.step) {
    if (step.by === 'learner') run.move(chosen?.step === step.id ? chosen.text : (acceptedMoves(step)[0] ?? ''));
    else run.next();
    run.next();
  }
  return run;
}

const learnerSteps = ({ steps }: Lesson) => steps.filter((step): step is LearnerStep => step.by === 'learner');

describe.each(allLessons())('$name', ({ name, game, lesson }) => {
  test('has its name, the current rules, and steps with names of their own', () => {
    expect(name).toBe(`${lesson.game}/${lesson.id}`);
    expect(lesson).toMatchObject({ format: 'coven-lesson/2', game: game.id, version: game.version });
    const ids = lesson.steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
    const { least, most } = lesson.id === 'first' ? STEPS.first : STEPS.other;
    expect(ids.length).toBeGreaterThanOrEqual(least);
    expect(ids.length).toBeLessThanOrEqual(most);
    expect(lesson.steps[0]?.chapter).toBeDefined();
    const chapters = lesson.steps.filter(({ chapter }) => chapter).length;
    expect([2, 3, 4]).toContain(chapters);
    for (const { rules = [] } of lesson.steps) for (const number of rules) expect(game.rules.map((rule) => rule.number)).toContain(number);
  });

  test('says what its steps are about, and nothing else', async () => {
    const { en } = await cataloguesOf(`games/${lesson.game}/lessons/${lesson.id}`);
    expect(Object.keys(en)).toEqual(keysOf(lesson));
  });

  test.each(LANGUAGES)('in %s says everything in at most 25 words, and names steps in 5, with the figures of English', async (language) => {
    const texts = await loadLessonTexts(game.id, lesson.id, language);
    const english = await loadLessonTexts(game.id, lesson.id, 'en');
    for (const key of keysOf(lesson)) {
      expect(flawOf(language, texts(key)), `${key}: ${texts(key)}`).toBeUndefined();
      expect(figuresIn(texts(key)), key).toEqual(figuresIn(english(key)));
    }
    for (const { id } of lesson.steps) expect(texts(`${id}.name`).split(' ').length, texts(`${id}.name`)).toBeLessThanOrEqual(5);
  });

  test('plays to its end, keeps every promise, and lights only what is there', () => {
    // A silent step in front, so that what happens as the first one begins is seen as well.
    const silent: CoachStep = { id: 'silent', by: 'coach', light: [] };
    const run = new LessonRun(game, { ...lesson, steps: [silent, ...lesson.steps] });
    const { table } = run;
    run.next();
    // What happens as a step begins, before the coach speaks.
    let begun: readonly (Step<Types> | undefined)[] = run.next();
    for (let { step } = run; step; step = run.step) {
      const said = table.rules.clone(table.state);
      const made = [...begun, ...(step.by === 'learner' ? [run.move(acceptedMoves(step)[0] ?? '')] : run.next())];
      const events = made.flatMap((one) => one?.events ?? []);
      if (step.expect) expectPromises(step.expect, { rules: table.rules, state: table.state, events }, lesson.learner, step.id);
      for (const id of step.light) {
        const isLit = [said, table.state].some((state) => isThere(game.id, table.rules, state, lesson.learner, id));
        expect(isLit, `${step.id}: ${id}`).toBe(true);
      }
      begun = run.next();
    }
    expect(table.draws).toBe(lesson.deal.flat().length);
  });

  test('goes on after every accepted move, and makes no other', () => {
    for (const step of learnerSteps(lesson)) {
      for (const text of acceptedMoves(step).slice(1))
        expect(played(game, lesson, undefined, { step: step.id, text }).step).toBeUndefined();
      const run = played(game, lesson, step.id);
      const { length } = run.table;
      for (const text of run.table.moves(lesson.learner).map((move) => run.table.rules.format(move))) {
        if (!acceptedMoves(step).includes(text)) expect(run.move(text)).toBeUndefined();
      }
      expect([run.step, run.table.length]).toEqual([step, length]);
    }
  });

  test('each of its answers can be given, and what they say about moves that are not made is true', async () => {
    const { en } = await cataloguesOf(`games/${game.id}/words`);
    for (const step of learnerSteps(lesson)) {
      const { table } = played(game, lesson, step.id);
      const { rules, state, draws } = table;
      const texts = rules.moves(state, lesson.learner).map((move) => rules.format(move));
      for (const key of step.wrong ?? [])
        expect(key === '*' || `refusal.${key}` in en || mayMatch(key, step, texts, (text) => isRefused(text)), `${step.id}: ${key}`).toBe(
          true,
        );
      function isRefused(text: string): boolean {
        const move = rules.parse(text);
        return move !== undefined && refusal(rules, state, lesson.learner, move) !== undefined;
      }
      for (const [text, whatIf] of Object.entries(step.whatIf ?? {})) {
        expectWhatIf(text, whatIf, { rules, state }, { lesson, drawn: draws }, `${step.id}: what if ${text}`);
      }
    }
  });

  test('ends in free play that comes to its end', () => {
    const { from, turns = Number.POSITIVE_INFINITY } = lesson.ending;
    expect(['start', ...lesson.steps.map(({ id }) => id)]).toContain(from);
    const run = new LessonRun(game, lesson);
    const { table } = run;
    for (const entries of stepsOf(run.endingLog()).slice(stepsOf(run.session.log).length)) table.replay(entries);
    for (let seed = 1; seed <= FREE_GAMES; seed++) expect(freeMoves(table, lesson.learner, turns, seed)).toBeGreaterThan(0);
  });
});

/** Whether an answer can ever be given: it names another legal move, its first word, or a move that is refused. */
function mayMatch(key: string, step: LearnerStep, texts: readonly string[], isRefused: (text: string) => boolean): boolean {
  const others = texts.filter((text) => !acceptedMoves(step).includes(text));
  return others.some((text) => text === key || text.split(' ', 1)[0] === key) || isRefused(key);
}

/** Plays on at random; returns the learner's moves. */
function freeMoves({ rules, state: from }: LessonRun['table'], learner: Seat, turns: number, seed: number): number {
  const random = new FastRandom(seed);
  const state = rules.clone(from);
  let own = 0;
  for (let entries = 0; own < turns; entries++) {
    const turn = rules.turn(state);
    if (turn.kind === 'over') break;
    expect(entries).toBeLessThan(rules.bound);
    if (turn.kind === 'chance') rules.apply(state, 'chance', rules.draw(state, random));
    else {
      const seat = turn.seats[random.below(turn.seats.length)]?.seat ?? 0;
      const moves = rules.moves(state, seat);
      if (seat === learner) own++;
      rules.apply(state, seat, moves[random.below(moves.length)] as (typeof moves)[number]);
    }
  }
  return own;
}

test('a game that teaches has a first lesson', () => {
  const lessons = allLessons();
  const firsts = lessons.flatMap(({ game, lesson }) => (lesson.id === 'first' ? [game.id] : []));
  for (const game of firsts) {
    const numbers = lessons.flatMap(({ lesson }) => (lesson.game === game ? [lesson.number] : [])).sort();
    expect(numbers, game).toEqual(numbers.map((_, at) => at + 1));
  }
  expect(lessons.every(({ lesson }) => (lesson.id === 'first') === (lesson.number === 1))).toBe(true);
  expect(firsts).toEqual([...new Set(lessons.map(({ game }) => game.id))]);
});
