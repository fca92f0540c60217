import type { OfferEdit } from '@coven/protocol';

const MAX_SHARED = 9;

/** What makes one offer of moves into another, as `editedOffer` of the protocol reads it. */
export function offerEdit(before: readonly string[], after: readonly string[]): OfferEdit {
  const placeOf = new Map(before.map((move, place) => [move, place]));
  const edit: (number | string)[] = [];
  let kept = 0;
  let next = 0;
  const endRun = () => {
    if (kept > 0) edit.push(kept);
    kept = 0;
  };
  for (const [at, move] of after.entries()) {
    const place = placeOf.get(move) ?? -1;
    if (place < next) {
      endRun();
      edit.push(continued(after[at - 1], move));
      continue;
    }
    if (place > next) {
      endRun();
      edit.push(next - place);
    }
    kept++;
    next = place + 1;
  }
  endRun();
  return edit;
}

/** A move as words to repeat from the move before it, and the rest, which is never empty. */
function continued(last: string | undefined, move: string): string {
  if (last === undefined) return `0${move}`;
  const [before, words] = [last.split(' '), move.split(' ')];
  const most = Math.min(MAX_SHARED, before.length, words.length - 1);
  let shared = 0;
  while (shared < most && before[shared] === words[shared]) shared++;
  return `${shared}${words.slice(shared).join(' ')}`;
}
