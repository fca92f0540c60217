import type { Random, Seat } from '@coven/core';
import { HAND_SIZE, ROW_SIZE, type State, scoreOf } from '../rules/index.ts';
import type { Pieces } from './pieces.ts';

/** Of a gap in the row that nobody can fill. */
export const EMPTY = -1;

/** A state between two turns in bare numbers; a test holds it to the rules at every step. Cards and occupiers go by their indices. */
export class World {
  readonly pieces: Pieces;
  /** By seat and place in the hand. */
  readonly hands: Int32Array;
  readonly handSizes: Int32Array;
  /** By card: copies. */
  readonly deck: Int32Array;
  readonly discard: Int32Array;
  /** By place in the row: the occupier or `EMPTY`, and the strength of all cards there. */
  readonly row: Int32Array;
  readonly totals: Int32Array;
  /** By place and seat. */
  readonly strengths: Int32Array;
  /** By place, seat and card: copies. */
  readonly laid: Int32Array;
  /** The first `hiddenCount` are in the occupier deck. */
  readonly hidden: Int32Array;
  /** By seat: the score. */
  readonly points: Int32Array;
  toAct: Seat = 0;
  first: Seat = 0;
  isOver = false;
  deckSize = 0;
  hiddenCount = 0;
  /** Whether a seat is awaited. */
  isSettled = false;
  /** Until it is settled, the places of the row before this one are checked. */
  checked = 0;
  readonly #all: Int32Array;

  constructor(pieces: Pieces) {
    const { seats, kinds, occupiers } = pieces;
    this.pieces = pieces;
    const sizes = [
      seats * HAND_SIZE,
      seats,
      kinds,
      kinds,
      ROW_SIZE,
      ROW_SIZE,
      ROW_SIZE * seats,
      ROW_SIZE * seats * kinds,
      occupiers,
      seats,
    ];
    this.#all = new Int32Array(sizes.reduce((sum, size) => sum + size, 0));
    let from = 0;
    const [hands, handSizes, deck, discard, row, totals, strengths, laid, hidden, points] = sizes.map((size) => {
      from += size;
      return this.#all.subarray(from - size, from);
    }) as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];
    this.hands = hands;
    this.handSizes = handSizes;
    this.deck = deck;
    this.discard = discard;
    this.row = row;
    this.totals = totals;
    this.strengths = strengths;
    this.laid = laid;
    this.hidden = hidden;
    this.points = points;
  }

  copy(other: World): void {
    this.#all.set(other.#all);
    this.toAct = other.toAct;
    this.first = other.first;
    this.isOver = other.isOver;
    this.deckSize = other.deckSize;
    this.hiddenCount = other.hiddenCount;
    this.isSettled = other.isSettled;
    this.checked = other.checked;
  }

  /** Takes over a state in which no effect waits. */
  load(state: State): void {
    this.#all.fill(0);
    this.toAct = state.toAct;
    this.first = state.first;
    this.isOver = state.phase === 'over';
    this.isSettled = state.phase === 'play';
    this.checked = state.phase === 'refill' ? state.gap : ROW_SIZE;
    this.deckSize = state.deckSize;
    this.deck.set(state.deck);
    this.discard.set(state.discard);
    state.hands.forEach((hand, seat) => {
      for (const card of hand) this.give(seat, card.index);
    });
    this.row.fill(EMPTY);
    state.row.forEach((faceUp, place) => {
      if (!faceUp) return;
      this.row[place] = faceUp.occupier.index;
      faceUp.cards.forEach((side, seat) => {
        for (const card of side) this.lay(seat, card.index, place);
      });
    });
    this.hiddenCount = state.hidden.length;
    state.hidden.forEach((occupier, at) => {
      this.hidden[at] = occupier.index;
    });
    state.points.forEach((points, seat) => {
      this.points[seat] = scoreOf(points);
    });
  }

  /** Puts a card into a hand. */
  give(seat: Seat, card: number): void {
    this.hands[seat * HAND_SIZE + (this.handSizes[seat] as number)] = card;
    this.handSizes[seat] = (this.handSizes[seat] as number) + 1;
  }

  /** Takes the card at a place out of a hand; the last card takes its place. */
  take(seat: Seat, at: number): void {
    const last = (this.handSizes[seat] as number) - 1;
    this.hands[seat * HAND_SIZE + at] = this.hands[seat * HAND_SIZE + last] as number;
    this.handSizes[seat] = last;
  }

  /** Undoes `take`. */
  putBack(seat: Seat, at: number, card: number): void {
    const last = this.handSizes[seat] as number;
    this.hands[seat * HAND_SIZE + last] = this.hands[seat * HAND_SIZE + at] as number;
    this.hands[seat * HAND_SIZE + at] = card;
    this.handSizes[seat] = last + 1;
  }

  /** A card comes to a seat's side of an occupier. */
  lay(seat: Seat, card: number, place: number): void {
    this.#change(seat, card, place, 1);
  }

  /** A card goes from a seat's side of an occupier. */
  lift(seat: Seat, card: number, place: number): void {
    this.#change(seat, card, place, -1);
  }

  #change(seat: Seat, card: number, place: number, by: number): void {
    const { seats, kinds, occupiers, power, setCount } = this.pieces;
    const side = place * seats + seat;
    const at = side * kinds + card;
    if (setCount[card] === 0) {
      const added = by * (power[card * occupiers + (this.row[place] as number)] as number);
      this.laid[at] = (this.laid[at] as number) + by;
      this.strengths[side] = (this.strengths[side] as number) + added;
      this.totals[place] = (this.totals[place] as number) + added;
      return;
    }
    // A set that comes or goes changes what all its cards count, no matter whose. KW-3.3
    this.#countSet(card, place, -1);
    this.laid[at] = (this.laid[at] as number) + by;
    this.#countSet(card, place, 1);
  }

  /** Adds what all copies of a card that makes sets count there, or takes it away. */
  #countSet(card: number, place: number, sign: number): void {
    const { seats, kinds, strength, setCount, setTimes } = this.pieces;
    let copies = 0;
    for (let seat = 0; seat < seats; seat++) copies += this.laid[(place * seats + seat) * kinds + card] as number;
    const each = sign * (strength[card] as number) * (copies >= (setCount[card] as number) ? (setTimes[card] as number) : 1);
    for (let seat = 0; seat < seats; seat++) {
      const side = place * seats + seat;
      this.strengths[side] = (this.strengths[side] as number) + each * (this.laid[side * kinds + card] as number);
    }
    this.totals[place] = (this.totals[place] as number) + each * copies;
  }

  /** What a seat gets for the occupier at a place if that falls now. KW-5.2, KW-5.3 */
  award(place: number, seat: Seat): number {
    const { seats, rewards, ties } = this.pieces;
    const from = place * seats;
    const own = this.strengths[from + seat] as number;
    if (own === 0) return 0;
    let rank = 0;
    for (let other = 0; other < seats; other++) {
      const strength = this.strengths[from + other] as number;
      if (strength <= own) continue;
      // Equals ahead take one place together where the next lower strength takes the next.
      if (ties === 'next' && this.#isRepeated(from, other, strength)) continue;
      rank++;
    }
    return rank < 3 ? (rewards[(this.row[place] as number) * 3 + rank] as number) : 0;
  }

  #isRepeated(from: number, until: number, strength: number): boolean {
    for (let before = 0; before < until; before++) if (this.strengths[from + before] === strength) return true;
    return false;
  }

  /** The seat has played its cards. */
  endPlay(): void {
    this.isSettled = false;
    this.checked = 0;
  }

  /** Settles what is left of a turn after its play stage, up to where the next seat is awaited or the game is over. */
  settle(random: Random): void {
    if (this.isOver || this.isSettled) return;
    this.#refill(random);
    for (; this.checked < ROW_SIZE; this.checked++) {
      const occupier = this.row[this.checked] as number;
      if (occupier === EMPTY || (this.totals[this.checked] as number) < (this.pieces.threshold[occupier] as number)) continue;
      this.#fall(this.checked);
      this.#refill(random);
    }
    this.isOver = this.hiddenCount === 0 && this.#isRowEmpty();
    if (this.isOver) return;
    do {
      this.#drawUp(random);
      this.toAct = this.toAct + 1 === this.pieces.seats ? 0 : this.toAct + 1;
    } while (this.handSizes[this.toAct] === 0);
    this.isSettled = true;
  }

  get fallenCount(): number {
    let faceUp = 0;
    for (let place = 0; place < ROW_SIZE; place++) if (this.row[place] !== EMPTY) faceUp++;
    return this.pieces.occupiers - this.hiddenCount - faceUp;
  }

  /** Whether a seat comes after another in turn order from the first player. KW-6.3 */
  isAfter(seat: Seat, other: Seat): boolean {
    const { seats } = this.pieces;
    return (seat - this.first + seats) % seats > (other - this.first + seats) % seats;
  }

  #isRowEmpty(): boolean {
    for (let place = 0; place < ROW_SIZE; place++) if (this.row[place] !== EMPTY) return false;
    return true;
  }

  #fall(place: number): void {
    const { seats, kinds } = this.pieces;
    for (let seat = 0; seat < seats; seat++) this.points[seat] = (this.points[seat] as number) + this.award(place, seat);
    for (let seat = 0; seat < seats; seat++) {
      const side = place * seats + seat;
      if (this.strengths[side] === 0) continue;
      this.strengths[side] = 0;
      for (let card = 0; card < kinds; card++) {
        this.discard[card] = (this.discard[card] as number) + (this.laid[side * kinds + card] as number);
        this.laid[side * kinds + card] = 0;
      }
    }
    this.totals[place] = 0;
    this.row[place] = EMPTY;
  }

  /** Turns up an occupier where the row is checked now, if one is missing there. KW-5.5 */
  #refill(random: Random): void {
    if (this.row[this.checked] !== EMPTY || this.hiddenCount === 0) return;
    const at = random.below(this.hiddenCount);
    this.row[this.checked] = this.hidden[at] as number;
    this.hiddenCount--;
    this.hidden[at] = this.hidden[this.hiddenCount] as number;
  }

  /** KW-6.1 */
  #drawUp(random: Random): void {
    const { deck, discard } = this;
    while ((this.handSizes[this.toAct] as number) < HAND_SIZE) {
      if (this.deckSize === 0) {
        for (let card = 0; card < deck.length; card++) {
          deck[card] = discard[card] as number;
          this.deckSize += discard[card] as number;
          discard[card] = 0;
        }
        if (this.deckSize === 0) return;
      }
      let left = random.below(this.deckSize);
      let card = 0;
      while (left >= (deck[card] as number)) {
        left -= deck[card] as number;
        card++;
      }
      deck[card] = (deck[card] as number) - 1;
      this.deckSize--;
      this.give(this.toAct, card);
    }
  }
}
