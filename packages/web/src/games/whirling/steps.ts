import type { View } from '@coven/games/whirling';
import { characterRow } from './cards.ts';

type Step = 'characters' | 'growth' | 'play' | 'reveal' | 'arcana' | 'brew' | 'pass';

/** Where a step of the round stands. */
export interface StepFacts {
  readonly step: Step;
  readonly state: 'done' | 'now' | 'next';
}

const PHASES: Readonly<Record<View['phase'], Step | null>> = {
  offer: 'characters',
  draft: 'characters',
  deal: 'characters',
  grow: 'growth',
  pick: 'play',
  arcana: 'arcana',
  brew: 'brew',
  draw: 'pass',
  over: null,
};

/** The steps of this round in order: reveal and pass take nobody's time. Empty when the game is over. */
export function stepsOf(view: View): readonly StepFacts[] {
  const current = PHASES[view.phase];
  if (current === null) return [];
  const study: readonly Step[] = view.isLast ? [] : ['play', 'reveal', 'arcana'];
  const steps: readonly Step[] = [
    ...(view.round === 0 && view.casting === 'draft' ? (['characters'] as const) : []),
    ...(hasGrowth(view) ? (['growth'] as const) : []),
    ...study,
    'brew',
    'pass',
  ];
  const now = steps.indexOf(current);
  return steps.map((step, at) => ({ step, state: at < now ? 'done' : at === now ? 'now' : 'next' }));
}

/** WW-7.8 */
function hasGrowth(view: View): boolean {
  return view.players.some(({ character }) => character !== null && characterRow(view, character)?.ability === 'forced-growth');
}
