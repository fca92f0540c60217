import { type Outcome, type Random, type Rules, type Seat, sampling, seatsOf, type Turn, type Types, viewing } from '@coven/core';
import { listPlays, listTargets } from './chain.ts';
import type { Context, Settings } from './context.ts';
import type { Card, CardId, Deck, Occupier, OccupierId } from './deck.ts';
import { type Event, type Shown, show } from './events.ts';
import { apply } from './flow.ts';
import { blankMemory, learn, type Memory } from './memory.ts';
import { Moves } from './moves.ts';
import type { From, Where, Whose } from './names.plain.ts';
import { type Move, notation } from './notation.plain.ts';
import { type Outlook, outlook } from './outlook.ts';
import { explain, type Reason } from './refusals.ts';
import { sampler } from './sample.ts';
import { faults, savedForm } from './saved.ts';
import { standings } from './scoring.ts';
import { cloneState, emptyState, type Pending, type State } from './state.ts';
import { common, own, type View } from './view.ts';

/** `card` is the one whose effect may be used, `on` where it lies. */
export type Ask =
  | { readonly type: 'play' }
  | {
      readonly type: 'play-another';
      readonly card: CardId;
      readonly on: OccupierId;
      readonly where: Where;
      readonly maxStrength: number | null;
    }
  | { readonly type: 'destroy'; readonly card: CardId; readonly on: OccupierId }
  | { readonly type: 'move'; readonly card: CardId; readonly on: OccupierId; readonly whose: Whose; readonly from: From };

export interface Konotop extends Types {
  state: State;
  move: Move;
  event: Event;
  shown: Shown;
  view: View;
  memory: Memory;
  ask: Ask;
  outlook: Outlook;
  reason: Reason;
}

/**
 * Players who conspire with cards that destroy one another could go on for ever; no rule stops them.
 * Games that are played to be won take some 250 moves, chance included.
 */
const BOUND = 20_000;

/** Compiles the rules for a deck; tests use tiny ones. */
export function rulesFor(deck: Deck, settings: Settings): Rules<Konotop> {
  const { seats } = settings;
  const moves = new Moves(deck, seats);
  const context: Context = { ...settings, deck, moves };
  const turns = turnsOf(deck, seats);

  return {
    seats,
    bound: BOUND,
    fades: {},
    start: () => emptyState(deck, seats),
    turn: (state) => turnOf(turns, state),
    moves: (state, seat) => listMoves(moves, state, seat),
    explain: (state, seat, move) => explain(deck, state, seat, move),
    apply: (state, by, move, tell) => apply(context, state, by, move, tell),
    clone: cloneState,
    outcomes: (state) => listOutcomes(moves, state),
    draw: (state, random) => drawOne(moves, state, random),
    ...viewing((state: State) => common(context, state), own),
    show,
    memory: (viewer) => blankMemory(viewer, deck, seats),
    learn,
    ...sampling<Konotop>((seen, memory) => sampler(deck, seen, memory)),
    outlook: (seen, move) => {
      const fitting = sampler(deck, seen, blankMemory(seen.viewer, deck, seats))(FIRST);
      return outlook(context, fitting, seen.viewer as Seat, move);
    },
    standings,
    faults: (state) => faults(deck, state),
    ...savedForm(deck),
    format: notation.format,
    parse: (text) => moves.parse(text),
  };
}

/** Previews depend on nothing hidden: any cards will do for the other hands. */
const FIRST: Random = { below: () => 0 };

/** Every turn there can be, made once. */
function turnsOf({ cards, occupiers }: Deck, seats: number) {
  const each = (ask: Ask) => seatsOf(seats).map((seat): Turn<Ask> => ({ kind: 'seats', seats: [{ seat, ask }] }));
  const chance: Turn<Ask> = { kind: 'chance' };
  const over: Turn<Ask> = { kind: 'over' };
  // By card, occupier and seat; empty for cards without an optional effect.
  const effect = cards.map((card) =>
    occupiers.flatMap((on) => {
      const ask = askOf(card, on);
      return ask ? [each(ask)] : [];
    }),
  );
  return { chance, over, play: each({ type: 'play' }), effect };
}

function askOf({ id: card, optional }: Card, { id: on }: Occupier): Ask | undefined {
  switch (optional?.kind) {
    case undefined:
      return undefined;
    case 'play-another':
      return { type: 'play-another', card, on, where: optional.where, maxStrength: optional.maxStrength ?? null };
    case 'destroy':
      return { type: 'destroy', card, on };
    case 'move':
      return { type: 'move', card, on, whose: optional.whose, from: optional.from };
    default:
      return optional satisfies never;
  }
}

function turnOf(turns: ReturnType<typeof turnsOf>, { phase, toAct, pending }: State): Turn<Ask> {
  switch (phase) {
    case 'play':
      return turns.play[toAct] as Turn<Ask>;
    case 'effect': {
      const { card, on } = pending[pending.length - 1] as Pending;
      return turns.effect[card.index]?.[on.index]?.[toAct] as Turn<Ask>;
    }
    case 'row':
    case 'deal':
    case 'first':
    case 'refill':
    case 'draw':
      return turns.chance;
    case 'over':
      return turns.over;
    default:
      return phase satisfies never;
  }
}

function listMoves(moves: Moves, state: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  if (seat !== state.toAct) return list;
  if (state.phase === 'play') {
    listPlays(moves, state, seat, list); // KW-2.2
  } else if (state.phase === 'effect') {
    list.push(moves.decline); // KW-2.4
    listTargets(moves, state, seat, state.pending[state.pending.length - 1] as Pending, list);
  }
  return list;
}

function listOutcomes(moves: Moves, state: State): readonly Outcome<Move>[] {
  switch (state.phase) {
    case 'first':
      return moves.first.map((move) => ({ move, weight: 1 }));
    case 'row':
    case 'refill':
      return state.hidden.map((occupier) => ({ move: moves.reveal[occupier.index] as Move, weight: 1 }));
    case 'deal':
    case 'draw':
      return state.deck.flatMap((weight, index) => (weight > 0 ? [{ move: moves.draw[index] as Move, weight }] : []));
    default:
      return [];
  }
}

function drawOne(moves: Moves, state: State, random: Random): Move {
  if (state.phase === 'first') return moves.first[random.below(moves.first.length)] as Move;
  if (state.phase === 'row' || state.phase === 'refill') {
    return moves.reveal[(state.hidden[random.below(state.hidden.length)] as Occupier).index] as Move;
  }
  const { deck } = state;
  let left = random.below(state.deckSize);
  let index = 0;
  while (left >= (deck[index] as number)) {
    left -= deck[index] as number;
    index++;
  }
  return moves.draw[index] as Move;
}
