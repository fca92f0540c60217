import { type Rules, type Types, type Viewer, viewersOf } from '../src/contract.ts';
import { type Entry, stepsOf } from '../src/log.ts';
import { FastRandom, type Random, shuffle } from '../src/random.ts';
import { isRefusal, type Step, type Table } from '../src/table.ts';
import { randomTableLog, tableOf, wireOf } from './table-walk.ts';
import { broken, must } from './walk.ts';

/**
 * Groups of ids that a viewer cannot tell apart in a state, stated by the test and not derived from what the rules show:
 * permuting the ids of a group throughout the past gives a past that this viewer cannot distinguish.
 * `past` holds every event in full, those that were taken back too.
 */
export type Unseen<T extends Types> = (state: T['state'], viewer: Viewer, past: readonly T['event'][]) => readonly (readonly string[])[];

/** Calls `tell` after each step of a log, which may have undos. */
function follow<T extends Types>(rules: Rules<T>, log: readonly Entry[], tell: (table: Table<T>, step: Step<T>) => void): Table<T> {
  const table = tableOf(rules, new FastRandom(0));
  for (const entries of stepsOf(log)) {
    const step = table.replay(entries);
    if (isRefusal(step)) broken('the other world is legal', JSON.stringify(entries));
    tell(table, step);
  }
  return table;
}

/** Everything a viewer receives after each step, as text: what it is shown, its view, its choices and who is awaited. */
export function transcript<T extends Types>(rules: Rules<T>, log: readonly Entry[], viewer: Viewer): string[] {
  const texts: string[] = [];
  follow(rules, log, (table, step) => texts.push(wireOf(table, step, viewer)));
  return texts;
}

/** A different past that looks the same to the viewer: hidden ids are permuted in every entry. */
export function otherWorld<T extends Types>(
  rules: Rules<T>,
  log: readonly Entry[],
  viewer: Viewer,
  unseen: Unseen<T>,
  random: Random,
): Entry[] {
  const past: T['event'][] = [];
  const { state } = follow(rules, log, (_, { events }) => past.push(...events));
  const renamed = new Map<string, string>();
  for (const group of unseen(state, viewer, past)) {
    const others = shuffle([...group], random);
    group.forEach((id, index) => {
      renamed.set(id, others[index] as string);
    });
  }
  return log.map(([by, line]) => [by, line.replace(/[a-z0-9-]+/g, (word) => renamed.get(word) ?? word)]);
}

/**
 * Plays a random game with undos up to a random point. For every viewer, a second world that differs only in what this viewer cannot
 * know must send it the same bytes at every step. Returns how many entries differed between the worlds, so that a test can
 * check that it compared different ones.
 */
export function checkInterference<T extends Types>(rules: Rules<T>, unseen: Unseen<T>, viewers: readonly Viewer[], seed: number): number {
  const random = new FastRandom(seed);
  const whole = randomTableLog(rules, random);
  const log = whole.slice(0, 1 + random.below(whole.length));
  let differences = 0;
  for (const viewer of viewers) {
    const other = otherWorld(rules, log, viewer, unseen, random);
    differences += other.filter(([, line], index) => line !== log[index]?.[1]).length;
    const here = transcript(rules, log, viewer);
    const there = transcript(rules, other, viewer);
    here.forEach((bytes, index) => {
      must(
        bytes === there[index],
        'what a viewer cannot know makes no difference to it',
        () => `viewer ${viewer} after step ${index}, ${JSON.stringify(stepsOf(log)[index])}:\n${bytes}\n${there[index]}`,
      );
    });
  }
  return differences;
}

/** Lets a test show that the law can fail: checks rules of which a part was replaced, over some games with every viewer. */
export function leaksFrom<T extends Types>(rules: Rules<T>, unseen: Unseen<T>, games: number): (leaky: Partial<Rules<T>>) => () => void {
  return (leaky) => () => {
    for (let seed = 1; seed <= games; seed++) checkInterference({ ...rules, ...leaky }, unseen, viewersOf(rules.seats), seed);
  };
}
