import type { BoardContext } from '@coven/web/games/board-context.ts';
import type { Pieces } from '@coven/words';
import type { Whirling } from '../rules/index.ts';
import { sum } from '../rules/ingredients.ts';
import type { WhirlingWords } from '../words/index.ts';
import { adviceFor } from './advice.svelte.ts';
import { piecesOf } from './picture.ts';
import { say } from './say.ts';

/** What a player would otherwise work out in the head, as one sentence. */
export function remark(board: BoardContext<Whirling>, pieces: Pieces): string | undefined {
  const { view } = board;
  const words = board.words as WhirlingWords;
  const me = view.players[board.seat];
  if (!me || !view.own || view.phase === 'over') return undefined;
  const drawn = (counts: readonly number[]) =>
    piecesOf(counts)
      .map(({ kind }) => pieces.piece('ingredient', kind, words.piece('ingredient', kind)))
      .join('');
  if (view.phase === 'pick' && view.own.pick) {
    const { id } = view.own.pick;
    return say('ww.picked', { card: pieces.piece('recipe', id, words.piece('recipe', id)) });
  }
  if (view.phase !== 'brew') return undefined;
  if (view.own.using !== null) {
    const kind = view.own.using === me.character ? 'character' : 'recipe';
    const card = pieces.piece(kind, view.own.using, words.piece(kind, view.own.using));
    return say(view.own.filled === null ? 'ww.fill' : 'ww.make', { card });
  }
  const advice = adviceFor(board);
  if (advice.isOn && advice.brew) {
    const { gain, overflow } = advice.brew;
    return gain > 0 ? say('ww.best-gain', { size: gain, pieces: drawn(overflow) }) : say('ww.best-none');
  }
  if (!board.hasHints) return undefined;
  const looked = board.selected === null ? undefined : board.outlook(board.selected);
  const forecast = looked?.type === 'brew' ? looked : view.forecasts[board.seat];
  const to = view.feeds[board.seat];
  if (forecast === undefined || to === undefined) return undefined;
  const { overflow, isCertain } = forecast;
  const who = pieces.seat(to);
  if (sum(overflow) === 0) return say('ww.all-fit', { who });
  return say(isCertain ? 'ww.overflows' : 'ww.would-overflow', { who, pieces: drawn(overflow) });
}
