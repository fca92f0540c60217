import type { PictureView } from '@coven/web/games/board-context.ts';
import type { Whirling } from '../rules/index.ts';
import type { WhirlingWords } from '../words/index.ts';

/** The round, in words; nothing before the first. */
export function stage({ view, words }: PictureView<Whirling>): string {
  const own = words as WhirlingWords;
  return view.isLast ? own.say('table.last-round') : view.round === 0 ? '' : own.say('table.round', { round: view.round });
}
