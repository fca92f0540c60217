import type { Rules, Seat, Types } from '../src/contract.ts';
import type { Entry } from '../src/log.ts';
import type { Random } from '../src/random.ts';
import { legal, must } from './walk.ts';

/** Names a world; states that differ in nothing relevant have the same name. */
export type WorldName<T extends Types> = (state: T['state']) => string;

/** Every world consistent with what a seat saw, with its probability, found by brute force over chance and hidden moves: for tiny decks only. */
export function worldsOf<T extends Types>(rules: Rules<T>, log: readonly Entry[], seat: Seat, name: WorldName<T>): Map<string, number> {
  const seen = whatWasShown(rules, log, seat);
  const worlds = new Map<string, number>();
  let total = 0;
  const explore = (state: T['state'], at: number, weight: number): void => {
    const entry = log[at];
    if (!entry) {
      const key = name(state);
      worlds.set(key, (worlds.get(key) ?? 0) + weight);
      total += weight;
      return;
    }
    for (const [move, share] of candidates(rules, state, entry, seat)) {
      const next = rules.clone(state);
      if (shownBy(rules, next, entry, move, seat) === seen[at]) explore(next, at + 1, weight * share);
    }
  };
  explore(rules.start(), 0, 1);
  for (const [key, weight] of worlds) worlds.set(key, weight / total);
  return worlds;
}

function* candidates<T extends Types>(rules: Rules<T>, state: T['state'], entry: Entry, seat: Seat): Generator<[T['move'], number]> {
  const [by] = entry;
  if (by === 'chance') {
    if (rules.turn(state).kind !== 'chance') return;
    const outcomes = rules.outcomes(state);
    const sum = outcomes.reduce((total, { weight }) => total + weight, 0);
    for (const { move, weight } of outcomes) yield [move, weight / sum];
  } else if (by === seat) {
    const move = legal(rules, state, entry);
    if (move) yield [move, 1];
  } else {
    for (const move of [...rules.moves(state, by)]) yield [move, 1];
  }
}

function shownBy<T extends Types>(rules: Rules<T>, state: T['state'], entry: Entry, move: T['move'], seat: Seat): string {
  const shown: unknown[] = [];
  rules.apply(state, entry[0], move, (event) => {
    const one = rules.show(event, seat);
    if (one !== undefined) shown.push(one);
  });
  return JSON.stringify([shown, rules.view(state, seat)]);
}

function whatWasShown<T extends Types>(rules: Rules<T>, log: readonly Entry[], seat: Seat): string[] {
  const state = rules.start();
  return log.map((entry) => shownBy(rules, state, entry, rules.parse(entry[1]) as T['move'], seat));
}

/** A seat's memory after a log. */
export function memoryAfter<T extends Types>(rules: Rules<T>, log: readonly Entry[], seat: Seat): T['memory'] {
  const state = rules.start();
  const memory = rules.memory(seat);
  for (const [by, line] of log) {
    rules.apply(state, by, rules.parse(line) as T['move'], (event) => {
      const shown = rules.show(event, seat);
      if (shown !== undefined) rules.learn(memory, shown);
    });
  }
  return memory;
}

/**
 * Checks that the sampled worlds are exactly the possible ones, each with the right frequency: Pearson's χ² must stay within
 * five standard deviations of its mean. Returns the number of worlds.
 */
export function checkSampling<T extends Types>(
  rules: Rules<T>,
  log: readonly Entry[],
  seat: Seat,
  name: WorldName<T>,
  random: Random,
  draws: number,
): number {
  const worlds = worldsOf(rules, log, seat, name);
  const state = rules.start();
  for (const [by, line] of log) rules.apply(state, by, rules.parse(line) as T['move']);
  const view = rules.view(state, seat);
  const memory = memoryAfter(rules, log, seat);
  const counts = new Map<string, number>();
  const prepared = rules.sampler(view, memory);
  for (let draw = 0; draw < draws; draw++) {
    // Half of the worlds come from one sampler: a world must not depend on those before it.
    const sampler = draw % 2 === 0 ? prepared : rules.sampler(view, memory);
    const key = name(sampler(random));
    must(worlds.has(key), 'a sampled world fits what the seat saw', () => key);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let chiSquare = 0;
  for (const [key, share] of worlds) {
    const count = counts.get(key) ?? 0;
    const expected = share * draws;
    must(count > 0 || expected < 20, 'every possible world is sampled', () => key);
    chiSquare += (count - expected) ** 2 / expected;
  }
  const freedom = worlds.size - 1;
  must(
    chiSquare <= freedom + 5 * Math.sqrt(2 * Math.max(1, freedom)),
    'worlds are sampled evenly',
    () => `χ² ${chiSquare.toFixed(1)} with ${freedom} degrees of freedom`,
  );
  return worlds.size;
}
