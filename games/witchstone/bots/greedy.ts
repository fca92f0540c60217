import { type Bot, type BotInput, bestOf, type Choose } from '@coven/bots';
import type { Rules } from '@coven/core';
import type { ActionId, Move, Player, State, Witchstone } from '../rules/index.ts';
import { type Chart, chartFor, evaluate, strengthWorth } from './evaluation.ts';

/** How many placements are played out to the end of the turn, in both orders. */
const LINES = 10;
/** No turn has more steps; a line that does is cut off. */
const MAX_STEPS = 200;

/**
 * Plays out the most promising placements to the end of its turn in a world that fits what it sees, each step taking what
 * looks best, and lays the tile where the turn ends best. What it cannot know comes as chance would have it.
 */
export const greedy: Bot<Witchstone> = {
  id: 'greedy',
  remembers: false,
  choose: (input) => chooseBy(input, bestOf),
};

/** Picks a move by what greedy thinks of each; what it looks ahead to is the best. */
export function chooseBy(input: BotInput<Witchstone>, choose: Choose): Move {
  const { rules, seat, moves } = input;
  const [only] = moves;
  if (moves.length === 1 && only) return only;
  const planner = new Planner(input);
  const state = rules.sample(input.view(), rules.memory(seat), input.random);
  switch (state.phase) {
    case 'tower':
      return planner.bestLine(state, moves, choose);
    case 'tile':
      // Only crystals to take out if no tile fits.
      return moves.some(isTile) ? planner.bestTile(state, moves, choose) : planner.bestPlace(state, moves, choose).move;
    case 'lay':
      return planner.bestPlace(state, moves, choose).move;
    case 'order':
      return planner.bestLine(state, moves, choose);
    default:
      return planner.bestStep(state, moves, choose);
  }
}

class Planner {
  readonly #rules: Rules<Witchstone>;
  readonly #seat: number;
  readonly #chart: Chart;
  readonly #random: BotInput<Witchstone>['random'];

  constructor({ rules, seat, view, random }: BotInput<Witchstone>) {
    this.#rules = rules;
    this.#seat = seat;
    this.#random = random;
    this.#chart = chartFor(rules, view);
  }

  /** The tile whose best placement ends the turn best. */
  bestTile(state: State, moves: readonly Move[], choose: Choose): Move {
    const tiles = moves.filter(isTile);
    const placed = (move: Move): number => {
      const next = this.#after(state, move);
      return this.bestPlace(next, this.#rules.moves(next, this.#seat)).worth;
    };
    return choose(tiles, placed).move;
  }

  /** Where to lay the tile taken up; a crystal out of the way or a discard if it fits nowhere. */
  bestPlace(state: State, moves: readonly Move[], choose: Choose = bestOf): { readonly move: Move; readonly worth: number } {
    const places = moves.filter(({ type }) => type === 'lay');
    if (places.length === 0) return this.#chooseBy(choose, state, moves, (next) => this.#worth(next));
    const guesses = places.map((move) => ({ move, guess: this.#guess(state, move) })).sort((a, b) => b.guess - a.guess);
    return this.#chooseBy(
      choose,
      state,
      guesses.slice(0, LINES).map(({ move }) => move),
      (next) =>
        Math.max(
          ...this.#rules
            .moves(next, this.#seat)
            .filter(isBeginning)
            .map((move) => this.#play(this.#after(next, move))),
        ),
    );
  }

  bestLine(state: State, moves: readonly Move[], choose: Choose): Move {
    const wanted = moves.filter(({ type }) => type !== 'break');
    return this.#chooseBy(choose, state, wanted, (next) => this.#play(next)).move;
  }

  bestStep(state: State, moves: readonly Move[], choose: Choose = bestOf): Move {
    // A crystal is only taken out if a tile would not fit: it rarely pays on the way.
    const wanted = moves.filter(({ type }) => type !== 'break');
    return this.#chooseBy(choose, state, wanted, (next) => this.#worth(next)).move;
  }

  #chooseBy(
    choose: Choose,
    state: State,
    moves: readonly Move[],
    worthOf: (next: State) => number,
  ): { readonly move: Move; readonly worth: number } {
    return choose(moves, (move) => worthOf(this.#after(state, move)));
  }

  /** Goes on to the end of the turn, step by step. */
  #play(from: State): number {
    const state = from;
    for (let step = 0; step < MAX_STEPS && this.#isRunning(state); step++) {
      const turn = this.#rules.turn(state);
      if (turn.kind === 'chance') this.#rules.apply(state, 'chance', this.#rules.draw(state, this.#random));
      else this.#rules.apply(state, this.#seat, this.bestStep(state, this.#rules.moves(state, this.#seat)));
    }
    return this.#worth(state);
  }

  #isRunning({ phase, toAct }: State): boolean {
    return toAct === this.#seat && (phase === 'agenda' || phase === 'new-special' || phase === 'new-scroll');
  }

  #after(state: State, move: Move): State {
    const next = this.#rules.clone(state);
    this.#rules.apply(next, this.#seat, move);
    return next;
  }

  #worth(state: State): number {
    return evaluate(this.#chart, state, this.#seat);
  }

  #guess(state: State, move: Move): number {
    const next = this.#after(state, move);
    const player = next.players[this.#seat] as Player;
    let guess = this.#worth(next);
    for (const { action, strength } of this.#strengths(next, move)) guess += strengthWorth(next, player, action, strength);
    return guess;
  }

  #strengths(next: State, move: Move): readonly { action: ActionId; strength: number }[] {
    if (move.type !== 'lay') return [];
    return this.#rules.moves(next, this.#seat).flatMap((begin) => {
      if (begin.type !== 'begin') return [];
      const started = this.#rules.clone(next);
      let strength = 0;
      this.#rules.apply(started, this.#seat, begin, (event) => {
        if (event.type === 'action-began' && event.action === begin.action) strength = event.strength;
      });
      return [{ action: begin.action, strength }];
    });
  }
}

function isTile({ type }: Move): boolean {
  return type === 'tile';
}

function isBeginning({ type }: Move): boolean {
  return type === 'begin';
}
