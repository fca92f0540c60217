import { bestOf } from '@coven/bots';
import type { Brain, Line } from '@coven/bots/search';
import type { Rules, Seat } from '@coven/core';
import { type Card, cardsOf, PRINTED } from '../rules/cards.ts';
import { type Hand, pickFrom } from '../rules/hand.ts';
import type { Blackmore, Move, View } from '../rules/index.ts';
import type { Suit } from '../rules/names.ts';
import { type State, trumpOf } from '../rules/state.ts';
import { pointsOf, powerOf } from '../rules/trick.ts';
import { rankings, SIDES, type Side, strengths } from '../rules/wheel.ts';
import { bestEnd } from './exact-end.ts';
import { CROWNING, KEEPING, MEAN, powerIn } from './greedy.ts';

const CARDS = cardsOf(PRINTED);
const BY_ID = new Map(CARDS.map((card) => [card.id, card]));
const NO_CARDS: readonly Card[] = [];
/** Lead in points that decides while cards are still to be drawn. */
const SPREAD = 25;

export function brainOf(rules: Rules<Blackmore>, view: View): Brain<Blackmore> {
  const thinking = new Thinking(rules, sideOf(view), view.ranking.length);
  return {
    // A game is short: playouts go to its end.
    horizon: rules.bound,
    width: 12,
    scores: ({ won }) => won.map(pointsOf),
    evaluate: ({ won }) => won.map(pointsOf),
    spread: () => SPREAD,
    lines: (state, seat, max) => thinking.ordered(state, seat).slice(0, max),
    policy: (state, seat) => [thinking.best(state, seat)],
    sight: ({ phase, trick, pile }) => `${phase} ${pile.at(-1)?.id} ${phase === 'lead' ? '' : trick.map(({ id }) => id).join()}`,
    solve: (state, seat) => bestEnd(rules, state, seat, (at) => thinking.ordered(at, at.toAct)),
  };
}

/** The wheel's side, from how the numbers rank: a seat sees nothing else of the option. */
function sideOf({ ranking, wheel }: View): Side {
  return SIDES.find((side) => rankings(side, ranking.length)[wheel]?.join() === ranking.join()) ?? SIDES[0];
}

/** What greedy thinks of a move, from a state and without counting cards: a playout asks a hundred times. */
class Thinking {
  readonly #rules: Rules<Blackmore>;
  /** By wheel and number. */
  readonly #strengths: readonly (readonly number[])[];

  constructor(rules: Rules<Blackmore>, side: Side, numbers: number) {
    this.#rules = rules;
    this.#strengths = strengths(side, numbers);
  }

  best(state: State, seat: Seat): Move {
    return bestOf(this.#rules.moves(state, seat), (move) => this.#worth(state, seat, move)).move;
  }

  /** Each move is a line of its own: what follows is somebody else's or chance's. */
  ordered(state: State, seat: Seat): Line<Blackmore>[] {
    const ranked = this.#rules.moves(state, seat).map((move) => ({ move, worth: this.#worth(state, seat, move) }));
    return ranked.sort((a, b) => b.worth - a.worth).map(({ move }) => [move]);
  }

  #worth(state: State, seat: Seat, move: Move): number {
    switch (move.type) {
      case 'play':
        return this.#playWorth(state, seat, BY_ID.get(move.card) as Card);
      case 'crown':
        return this.#crownWorth(state, seat, BY_ID.get(move.card) as Card);
      default:
        return this.#crownWorth(state, seat, undefined);
    }
  }

  #playWorth(state: State, seat: Seat, card: Card): number {
    const strength = this.#strengths[state.wheel] as readonly number[];
    const trump = trumpOf(state)?.suit;
    const trick = state.phase === 'follow' ? state.trick : NO_CARDS;
    const led = trick[0]?.suit ?? card.suit;
    const mine = powerOf(card.suit, strength[card.number] as number, led, trump);
    let isBeaten = false;
    for (const other of trick) if (powerOf(other.suit, strength[other.number] as number, led, trump) > mine) isBeaten = true;
    const toCome = state.hands.length - trick.length - 1;
    const strong = this.#power(card, trump, strength);
    const chance = isBeaten ? 0 : toCome === 0 ? 1 : strong ** (toCome / 2);
    const given = card.number / Math.max(1, state.hands.length - 1);
    const future = state.hands[seat]?.size === 1 ? 0 : strong;
    return chance * (pointsOf(trick) + card.number + MEAN * toCome) - (1 - chance) * given - KEEPING * future;
  }

  #crownWorth(state: State, seat: Seat, crowned: Card | undefined): number {
    const trump = crowned ?? trumpOf(state);
    const strength = this.#strengths[crowned?.number ?? state.wheel] as readonly number[];
    let worth = pointsOf(state.trick) - (crowned?.number ?? 0);
    for (const card of pickFrom(state.hands[seat] as Hand, CARDS)) worth += CROWNING * this.#power(card, trump?.suit, strength);
    return worth;
  }

  #power({ suit, number }: Card, trump: Suit | undefined, strength: readonly number[]): number {
    return powerIn((strength[number] as number) / (strength.length - 1), suit === trump);
  }
}
