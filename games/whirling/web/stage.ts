import type { PictureView } from '@coven/web/games/board-context.ts';
import type { Whirling } from '../rules/index.ts';
import type { WhirlingWords } from '../words/index.ts';

/** The round, in words; nothing before the first. */
export function stage({ view: { isLast, round }, words }: PictureView<Whirling, WhirlingWords>): string {
  return isLast ? words.say('table.last-round') : round === 0 ? '' : words.say('table.round', { round });
}
