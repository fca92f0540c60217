import type { Whirling } from '@coven/games/whirling';
import type { Pieces, WhirlingWords } from '@coven/words';
import { say } from '../../words/words.svelte.ts';
import type { Desk } from '../game-table.ts';
import { adviceFor } from './advice.svelte.ts';
import { piecesOf, pouringOf, total } from './picture.ts';

/** What a player would otherwise work out in the head, as one sentence. */
export function remark(desk: Desk<Whirling>, pieces: Pieces): string | undefined {
  const { view } = desk;
  const words = desk.words as WhirlingWords;
  const me = view.players[desk.seat];
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
  const advice = adviceFor(desk);
  if (advice.isOn && advice.brew) {
    const { gain, overflow } = advice.brew;
    return gain > 0 ? say('ww.best-gain', { size: gain, pieces: drawn(overflow) }) : say('ww.best-none');
  }
  if (!desk.hasHints) return undefined;
  const looked = desk.selected === null ? undefined : desk.outlook(desk.selected);
  const { overflow, to, isCertain } = looked?.type === 'brew' ? looked : pouringOf(view, desk.seat);
  const who = pieces.seat(to);
  if (total(overflow) === 0) return say('ww.all-fit', { who });
  return say(isCertain ? 'ww.overflows' : 'ww.would-overflow', { who, pieces: drawn(overflow) });
}
