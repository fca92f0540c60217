import type { Motions, Pictures } from '@coven/web/motion/motions.ts';
import type { Counts, Whirling } from '../rules/index.ts';
import { sum } from '../rules/ingredients.plain.ts';
import { INGREDIENTS } from '../rules/names.plain.ts';
import { piecesOf } from './picture.ts';

const seatAnchor = (seat: number) => `seat-${seat}`;

/** Pieces of a place that were not there before, by the names they travel by. */
function newIn(place: string, before: Counts | undefined, after: Counts | undefined): readonly string[] {
  const had = before ?? [];
  return INGREDIENTS.flatMap((kind, at) => {
    const from = had[at] ?? 0;
    const to = after?.[at] ?? 0;
    return Array.from({ length: Math.max(0, to - from) }, (_, number) => `${place}-${kind}-${from + number}`);
  });
}

function ownOf({ before, after }: Pictures<Whirling>) {
  const seat = after.viewer === 'spectator' ? 0 : after.viewer;
  return { seat, before: before?.players[seat], after: after.players[seat] };
}

/** Which piece goes where. Cards and pieces that stay on the table travel by themselves. */
export const motions: Motions<Whirling> = {
  dealt: ({ card }) => (card === 'hidden' ? {} : { arrive: [{ piece: card, from: 'deck' }] }),
  drew: ({ card }) => (card === 'hidden' ? {} : { arrive: [{ piece: card, from: 'deck' }] }),
  'round-began': () => ({ dwell: 250 }),
  revealed: ({ seat, card }) => ({ arrive: [{ piece: card, from: seatAnchor(seat) }], dwell: 420 }),
  advanced: () => ({ dwell: 200 }),
  'arcana-shown': () => ({ dwell: 300 }),
  used: ({ use }, pictures) => {
    const own = pictures.after.own;
    const had = pictures.before?.own;
    const taken = newIn('bench', pictures.after.players[ownOf(pictures).seat]?.bench, ownOf(pictures).before?.bench);
    return {
      leave: taken.map((piece) => ({ piece, to: `card-${use.recipe}` })),
      arrive: newIn('pot', had?.made, own?.made).map((piece) => ({ piece, from: `card-${use.recipe}` })),
    };
  },
  finished: () => ({ dwell: 250 }),
  passed: ({ seat, to, pieces }, pictures) => {
    const own = ownOf(pictures);
    if (seat === own.seat) {
      const landed = sum(own.before?.circle ?? []);
      const grown = sum(own.after?.circle ?? []) - landed;
      return {
        leave: piecesOf(pieces).map(({ id }) => ({ piece: `pot-${id}`, to: seatAnchor(to) })),
        arrive: Array.from({ length: Math.max(0, grown) }, (_, number) => ({ piece: `circle-${landed + number}`, from: seatAnchor(to) })),
        dwell: 500,
      };
    }
    if (to !== own.seat) return { dwell: 120 };
    return { arrive: newIn('bench', own.before?.bench, own.after?.bench).map((piece) => ({ piece, from: seatAnchor(seat) })), dwell: 420 };
  },
  ended: () => ({ dwell: 2200 }),
};
