import type { Seat } from '@coven/core';
import { HAND_SIZE, ROW_SIZE } from '../rules/index.ts';
import { ANYWHERE, DESTROY, ELSEWHERE, MOVE, type Pieces, PLAY_ANOTHER } from './pieces.ts';
import type { Prospects } from './prospects.ts';
import { EMPTY, type World } from './world.ts';

/** Ends of chains looked at in a turn: with the cards that come with the game there are hardly ever more. */
const MAX_LOOKS = 400;
/** Numbers of one step: what happens, the card, whose it is, from where, to where. */
const STEP = 5;

/** Plays turns by policy: every chain is tried and taken back, and the one after which its seat stands best is played. */
export class Turn {
  readonly #pieces: Pieces;
  readonly #prospects: Prospects;
  /** The steps of the chain that is tried, and of the best one so far. */
  readonly #steps = new Int32Array(STEP * (HAND_SIZE + 1));
  readonly #best = new Int32Array(STEP * (HAND_SIZE + 1));
  #bestDepth = 0;
  #bestWorth = 0;
  #looks = 0;
  /** By place: what it is worth to the seat, as the chain has it. */
  readonly #worths = new Float64Array(ROW_SIZE);

  readonly #maxLooks: number;

  constructor(pieces: Pieces, prospects: Prospects, maxLooks = MAX_LOOKS) {
    this.#pieces = pieces;
    this.#prospects = prospects;
    this.#maxLooks = maxLooks;
  }

  /** The play stage of the awaited seat. */
  play(world: World): void {
    const seat = world.toAct;
    this.#bestWorth = Number.NEGATIVE_INFINITY;
    this.#looks = this.#maxLooks;
    let worth = 0;
    for (let place = 0; place < ROW_SIZE; place++) {
      const at = this.#prospects.standing(world, place, seat);
      this.#worths[place] = at;
      worth += at;
    }
    this.#tryCards(world, seat, 0, worth, EMPTY, 0);
    for (let depth = 0; depth < this.#bestDepth; depth++) this.#apply(world, seat, depth * STEP);
    world.endPlay();
  }

  /** Tries to play on from the hand: `by` the effect of a card that lies `here`, or else as the turn's first card. */
  #tryCards(world: World, seat: Seat, depth: number, worth: number, here: number, by: number): void {
    const { strength, reach, maxStrength } = this.#pieces;
    const { hands, row } = world;
    const from = seat * HAND_SIZE;
    const size = world.handSizes[seat] as number;
    for (let at = 0; at < size; at++) {
      const card = hands[from + at] as number;
      if (here !== EMPTY && (strength[card] as number) > (maxStrength[by] as number)) continue;
      if (this.#isRepeated(hands, from, at, card)) continue;
      world.take(seat, at);
      for (let place = 0; place < ROW_SIZE; place++) {
        if (row[place] === EMPTY || this.#looks <= 0 || (here !== EMPTY && !isWithin(reach[by] as number, place, here))) continue;
        world.lay(seat, card, place);
        const before = this.#worths[place] as number;
        const after = this.#prospects.standing(world, place, seat);
        this.#worths[place] = after;
        this.#note(depth, PLAY_ANOTHER, card, at, 0, place);
        const total = worth - before + after;
        this.#look(depth + 1, total);
        this.#tryEffect(world, seat, depth + 1, total, place, card);
        world.lift(seat, card, place);
        this.#worths[place] = before;
      }
      world.putBack(seat, at, card);
    }
  }

  /** What a card that was laid `here` may do. */
  #tryEffect(world: World, seat: Seat, depth: number, worth: number, here: number, by: number): void {
    const { effect, isForFirst } = this.#pieces;
    switch (effect[by]) {
      case PLAY_ANOTHER:
        if (isForFirst[by] === 0 || this.#countOwn(world, seat, here) === 1) this.#tryCards(world, seat, depth, worth, here, by);
        break;
      case DESTROY:
        this.#tryDestroying(world, seat, depth, worth, here);
        break;
      case MOVE:
        this.#tryMoving(world, seat, depth, worth, here, by);
        break;
    }
  }

  #countOwn({ laid }: World, seat: Seat, place: number): number {
    const { kinds, seats } = this.#pieces;
    const side = (place * seats + seat) * kinds;
    let count = 0;
    for (let card = 0; card < kinds; card++) count += laid[side + card] as number;
    return count;
  }

  #isRepeated(hands: Int32Array, from: number, at: number, card: number): boolean {
    for (let before = 0; before < at; before++) if (hands[from + before] === card) return true;
    return false;
  }

  #tryDestroying(world: World, seat: Seat, depth: number, worth: number, place: number): void {
    const { kinds, seats } = this.#pieces;
    const before = this.#worths[place] as number;
    for (let of = 0; of < seats; of++) {
      const side = place * seats + of;
      if (of === seat || world.strengths[side] === 0) continue;
      for (let card = 0; card < kinds; card++) {
        if (world.laid[side * kinds + card] === 0) continue;
        world.lift(of, card, place);
        this.#note(depth, DESTROY, card, of, place, place);
        this.#look(depth + 1, worth - before + this.#prospects.standing(world, place, seat));
        world.lay(of, card, place);
      }
    }
  }

  /** KW-4.3: never the card whose effect it is. */
  #tryMoving(world: World, seat: Seat, depth: number, worth: number, here: number, by: number): void {
    const { kinds, seats, movesOwn, reach } = this.#pieces;
    for (let from = 0; from < ROW_SIZE; from++) {
      if (world.row[from] === EMPTY || !isWithin(reach[by] as number, from, here)) continue;
      for (let of = 0; of < seats; of++) {
        const side = from * seats + of;
        if ((of === seat) !== (movesOwn[by] === 1) || world.strengths[side] === 0) continue;
        for (let card = 0; card < kinds; card++) {
          const copies = world.laid[side * kinds + card] as number;
          if (copies === 0 || (copies === 1 && card === by && of === seat && from === here)) continue;
          world.lift(of, card, from);
          const rest = worth - (this.#worths[from] as number) + this.#prospects.standing(world, from, seat);
          for (let to = 0; to < ROW_SIZE; to++) {
            if (to === from || world.row[to] === EMPTY) continue;
            world.lay(of, card, to);
            this.#note(depth, MOVE, card, of, from, to);
            this.#look(depth + 1, rest - (this.#worths[to] as number) + this.#prospects.standing(world, to, seat));
            world.lift(of, card, to);
          }
          world.lay(of, card, from);
        }
      }
    }
  }

  #note(depth: number, kind: number, card: number, of: number, from: number, to: number): void {
    const at = depth * STEP;
    this.#steps[at] = kind;
    this.#steps[at + 1] = card;
    this.#steps[at + 2] = of;
    this.#steps[at + 3] = from;
    this.#steps[at + 4] = to;
  }

  /** The chain may end here. */
  #look(depth: number, worth: number): void {
    this.#looks--;
    if (worth <= this.#bestWorth) return;
    this.#bestWorth = worth;
    this.#bestDepth = depth;
    for (let at = 0; at < depth * STEP; at++) this.#best[at] = this.#steps[at] as number;
  }

  #apply(world: World, seat: Seat, at: number): void {
    const card = this.#best[at + 1] as number;
    const of = this.#best[at + 2] as number;
    const from = this.#best[at + 3] as number;
    const to = this.#best[at + 4] as number;
    switch (this.#best[at]) {
      case PLAY_ANOTHER:
        world.take(seat, of);
        world.lay(seat, card, to);
        break;
      case DESTROY:
        world.lift(of, card, from);
        world.discard[card] = (world.discard[card] as number) + 1;
        break;
      case MOVE:
        world.lift(of, card, from);
        world.lay(of, card, to);
        break;
    }
  }
}

function isWithin(reach: number, place: number, here: number): boolean {
  return reach === ANYWHERE || (reach === ELSEWHERE) !== (place === here);
}
