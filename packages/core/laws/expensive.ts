import type { Rules, Seat, Types } from '../src/contract.ts';
import type { Random } from '../src/random.ts';

/** What requests make the rules produce; each is the largest amount found at any moment of a game. */
export interface Work {
  /** Moves listed. */
  readonly moves: number;
  /** Characters of the listed moves. */
  readonly texts: number;
  /** Characters of a view as JSON. */
  readonly view: number;
}

/** Plays at most `decisions` decisions, each time choosing among the moves that `prefer` keeps, and measures the work. */
export function workOf<T extends Types>(
  rules: Rules<T>,
  random: Random,
  decisions: number,
  prefer: (moves: readonly T['move'][]) => readonly T['move'][] = (moves) => moves,
): Work {
  const most = { moves: 0, texts: 0, view: 0 };
  const state = rules.start();
  for (let made = 0; made < decisions; ) {
    const turn = rules.turn(state);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      rules.apply(state, 'chance', rules.draw(state, random));
      continue;
    }
    const seat: Seat = turn.seats[random.below(turn.seats.length)]?.seat ?? 0;
    const moves = rules.moves(state, seat);
    most.moves = Math.max(most.moves, moves.length);
    most.texts = Math.max(
      most.texts,
      moves.reduce((sum, move) => sum + rules.format(move).length, 0),
    );
    if (made % 10 === 0) most.view = Math.max(most.view, JSON.stringify(rules.view(state, seat)).length);
    const preferred = prefer(moves);
    const from = preferred.length > 0 && random.below(8) > 0 ? preferred : moves;
    rules.apply(state, seat, from[random.below(from.length)] as T['move']);
    made++;
  }
  return most;
}

/** A search for the file that costs most. */
export interface ExpensiveSearch<File> {
  readonly start: File;
  /** Changes a copy of the file somewhere. */
  readonly change: (file: File, random: Random) => void;
  /** `undefined` for a file that is refused. */
  readonly cost: (text: string) => number | undefined;
  readonly rounds: number;
}

/** Climbs from file to file: each change that costs at least as much is kept. Returns the most expensive file, as text. */
export function mostExpensive<File>({ start, change, cost, rounds }: ExpensiveSearch<File>, random: Random): string {
  let best = JSON.stringify(start);
  let most = cost(best);
  if (most === undefined) throw new Error('the search must start from a file that is accepted');
  for (let round = 0; round < rounds; round++) {
    const file = JSON.parse(best) as File;
    for (let changes = 1 + random.below(4); changes > 0; changes--) change(file, random);
    const text = JSON.stringify(file);
    const found = cost(text);
    if (found === undefined || found < most) continue;
    best = text;
    most = found;
  }
  return best;
}
