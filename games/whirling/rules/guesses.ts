import type { Random, Seat } from '@coven/core';

/**
 * How many unknown cards of each hand, and of the discards, were drawn after the deck had been renewed. When a card is shown,
 * nobody learns whether it was one of these, so several guesses may be open; a guess weighs as many pasts as it stands for.
 * After a second renewal the discards are taken for fresh cards, which is nearly but not exactly right.
 */
export interface Guess {
  readonly fresh: readonly number[];
  readonly freshDiscards: number;
  readonly weight: number;
}

export function drewFresh(guess: Guess, seat: Seat): Guess {
  return { ...guess, fresh: changed(guess.fresh, seat, 1) };
}

export function discarded(guess: Guess, seat: Seat): Guess {
  const fresh = guess.fresh[seat] as number;
  return { ...guess, fresh: changed(guess.fresh, seat, -fresh), freshDiscards: guess.freshDiscards + fresh };
}

/** A seat showed one of its `unknown` cards: a fresh one, or any that fits. */
export function showed(guess: Guess, seat: Seat, unknown: number, which: 'fresh' | 'any'): Guess[] {
  const fresh = guess.fresh[seat] as number;
  const older = which === 'fresh' ? 0 : unknown - fresh;
  const found: Guess[] = [];
  if (older > 0) found.push({ ...guess, weight: guess.weight * older });
  if (fresh > 0) found.push({ ...guess, fresh: changed(guess.fresh, seat, -1), weight: guess.weight * fresh });
  return found;
}

/** The viewer looked at a whole hand and counted the cards that must have been fresh. */
export function looked(guess: Guess, seat: Seat, found: number): Guess[] {
  const fresh = guess.fresh[seat] as number;
  if (fresh < found) return [];
  return [{ ...guess, fresh: changed(guess.fresh, seat, -fresh), weight: guess.weight * arrangements(fresh, found) }];
}

/** Equal guesses become one; weights keep their proportions and stay small. */
export function merged(guesses: readonly Guess[]): Guess[] {
  const byKey = new Map<string, Guess>();
  for (const guess of guesses) {
    const key = `${guess.fresh.join()} ${guess.freshDiscards}`;
    byKey.set(key, { ...guess, weight: guess.weight + (byKey.get(key)?.weight ?? 0) });
  }
  const found = [...byKey.values()];
  const divisor = found.reduce((common, { weight }) => greatestCommon(common, weight), 0);
  return found.map((guess) => ({ ...guess, weight: guess.weight / divisor }));
}

/** A guess by its likelihood: with more places for them, cards from the renewed deck can lie in more ways. */
export function likely(guesses: readonly Guess[], deckSize: number, renewed: number, random: Random): Guess {
  const [only] = guesses;
  if (guesses.length === 1 && only) return only;
  const shares = guesses.map((guess) => {
    const places = deckSize + guess.freshDiscards + guess.fresh.reduce((sum, count) => sum + count, 0);
    return guess.weight * arrangements(places, renewed);
  });
  const total = shares.reduce((sum, share) => sum + share, 0);
  let left = (random.below(PRECISION) / PRECISION) * total;
  const at = shares.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return guesses[at] ?? (only as Guess);
}

const PRECISION = 2 ** 30;

/** In how many ways some cards can lie in a number of places. */
function arrangements(places: number, cards: number): number {
  let ways = 1;
  for (let card = 0; card < cards; card++) ways *= places - card;
  return ways;
}

function changed(counts: readonly number[], at: number, by: number): number[] {
  return counts.map((count, place) => (place === at ? count + by : count));
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b);
}
