import type { Rules, Seat, Types, Viewer } from './contract.ts';
import { viewersOf } from './contract.ts';
import type { Entry } from './log.ts';
import { refusal } from './refusal.ts';
import type { Snapshot } from './snapshot.ts';

/** A seat that has made this many entries since its moves were last settled can no longer undo. */
const MAX_CHANGES = 200;

/** A seat's move that has not been undone. */
interface StandingMove<T extends Types> {
  readonly seat: Seat;
  readonly move: T['move'];
}

/** The state after replaying some moves, and the events of each move. */
interface Retraced<T extends Types> {
  readonly state: T['state'];
  readonly events: readonly (readonly T['event'][])[];
}

/** The table without one move. */
interface Withdrawn<T extends Types> {
  readonly state: T['state'];
  readonly takenBack: readonly T['event'][];
  /** The events of later moves by others, which remain. */
  readonly kept: readonly T['event'][];
}

/** The moves since everything was last settled: those that seats may still undo. */
export class OpenMoves<T extends Types> {
  readonly #rules: Rules<T>;
  readonly #viewers: readonly Viewer[];
  /** The state when everything was last settled. */
  #base: T['state'];
  #since: StandingMove<T>[] = [];
  /** By seat: how many of its moves in `#since`, from the earliest, are settled. */
  #settled: number[];
  /** By seat: entries made since its moves were last settled. */
  #changes: number[];

  constructor(rules: Rules<T>, state: T['state']) {
    this.#rules = rules;
    this.#viewers = viewersOf(rules.seats);
    this.#base = rules.clone(state);
    this.#settled = Array.from({ length: rules.seats }, () => 0);
    this.#changes = [...this.#settled];
  }

  restore({ base, since, settled, changes }: Pick<Snapshot, 'base' | 'since' | 'settled' | 'changes'>): void {
    const parsed = (text: string): T['move'] => {
      const move = this.#rules.parse(text);
      if (move === undefined) throw new Error(`not a move: ${text}`);
      return move;
    };
    this.#base = this.#rules.load(base);
    this.#since = since.map(([seat, text]) => ({ seat: seat as Seat, move: parsed(text) }));
    this.#settled = [...settled];
    this.#changes = [...changes];
  }

  snapshot(): Pick<Snapshot, 'base' | 'since' | 'settled' | 'changes'> {
    const rules = this.#rules;
    return {
      base: rules.save(this.#base),
      since: this.#since.map(({ seat, move }): Entry => [seat, rules.format(move)]),
      settled: [...this.#settled],
      changes: [...this.#changes],
    };
  }

  add(seat: Seat, move: T['move']): void {
    this.#since.push({ seat, move });
  }

  /** Counts one more entry by a seat: a move or an undo. */
  countChange(seat: Seat): void {
    this.#changes[seat] = (this.#changes[seat] ?? 0) + 1;
  }

  mayChange(seat: Seat): boolean {
    return (this.#changes[seat] ?? 0) < MAX_CHANGES;
  }

  mayUndo(seat: Seat): boolean {
    return this.mayChange(seat) && this.#lastOf(seat) >= 0;
  }

  /** Whether a seat keeps changing its mind without end: without undos a game has at most `bound` moves. */
  isChangingEndlessly(seat: Seat): boolean {
    return (this.#changes[seat] ?? 0) >= MAX_CHANGES + this.#rules.bound && this.#lastOf(seat) >= 0;
  }

  /** Whether another viewer was shown an event that can no longer be taken back. */
  settles(seat: Seat, events: readonly T['event'][]): boolean {
    const rules = this.#rules;
    return events.some(
      (event) =>
        (rules.settles?.(event) ?? true) && this.#viewers.some((viewer) => viewer !== seat && rules.show(event, viewer) !== undefined),
    );
  }

  /** From now on no earlier move can be undone. */
  settleAll(state: T['state']): void {
    this.#base = this.#rules.clone(state);
    this.#since = [];
    this.#settled.fill(0);
    this.#changes.fill(0);
  }

  /** Settles a seat's moves and the moves of others they depend on; other seats can still undo independent moves. */
  settleSeat(seat: Seat, state: T['state']): void {
    if (this.#since.every((standing) => standing.seat === seat)) {
      this.settleAll(state);
      return;
    }
    const settle = (other: Seat) => {
      this.#settled[other] = this.#since.filter((standing) => standing.seat === other).length;
      this.#changes[other] = 0;
    };
    settle(seat);
    const before = this.#retrace(this.#since);
    for (const other of new Set(this.#since.map((standing) => standing.seat))) {
      const index = this.#lastOf(other);
      if (index >= 0 && !this.#without(index, before)) settle(other);
    }
    if (this.#since.every(({ seat: other }) => this.#lastOf(other) < 0)) this.settleAll(state);
  }

  /** Undoes a seat's last open move; `undefined` if it has none. */
  withdraw(seat: Seat): Withdrawn<T> | undefined {
    const index = this.#lastOf(seat);
    const withdrawn = index < 0 ? undefined : this.#without(index);
    if (withdrawn) this.#since.splice(index, 1);
    return withdrawn;
  }

  /** The index in `#since` of the seat's last move if it can still be undone, else -1. */
  #lastOf(seat: Seat): number {
    const count = this.#since.filter((standing) => standing.seat === seat).length;
    return count > (this.#settled[seat] ?? 0) ? this.#since.findLastIndex((standing) => standing.seat === seat) : -1;
  }

  /** The table without one move; `undefined` if that would change any later move. */
  #without(index: number, before = this.#retrace(this.#since)): Withdrawn<T> | undefined {
    const after = index + 1;
    const rest = this.#retrace(this.#since.toSpliced(index, 1));
    if (!before || !rest) return undefined;
    const kept = before.events.slice(after);
    if (JSON.stringify(rest.events.slice(index)) !== JSON.stringify(kept)) return undefined;
    return { state: rest.state, takenBack: before.events[index] ?? [], kept: kept.flat() };
  }

  #retrace(standing: readonly StandingMove<T>[]): Retraced<T> | undefined {
    const rules = this.#rules;
    const state = rules.clone(this.#base);
    const events: T['event'][][] = [];
    for (const { seat, move } of standing) {
      if (refusal(rules, state, seat, move)) return undefined;
      const brought: T['event'][] = [];
      rules.apply(state, seat, move, (event) => brought.push(event));
      events.push(brought);
    }
    return { state, events };
  }
}
