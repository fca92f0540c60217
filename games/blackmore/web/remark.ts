import type { BoardContext } from '@coven/web/games/board-context.ts';
import type { Pieces } from '@coven/words';
import type { Blackmore, View } from '../rules/index.ts';
import type { CardId } from '../rules/names.ts';
import type { BlackmoreWords } from '../words/index.ts';
import { say } from './say.ts';

/** What a player would otherwise work out in the head, as one sentence. */
export function remark(board: BoardContext<Blackmore>, pieces: Pieces): string | undefined {
  const words = board.words as BlackmoreWords;
  const { view, selected } = board;
  const card = (id: CardId) => pieces.piece('card', id, words.piece('card', id));
  const looked = selected === null ? undefined : board.outlook(selected);
  if (looked?.type === 'crown') return say('bm.crown', { points: looked.points, numbers: looked.ranking.join('-') });
  if (board.ask?.type === 'crown') return say('bm.choose-trump');
  if (!board.hasHints) return undefined;
  const winning = view.trick.find(([seat]) => seat === view.winning)?.[1];
  if (board.ask === null || winning === undefined || view.phase !== 'follow') return trumpLine(view, card);
  if (selected?.type === 'play' && looked?.type === 'play') {
    const args = { card: card(selected.card), points: looked.points };
    return looked.wins ? say('bm.would-win', args) : say('bm.would-lose', args);
  }
  const better = board.moves.flatMap((move) => {
    const outlook = board.outlook(move);
    return move.type === 'play' && outlook?.type === 'play' && outlook.wins ? [move.card] : [];
  });
  const [best] = better;
  if (best === undefined) return say('bm.none-beats', { card: card(winning) });
  return better.length === 1
    ? say('bm.one-beats', { card: card(winning), own: card(best) })
    : say('bm.some-beat', { card: card(winning), count: better.length });
}

function trumpLine(view: View, card: (id: CardId) => string): string | undefined {
  return view.trump === null ? undefined : say('bm.trump', { card: card(view.trump), numbers: view.ranking.join('-') });
}
