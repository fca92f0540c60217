import { Bag, type Sampler, type Seat, shuffle, type Viewer } from '@coven/core';
import type { Card } from './cards.ts';
import type { Shown } from './events.ts';
import { add, type Hand, handOf } from './hand.ts';
import type { CardId } from './names.plain.ts';
import { cloneState, type State } from './state.ts';
import type { View } from './view.ts';

/** What a viewer who misses nothing remembers. */
export interface Memory {
  readonly viewer: Viewer;
  /** The cards each seat has won. */
  readonly won: CardId[][];
  /** Cards that each seat took openly from the trump pile and has not played yet. */
  readonly held: CardId[][];
  /** The trick until it is put away. */
  trick: CardId[];
}

export function blankMemory(viewer: Viewer, seats: number): Memory {
  const none = () => Array.from({ length: seats }, (): CardId[] => []);
  return { viewer, won: none(), held: none(), trick: [] };
}

export function learn(memory: Memory, shown: Shown): void {
  switch (shown.type) {
    case 'led':
    case 'played': {
      memory.trick.push(shown.card);
      const held = memory.held[shown.seat] as CardId[];
      const at = held.indexOf(shown.card);
      if (at >= 0) held.splice(at, 1);
      return;
    }
    case 'crowned':
    case 'kept': {
      const crowned = shown.type === 'crowned' ? shown.card : undefined;
      (memory.won[shown.seat] as CardId[]).push(...memory.trick.filter((card) => card !== crowned));
      memory.trick = [];
      return;
    }
    case 'took-trump':
      (memory.held[shown.seat] as CardId[]).push(shown.card);
      return;
    case 'dealt':
    case 'drew':
    case 'turned-up':
    case 'began':
    case 'trick-won':
    case 'went-without':
    case 'final-stage':
    case 'ended':
      return;
    default:
      shown satisfies never;
  }
}

/** Every unseen card is equally likely to lie in any unseen place. */
export function sampler(cards: readonly Card[], byId: ReadonlyMap<CardId, Card>, view: View, memory: Memory): Sampler<State> {
  const card = (id: CardId) => byId.get(id) as Card;
  const won = memory.won.map((ids) => ids.map(card));
  const pile = view.pile.map(card);
  const trick = view.trick.map(([, id]) => card(id));
  const known = memory.held.map((ids, seat) => (seat === view.viewer ? view.hand : ids).map(card));

  const seen = new Set<Card>([...won.flat(), ...pile, ...trick, ...known.flat()]);
  const unseen = cards.filter((one) => !seen.has(one));
  const hands = known.map(handOf);
  const common: State = {
    phase: view.phase,
    toAct: view.toAct,
    hands,
    deck: Bag.of([]),
    pile,
    wheel: view.wheel,
    trick,
    trickSeats: view.trick.map(([seat]): Seat => seat),
    crowned: view.crowned === null ? undefined : card(view.crowned),
    leader: view.leader,
    won,
    toDraw: 0,
    isFinal: view.isFinal,
  };
  return (random) => {
    const state = cloneState(common);
    const rest = shuffle(unseen.slice(), random);
    view.handSizes.forEach((size, seat) => {
      const hand = state.hands[seat] as Hand;
      while (hand.size < size) add(hand, rest.pop() as Card);
    });
    state.deck = Bag.of(rest);
    return state;
  };
}
