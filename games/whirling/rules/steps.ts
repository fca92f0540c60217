import type { Casting } from './setup.ts';
import { can, type Phase, type State } from './state.ts';

/** What a round is made of, for everybody to follow. */
export type Step = 'characters' | 'growth' | 'play' | 'reveal' | 'arcana' | 'brew' | 'pass';

/** The step that each phase is part of. */
export const STEP_OF: Readonly<Record<Phase, Step | null>> = {
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

/** The steps of this round in order; none when the game is over. */
export function stepsOf({ phase, round, isLast, players }: State, casting: Casting): readonly Step[] {
  if (phase === 'over') return [];
  return [
    ...(round === 0 && casting === 'draft' ? (['characters'] as const) : []),
    ...(players.some((player) => can(player, 'forced-growth')) ? (['growth'] as const) : []), // WW-7.8
    ...(isLast ? [] : (['play', 'reveal', 'arcana'] as const)), // WW-6.2
    'brew',
    'pass',
  ];
}
