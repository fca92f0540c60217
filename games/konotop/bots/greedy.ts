import { type Bot, type BotInput, bestOf, type Choose } from '@coven/bots';
import { awardsOf, type FaceUp, type Konotop, type Move, type State, scoreOf } from '../rules/index.ts';

/** A reward that is not won yet counts less the further its occupier is from falling: by this power of how near it is. */
const NEARNESS = 1.5;
/** And never as much as points in hand, for others may still change it. */
const OPEN_REWARD = 0.6;
/** How many ends of chains are looked at; what is left is not worth the wait. */
const MAX_LOOKS = 2000;

/**
 * Tries every chain of its turn to the end and takes the one after which it stands best: points won and rewards in
 * reach, against what the others have. It sees its view alone: its own turn depends on nothing that is hidden.
 */
export const greedy: Bot<Konotop> = {
  id: 'greedy',
  remembers: false,
  choose: (input) => chooseBy(input, bestOf),
};

/** Picks a move by what greedy thinks of each. */
export function chooseBy(input: BotInput<Konotop>, choose: Choose): Move {
  const { rules, seat, moves, random } = input;
  const [only] = moves;
  if (moves.length === 1) return only as Move;
  // Any state that fits the view will do: nothing hidden is looked at.
  const state = rules.sample(input.view(), rules.memory(seat), random);
  const looks = { left: MAX_LOOKS };
  return choose(moves, (move) => worthOf(input, state, move, looks)).move;
}

/** The best that can come of a move, by all chains that go on from it. */
function worthOf(input: BotInput<Konotop>, before: State, move: Move, looks: { left: number }): number {
  const { rules, seat } = input;
  const state = rules.clone(before);
  rules.apply(state, seat, move);
  if (state.phase === 'effect' && looks.left > 0) {
    return bestOf(rules.moves(state, seat), (next) => worthOf(input, state, next, looks)).worth;
  }
  looks.left--;
  // Which occupier comes next is open; one without cards is worth nothing to anybody, so any will do.
  while (state.phase === 'refill') rules.apply(state, 'chance', rules.outcomes(state)[0]?.move as Move);
  return standingOf(state, seat);
}

/** By seat: points won and rewards in reach. */
export function worthsOf(state: State): number[] {
  const worths = state.points.map(scoreOf);
  for (const faceUp of state.row) if (faceUp) addReach(worths, faceUp);
  return worths;
}

/** How a seat stands against the mean of the others. */
export function standingOf(state: State, seat: number): number {
  const worths = worthsOf(state);
  const own = worths[seat] as number;
  const all = worths.reduce((sum, worth) => sum + worth, 0);
  return own - (all - own) / (worths.length - 1);
}

/** How much of a reward counts that is not won yet. */
export function openShare(total: number, threshold: number): number {
  return OPEN_REWARD * Math.min(1, total / threshold) ** NEARNESS;
}

function addReach(worths: number[], faceUp: FaceUp): void {
  const share = openShare(faceUp.total, faceUp.occupier.threshold);
  // The next who plays there would take the place after a tie; how the table reads ties matters little here.
  for (const { seat, points } of awardsOf(faceUp, 'next')) {
    worths[seat] = (worths[seat] as number) + share * points;
  }
}
