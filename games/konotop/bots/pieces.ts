import type { Rules } from '@coven/core';
import type { Card, Konotop, Move, Occupier, OptionalEffect, State, Ties } from '../rules/index.ts';

/** What a card may do when it is down; `0` stands for nothing. */
export const PLAY_ANOTHER = 1;
export const DESTROY = 2;
export const MOVE = 3;
const EFFECTS: Readonly<Record<OptionalEffect['kind'], number>> = { 'play-another': PLAY_ANOTHER, destroy: DESTROY, move: MOVE };

/** Where an effect reaches, seen from the occupier that its card was laid at. */
const HERE = 1;
export const ELSEWHERE = 2;
export const ANYWHERE = 3;

/** More than any card's strength. */
const NO_LIMIT = 2 ** 30;

/** Cards and occupiers of one table by their indices, in bare numbers. */
export class Pieces {
  readonly seats: number;
  readonly kinds: number;
  readonly occupiers: number;
  readonly ties: Ties;
  /** By card: its printed strength; how many make a set, or 0, and what each then counts. */
  readonly strength: Int32Array;
  readonly setCount: Int32Array;
  readonly setTimes: Int32Array;
  /** By card and occupier: the strength with its boost. */
  readonly power: Int32Array;
  /** By card: its optional effect, where that reaches, the strongest card it lets play, and whether it holds for the first own card alone. */
  readonly effect: Int32Array;
  readonly reach: Int32Array;
  readonly maxStrength: Int32Array;
  readonly isForFirst: Uint8Array;
  /** By card: whether the cards it moves are its player's own. */
  readonly movesOwn: Uint8Array;
  /** By occupier, and by occupier and place. */
  readonly threshold: Int32Array;
  readonly rewards: Int32Array;

  constructor(rules: Rules<Konotop>) {
    const open = openState(rules);
    const cards = cardsOf(rules, open);
    const occupiers = rules.start().hidden;
    this.seats = rules.seats;
    this.kinds = cards.length;
    this.occupiers = occupiers.length;
    this.ties = tiesOf(rules, open, cards[0] as Card);
    this.strength = Int32Array.from(cards, (card) => card.strength);
    this.setCount = Int32Array.from(cards, ({ set }) => set?.count ?? 0);
    this.setTimes = Int32Array.from(cards, ({ set }) => set?.times ?? 1);
    this.power = Int32Array.from(cards.flatMap(({ strength, times }) => times.map((time) => strength * time)));
    this.effect = Int32Array.from(cards, ({ optional }) => (optional ? EFFECTS[optional.kind] : 0));
    this.reach = Int32Array.from(cards, reachOf);
    this.maxStrength = Int32Array.from(
      cards,
      ({ optional }) => (optional?.kind === 'play-another' ? optional.maxStrength : undefined) ?? NO_LIMIT,
    );
    this.isForFirst = Uint8Array.from(cards, ({ optional }) => (optional?.kind === 'play-another' && optional.condition ? 1 : 0));
    this.movesOwn = Uint8Array.from(cards, ({ optional }) => (optional?.kind === 'move' && optional.whose === 'own' ? 1 : 0));
    this.threshold = Int32Array.from(occupiers, ({ threshold }) => threshold);
    this.rewards = Int32Array.from(occupiers.flatMap(({ rewards }: Occupier) => rewards));
  }
}

function reachOf({ optional }: Card): number {
  const where = optional?.kind === 'move' ? optional.from : optional?.where;
  if (where === 'any') return ANYWHERE;
  return where === 'other-occupant' ? ELSEWHERE : HERE;
}

/** With occupiers face up, and nothing in the hands. */
function openState(rules: Rules<Konotop>): State {
  const state = rules.start();
  while (state.phase === 'row') rules.apply(state, 'chance', rules.outcomes(state)[0]?.move as Move);
  return state;
}

/** Every kind of card, by its index. */
function cardsOf(rules: Rules<Konotop>, open: State): readonly Card[] {
  return rules.outcomes(open).map(({ move }) => {
    const state = rules.clone(open);
    rules.apply(state, 'chance', move);
    return state.hands.flat()[0] as Card;
  });
}

/** How the table reads ties: seen from who is behind two equals. */
function tiesOf(rules: Rules<Konotop>, open: State, card: Card): Ties {
  const state = rules.clone(open);
  const behind = 2;
  state.row[0]?.cards.forEach((side, seat) => {
    if (seat < behind) side.push(card, card);
    else if (seat === behind) side.push(card);
  });
  const awards = rules.view(state, 0).row[0]?.awards ?? [];
  return awards.some(({ seat, place }) => seat === behind && place === behind + 1) ? 'skip' : 'next';
}
