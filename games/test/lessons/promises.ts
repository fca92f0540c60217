import { type Rules, refusal, type Seat, type Types } from '@coven/core';
import type { Lesson, LessonMove, Promised, WhatIf } from '@coven/room';
import { expect } from 'vitest';

/** Where a lesson stands: the events since the step began, and the state they led to. */
export interface Reached {
  readonly rules: Rules;
  readonly state: Types['state'];
  readonly events: readonly object[];
}

/** Checks what a step promises. */
export function expectPromises(promised: Promised, { rules, state, events }: Reached, learner: Seat, where: string): void {
  expectInOrder(events, promised.events ?? [], where);
  for (const banned of promised.never ?? [])
    expect(
      events.filter((event) => fits(event, banned)),
      where,
    ).toEqual([]);
  const view = rules.view(state, learner);
  for (const [path, value] of Object.entries(promised.view ?? {})) expect(valueAt(view, path), `${where}: ${path}`).toEqual(value);
  const turn = rules.turn(state);
  if (promised.ask) {
    const [seat, type] = promised.ask;
    const asked = turn.kind === 'seats' ? turn.seats : [];
    expect(asked, where).toContainEqual(expect.objectContaining({ seat, ask: expect.objectContaining({ type }) }));
  }
  if (promised.over !== undefined) expect(turn.kind === 'over', where).toBe(promised.over);
  if (promised.standings)
    expect(
      rules.standings(state).map(({ place, score }) => [place, score]),
      where,
    ).toEqual(promised.standings);
}

function expectInOrder(events: readonly object[], wanted: readonly object[], where: string): void {
  let rest = events;
  for (const one of wanted) {
    const place = rest.findIndex((event) => fits(event, one));
    if (place < 0) expect(rest, where).toContainEqual(one);
    rest = rest.slice(place + 1);
  }
}

/** Whether a value has everything that is wanted of it; lists must be equally long. */
function fits(found: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return found === wanted;
  if (typeof found !== 'object' || found === null) return false;
  if (Array.isArray(wanted) && (!Array.isArray(found) || found.length !== wanted.length)) return false;
  return Object.entries(wanted).every(([key, value]) => fits((found as Readonly<Record<string, unknown>>)[key], value));
}

function valueAt(view: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], view);
}

/** What a lesson's remaining draws are, as far as they can happen. */
interface Further {
  readonly lesson: Lesson;
  readonly drawn: number;
}

/** Checks what the texts say about a move that is not made. */
export function expectWhatIf(
  text: string,
  whatIf: WhatIf,
  { rules, state }: Omit<Reached, 'events'>,
  { lesson, drawn }: Further,
  where: string,
): void {
  const { learner } = lesson;
  if ('refused' in whatIf) {
    const move = rules.parse(text);
    expect(move && refusal(rules, state, learner, move)?.reason, where).toBe(whatIf.refused);
    return;
  }
  const fork = rules.clone(state);
  const deal = lesson.deal.flat().slice(drawn);
  const events: object[] = [];
  const apply = (by: Seat | 'chance', move: Types['move']) => rules.apply(fork, by, move, (event) => events.push(event));
  const others: readonly LessonMove[] = whatIf.moves ?? [];
  for (const [seat, own] of [[learner, text] as const, ...others]) {
    const move = rules.parse(own);
    expect(move && refusal(rules, fork, seat, move), `${where}: ${own}`).toBeUndefined();
    apply(seat, move as Types['move']);
    while (rules.turn(fork).kind === 'chance') {
      const next = deal.shift();
      const outcomes = rules.outcomes(fork);
      const outcome = outcomes.find((one) => rules.format(one.move) === next) ?? outcomes[0];
      apply('chance', outcome?.move as Types['move']);
    }
  }
  expectPromises(whatIf, { rules, state: fork, events }, learner, where);
}
