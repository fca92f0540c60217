import type { Random, Rules, Seat } from '@coven/core';
import { emptyAgenda } from '../rules/agenda.ts';
import { TURNS } from '../rules/figures.plain.ts';
import type { Move, Player, State, Witchstone } from '../rules/index.ts';
import { fingerprint } from './fingerprint.ts';
import { Heap } from './heap.ts';

/** A position in a turn, and how it came about. */
export interface Node {
  readonly parent: Node | undefined;
  readonly move: Move | undefined;
  readonly worth: number;
  /** Made on first use: most positions are never needed again. */
  state: State | undefined;
}

/** Steps after which a turn that goes on is taken as it stands. */
const MAX_STEPS = 60;
/** Until a tile is laid a pass goes on with this many positions: each tile in hand is one. */
const TILES = 5;

/** What a search of turns needs to know. */
export interface Thinker {
  readonly rules: Rules<Witchstone>;
  readonly seat: Seat;
  worthOf(state: State): number;
}

/**
 * Looks for good ends of one turn. Every pass goes on with the best few positions after one step, after two, and so on, that no earlier
 * pass went on with: the first pass is a narrow beam, and each one makes it wider.
 */
export class TurnSearch {
  readonly #thinker: Thinker;
  readonly #turn: number;
  /** By steps: positions to go on with. */
  readonly #open: Heap<Node>[] = [new Heap()];
  readonly #seen = new Set<number>();
  /** How the turn may end, the best first. */
  readonly ends = new Heap<Node>();

  constructor(thinker: Thinker, from: State) {
    this.#thinker = thinker;
    this.#turn = from.turn;
    this.#open[0]?.push({ parent: undefined, move: undefined, worth: 0, state: from });
  }

  get isOver(): boolean {
    return this.#open.every(({ size }) => size === 0);
  }

  pass(width: number): void {
    for (let steps = 0; steps < this.#open.length; steps++) {
      const open = this.#open[steps] as Heap<Node>;
      for (let count = steps < 2 ? Math.max(TILES, width) : width; count > 0; count--) {
        const node = open.pop();
        if (!node) break;
        this.#goOn(node, steps + 1);
      }
    }
  }

  /**
   * The seat's next turn after this one as it ended, as if nobody came in between; undefined if it has none, or no tile for it yet.
   * `chance` draws the tile that the seat takes up in between.
   */
  turnAfter(end: Node, chance?: Random): TurnSearch | undefined {
    const { rules, seat } = this.#thinker;
    const state = rules.clone(this.stateOf(end));
    while (chance && state.phase === 'draw') rules.apply(state, 'chance', rules.draw(state, chance));
    if (state.phase === 'over' || this.#turn + rules.seats > TURNS * rules.seats || (state.players[seat] as Player).hand === 0)
      return undefined;
    state.phase = 'tile';
    state.toAct = seat;
    state.turn = this.#turn + rules.seats;
    state.agenda = emptyAgenda();
    return new TurnSearch(this.#thinker, state);
  }

  #goOn(node: Node, steps: number): void {
    const { rules, seat, worthOf } = this.#thinker;
    const state = this.stateOf(node);
    const moves = rules.moves(state, seat);
    // A crystal is only taken out if a tile would not fit: it rarely pays on the way.
    const wanted = moves.filter(({ type }) => type !== 'break');
    for (const move of wanted.length > 0 ? wanted : moves) {
      const next = this.#after(state, move);
      const print = fingerprint(next, next.players[seat] as Player);
      if (this.#seen.has(print)) continue;
      this.#seen.add(print);
      const child: Node = { parent: node, move, worth: worthOf(next), state: undefined };
      if (steps < MAX_STEPS && this.#isRunning(next)) this.#openAt(steps).push(child);
      else this.ends.push(child);
    }
  }

  #openAt(steps: number): Heap<Node> {
    while (this.#open.length <= steps) this.#open.push(new Heap());
    return this.#open[steps] as Heap<Node>;
  }

  /** Where a line leads to. */
  stateOf(node: Node): State {
    node.state ??= this.#after(this.stateOf(node.parent as Node), node.move as Move);
    return node.state;
  }

  /** What replaces a hex or scroll that was taken is open: any one will do, and nothing is gained by hoping for the best. */
  #after(state: State, move: Move): State {
    const { rules, seat } = this.#thinker;
    const next = rules.clone(state);
    rules.apply(next, seat, move);
    while (next.phase === 'new-special' || next.phase === 'new-scroll') {
      rules.apply(next, 'chance', rules.outcomes(next)[0]?.move as Move);
    }
    return next;
  }

  #isRunning({ phase, toAct, turn }: State): boolean {
    return turn === this.#turn && toAct === this.#thinker.seat && phase !== 'draw' && phase !== 'over';
  }
}

/** The moves that lead to a position. */
export function lineTo(node: Node): readonly Move[] {
  const line: Move[] = [];
  for (let at = node; at.parent && at.move; at = at.parent) line.push(at.move);
  return line.reverse();
}
