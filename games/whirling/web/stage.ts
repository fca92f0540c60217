import type { Whirling } from '@coven/games/whirling';
import type { WhirlingWords } from '@coven/words';
import type { Desk } from '../game-table.ts';

/** The round, in words; nothing before the first. */
export function stage({ view, words }: Desk<Whirling>): string {
  const own = words as WhirlingWords;
  return view.isLast ? own.say('table.last-round') : view.round === 0 ? '' : own.say('table.round', { round: view.round });
}
