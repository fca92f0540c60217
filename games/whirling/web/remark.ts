import type { Pieces } from '@coven/words';
import { sum } from '../rules/ingredients.plain.ts';
import { adviceFor } from './advice.svelte.ts';
import type { WhirlingBoard } from './board.ts';
import { isAllChosen, leftToUse } from './buttons.ts';
import { cardPiece } from './card-piece.ts';
import { piecesOf } from './picture.ts';
import { say } from './say.ts';

/** What a player would otherwise work out in the head, as one sentence. */
export function remark(board: WhirlingBoard, pieces: Pieces): string | undefined {
  const { view } = board;
  if (!view.own) return undefined;
  if (view.phase === 'pick') {
    if (view.own.pick) return say('ww.may-change');
    return board.selected === null ? handGoesOn(board, pieces) : undefined;
  }
  if (view.phase === 'arcana') return isAllChosen(board) ? undefined : say('ww.unused');
  if (view.phase !== 'brew' || view.own.using !== null) return undefined;
  if (board.selected?.type === 'done' && leftToUse(board).length > 0) return recipesLeft(board, pieces);
  return advised(board, pieces) ?? (board.hasHints ? expected(board, pieces) : undefined);
}

/** WW-6.1: hands go to the neighbour whose cauldron comes here. */
function handGoesOn({ view, seat }: WhirlingBoard, pieces: Pieces): string {
  return say('ww.stays', { who: pieces.seat(view.feeds.indexOf(seat)) });
}

function recipesLeft(board: WhirlingBoard, pieces: Pieces): string {
  const cards = leftToUse(board).map((id) => cardPiece(board, pieces, id));
  return say('ww.could-use', { cards: cards.join(', ') });
}

function advised(board: WhirlingBoard, pieces: Pieces): string | undefined {
  const { isOn, brew } = adviceFor(board);
  if (!isOn || !brew) return undefined;
  if (brew.gain === 0) return say('ww.best-none', { size: sum(brew.cauldron) });
  const circle = sum(board.view.players[board.seat]?.circle ?? []);
  return say('ww.best-gain', { sum: say('ww.circle-sum', { circle, gain: brew.gain }), pieces: drawn(board, pieces, brew.overflow) });
}

/** What the brew, with the picked recipe if there is one, would bring as things stand. */
function expected(board: WhirlingBoard, pieces: Pieces): string | undefined {
  const looked = board.selected === null ? undefined : board.outlook(board.selected);
  const forecast = looked?.type === 'brew' ? looked : board.view.forecasts[board.seat];
  const to = board.view.feeds[board.seat];
  if (forecast === undefined || to === undefined) return undefined;
  const { overflow, isCertain } = forecast;
  const who = pieces.seat(to);
  if (sum(overflow) === 0) return say('ww.all-fit', { who });
  return say(isCertain ? 'ww.overflows' : 'ww.would-overflow', { who, pieces: drawn(board, pieces, overflow) });
}

function drawn(board: WhirlingBoard, pieces: Pieces, counts: readonly number[]): string {
  const words = board.words;
  return piecesOf(counts)
    .map(({ kind }) => pieces.piece('ingredient', kind, words.piece('ingredient', kind)))
    .join('');
}
