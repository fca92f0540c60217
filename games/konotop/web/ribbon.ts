import type { CardId, Effect, View } from '../rules/index.ts';
import { OPTIONAL_EFFECTS, type OptionalKind } from '../rules/names.plain.ts';
import type { Held } from './held.ts';

/** What a player is to choose at a step of the turn. */
export type Question = 'card' | 'where' | 'whither' | 'another' | 'destroy' | 'move';

/** One step of a turn: what has been done, what is asked now, what is to come. */
export type Step =
  | { readonly type: 'done'; readonly card: CardId }
  | { readonly type: 'held'; readonly card: CardId }
  | { readonly type: 'now' | 'next'; readonly question: Question }
  | { readonly type: 'stage'; readonly stage: 'check' | 'draw' };

const QUESTIONS: Readonly<Record<OptionalKind, Question>> = { 'play-another': 'another', destroy: 'destroy', move: 'move' };

/** The turn as far as it can be foreseen. KW-2.1, KW-2.4 */
export function ribbonOf(
  { awaited, chain, pending }: Pick<View, 'awaited' | 'chain' | 'pending'>,
  held: Held | null,
  effectOf: (card: CardId) => Effect | null,
): readonly Step[] {
  if (awaited === null) return [];
  const steps: Step[] = chain.map((card) => ({ type: 'done', card }));
  const waiting = pending.at(-1);
  if (held !== null) {
    steps.push({ type: 'held', card: held.card }, { type: 'now', question: held.from === 'hand' ? 'where' : 'whither' });
    const follows = held.from === 'hand' ? OPTIONAL_EFFECTS.find((kind) => kind === effectOf(held.card)?.kind) : undefined;
    if (follows) steps.push({ type: 'next', question: QUESTIONS[follows] });
  } else if (waiting) {
    steps.push({ type: 'now', question: QUESTIONS[waiting.effect] });
  } else {
    steps.push({ type: 'now', question: 'card' }, { type: 'next', question: 'where' });
  }
  return [...steps, { type: 'stage', stage: 'check' }, { type: 'stage', stage: 'draw' }];
}
