import type { Blackmore, CardId, View } from '@coven/games/blackmore';
import type { BlackmoreWords, Pieces } from '@coven/words';
import { say } from '../../words/words.svelte.ts';
import type { Desk } from '../game-table.ts';
import { winnerOf } from './picture.ts';

/** What a player would otherwise work out in the head, as one sentence. */
export function remark(desk: Desk<Blackmore>, pieces: Pieces): string | undefined {
  const words = desk.words as BlackmoreWords;
  const { view, selected } = desk;
  const card = (id: CardId) => pieces.piece('card', id, words.piece('card', id));
  const looked = selected === null ? undefined : desk.outlook(selected);
  if (looked?.type === 'crown') return say('bm.crown', { points: looked.points, numbers: looked.ranking.join('-') });
  if (desk.ask?.type === 'crown') return say('bm.choose-trump');
  if (!desk.hasHints) return undefined;
  const winning = winnerOf(view);
  if (desk.ask === null || winning === null || view.phase === 'lead') return trumpLine(view, card);
  if (selected !== null && looked?.type === 'play') {
    const args = { card: card(selected.slice('play '.length)), points: looked.points };
    return looked.wins ? say('bm.would-win', args) : say('bm.would-lose', args);
  }
  const better = desk.moves.filter((move) => {
    const outlook = desk.outlook(move);
    return outlook?.type === 'play' && outlook.wins;
  });
  const [best] = better;
  if (best === undefined) return say('bm.none-beats', { card: card(winning) });
  return better.length === 1
    ? say('bm.one-beats', { card: card(winning), own: card(best.slice('play '.length)) })
    : say('bm.some-beat', { card: card(winning), count: better.length });
}

function trumpLine(view: View, card: (id: CardId) => string): string | undefined {
  return view.trump === null ? undefined : say('bm.trump', { card: card(view.trump), numbers: view.ranking.join('-') });
}
