import type { By, Json, Refusal, Rules, Seat, Turn, Types, Viewer } from './contract.ts';
import { viewersOf } from './contract.ts';
import { type Entry, link, rootOf, type Setup, UNDO } from './log.ts';
import { refusal } from './refusal.ts';
import { type Hex, pick, SealedDraw } from './sealed.ts';

/** Refusals that belong to every game; their rule is `table`. */
export type TableReason = 'unreadable' | 'game-over' | 'nothing-to-undo' | 'too-many-changes';

/** What one player's entry (or the opening deal) brought: the entries it added and what happened. */
export interface Step<T extends Types> {
  readonly entries: readonly Entry[];
  readonly events: readonly T['event'][];
  /** The seat that took a move back: it is told. */
  readonly undone?: Seat;
  /** What that move had brought: whoever was shown any of it is told that it is gone. */
  readonly takenBack?: readonly T['event'][];
}

/** A seat may take back or change its mind this often until something is settled. */
const CHANGES_MOST = 100;

/** Everything a table needs to go on after it left memory. */
export interface Snapshot {
  readonly state: Json;
  readonly head: Hex;
  readonly length: number;
  readonly draws: number;
  readonly cursors: readonly number[];
  readonly decisions: readonly number[];
  readonly base: Json;
  readonly since: readonly Entry[];
  readonly changes: readonly number[];
}

interface Standing<T extends Types> {
  readonly seat: Seat;
  readonly move: T['move'];
}

/**
 * One game being played: applies moves, resolves chance before anybody is told, keeps the chain.
 * It holds no log: each step hands its entries to whoever stores them, so a move costs the same at any length.
 */
export class Table<T extends Types = Types> {
  readonly rules: Rules<T>;
  readonly setup: Setup;
  readonly #viewers: readonly Viewer[];
  #state: T['state'];
  #head: Hex;
  #length = 0;
  /** Standing chance entries: the number of the next draw. */
  #draws = 0;
  /** How many steps showed something to each viewer; the spectator is last. */
  #cursors: number[];
  /** How many entries each seat has made. */
  #decisions: number[];
  /** The state when the last step was settled, and the moves since, which can still be taken back. */
  #base: T['state'];
  #since: Standing<T>[] = [];
  #changes: number[];

  constructor(rules: Rules<T>, setup: Setup) {
    this.rules = rules;
    this.setup = setup;
    this.#viewers = viewersOf(rules.seats);
    this.#state = rules.start();
    this.#base = rules.clone(this.#state);
    this.#head = rootOf(setup);
    this.#cursors = this.#viewers.map(() => 0);
    this.#decisions = Array.from({ length: rules.seats }, () => 0);
    this.#changes = [...this.#decisions];
  }

  static restore<T extends Types>(rules: Rules<T>, setup: Setup, snapshot: Snapshot): Table<T> {
    const table = new Table(rules, setup);
    table.#state = rules.load(snapshot.state);
    table.#head = snapshot.head;
    table.#length = snapshot.length;
    table.#draws = snapshot.draws;
    table.#cursors = [...snapshot.cursors];
    table.#decisions = [...snapshot.decisions];
    table.#base = rules.load(snapshot.base);
    table.#since = snapshot.since.map(([seat, text]) => ({ seat: seat as Seat, move: mustParse(rules, text) }));
    table.#changes = [...snapshot.changes];
    return table;
  }

  snapshot(): Snapshot {
    const { rules } = this;
    return {
      state: rules.save(this.#state),
      head: this.#head,
      length: this.#length,
      draws: this.#draws,
      cursors: [...this.#cursors],
      decisions: [...this.#decisions],
      base: rules.save(this.#base),
      since: this.#since.map(({ seat, move }): Entry => [seat, rules.format(move)]),
      changes: [...this.#changes],
    };
  }

  /** The state itself: read it, never change it. */
  get state(): T['state'] {
    return this.#state;
  }
  get head(): Hex {
    return this.#head;
  }
  /** Entries so far, undone ones and undos included. */
  get length(): number {
    return this.#length;
  }
  get draws(): number {
    return this.#draws;
  }
  turn(): Turn<T['ask']> {
    return this.rules.turn(this.#state);
  }
  isOver(): boolean {
    return this.turn().kind === 'over';
  }
  moves(seat: Seat): readonly T['move'][] {
    return this.rules.moves(this.#state, seat);
  }
  view(viewer: Viewer): T['view'] {
    return this.rules.view(this.#state, viewer);
  }
  /** How many steps have shown this viewer anything: what a client catches up from. */
  cursor(viewer: Viewer): number {
    return this.#cursors[this.#viewers.indexOf(viewer)] ?? 0;
  }
  /** The number of this seat's next decision: what a move refers to, so that a late one is known as such. */
  decision(seat: Seat): number {
    return this.#decisions[seat] ?? 0;
  }
  mayUndo(seat: Seat): boolean {
    return (this.#changes[seat] ?? CHANGES_MOST) < CHANGES_MOST && this.#since.some((standing) => standing.seat === seat);
  }

  /** The opening deal, or whatever chance is awaited; nothing if none is. */
  deal(seed: Hex): Step<T> {
    return this.#finish(undefined, [], [], seed);
  }

  /** A seat's move, or its `undo`, with all chance that follows. A refusal changes nothing. */
  play(seat: Seat, text: string, seed: Hex): Step<T> | Refusal {
    if (text === UNDO) return this.#undo(seat);
    const refused = this.#refusal(seat, text);
    if (refused) return refused;
    const move = mustParse(this.rules, text);
    const events: T['event'][] = [];
    this.#apply(seat, move, events);
    return this.#finish(seat, [[seat, this.rules.format(move)]], events, seed);
  }

  /** The same again from the log: one seat's entry (or the opening) with the chance entries that follow it. */
  replay(entries: readonly Entry[]): Step<T> | Refusal {
    const [first, ...rest] = entries;
    if (first === undefined) return { entries: [], events: [] };
    const [by, text] = first;
    if (by !== 'chance' && text === UNDO) {
      return rest.length > 0 ? this.#unreadable() : this.#undo(by);
    }
    const events: T['event'][] = [];
    const chance = by === 'chance' ? entries : rest;
    if (by !== 'chance') {
      const refused = this.#refusal(by, text);
      if (refused) return refused;
      this.#apply(by, mustParse(this.rules, text), events);
    }
    for (const [who, drawn] of chance) {
      const move = this.rules.parse(drawn);
      if (who !== 'chance' || move === undefined || !this.#mayHappen(drawn)) return this.#unreadable();
      this.#apply('chance', move, events);
      this.#draws++;
    }
    return this.#settle(by === 'chance' ? undefined : by, entries, events, chance.length > 0);
  }

  /** What chance must do next under this seed, as text; `undefined` if chance is not awaited. */
  nextDraw(seed: Hex): string | undefined {
    if (this.turn().kind !== 'chance') return undefined;
    return this.rules.format(pick(this.rules.outcomes(this.#state), new SealedDraw(seed, this.#draws)));
  }

  /** What a viewer learns of a step, in order. */
  shown(step: Step<T>, viewer: Viewer): readonly T['shown'][] {
    const shown: T['shown'][] = [];
    for (const event of step.events) {
      const seen = this.rules.show(event, viewer);
      if (seen !== undefined) shown.push(seen);
    }
    return shown;
  }

  /** Whether a viewer is told of a step at all. */
  tells(step: Step<T>, viewer: Viewer): boolean {
    return step.undone === viewer || this.takenBack(step, viewer) > 0 || this.shown(step, viewer).length > 0;
  }

  /** How many of the events that a viewer was shown last a step takes back. */
  takenBack({ takenBack = [] }: Step<T>, viewer: Viewer): number {
    return takenBack.filter((event) => this.rules.show(event, viewer) !== undefined).length;
  }

  #refusal(seat: Seat, text: string): Refusal | undefined {
    if (this.isOver()) return tableRefusal('game-over');
    const move = this.rules.parse(text);
    if (move === undefined) return tableRefusal('unreadable');
    // Where nothing is picked again every move goes on, and whoever used up all undos must still be able to.
    const isBounded = this.rules.settles !== undefined && seat < this.rules.seats;
    if (!isBounded && (this.#changes[seat] ?? CHANGES_MOST) >= CHANGES_MOST) return tableRefusal('too-many-changes');
    return refusal(this.rules, this.#state, seat, move);
  }

  #unreadable(): Refusal {
    return tableRefusal('unreadable');
  }

  #mayHappen(text: string): boolean {
    return this.turn().kind === 'chance' && this.rules.outcomes(this.#state).some(({ move }) => this.rules.format(move) === text);
  }

  #apply(by: By, move: T['move'], events: T['event'][]): void {
    this.rules.apply(this.#state, by, move, (event) => events.push(event));
    if (by !== 'chance') this.#since.push({ seat: by, move });
  }

  #finish(seat: Seat | undefined, first: readonly Entry[], events: T['event'][], seed: Hex): Step<T> {
    const entries: Entry[] = [...first];
    while (this.turn().kind === 'chance') {
      const move = pick(this.rules.outcomes(this.#state), new SealedDraw(seed, this.#draws));
      this.#apply('chance', move, events);
      this.#draws++;
      entries.push(['chance', this.rules.format(move)]);
    }
    return this.#settle(seat, entries, events, entries.length > first.length);
  }

  #settle(seat: Seat | undefined, entries: readonly Entry[], events: readonly T['event'][], hadChance: boolean): Step<T> {
    const step: Step<T> = { entries, events };
    const { rules } = this;
    const settling = rules.settles ? events.filter((event) => rules.settles?.(event)) : events;
    let isSettled = hadChance;
    this.#viewers.forEach((viewer, index) => {
      if (this.shown(step, viewer).length > 0) this.#cursors[index] = (this.#cursors[index] ?? 0) + 1;
      if (viewer !== seat && settling.some((event) => rules.show(event, viewer) !== undefined)) isSettled = true;
    });
    this.#record(entries, seat);
    if (isSettled) {
      this.#base = this.rules.clone(this.#state);
      this.#since = [];
      this.#changes.fill(0);
    }
    return step;
  }

  #record(entries: readonly Entry[], seat: Seat | undefined): void {
    for (const entry of entries) this.#head = link(this.#head, entry);
    this.#length += entries.length;
    if (seat === undefined) return;
    this.#decisions[seat] = (this.#decisions[seat] ?? 0) + 1;
    if (this.rules.settles && entries[0]?.[1] !== UNDO) return;
    this.#changes[seat] = (this.#changes[seat] ?? 0) + 1;
  }

  #undo(seat: Seat): Step<T> | Refusal {
    if ((this.#changes[seat] ?? CHANGES_MOST) >= CHANGES_MOST) return tableRefusal('too-many-changes');
    const index = this.#since.findLastIndex((standing) => standing.seat === seat);
    if (index < 0) return tableRefusal('nothing-to-undo');
    const rest = this.#since.filter((_, at) => at !== index);
    const state = this.rules.clone(this.#base);
    for (const standing of rest) {
      if (refusal(this.rules, state, standing.seat, standing.move)) return tableRefusal('nothing-to-undo');
      this.rules.apply(state, standing.seat, standing.move);
    }
    const step: Step<T> = { entries: [[seat, UNDO]], events: [], undone: seat, takenBack: this.#eventsOf(index) };
    this.#state = state;
    this.#since = rest;
    this.#viewers.forEach((viewer, at) => {
      if (this.tells(step, viewer)) this.#cursors[at] = (this.#cursors[at] ?? 0) + 1;
    });
    this.#record(step.entries, seat);
    return step;
  }

  /** What a move that can still be taken back has brought. */
  #eventsOf(index: number): readonly T['event'][] {
    const state = this.rules.clone(this.#base);
    const events: T['event'][] = [];
    this.#since.slice(0, index + 1).forEach(({ seat, move }, at) => {
      this.rules.apply(state, seat, move, (event) => {
        if (at === index) events.push(event);
      });
    });
    return events;
  }
}

export function isRefusal<T extends Types>(answer: Step<T> | Refusal): answer is Refusal {
  return 'reason' in answer;
}

function tableRefusal(reason: TableReason): Refusal<TableReason> {
  return { rule: 'table', reason };
}

function mustParse<T extends Types>(rules: Rules<T>, text: string): T['move'] {
  const move = rules.parse(text);
  if (move === undefined) throw new Error(`not a move: ${text}`);
  return move;
}

/** The log cut into steps: each seat's entry with the chance that follows it; the opening deal comes first. */
export function stepsOf(log: readonly Entry[]): Entry[][] {
  const steps: Entry[][] = [];
  for (const entry of log) {
    const last = steps.at(-1);
    if (entry[0] === 'chance' && last) last.push(entry);
    else steps.push([entry]);
  }
  return steps;
}
