import { type CardId, cardNamed, type Deck } from './deck.ts';
import type { Memory } from './memory.ts';

/** What a viewer does not know: which card each draw of the others was. Everything here is by a card's index. */
export interface HiddenDraws {
  /** By seat: the cards it certainly holds. */
  readonly known: readonly (readonly number[])[];
  /** By seat, in order: the card that was played, or −1 − the deck that was drawn from. */
  readonly traces: readonly (readonly number[])[];
  /** By deck: the copies of each card that the viewer did not draw. */
  readonly pools: readonly (readonly number[])[];
}

export function hiddenDraws(deck: Deck, { decks, own, traces }: Memory): HiddenDraws {
  const indexOf = (id: CardId) => cardNamed(deck, id).index;
  const copies = (counts: Readonly<Record<CardId, number>>, id: CardId) => (Object.hasOwn(counts, id) ? (counts[id] ?? 0) : 0);
  const hidden: HiddenDraws = {
    known: traces.map(() => []),
    traces: traces.map((steps) => steps.map((trace) => ('drew' in trace ? -1 - trace.drew : indexOf(trace.played)))),
    pools: decks.map((counts, number) => deck.cards.map(({ id }) => copies(counts, id) - copies(own[number] ?? {}, id))),
  };
  const others = hidden.traces.flatMap((steps, seat) => (steps.length > 0 ? [seat] : []));
  const [only] = others;
  return others.length === 1 && only !== undefined && hidden.pools.length > 1 ? withLastDeckOnly(hidden, only) : hidden;
}

/** A deck that ran out went to the only other seat as far as the viewer did not draw it: nothing but the last one is open. */
function withLastDeckOnly({ known, traces, pools }: HiddenDraws, seat: number): HiddenDraws {
  const last = pools.length - 1;
  const steps = traces[seat] as readonly number[];
  const from = steps.findIndex((trace) => trace === -1 - last);
  const since = from < 0 ? steps.length : from;
  const held = (pools[0] as readonly number[]).map((_, card) =>
    pools.slice(0, last).reduce((sum, pool) => sum + (pool[card] as number), 0),
  );
  const isFromHeld = (trace: number) => {
    if (trace < 0 || (held[trace] as number) === 0) return false;
    held[trace] = (held[trace] as number) - 1;
    return true;
  };
  for (const trace of steps.slice(0, since)) isFromHeld(trace);
  // A card that was there before the last deck says nothing about this deck when it is played.
  const open = steps.slice(since).flatMap((trace) => (trace < 0 ? [-1] : isFromHeld(trace) ? [] : [trace]));
  return {
    known: known.map((cards, at) => (at === seat ? held.flatMap((count, card) => Array.from({ length: count }, () => card)) : cards)),
    traces: traces.map((_, at) => (at === seat ? open : [])),
    pools: [pools[last] as readonly number[]],
  };
}
