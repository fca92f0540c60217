import type { By, Rules, Seat, Types } from '../src/contract.ts';
import type { Entry } from '../src/log.ts';
import type { Random } from '../src/random.ts';

/** Fails a test with the broken law. */
export function broken(law: string, detail: string): never {
  throw new Error(`${law}: ${detail}`);
}

export function must(holds: boolean, law: string, detail: () => string): void {
  if (!holds) broken(law, detail());
}

/** Picks who acts next (an awaited seat, or chance) and a move for it, at random. */
export function randomMove<T extends Types>(rules: Rules<T>, state: T['state'], random: Random): { by: By; move: T['move'] } | undefined {
  const turn = rules.turn(state);
  switch (turn.kind) {
    case 'over':
      return undefined;
    case 'chance':
      return { by: 'chance', move: rules.draw(state, random) };
    case 'seats': {
      const { seat } = turn.seats[random.below(turn.seats.length)] as { seat: Seat };
      const moves = rules.moves(state, seat);
      must(moves.length > 0, 'an awaited seat has a move', () => `seat ${seat} has none`);
      return { by: seat, move: moves[random.below(moves.length)] as T['move'] };
    }
    default:
      return turn satisfies never;
  }
}

/** The log of a random game, up to its end or `maxLength` entries. */
export function randomLog<T extends Types>(rules: Rules<T>, random: Random, maxLength = Number.POSITIVE_INFINITY): Entry[] {
  const state = rules.start();
  const log: Entry[] = [];
  while (log.length < maxLength) {
    const next = randomMove(rules, state, random);
    if (!next) break;
    log.push([next.by, rules.format(next.move)]);
    rules.apply(state, next.by, next.move);
    must(log.length <= rules.bound, 'a game ends within its bound', () => `${rules.bound} moves were not enough`);
  }
  return log;
}

/** The legal move with this text; `undefined` if there is none. */
export function legal<T extends Types>(rules: Rules<T>, state: T['state'], [by, text]: Entry): T['move'] | undefined {
  if (by !== 'chance') return rules.moves(state, by).find((move) => rules.format(move) === text);
  if (rules.turn(state).kind !== 'chance') return undefined;
  return rules.outcomes(state).find(({ move }) => rules.format(move) === text)?.move;
}

/** What each seat could do whenever it moved in a log, as text and in the order listed. */
export function movesListed<T extends Types>(
  rules: Rules<T>,
  log: readonly Entry[],
): { readonly by: Seat; readonly texts: readonly string[] }[] {
  const state = rules.start();
  return log.flatMap((entry) => {
    const [by] = entry;
    const listed = by === 'chance' ? [] : [{ by, texts: rules.moves(state, by).map((move) => rules.format(move)) }];
    rules.apply(state, by, legal(rules, state, entry) ?? broken('the log is legal', JSON.stringify(entry)));
    return listed;
  });
}

/** The state after a log whose entries are all legal. */
export function stateAfter<T extends Types>(rules: Rules<T>, log: readonly Entry[]): T['state'] {
  const state = rules.start();
  for (const entry of log) {
    const move = legal(rules, state, entry) ?? broken('the log is legal', JSON.stringify(entry));
    rules.apply(state, entry[0], move);
  }
  return state;
}
