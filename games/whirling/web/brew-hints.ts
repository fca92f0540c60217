import type { BoardContext } from '@coven/web/games/board-context.ts';
import type { Whirling } from '../rules/index.ts';
import type { LyingRecipe } from './lying.ts';
import { say } from './say.ts';

/** What is to be said of an own recipe while brewing, in a few words. */
export function brewHint(board: BoardContext<Whirling>, { id, isUsed }: LyingRecipe, missing: number): string {
  const { view } = board;
  if (isUsed) return say('ww.used');
  if (view.phase !== 'brew' || view.players[board.seat]?.isDone) return '';
  if (view.own?.using === id) return say('ww.in-use');
  if (missing > 0) return say('ww.missing', { size: missing });
  if (!board.hasHints) return '';
  const [now, then] = [board.outlook({ type: 'done', kept: null }), board.outlook({ type: 'use', recipe: id })];
  if (then?.type !== 'brew' || now?.type !== 'brew') return '';
  if (String(then.cauldron) === String(now.cauldron) && String(then.bench) === String(now.bench)) return say('ww.choice-follows');
  return then.circle > now.circle ? say('ww.circle-would', { circle: then.circle }) : '';
}

/** Whether using it would bring more into the circle than finishing now. */
export function gains(board: BoardContext<Whirling>, id: string): boolean {
  if (!board.hasHints) return false;
  const [now, then] = [board.outlook({ type: 'done', kept: null }), board.outlook({ type: 'use', recipe: id })];
  return then?.type === 'brew' && now?.type === 'brew' && then.circle > now.circle;
}
