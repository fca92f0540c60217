import type { PictureView } from '@coven/web/games/board-context.ts';
import type { LogHeading } from '@coven/web/games/game-table.ts';
import type { Blackmore, Shown } from '../rules/index.ts';
import type { BlackmoreWords } from '../words/index.ts';
import { say } from './say.ts';

/** The log begins with the wheel, and goes on trick by trick. */
export function heading(shown: Shown, { view, words }: PictureView<Blackmore, BlackmoreWords>): LogHeading | undefined {
  switch (shown.type) {
    case 'turned-up':
      return { title: words.say('table.wheel') };
    case 'led':
      return {
        title: say('bm.trick', { number: shown.trick }),
        // BM-3.5: a viewer who looks for the cards above this trick finds them gone.
        note: shown.trick > 1 && view.phase !== 'over' ? say('bm.face-down') : undefined,
      };
    default:
      return undefined;
  }
}
