import { jsonText } from './json-text.ts';

const MAX_SHARED = 9;

/** What makes one offer of moves into another, as JSON: `editedOffer` of the protocol reads it. */
export function offerEdit(before: readonly string[], after: readonly string[]): string {
  if (after.length === 0) return '[]';
  const placeOf = placesIn(before);
  let parts = '';
  let kept = 0;
  let next = 0;
  for (let at = 0; at < after.length; at++) {
    const move = after[at] as string;
    const place = placeOf(move);
    if (kept > 0 && place !== next) {
      parts += `,${kept}`;
      kept = 0;
    }
    if (place < next) parts += `,${continued(at === 0 ? '' : (after[at - 1] as string), move)}`;
    else {
      if (place > next) parts += `,${next - place}`;
      kept++;
      next = place + 1;
    }
  }
  if (kept > 0) parts += `,${kept}`;
  return `[${parts.slice(1)}]`;
}

/** A short list is searched faster than it is indexed. */
function placesIn(moves: readonly string[]): (move: string) => number {
  if (moves.length < 12) return (move) => moves.indexOf(move);
  const places = new Map<string, number>();
  for (let place = 0; place < moves.length; place++) places.set(moves[place] as string, place);
  return (move) => places.get(move) ?? -1;
}

/** A move as the number of words to repeat from the move before it, and the rest. */
function continued(last: string, move: string): string {
  let shared = 0;
  let rest = 0;
  for (let at = 0; shared < MAX_SHARED && at < move.length && move[at] === last[at]; at++) {
    if (move[at] !== ' ') continue;
    shared++;
    rest = at + 1;
  }
  return jsonText(`${shared}${move.slice(rest)}`);
}
