import type { Hex } from '#digest';
import type { Chance } from './chance.ts';
import type { By, Refusal, Rules, Seat, Turn, Types, Viewer } from './contract.ts';
import { viewersOf } from './contract.ts';
import { type Entry, link, rootOf, type Setup, UNDO } from './log.ts';
import { OpenMoves } from './open-moves.ts';
import { refusal } from './refusal.ts';
import type { Snapshot } from './snapshot.ts';

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
  /** What others did after that move, which stands. */
  readonly kept?: readonly T['event'][];
}

/**
 * One game being played: applies moves, resolves chance before anybody is told, keeps the chain.
 * It holds no log: each step hands its entries to whoever stores them, so a move costs the same at any length.
 */
export class Table<T extends Types = Types> {
  readonly rules: Rules<T>;
  readonly setup: Setup;
  readonly #chance: Chance;
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
  readonly #open: OpenMoves<T>;
  /** What each viewer is shown of the step just made: everybody asks about that one. */
  #last: { readonly step: Step<T>; readonly shown: readonly (readonly T['shown'][])[] } | undefined;

  constructor(rules: Rules<T>, setup: Setup, chance: Chance) {
    this.rules = rules;
    this.setup = setup;
    this.#chance = chance;
    this.#viewers = viewersOf(rules.seats);
    this.#state = rules.start();
    this.#open = new OpenMoves(rules, this.#state);
    this.#head = rootOf(setup);
    this.#cursors = this.#viewers.map(() => 0);
    this.#decisions = Array.from({ length: rules.seats }, () => 0);
  }

  static restore<T extends Types>(rules: Rules<T>, setup: Setup, chance: Chance, snapshot: Snapshot): Table<T> {
    const table = new Table(rules, setup, chance);
    table.#state = rules.load(snapshot.state);
    table.#head = snapshot.head;
    table.#length = snapshot.length;
    table.#draws = snapshot.draws;
    table.#cursors = [...snapshot.cursors];
    table.#decisions = [...snapshot.decisions];
    table.#open.restore(snapshot);
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
      ...this.#open.snapshot(),
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
  /** The two parts of a view. */
  common(): object {
    return this.rules.common(this.#state);
  }
  own(viewer: Viewer): object {
    return this.rules.own(this.#state, viewer);
  }
  /** How many steps have shown this viewer anything: what a client catches up from. */
  cursor(viewer: Viewer): number {
    return this.#cursors[this.#placeOf(viewer)] ?? 0;
  }
  #placeOf(viewer: Viewer): number {
    return viewer === 'spectator' ? this.rules.seats : viewer;
  }
  /** The number of this seat's next decision: what a move refers to, so that a late one is known as such. */
  decision(seat: Seat): number {
    return this.#decisions[seat] ?? 0;
  }
  mayUndo(seat: Seat): boolean {
    return this.#open.mayUndo(seat);
  }

  /** The opening deal, or whatever chance is awaited; nothing if none is. */
  deal(): Step<T> {
    return this.#finish(undefined, [], []);
  }

  /** A seat's move, or its `undo`, with all chance that follows. A refusal changes nothing. */
  play(seat: Seat, text: string): Step<T> | Refusal {
    if (text === UNDO) return this.#undo(seat);
    const refused = this.#refusal(seat, text);
    if (refused) return refused;
    const move = mustParse(this.rules, text);
    const events: T['event'][] = [];
    this.#apply(seat, move, events);
    return this.#finish(seat, [[seat, this.rules.format(move)]], events);
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
    return this.#settle(by === 'chance' ? undefined : by, entries, events);
  }

  /** What chance must do next, as text; `undefined` if chance is not awaited. */
  nextDraw(): string | undefined {
    return this.turn().kind === 'chance' ? this.rules.format(this.#draw()) : undefined;
  }

  #draw(): T['move'] {
    return this.#chance.draw(this.rules.outcomes(this.#state), this.#draws, this.rules.format);
  }

  /** What a viewer learns of a step, in order. */
  shown(step: Step<T>, viewer: Viewer): readonly T['shown'][] {
    if (step === this.#last?.step) return this.#last.shown[this.#placeOf(viewer)] ?? [];
    const shown: T['shown'][] = [];
    for (const event of step.events) {
      const seen = this.rules.show(event, viewer);
      if (seen !== undefined) shown.push(seen);
    }
    return shown;
  }

  /** Whether a viewer is told of a step at all. */
  tells(step: Step<T>, viewer: Viewer): boolean {
    return this.shown(step, viewer).length > 0 || step.undone === viewer || this.takenBack(step, viewer).length > 0;
  }

  /** Which of the events that a viewer was shown a step takes back, counted from the last one, which is 1. */
  takenBack({ takenBack, kept = [] }: Step<T>, viewer: Viewer): readonly number[] {
    if (!takenBack) return [];
    const isSeen = (event: T['event']) => this.rules.show(event, viewer) !== undefined;
    const after = kept.filter(isSeen).length;
    return takenBack.filter(isSeen).map((_, at) => after + at + 1);
  }

  #refusal(seat: Seat, text: string): Refusal | undefined {
    if (this.isOver()) return tableRefusal('game-over');
    const move = this.rules.parse(text);
    if (move === undefined || this.#decisions[seat] === undefined) return tableRefusal('unreadable');
    const refused = refusal(this.rules, this.#state, seat, move);
    if (refused) return refused;
    return this.#open.isChangingEndlessly(seat) && !this.#goesOn(seat, move) ? tableRefusal('too-many-changes') : undefined;
  }

  /** Whether a move is more than another change of mind. */
  #goesOn(seat: Seat, move: T['move']): boolean {
    const state = this.rules.clone(this.#state);
    const events: T['event'][] = [];
    this.rules.apply(state, seat, move, (event) => events.push(event));
    return this.rules.turn(state).kind !== 'seats' || this.#open.settles(seat, events);
  }

  #unreadable(): Refusal {
    return tableRefusal('unreadable');
  }

  #mayHappen(text: string): boolean {
    return this.turn().kind === 'chance' && this.rules.outcomes(this.#state).some(({ move }) => this.rules.format(move) === text);
  }

  #apply(by: By, move: T['move'], events: T['event'][]): void {
    this.rules.apply(this.#state, by, move, (event) => events.push(event));
    if (by !== 'chance') this.#open.add(by, move);
  }

  #finish(seat: Seat | undefined, first: readonly Entry[], events: T['event'][]): Step<T> {
    const entries: Entry[] = [...first];
    while (this.turn().kind === 'chance') {
      const move = this.#draw();
      this.#apply('chance', move, events);
      this.#draws++;
      entries.push(['chance', this.rules.format(move)]);
    }
    return this.#settle(seat, entries, events);
  }

  #settle(seat: Seat | undefined, entries: readonly Entry[], events: readonly T['event'][]): Step<T> {
    const step: Step<T> = { entries, events };
    const shown = this.#viewers.map((viewer) => this.shown(step, viewer));
    this.#last = { step, shown };
    shown.forEach(({ length }, place) => {
      if (length > 0) this.#cursors[place] = (this.#cursors[place] ?? 0) + 1;
    });
    this.#record(entries, seat);
    if (seat === undefined || entries.at(-1)?.[0] === 'chance') this.#open.settleAll(this.#state);
    else if (this.#open.settles(seat, events)) this.#open.settleSeat(seat, this.#state);
    return step;
  }

  #record(entries: readonly Entry[], seat: Seat | undefined): void {
    for (const entry of entries) this.#head = link(this.#head, entry);
    this.#length += entries.length;
    if (seat === undefined) return;
    this.#decisions[seat] = (this.#decisions[seat] ?? 0) + 1;
    this.#open.countChange(seat);
  }

  #undo(seat: Seat): Step<T> | Refusal {
    if (!this.#open.mayChange(seat)) return tableRefusal('too-many-changes');
    const rest = this.#open.withdraw(seat);
    if (!rest) return tableRefusal('nothing-to-undo');
    const step: Step<T> = { entries: [[seat, UNDO]], events: [], undone: seat, takenBack: rest.takenBack, kept: rest.kept };
    this.#state = rest.state;
    this.#viewers.forEach((viewer, at) => {
      if (this.tells(step, viewer)) this.#cursors[at] = (this.#cursors[at] ?? 0) + 1;
    });
    this.#record(step.entries, seat);
    return step;
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
