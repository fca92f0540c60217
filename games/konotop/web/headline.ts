import type { Pieces } from '@coven/words';
import type { Ask, Move } from '../rules/index.ts';
import type { KonotopWords } from '../words/index.ts';
import type { KonotopBoard } from './board.ts';
import { faceOf } from './faces.ts';
import { gripOf } from './grip.svelte.ts';
import { nearestFall } from './picture.ts';

/** What is still to be chosen, or what the picked move would bring. */
export function headline(board: KonotopBoard, pieces: Pieces): string | undefined {
  const words = board.words;
  const { aimed, held, missed } = gripOf(board);
  if (aimed !== null) return preview(board, aimed, words, pieces) ?? words.move(aimed, pieces);
  if (held !== null) {
    const card = pieces.piece('card', held.card, words.piece('card', held.card));
    return words.say(held.from === 'hand' ? 'table.headline.where' : 'table.headline.whither', { card });
  }
  if (missed !== null) return missedWords(board);
  return board.ask ? words.headline(board.ask, pieces) : undefined;
}

/** Why a touch on an occupier does nothing yet. */
export function missedWords(board: KonotopBoard): string {
  const { say } = board.words;
  if (board.ask?.type === 'destroy' || board.ask?.type === 'move') return say('table.choose-target');
  return say(board.moves.some(({ type }) => type === 'play') ? 'table.card-first' : 'table.nothing-fits');
}

/** What follows the picked move, what the held card does, or who is about to fall. */
export function remark(board: KonotopBoard, pieces: Pieces): string | undefined {
  const words = board.words;
  const { aimed, held } = gripOf(board);
  if (aimed !== null) return words.say(board.outlook(aimed)?.next ? 'table.then-effect' : 'table.confirm');
  if (held !== null) return held.from === 'hand' ? words.effect(faceOf(board.view, held.card).effect) : undefined;
  if (board.ask && board.ask.type !== 'play')
    return board.moves.length === 1 ? words.say('table.nothing-fits') : asked(board, board.ask, words);
  const nearest = nearestFall(board.view);
  if (nearest === null) return words.say('table.goal');
  const occupier = pieces.piece('occupier', nearest.occupier, words.piece('occupier', nearest.occupier));
  return words.say('table.nearest', { occupier, missing: nearest.missing });
}

/** What the ask allows; that a condition is met goes without saying. */
function asked({ view }: KonotopBoard, ask: Exclude<Ask, { type: 'play' }>, words: KonotopWords): string {
  if (ask.type !== 'play-another') return words.effect(faceOf(view, ask.card).effect);
  const { where, maxStrength } = ask;
  return words.effect({ kind: 'play-another', where, ...(maxStrength !== null && { maxStrength }) });
}

function preview(board: KonotopBoard, move: Move, words: KonotopWords, pieces: Pieces): string | undefined {
  const looked = board.outlook(move);
  if (!looked) return undefined;
  const sentences = looked.row.map((one) => {
    const occupier = pieces.piece('occupier', one.occupier, words.piece('occupier', one.occupier));
    if (!one.falls) return words.say('table.would-stand', { occupier, strength: one.strength, threshold: one.threshold });
    const gain = one.awards.find(({ seat }) => seat === looked.seat)?.points ?? 0;
    return words.say('table.would-pay', { occupier, strength: one.strength, gain });
  });
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
