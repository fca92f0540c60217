import { type Rules, type Seat, seatsOf, type Types } from '../src/contract.ts';
import { FastRandom, type Random } from '../src/random.ts';
import { must } from './walk.ts';

/** How somebody plays: what they keep and what they show decides what others can infer. */
export type Playing<T extends Types> = (rules: Rules<T>, state: T['state'], seat: Seat, random: Random) => T['move'];

export const uniformly: Playing<Types> = (rules, state, seat, random) => {
  const moves = rules.moves(state, seat);
  return moves[random.below(moves.length)] as object;
};

/** Has an order of its own over all pieces, plays what it likes least, and keeps the rest for as long as it can. */
export const hoarding: Playing<Types> = (rules, state, seat) => {
  const liking = (move: object) => {
    const [verb = '', piece = verb] = rules.format(move).split(' ');
    return new FastRandom(piece, seat).next();
  };
  const ranked = rules.moves(state, seat).map((move) => ({ move, liked: liking(move) }));
  return ranked.reduce((least, one) => (one.liked < least.liked ? one : least)).move;
};

/** Maximum random numbers for finding a world; a search that needs more counts as endless. */
const MAX_NUMBERS = 1_000_000;
/** Worlds from one sampler, and how long a game is followed: some players never end one. */
const WORLDS = 4;
const MAX_LENGTH = 1500;

/** What a seat that must decide remembers by then. */
interface Remembered<T extends Types> {
  readonly state: T['state'];
  readonly seat: Seat;
  readonly memory: T['memory'];
  readonly random: Random;
}

/** Plays a game and calls `look` at some of its decisions. */
export function withMemories<T extends Types>(
  rules: Rules<T>,
  playing: Playing<T>,
  seed: number,
  every: number,
  look: (moment: Remembered<T>) => void,
): void {
  const random = new FastRandom('memories', seed);
  const state = rules.start();
  const memories = seatsOf(rules.seats).map((seat) => rules.memory(seat));
  const tell = (event: T['event']) => {
    memories.forEach((memory, seat) => {
      const shown = rules.show(event, seat);
      if (shown !== undefined) rules.learn(memory, shown);
    });
  };
  let decisions = 0;
  for (let length = 0; length < MAX_LENGTH; length++) {
    const turn = rules.turn(state);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      rules.apply(state, 'chance', rules.draw(state, random), tell);
      continue;
    }
    const seat = turn.seats[random.below(turn.seats.length)]?.seat as Seat;
    if (decisions++ % every === 0) look({ state, seat, memory: memories[seat] as T['memory'], random });
    rules.apply(state, seat, playing(rules, state, seat, random), tell);
  }
}

/**
 * Plays a game and, from what a seat really remembers, samples worlds at some of its decisions: each must be found in bounded time and look
 * to the seat as the table does. Returns the number of samplers.
 */
export function checkMemories<T extends Types>(rules: Rules<T>, playing: Playing<T>, seed: number, every: number): number {
  let samplers = 0;
  withMemories(rules, playing, seed, every, (moment) => {
    checkSampler(rules, moment);
    samplers++;
  });
  return samplers;
}

function checkSampler<T extends Types>(rules: Rules<T>, { state, seat, memory, random }: Remembered<T>): void {
  const view = rules.view(state, seat);
  const [viewText, memoryText] = [JSON.stringify(view), JSON.stringify(memory)];
  const moves = (of: T['state']) => rules.moves(of, seat).map((move) => rules.format(move));
  const offered = moves(state).join('\n');
  const sampler = rules.sampler(view, memory);
  for (let world = 0; world < WORLDS; world++) {
    const sampled = sampler(counted(random));
    const faults = rules.faults(sampled);
    must(faults.length === 0, 'a sampled world is sound', () => faults.join());
    must(JSON.stringify(rules.view(sampled, seat)) === viewText, 'a sampled world looks the same', () => `seat ${seat}`);
    must(moves(sampled).join('\n') === offered, 'a sampled world offers the same moves', () => `seat ${seat}`);
    // Worlds share nothing: what happens in one changes neither the next nor what they come from.
    rules.apply(sampled, seat, rules.moves(sampled, seat)[0] as T['move']);
  }
  const isKept = JSON.stringify(view) === viewText && JSON.stringify(memory) === memoryText;
  must(isKept, 'a sampler and its worlds change neither view nor memory', () => `seat ${seat}`);
}

function counted(random: Random): Random {
  let numbers = 0;
  return {
    below(n) {
      must(++numbers <= MAX_NUMBERS, 'a world is sampled in bounded time', () => `${MAX_NUMBERS} random numbers were not enough`);
      return random.below(n);
    },
  };
}
