import type { Step, View } from '../rules/index.ts';

/** Where a step of the round stands. */
export interface StepFacts {
  readonly step: Step;
  readonly state: 'done' | 'now' | 'next';
}

/** The steps of this round in order: without reveal and pass, for which nobody is awaited. Empty when the game is over. */
export function stepFacts({ steps, step: current }: View): readonly StepFacts[] {
  const now = current === null ? -1 : steps.indexOf(current);
  return steps.map((step, at) => ({ step, state: at < now ? 'done' : at === now ? 'now' : 'next' }));
}
