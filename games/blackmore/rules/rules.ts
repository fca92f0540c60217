import { Bag, type Outcome, type Random, type Rules, type Seat, sampling, seatsOf, type Turn, type Types, viewing } from '@coven/core';
import { cardsOf, type Deck } from './cards.ts';
import type { Context, Settings } from './context.ts';
import { type Event, FADES, type Shown, show } from './events.ts';
import { apply } from './flow.ts';
import { type Hand, pickFrom } from './hand.ts';
import { blankMemory, learn, type Memory, sampler } from './memory.ts';
import { type Moves, movesOf } from './moves.ts';
import { type Move, notation } from './notation.plain.ts';
import { type Outlook, outlook } from './outlook.ts';
import { explain, type Reason } from './refusals.ts';
import { faults, savedForm } from './saved.ts';
import { standings } from './scoring.ts';
import { cloneState, emptyState, type State } from './state.ts';
import { common, own, type View } from './view.ts';
import { rankings, strengths } from './wheel.ts';

export type Ask = { readonly type: 'lead' } | { readonly type: 'follow' } | { readonly type: 'crown' };

export interface Blackmore extends Types {
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

/** Compiles the rules for a deck; the game itself is played with `PRINTED`. */
export function rulesFor(deck: Deck, settings: Settings): Rules<Blackmore> {
  const { seats, side } = settings;
  const cards = cardsOf(deck);
  const full = Bag.of(cards);
  const cardById = new Map(cards.map((card) => [card.id, card]));
  const moves = movesOf(cards, seats);
  const [ranking, strength] = [rankings(side, deck.numbers), strengths(side, deck.numbers)];
  const context: Context = { ...settings, handSize: deck.handSize, cards, cardById, rankings: ranking, strength };
  const turns = turnsOf(seats);

  return {
    seats,
    // Every card is dealt or drawn once and played at most once; each trick asks one more question; one draw for the first player.
    bound: 3 * cards.length + 1,
    fades: FADES,
    start: () => emptyState(seats, full),
    turn: (state) => turnOf(turns, state),
    moves: (state, seat) => listMoves(moves, state, seat),
    explain,
    apply: (state, by, move, tell) => apply(context, state, by, move, tell),
    clone: cloneState,
    outcomes: (state) => listOutcomes(moves, state),
    draw: (state, random) => drawOne(moves, state, random),
    ...viewing(
      (state: State) => common(context, state),
      (state: State, viewer) => own(context, state, viewer),
    ),
    show,
    memory: (viewer) => blankMemory(viewer, seats),
    learn,
    ...sampling<Blackmore>((seen, memory) => sampler(cards, cardById, seen, memory)),
    outlook: (seen, move) => outlook(context, seen, move),
    standings,
    faults: (state) => faults(cards, deck.handSize, state),
    ...savedForm(cards, cardById),
    format: notation.format,
    parse: (text) => moves.byText.get(text),
  };
}

const CHANCE: Turn<Ask> = { kind: 'chance' };
const OVER: Turn<Ask> = { kind: 'over' };

/** Every question there can be, made once, by seat. */
function turnsOf(seats: number) {
  const asks = (type: Ask['type']) => seatsOf(seats).map((seat): Turn<Ask> => ({ kind: 'seats', seats: [{ seat, ask: { type } }] }));
  return { lead: asks('lead'), follow: asks('follow'), crown: asks('crown') };
}

function turnOf(turns: ReturnType<typeof turnsOf>, { phase, toAct }: State): Turn<Ask> {
  switch (phase) {
    // Looked up by the phase, each took the tenth part of a move longer.
    case 'follow':
      return turns.follow[toAct] as Turn<Ask>;
    case 'lead':
      return turns.lead[toAct] as Turn<Ask>;
    case 'crown':
      return turns.crown[toAct] as Turn<Ask>;
    case 'over':
      return OVER;
    case 'deal':
    case 'turn-up':
    case 'first':
    case 'draw':
      return CHANCE;
    default:
      return phase satisfies never;
  }
}

function listMoves(moves: Moves, state: State, seat: Seat): readonly Move[] {
  if (seat !== state.toAct) return [];
  switch (state.phase) {
    case 'lead':
    case 'follow': // BM-3.1, BM-3.2: any card
      return pickFrom(state.hands[seat] as Hand, moves.play);
    case 'crown': {
      // BM-3.4
      const list: Move[] = [moves.keep];
      for (const card of state.trick) list.push(moves.crown[card.index] as Move);
      return list;
    }
    default:
      return [];
  }
}

function listOutcomes(moves: Moves, state: State): readonly Outcome<Move>[] {
  switch (state.phase) {
    case 'first':
      return moves.first.map((move) => ({ move, weight: 1 }));
    case 'deal':
    case 'turn-up':
    case 'draw':
      return state.deck.sorted().map((card) => ({ move: moves.draw[card.index] as Move, weight: 1 }));
    default:
      return [];
  }
}

function drawOne(moves: Moves, state: State, random: Random): Move {
  if (state.phase === 'first') return moves.first[random.below(moves.first.length)] as Move;
  return moves.draw[state.deck.draw(random).index] as Move;
}
