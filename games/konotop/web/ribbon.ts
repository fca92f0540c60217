import type { CardId, Effect, View } from '@coven/games/konotop';
import type { Action, Held } from './picture.ts';

/** What a player is to choose at a step of the turn. */
export type Question = 'card' | 'where' | 'whither' | 'another' | 'destroy' | 'move';

/** One step of a turn: what has been done, what is asked now, what is to come. */
export type Step =
  | { readonly type: 'done'; readonly what: Exclude<Action['type'], 'declined'>; readonly card: CardId }
  | { readonly type: 'held'; readonly card: CardId }
  | { readonly type: 'now' | 'next'; readonly question: Question }
  | { readonly type: 'stage'; readonly stage: 'check' | 'draw' };

/** The turn as far as it can be foreseen. KW-2.1, KW-2.4 */
export function ribbonOf(
  view: Pick<View, 'phase' | 'pending'>,
  actions: readonly Action[],
  held: Held | null,
  effectOf: (card: CardId) => Effect | null,
): readonly Step[] {
  if (view.phase !== 'play' && view.phase !== 'effect') return [];
  const steps: Step[] = actions.flatMap(({ type, card }): Step[] => (type === 'declined' ? [] : [{ type: 'done', what: type, card }]));
  const pending = view.pending.at(-1);
  if (held !== null) {
    steps.push({ type: 'held', card: held.card }, { type: 'now', question: held.from === 'hand' ? 'where' : 'whither' });
    const follows = held.from === 'hand' ? questionOf(effectOf(held.card)) : null;
    if (follows) steps.push({ type: 'next', question: follows });
  } else if (pending) {
    steps.push({ type: 'now', question: questionOf(effectOf(pending.card)) ?? 'card' });
  } else {
    steps.push({ type: 'now', question: 'card' }, { type: 'next', question: 'where' });
  }
  return [...steps, { type: 'stage', stage: 'check' }, { type: 'stage', stage: 'draw' }];
}

function questionOf(effect: Effect | null): Question | null {
  switch (effect?.kind) {
    case 'play-another':
      return 'another';
    case 'destroy':
    case 'move':
      return effect.kind;
    default:
      return null;
  }
}
