import type { ServerMessage } from '@coven/protocol';
import type { ClientMessage } from '@coven/room';
import { LessonRun } from '@coven/room';
import { describe, expect, test } from 'vitest';
import { allLessons } from './lessons/files.ts';

const found = allLessons().find(({ name }) => name === 'blackmore/first');
if (!found) throw new Error('no first lesson of Blackmore');
const { game, lesson } = found;
const placeOf = (id: string) => lesson.steps.findIndex((step) => step.id === id);

/** A run at a step, with the learner's line to its table. */
function at(id: string) {
  const run = new LessonRun(game, lesson, undefined, { place: placeOf(id), chosen: {} });
  const heard: ServerMessage[] = [];
  const send = run.connect((text) => heard.push(JSON.parse(text) as ServerMessage));
  const play = (text: string): ServerMessage | undefined => {
    send({ type: 'move', id: `${heard.length}`, decision: run.table.decision(lesson.learner), text } satisfies ClientMessage);
    return heard.at(-1);
  };
  return { run, play };
}

describe('the gate of a lesson', () => {
  test('makes the wanted move, and no further one before it has been looked at', () => {
    const { run, play } = at('win-yellow');
    expect(play('play yellow-8')).toMatchObject({ type: 'done' });
    expect(run.state).toMatchObject({ place: placeOf('win-yellow'), moment: 'made' });
    // What the next step wants: a series of moves must not run past a step.
    const { length } = run.table;
    expect(play('keep')).toMatchObject({ type: 'refused', refusal: { reason: 'not-taught' } });
    expect(run.table.length).toBe(length);
    run.next();
    expect(play('keep')).toMatchObject({ type: 'done' });
  });

  test('answers a legal move with the lesson’s text, an illegal one with the rule', () => {
    const { run, play } = at('win-yellow');
    expect(play('play violet-5')).toMatchObject({ refusal: { reason: 'not-taught' } });
    expect(run.state.answer?.key).toBe('win-yellow.wrong.play violet-5');
    expect(play('play blue-8')).toMatchObject({ refusal: { rule: expect.stringMatching(/^BM-/) } });
    expect(run.state.answer).toMatchObject({ key: null, refusal: { rule: expect.stringMatching(/^BM-/) } });
    expect(run.state).toMatchObject({ tries: 2, place: placeOf('win-yellow'), moment: 'say' });
  });

  test('takes nothing back', () => {
    const { run, play } = at('lead-orange');
    play('play orange-9');
    run.next();
    expect(play('undo')).toMatchObject({ refusal: { reason: 'not-taught' } });
  });
});

test('a lesson is resumed, repeated and gone back in, with the moves that were chosen', () => {
  const { run } = at('change-trump');
  const { state, table } = run;
  const before = JSON.stringify(table.view(lesson.learner));
  run.skip();
  expect(JSON.stringify(run.table.view(lesson.learner))).not.toBe(before);
  run.goTo(state.place);
  expect(JSON.stringify(run.table.view(lesson.learner))).toBe(before);
  expect(run.state.session).toBeGreaterThan(state.session);
  const resumed = new LessonRun(game, lesson, undefined, run.mark);
  expect(JSON.stringify(resumed.table.view(lesson.learner))).toBe(before);
  run.goTo(state.place - 1);
  expect(run.step?.id).toBe('morgana-throws');
});
