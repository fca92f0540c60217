import type { Viewer } from '@coven/core';
import type { CardId, Deck } from './deck.ts';
import type { Shown } from './events.ts';

type Counts = Record<CardId, number>;

/** Something a seat did that tells of its hand: it drew a card from the given deck, or showed one by playing it. */
type Trace = { readonly drew: number } | { readonly played: CardId };

/**
 * What a viewer who misses nothing remembers. Decks are numbered from 0: each reshuffle makes the next one, and
 * since the discard is open, everybody knows what is in it.
 */
export interface Memory {
  readonly viewer: Viewer;
  /** What each deck held when it was made. */
  readonly decks: Counts[];
  /** What the viewer drew from each deck. */
  readonly own: Counts[];
  /** By seat, in the order it happened; empty for the viewer's own. */
  readonly traces: Trace[][];
}

export function blankMemory(viewer: Viewer, { cards }: Deck, seats: number): Memory {
  return {
    viewer,
    decks: [Object.fromEntries(cards.map((card) => [card.id, card.copies]))],
    own: [{}],
    traces: Array.from({ length: seats }, () => []),
  };
}

export function learn(memory: Memory, shown: Shown): void {
  switch (shown.type) {
    case 'dealt':
    case 'drew':
      if (shown.card === 'hidden') memory.traces[shown.seat]?.push({ drew: memory.decks.length - 1 });
      else add(memory.own.at(-1) ?? {}, shown.card);
      return;
    case 'played':
      if (shown.seat !== memory.viewer) memory.traces[shown.seat]?.push({ played: shown.card });
      return;
    case 'reshuffled':
      memory.decks.push({ ...shown.cards });
      memory.own.push({});
      return;
    case 'revealed':
    case 'began':
    case 'skipped':
    case 'declined':
    case 'destroyed':
    case 'moved':
    case 'set-made':
    case 'set-broken':
    case 'fell':
    case 'ended':
      return;
    default:
      shown satisfies never;
  }
}

function add(counts: Counts, card: CardId): void {
  counts[card] = (Object.hasOwn(counts, card) ? (counts[card] ?? 0) : 0) + 1;
}
