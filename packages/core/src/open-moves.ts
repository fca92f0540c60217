import type { By, Rules, Seat, Types, Viewer } from './contract.ts';
import { seatsOf, viewersOf } from './contract.ts';
import type { Entry } from './log.ts';
import { refusal } from './refusal.ts';
import type { Snapshot } from './snapshot.ts';

/** A seat that has made this many entries since its moves were last settled can no longer undo. */
const MAX_CHANGES = 200;

/** Settled moves are kept up to this many: copying the state after each would cost more than it saves when a later move is undone. */
const MAX_SETTLED = 16;

/** A move that has not been undone: a seat's, or one of the chance that followed it. */
interface StandingMove<T extends Types> {
  readonly by: By;
  readonly move: T['move'];
}

/** What a seat's entry and the chance that followed it brought. */
export interface Brought<T extends Types> {
  readonly events: readonly T['event'][];
  /** The events of chance among them; `undefined` if no chance followed. */
  readonly drawn: readonly T['event'][] | undefined;
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
  readonly #seats: readonly Seat[];
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
    this.#seats = seatsOf(rules.seats);
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
    this.#since = since.map(([by, text]) => ({ by, move: parsed(text) }));
    this.#settled = [...settled];
    this.#changes = [...changes];
  }

  snapshot(): Pick<Snapshot, 'base' | 'since' | 'settled' | 'changes'> {
    const rules = this.#rules;
    return {
      base: rules.save(this.#base),
      since: this.#since.map(({ by, move }): Entry => [by, rules.format(move)]),
      settled: [...this.#settled],
      changes: [...this.#changes],
    };
  }

  add(by: By, move: T['move']): void {
    this.#since.push({ by, move });
  }

  /** Counts one more entry by a seat: a move or an undo. */
  countChange(seat: Seat): void {
    this.#changes[seat] = (this.#changes[seat] ?? 0) + 1;
  }

  mayChange(seat: Seat): boolean {
    return (this.#changes[seat] ?? 0) < MAX_CHANGES;
  }

  mayUndo(seat: Seat): boolean {
    return this.mayChange(seat) && this.#isOpen(seat);
  }

  /** Whether a seat keeps changing its mind without end: without undos a game has at most `bound` moves. */
  isChangingEndlessly(seat: Seat): boolean {
    return (this.#changes[seat] ?? 0) >= MAX_CHANGES + this.#rules.bound && this.#isOpen(seat);
  }

  /** Whether another viewer was shown an event that can no longer be taken back. */
  settles(seat: Seat, events: readonly T['event'][]): boolean {
    return this.#viewers.some((viewer) => viewer !== seat && this.#sawSettling(viewer, events));
  }

  /** From now on no earlier move can be undone. */
  settleAll(state: T['state']): void {
    this.#rebase(state);
    this.#changes.fill(0);
  }

  /**
   * Settles what a seat's entry and the chance after it make final: the seat's own moves if chance followed or others saw them, the moves
   * of seats that were shown something of the chance, and moves that these depend on. What a step settles for a seat must follow from what
   * that seat is shown, else `mayUndo` would tell it more.
   */
  settle(seat: Seat, { events, drawn }: Brought<T>, state: T['state']): void {
    if (drawn === undefined && !this.settles(seat, events)) return;
    this.#settleSeat(seat);
    const before = this.#seats.some((one) => this.#isOpen(one)) ? this.#retrace(this.#since) : undefined;
    for (const other of this.#seats) {
      if (other === seat) continue;
      const index = this.#lastOf(other);
      if (index >= 0 && (this.#sawChance(other, drawn) || !this.#without(index, before))) this.#settleSeat(other);
      if (this.#changes[other] !== 0 && !this.#isOpen(other) && this.#sawSettling(other, events)) this.#changes[other] = 0;
    }
    if (this.#since.length >= MAX_SETTLED && !this.#seats.some((one) => this.#isOpen(one))) this.#rebase(state);
  }

  #sawSettling(viewer: Viewer, events: readonly T['event'][]): boolean {
    const rules = this.#rules;
    return events.some((event) => (rules.settles?.(event) ?? true) && rules.show(event, viewer) !== undefined);
  }

  #sawChance(viewer: Viewer, drawn: readonly T['event'][] = []): boolean {
    const rules = this.#rules;
    return drawn.some((event) => (rules.tellsChance?.(event) ?? true) && rules.show(event, viewer) !== undefined);
  }

  #settleSeat(seat: Seat): void {
    this.#settled[seat] = this.#countOf(seat);
    this.#changes[seat] = 0;
  }

  /** Forgets the moves so far, which are all settled. */
  #rebase(state: T['state']): void {
    this.#base = this.#rules.clone(state);
    this.#since = [];
    this.#settled.fill(0);
  }

  /** Undoes a seat's last open move; `undefined` if it has none. */
  withdraw(seat: Seat): Withdrawn<T> | undefined {
    const index = this.#lastOf(seat);
    const withdrawn = index < 0 ? undefined : this.#without(index);
    if (withdrawn) this.#since.splice(index, 1);
    return withdrawn;
  }

  #countOf(seat: Seat): number {
    let count = 0;
    for (const { by } of this.#since) if (by === seat) count++;
    return count;
  }

  /** Whether a seat has a move that can still be undone. */
  #isOpen(seat: Seat): boolean {
    return this.#countOf(seat) > (this.#settled[seat] ?? 0);
  }

  /** The index in `#since` of the seat's last move if it can still be undone, else -1. */
  #lastOf(seat: Seat): number {
    return this.#isOpen(seat) ? this.#since.findLastIndex(({ by }) => by === seat) : -1;
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
    for (const { by, move } of standing) {
      if (!this.#isPossible(state, by, move)) return undefined;
      const brought: T['event'][] = [];
      rules.apply(state, by, move, (event) => brought.push(event));
      events.push(brought);
    }
    return { state, events };
  }

  #isPossible(state: T['state'], by: By, move: T['move']): boolean {
    const rules = this.#rules;
    if (by !== 'chance') return refusal(rules, state, by, move) === undefined;
    const text = rules.format(move);
    return rules.turn(state).kind === 'chance' && rules.outcomes(state).some((outcome) => rules.format(outcome.move) === text);
  }
}
