import type { Types } from '@coven/core';
import { awaits } from './awaits.ts';
import type { Bot, BotInput } from './bot.ts';

/** What is kept of a line: its moves, each with the view in which it is to be made. */
interface Plan<T extends Types> {
  readonly steps: readonly Step<T>[];
  readonly ahead: unknown;
}

/** A line that a bot has thought of. */
interface Thought<T extends Types> {
  /** At least one move. */
  readonly line: readonly T['move'][];
  /** The state that the line was thought of in; it fits what the seat knows. */
  readonly from: T['state'];
  /** What the bot found out about the time after the line: it gets that back when it thinks next. */
  readonly ahead?: unknown;
}

interface Step<T extends Types> {
  readonly move: T['move'];
  /** As JSON: the step is made only where its seat sees exactly this. */
  readonly view: string;
}

/** A bot that thinks of whole lines: moves one after another, to be played on while nothing unforeseen is shown. */
export interface LineBot<T extends Types> extends Omit<Bot<T>, 'choose'> {
  /** `ahead`: of the thought before, unless that got lost. */
  think(input: BotInput<T>, ahead: unknown): Thought<T>;
}

/**
 * Plays the lines that a bot thinks of; it is asked again when a line ends or the seat sees something else than it foresaw. Asked once more
 * about a step of its line, also after an undo, it answers the same.
 */
export function planned<T extends Types>({ think, ...bot }: LineBot<T>): Bot<T> {
  return {
    ...bot,
    choose(input) {
      const [only] = input.moves;
      const plan = input.kept.thoughts as Plan<T> | undefined;
      const move = plan && moveIn(plan.steps, input);
      if (move !== undefined) return move;
      if (input.moves.length === 1) return only as T['move'];
      // Somebody who only got advice may have done something else: what was found out about the time after the line does not hold then.
      const { line, from, ahead } = think(input, input.advises ? undefined : plan?.ahead);
      input.kept.thoughts = { steps: foreseen(input, line, from), ahead } satisfies Plan<T>;
      return line[0] as T['move'];
    },
  };
}

function moveIn<T extends Types>(steps: readonly Step<T>[], { rules, moves, view }: BotInput<T>): T['move'] | undefined {
  const seen = JSON.stringify(view());
  const step = steps.find((one) => one.view === seen);
  if (step === undefined) return undefined;
  const text = rules.format(step.move);
  return moves.find((move) => rules.format(move) === text);
}

/** What the seat will see before each move of the line, up to where chance or somebody else comes in between. */
function foreseen<T extends Types>({ rules, seat, view }: BotInput<T>, line: readonly T['move'][], from: T['state']): readonly Step<T>[] {
  const state = rules.clone(from);
  const steps: Step<T>[] = [{ move: line[0] as T['move'], view: JSON.stringify(view()) }];
  for (let at = 1; at < line.length; at++) {
    rules.apply(state, seat, line[at - 1] as T['move']);
    if (!awaits(rules, state, seat)) break;
    steps.push({ move: line[at] as T['move'], view: JSON.stringify(rules.view(state, seat)) });
  }
  return steps;
}
