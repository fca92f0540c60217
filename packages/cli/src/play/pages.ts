import type { CliWords } from '@coven/words';
import { wrapInPlace } from '../wrap.ts';
import type { Screen } from './screen.ts';
import { columns, rows } from './terminal-size.ts';

/** Shows lines in place of the picture, page by page, until the player goes back; returns what is still to be said: pages would only be in the way of plain sentences. */
export async function showPages(screen: Screen, lines: readonly string[], say: CliWords): Promise<readonly string[]> {
  if (!screen.isLive) return lines;
  let at = 0;
  for (;;) {
    const wrapped = lines.flatMap((line) => wrapInPlace(line, columns()));
    const size = Math.max(1, rows() - 2);
    screen.draw(() => wrapped.slice(at, at + size));
    at += size;
    const line = await screen.ask(`${say(at < wrapped.length ? 'play.next-page' : 'play.continue')} `);
    if (at >= wrapped.length || line !== '') return [];
  }
}
