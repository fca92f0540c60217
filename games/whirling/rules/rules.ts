import { type Rules, sampling, seatsOf, type Turn, type Types, viewing } from '@coven/core';
import { standings } from './circle.ts';
import { type CompiledData, moveOf } from './compiled-data.ts';
import type { Data } from './data.ts';
import { type Event, type Shown, show } from './events.ts';
import { apply, type FlowContext } from './flow.ts';
import { blankMemory, learn, type Memory } from './memory.ts';
import { type Move, notation } from './notation.plain.ts';
import { awaitsChance, drawOne, listMoves, listOutcomes } from './offers.ts';
import { type Outlook, outlook } from './outlook.ts';
import { explain, type Reason } from './refusals.ts';
import { sampler } from './sampling.ts';
import { faults, savedForm } from './saved.ts';
import { type Casting, layOut, OFFERS } from './setup.ts';
import { cloneState, emptyState, type Player, rightOf, type State } from './state.ts';
import { common, own, type View, type ViewContext } from './view.ts';

/** What a seat is asked tells nothing that the others must not know. */
export type Ask =
  | { readonly type: 'draft' }
  | { readonly type: 'grow' }
  | { readonly type: 'pick' }
  | { readonly type: 'arcana' }
  | { readonly type: 'brew' };

export interface Whirling extends Types {
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

export interface Settings {
  readonly seats: number;
  readonly casting: Casting;
  /** 4 in the printed game; tests with tiny decks use less. */
  readonly handSize?: number;
  /** The table's own cards: views then carry the rows of what they show. */
  readonly data?: Data | undefined;
}

/** The rules for compiled cards. */
export function rulesFor(compiled: CompiledData, { seats, casting, handSize = 4, data }: Settings): Rules<Whirling> {
  const context: FlowContext = { compiled, casting, handSize };
  const viewContext: ViewContext = {
    casting,
    capacity: compiled.capacity,
    feeds: seatsOf(seats).map((seat) => rightOf(seats, seat)),
    data,
  };
  const turns = new Turns(seats);

  return {
    seats,
    bound: boundOf(compiled, seats, casting, handSize),
    fades: {},
    start() {
      const state = emptyState(compiled, seats);
      layOut(compiled, casting, state);
      return state;
    },
    turn: (state) => turns.of(state),
    moves: listMoves,
    explain,
    apply: (state, by, move, tell) => apply(context, state, by, move, tell),
    clone: cloneState,
    outcomes: (state) => listOutcomes(compiled, state),
    draw: (state, random) => drawOne(compiled, state, random),
    ...viewing(
      (state: State) => common(viewContext, state),
      (state: State, viewer) => own(viewContext, state, viewer),
    ),
    show,
    // WW-7.3: to others a pick is the same whether its player chose it or chance did.
    tellsChance: ({ type }) => type !== 'picked',
    memory: (viewer) => blankMemory(viewer, seats),
    learn,
    ...sampling<Whirling>((seen, memory) => sampler(compiled, seen, memory)),
    outlook: (seen, move) => outlook(compiled, seen, move),
    standings,
    faults: (state) => faults(compiled, state),
    ...savedForm(compiled),
    format: (move) => compiled.textOf.get(move) ?? notation.format(move),
    parse: (text) => moveOf(compiled, text),
  };
}

/** Every turn there can be, made once, by step and by who is awaited. */
class Turns {
  readonly #seats: number;
  readonly #made: Readonly<Record<Ask['type'], (Turn<Ask> | undefined)[]>> = { draft: [], grow: [], pick: [], arcana: [], brew: [] };

  constructor(seats: number) {
    this.#seats = seats;
  }

  of(state: State): Turn<Ask> {
    if (awaitsChance(state)) return CHANCE;
    const { phase, players } = state;
    if (phase === 'over' || phase === 'offer' || phase === 'deal' || phase === 'draw') return OVER;
    let awaited = 0;
    for (let seat = 0; seat < players.length; seat++) {
      const { isDone, holds } = players[seat] as Player;
      if (!isDone && !holds) awaited |= 1 << seat;
    }
    const made = this.#made[phase];
    const known = made[awaited];
    if (known) return known;
    const seats = seatsOf(this.#seats).filter((seat) => (awaited & (1 << seat)) !== 0);
    const turn: Turn<Ask> = { kind: 'seats', seats: seats.map((seat) => ({ seat, ask: { type: phase } })) };
    made[awaited] = turn;
    return turn;
  }
}

const CHANCE: Turn<Ask> = { kind: 'chance' };
const OVER: Turn<Ask> = { kind: 'over' };

/**
 * Each round but the last plays a card for good. In it every recipe and own recipe is used at most once in three moves; each seat
 * grows, picks (blind and direction: two more), uses at most a dozen effects, buys, is ready and done, and holds once
 * for each who finishes. Every card is drawn once, and an Initiate's hand once more.
 */
function boundOf(compiled: CompiledData, seats: number, casting: Casting, handSize: number): number {
  const cards = compiled.recipes.length;
  const round = 3 * (cards + seats) + seats * (18 + seats);
  return seats * (2 * OFFERS[casting]) + cards + seats * (handSize + 2) + (cards + 1) * round;
}
