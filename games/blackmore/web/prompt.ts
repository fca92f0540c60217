import type { Pieces } from '@coven/words';
import type { View } from '../rules/index.ts';
import type { CardId } from '../rules/names.plain.ts';
import type { BlackmoreBoard } from './board.ts';
import { isTrump } from './picture.ts';
import { say } from './say.ts';

type Draw = (card: CardId) => string;

function drawing({ words }: BlackmoreBoard, pieces: Pieces): Draw {
  return (id) => pieces.piece('card', id, words.piece('card', id));
}

/** What the picked card is about to do. */
export function headline(board: BlackmoreBoard, pieces: Pieces): string | undefined {
  const { selected, view } = board;
  if (selected?.type !== 'play' && selected?.type !== 'crown') return undefined;
  const card = drawing(board, pieces)(selected.card);
  if (selected.type === 'crown') return say('bm.crown-it', { card });
  return view.phase === 'lead' ? say('bm.lead-it', { card }) : say('bm.play-it', { card });
}

/** What a player would otherwise work out in the head, as one sentence. */
export function remark(board: BlackmoreBoard, pieces: Pieces): string | undefined {
  const { view, ask } = board;
  const card = drawing(board, pieces);
  if (view.phase === 'over') return say('bm.open-piles');
  if (ask?.type === 'crown') return crownLine(board);
  if (!board.hasHints) return undefined;
  if (ask?.type === 'lead') return leadLine(board) ?? trumpLine(view, card);
  return (ask?.type === 'follow' ? followLine(board, card) : undefined) ?? trumpLine(view, card);
}

function crownLine({ selected, outlook }: BlackmoreBoard): string | undefined {
  const looked = outlook(selected ?? { type: 'keep' });
  if (looked?.type !== 'crown') return undefined;
  const { points, ranking } = looked;
  return selected === null ? say('bm.choose-trump', { points }) : say('bm.crown', { points, number: ranking[0] ?? 0 });
}

function leadLine({ view, selected }: BlackmoreBoard): string | undefined {
  if (selected?.type !== 'play') return undefined;
  return say(isTrump(view, selected.card) ? 'bm.lead-trump' : 'bm.lead-plain');
}

function followLine({ view, selected, outlook }: BlackmoreBoard, card: Draw): string | undefined {
  const winning = view.trick.find(([seat]) => seat === view.winning)?.[1];
  if (winning === undefined) return undefined;
  const looked = selected === null ? undefined : outlook(selected);
  if (looked?.type === 'play') return say(looked.wins ? 'bm.would-win' : 'bm.would-lose', { points: looked.points });
  const [best] = view.beating;
  if (best === undefined) return say('bm.none-beats', { card: card(winning) });
  return view.beating.length === 1
    ? say('bm.one-beats', { card: card(winning), own: card(best) })
    : say('bm.some-beat', { card: card(winning), count: view.beating.length });
}

function trumpLine(view: View, card: Draw): string | undefined {
  return view.trump === null ? undefined : say('bm.trump', { card: card(view.trump), numbers: view.ranking.join('\u2011') });
}
