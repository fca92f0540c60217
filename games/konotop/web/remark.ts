import type { Konotop } from '@coven/games/konotop';
import type { KonotopWords, Pieces } from '@coven/words';
import type { Desk } from '../game-table.ts';
import { faceOf } from './faces.ts';
import { gripOf } from './grip.svelte.ts';
import { readChoice } from './move-text.ts';
import { nearestFall } from './picture.ts';

/** What the picked move would bring, what the held card does, or who is about to fall. */
export function remark(desk: Desk<Konotop>, pieces: Pieces): string | undefined {
  const words = desk.words as KonotopWords;
  const grip = gripOf(desk);
  const occupant = (id: string) => pieces.piece('occupant', id, words.piece('occupant', id));
  const { aimed, held } = grip;
  if (aimed !== null) return preview(desk, aimed, words, pieces);
  if (held !== null) {
    return `${pieces.piece('card', held.card, words.piece('card', held.card))} ${words.effect(faceOf(desk.view, held.card).effect)}`;
  }
  if (desk.ask?.type === 'destroy' || desk.ask?.type === 'move') return words.say('table.choose-target');
  if (desk.ask?.type === 'play-another' && desk.moves.length === 1) return words.say('table.nothing-fits');
  const nearest = nearestFall(desk.view);
  return nearest ? words.say('table.nearest', { occupant: occupant(nearest.occupant), missing: nearest.missing }) : undefined;
}

function preview(desk: Desk<Konotop>, move: string, words: KonotopWords, pieces: Pieces): string | undefined {
  const looked = desk.outlook(move);
  const choice = readChoice(move);
  if (!looked || choice === undefined || choice.type === 'decline') return undefined;
  const sentences = looked.row.map((one) => {
    const occupant = pieces.piece('occupant', one.occupant, words.piece('occupant', one.occupant));
    if (!looked.falls.includes(one.occupant)) {
      return words.say('table.would-stand', { occupant, strength: one.strength, threshold: one.threshold });
    }
    const gain = one.awards.find(({ seat }) => seat === looked.seat)?.points ?? 0;
    return words.say('table.would-pay', { occupant, strength: one.strength, gain });
  });
  if (looked.next !== null) sentences.push(words.say('table.then-effect'));
  return sentences.join(' ');
}
