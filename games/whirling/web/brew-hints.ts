import { sum } from '../rules/ingredients.plain.ts';
import type { WhirlingBoard } from './board.ts';
import type { LyingRecipe } from './lying.ts';
import { say } from './say.ts';

/** A short remark on an own recipe while brewing. */
export function brewHint(board: WhirlingBoard, { id, isUsed }: LyingRecipe, missing: number): string {
  const { view } = board;
  if (isUsed) return say('ww.used');
  if (view.phase !== 'brew' || view.players[board.seat]?.isDone) return '';
  if (view.own?.using === id) return say('ww.in-use');
  if (missing > 0) return say('ww.missing', { size: missing });
  if (!board.hasHints) return '';
  const [now, then] = [board.outlook({ type: 'done', kept: null }), board.outlook({ type: 'use', recipe: id })];
  if (then?.type !== 'brew' || now?.type !== 'brew') return '';
  if (String(then.cauldron) === String(now.cauldron) && String(then.bench) === String(now.bench)) return say('ww.choice-follows');
  const circle = sum(view.players[board.seat]?.circle ?? []);
  return then.circle > circle ? say('ww.circle-sum', { circle, gain: then.circle - circle }) : say('ww.fits');
}

/** Whether using it would bring more into the circle than finishing now. */
export function gains(board: WhirlingBoard, id: string): boolean {
  if (!board.hasHints) return false;
  const [now, then] = [board.outlook({ type: 'done', kept: null }), board.outlook({ type: 'use', recipe: id })];
  return then?.type === 'brew' && now?.type === 'brew' && then.circle > now.circle;
}
