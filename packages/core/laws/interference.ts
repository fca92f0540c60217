import { type Rules, type Types, type Viewer, viewersOf } from '../src/contract.ts';
import type { Entry } from '../src/log.ts';
import { FastRandom, type Random, shuffle } from '../src/random.ts';
import { broken, legal, must, randomLog } from './walk.ts';

/**
 * Groups of ids that a viewer cannot tell apart in a state, stated by the test and not derived from what the rules show:
 * permuting the ids of a group throughout the past gives a past that this viewer cannot distinguish.
 * `past` holds every event in full.
 */
export type Unseen<T extends Types> = (state: T['state'], viewer: Viewer, past: readonly T['event'][]) => readonly (readonly string[])[];

/** Everything a viewer receives after each entry, as text: what it is shown, its view, its moves and who is awaited. */
export function transcript<T extends Types>(rules: Rules<T>, log: readonly Entry[], viewer: Viewer): string[] {
  const state = rules.start();
  return log.map((entry) => {
    const move = legal(rules, state, entry) ?? broken('the other world is legal', JSON.stringify(entry));
    const events: T['event'][] = [];
    rules.apply(state, entry[0], move, (event) => events.push(event));
    const shown = events.flatMap((event) => rules.show(event, viewer) ?? []);
    const turn = rules.turn(state);
    const moves = viewer === 'spectator' ? [] : rules.moves(state, viewer).map((one) => rules.format(one));
    return JSON.stringify({ shown, view: rules.view(state, viewer), turn, moves });
  });
}

/** A different past that looks the same to the viewer: hidden ids are permuted in every entry. */
export function otherWorld<T extends Types>(
  rules: Rules<T>,
  log: readonly Entry[],
  viewer: Viewer,
  unseen: Unseen<T>,
  random: Random,
): Entry[] {
  const state = rules.start();
  const past: T['event'][] = [];
  for (const [by, line] of log) rules.apply(state, by, rules.parse(line) as T['move'], (event) => past.push(event));
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
 * Plays a random game up to a random point. For every viewer, a second world that differs only in what this viewer cannot
 * know must send it the same bytes at every step. Returns how many entries differed between the worlds, so that a test can
 * check that it compared different ones.
 */
export function checkInterference<T extends Types>(rules: Rules<T>, unseen: Unseen<T>, viewers: readonly Viewer[], seed: number): number {
  const random = new FastRandom(seed);
  const whole = randomLog(rules, random);
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
        () => `viewer ${viewer} after ${JSON.stringify(log[index])}:\n${bytes}\n${there[index]}`,
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
