/**
 * The baseline for playouts: Blackmore as plain numbers in one typed array, without contract or events and slightly simplified (no
 * sitting out, no choice after the last trick). It is an upper bound for any implementation in this language on this machine.
 */
const SIZE = 176;
const SEATS = 0;
const ACTOR = 1;
const LEADER = 2;
const PHASE = 3;
const TRICK_COUNT = 4;
const DECK_COUNT = 5;
const PILE_COUNT = 6;
const FINAL = 7;
const TRICK = 8;
const HAND_COUNT = 16;
const SCORE = 24;
const HANDS = 32;
const DECK = 64;
const PILE = 120;

const NUMBER = Uint8Array.from({ length: 64 }, (_, card) => (card < 54 ? (card % 9) + 1 : 0));
const SUIT = Uint8Array.from({ length: 64 }, (_, card) => (card < 54 ? Math.floor(card / 9) : 0));
/** Indexed by trump × 64 + card: the card's rank, plus 20 if it has the trump's colour. */
const STRENGTH = new Uint8Array(64 * 64);
for (let trump = 0; trump < 54; trump++) {
  for (let card = 0; card < 54; card++) {
    const rank = (at(NUMBER, card) - at(NUMBER, trump) + 17) % 9;
    STRENGTH[trump * 64 + card] = rank + (SUIT[card] === SUIT[trump] ? 20 : 0);
  }
}

type Cells = Int16Array | Uint8Array;

function at(cells: Cells, index: number): number {
  return cells[index] as number;
}

/** xorshift32, a very cheap generator. */
class Xorshift {
  #word: number;
  constructor(seed: number) {
    this.#word = Math.imul(seed, 0x9e3779b1) | 1;
  }
  below(n: number): number {
    let word = this.#word;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.#word = word;
    return ((word >>> 16) * n) >>> 16;
  }
}

/** Plays random games; returns their total number of moves. */
export function kernelPlayouts(seats: number, games: number, seed: number): number {
  const random = new Xorshift(seed);
  const state = new Int16Array(SIZE);
  const deck = new Uint8Array(54);
  let moves = 0;
  for (let game = 0; game < games; game++) {
    for (let i = 0; i < 54; i++) deck[i] = i;
    for (let i = 53; i > 0; i--) {
      const j = random.below(i + 1);
      const held = at(deck, i);
      deck[i] = at(deck, j);
      deck[j] = held;
    }
    deal(state, seats, deck);
    while (state[PHASE] !== 2) {
      const choices = state[PHASE] === 0 ? at(state, HAND_COUNT + at(state, ACTOR)) : seats + 1;
      apply(state, random.below(choices));
      moves++;
    }
  }
  return moves;
}

function deal(s: Int16Array, seats: number, deck: Uint8Array): void {
  s[SEATS] = seats;
  s[ACTOR] = 0;
  s[LEADER] = 0;
  s[PHASE] = 0;
  s[TRICK_COUNT] = 0;
  s[FINAL] = 0;
  let left = 54;
  for (let seat = 0; seat < seats; seat++) {
    s[HAND_COUNT + seat] = 6;
    s[SCORE + seat] = 0;
  }
  for (let k = 0; k < 6; k++) for (let seat = 0; seat < seats; seat++) s[HANDS + seat * 6 + k] = at(deck, --left);
  s[PILE] = at(deck, --left);
  s[PILE_COUNT] = 1;
  s[DECK_COUNT] = left;
  for (let i = 0; i < left; i++) s[DECK + i] = at(deck, i);
}

/** `choice` in phase 0: an index into the hand. In phase 1: 0 keeps the trump, other numbers choose a card of the trick. */
function apply(s: Int16Array, choice: number): void {
  const seats = at(s, SEATS);
  if (s[PHASE] === 1) {
    finish(s, seats, choice - 1);
    s[PHASE] = 0;
    return;
  }
  const seat = at(s, ACTOR);
  const hand = HANDS + seat * 6;
  const last = at(s, HAND_COUNT + seat) - 1;
  s[HAND_COUNT + seat] = last;
  const card = at(s, hand + choice);
  s[hand + choice] = at(s, hand + last);
  const played = at(s, TRICK_COUNT);
  s[TRICK + played] = card;
  if (played + 1 < seats) {
    s[TRICK_COUNT] = played + 1;
    s[ACTOR] = seat + 1 === seats ? 0 : seat + 1;
    return;
  }
  const row = at(s, PILE + at(s, PILE_COUNT) - 1) << 6;
  const led = at(SUIT, at(s, TRICK));
  let best = -1;
  let place = 0;
  for (let i = 0; i < seats; i++) {
    const one = at(s, TRICK + i);
    let worth = at(STRENGTH, row + one);
    if (worth < 20) worth = SUIT[one] === led ? worth + 10 : -1;
    if (worth > best) {
      best = worth;
      place = i;
    }
  }
  let winner = at(s, LEADER) + place;
  if (winner >= seats) winner -= seats;
  s[LEADER] = winner;
  s[ACTOR] = winner;
  s[TRICK_COUNT] = 0;
  if (s[FINAL] === 1) {
    for (let other = 0; other < seats; other++) {
      if (s[HAND_COUNT + other] === 0) {
        finish(s, seats, -1);
        s[PHASE] = 2;
        return;
      }
    }
  }
  s[PHASE] = 1;
}

function finish(s: Int16Array, seats: number, chosen: number): void {
  const winner = at(s, LEADER);
  let gain = 0;
  for (let i = 0; i < seats; i++) if (i !== chosen) gain += at(NUMBER, at(s, TRICK + i));
  s[SCORE + winner] = at(s, SCORE + winner) + gain;
  if (chosen >= 0) {
    s[PILE + at(s, PILE_COUNT)] = at(s, TRICK + chosen);
    s[PILE_COUNT] = at(s, PILE_COUNT) + 1;
  }
  if (s[FINAL] === 1) return;
  let left = at(s, DECK_COUNT);
  for (let k = 0, seat = winner; k < seats; k++) {
    const held = at(s, HAND_COUNT + seat);
    if (held < 6) {
      if (left > 0) {
        s[HANDS + seat * 6 + held] = at(s, DECK + --left);
        s[HAND_COUNT + seat] = held + 1;
      } else if (at(s, PILE_COUNT) > 1) {
        s[PILE_COUNT] = at(s, PILE_COUNT) - 1;
        s[HANDS + seat * 6 + held] = at(s, PILE + at(s, PILE_COUNT));
        s[HAND_COUNT + seat] = held + 1;
      }
    }
    seat = seat + 1 === seats ? 0 : seat + 1;
  }
  s[DECK_COUNT] = left;
  if (left === 0) s[FINAL] = 1;
}
