import type { BoardContext } from '@coven/web/games/board-context.ts';
import type { Pieces } from '@coven/words';
import type { Konotop, Move } from '../rules/index.ts';
import type { KonotopWords } from '../words/index.ts';
import { faceOf } from './faces.ts';
import { gripOf } from './grip.svelte.ts';
import { nearestFall } from './picture.ts';

/** What the picked move would bring, what the held card does, or who is about to fall. */
export function remark(board: BoardContext<Konotop>, pieces: Pieces): string | undefined {
  const words = board.words as KonotopWords;
  const grip = gripOf(board);
  const occupier = (id: string) => pieces.piece('occupier', id, words.piece('occupier', id));
  const { aimed, held } = grip;
  if (aimed !== null) return preview(board, aimed, words, pieces);
  if (held !== null) {
    return `${pieces.piece('card', held.card, words.piece('card', held.card))} ${words.effect(faceOf(board.view, held.card).effect)}`;
  }
  if (board.ask?.type === 'destroy' || board.ask?.type === 'move') return words.say('table.choose-target');
  if (board.ask?.type === 'play-another' && board.moves.length === 1) return words.say('table.nothing-fits');
  const nearest = nearestFall(board.view);
  return nearest ? words.say('table.nearest', { occupier: occupier(nearest.occupier), missing: nearest.missing }) : undefined;
}

function preview(board: BoardContext<Konotop>, move: Move, words: KonotopWords, pieces: Pieces): string | undefined {
  const looked = board.outlook(move);
  if (!looked || move.type === 'decline') return undefined;
  const sentences = looked.row.map((one) => {
    const occupier = pieces.piece('occupier', one.occupier, words.piece('occupier', one.occupier));
    if (!one.falls) {
      return words.say('table.would-stand', { occupier, strength: one.strength, threshold: one.threshold });
    }
    const gain = one.awards.find(({ seat }) => seat === looked.seat)?.points ?? 0;
    return words.say('table.would-pay', { occupier, strength: one.strength, gain });
  });
  if (looked.next !== null) sentences.push(words.say('table.then-effect'));
  return sentences.join(' ');
}
