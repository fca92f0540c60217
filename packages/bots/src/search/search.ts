import type { Random, Rules, Seat, Types } from '@coven/core';
import type { Bot, BotInput } from '../bot.ts';
import { Deadline } from '../deadline.ts';
import { planned } from '../plan.ts';
import type { Brain, Line } from './brain.ts';
import { awaitedIn, playLine } from './course.ts';
import { type Branch, Decision } from './tree.ts';
import { winShares } from './win-shares.ts';

/** Makes a game's brain for opened rules, once for each. */
export type BrainMaker<T extends Types> = (rules: Rules<T>, input: BotInput<T>) => Brain<T>;

/** A way to find the best of some lines by playing worlds on. */
export interface Method<T extends Types> {
  /** Whether there is anything left to find out. */
  readonly isOpen: boolean;
  readonly best: Line<T>;
  /** Plays one world on and learns from it. */
  iterate(world: T['state'], random: Random): void;
  /** What it found out about the seat's decisions after the best line. */
  readonly ahead?: unknown;
}

/** `from`: a state that fits what the seat knows; what the seat may do is the same in every world. `ahead`: of the seat's search before. */
export type MethodMaker = new <T extends Types>(
  rules: Rules<T>,
  brain: Brain<T>,
  seat: Seat,
  from: T['state'],
  ahead?: unknown,
) => Method<T>;

/** A bot that samples worlds from what its seat knows and plays them on. */
export function searching<T extends Types>(id: string, brainFor: BrainMaker<T>, Searching: MethodMaker = Search): Bot<T> {
  const brains = new WeakMap<Rules<T>, Brain<T>>();
  return planned<T>({
    id,
    remembers: true,
    think(input, ahead) {
      const { rules, seat, random } = input;
      const deadline = new Deadline(input);
      const brain = brains.get(rules) ?? brainFor(rules, input);
      brains.set(rules, brain);
      const sampler = rules.sampler(input.view(), input.memory());
      const from = sampler(random);
      const search = new Searching(rules, brain, seat, from, ahead);
      while (search.isOpen && deadline.next()) search.iterate(sampler(random), random);
      return { line: search.best, from, ahead: search.ahead };
    },
  });
}

/**
 * Information-set Monte-Carlo tree search. Every world is played on: each seat chooses whole lines in a tree of its own decisions, so that
 * nothing hangs below what another seat has chosen in secret, then by policy; the position at the horizon is evaluated for all seats at once.
 * The seat's tree goes on where it was left after its last line; what the others have done since is not in it, so it counts for less.
 */
class Search<T extends Types> implements Method<T> {
  readonly #rules: Rules<T>;
  readonly #brain: Brain<T>;
  readonly #seat: Seat;
  /** What the seat may do now: the same in every world. */
  readonly #lines: readonly Line<T>[];
  readonly #roots: readonly Map<string, Decision<T>>[];
  readonly #root: Decision<T>;
  readonly #keys = new Map<Line<T>, string>();

  constructor(rules: Rules<T>, brain: Brain<T>, seat: Seat, from: T['state'], ahead?: unknown) {
    this.#rules = rules;
    this.#brain = brain;
    this.#seat = seat;
    this.#lines = brain.lines(from, seat, brain.width);
    this.#roots = Array.from({ length: rules.seats }, () => new Map());
    for (const line of this.#lines) this.#keys.set(line, this.#textOf(line));
    const known = ahead instanceof Map ? ahead.get(this.#sightOf(from, seat)) : undefined;
    this.#root = known instanceof Decision ? known : new Decision();
    this.#root.fade();
  }

  /** Whether there is anything to choose. */
  get isOpen(): boolean {
    return this.#lines.length > 1;
  }

  get best(): Line<T> {
    return this.isOpen ? this.#best.line : (this.#lines[0] as Line<T>);
  }

  get ahead(): ReadonlyMap<string, Decision<T>> | undefined {
    return this.isOpen ? this.#best.next : undefined;
  }

  get #best(): Branch<T> {
    return this.#root.bestOf(this.#lines, (line) => this.#keys.get(line) as string);
  }

  iterate(world: T['state'], random: Random): void {
    const paths = this.#roots.map((): Branch<T>[] => []);
    const isInTree = this.#roots.map(() => true);
    this.#brain.reopen?.(world, this.#seat);
    const first = this.#root.choose(this.#lines, (line) => this.#keys.get(line) as string);
    paths[this.#seat]?.push(first);
    playLine(this.#rules, world, this.#seat, first.line);
    if (first.visits === 0) isInTree[this.#seat] = false;
    for (let played = 1; played < this.#brain.horizon; played++) {
      const seat = awaitedIn(this.#rules, world, random);
      if (seat === undefined) break;
      if (!isInTree[seat]) {
        playLine(this.#rules, world, seat, this.#brain.policy(world, seat, random));
        continue;
      }
      const branch = this.#decisionOf(world, seat, paths[seat] as Branch<T>[]).choose(
        this.#brain.lines(world, seat, this.#brain.width),
        (line) => this.#textOf(line),
      );
      paths[seat]?.push(branch);
      if (branch.visits === 0) isInTree[seat] = false;
      playLine(this.#rules, world, seat, branch.line);
    }
    awaitedIn(this.#rules, world, random);
    const shares = winShares(this.#rules, this.#brain, world);
    paths.forEach((path, seat) => {
      for (const branch of path) {
        branch.visits++;
        branch.total += shares[seat] as number;
      }
    });
  }

  #decisionOf(world: T['state'], seat: Seat, path: readonly Branch<T>[]): Decision<T> {
    const decisions = path.at(-1)?.next ?? (this.#roots[seat] as Map<string, Decision<T>>);
    const sight = this.#sightOf(world, seat);
    let decision = decisions.get(sight);
    if (!decision) {
      decision = new Decision();
      decisions.set(sight, decision);
    }
    return decision;
  }

  #sightOf(world: T['state'], seat: Seat): string {
    return this.#brain.sight?.(world, seat) ?? '';
  }

  #textOf(line: Line<T>): string {
    return line.map((move) => this.#rules.format(move)).join('\n');
  }
}
