import type { Hex } from '#digest';
import type { Chance } from './chance.ts';
import type { By, Refusal, Rules, Seat, Turn, Types, Viewer } from './contract.ts';
import { seatsOf, viewersOf } from './contract.ts';
import { type Entry, type LogEntry, link, rootOf, type Setup, TABLE, UNDO } from './log.ts';
import { OpenMoves } from './open-moves.ts';
import { refusal } from './refusal.ts';
import type { Snapshot, Tally } from './snapshot.ts';

/** Refusals that belong to every game; their rule is `table`. */
export type TableReason = 'unreadable' | 'game-over' | 'nothing-to-undo' | 'too-many-changes';

/** The result of one player's entry (or the opening deal): the log entries it added and what happened. */
export interface Step<T extends Types> {
  readonly entries: readonly Entry[];
  readonly events: readonly T['event'][];
  /** The seat that undid a move; it is always told. */
  readonly undone?: Seat;
  /** The events of the undone move: viewers who were shown any learn that they are gone. */
  readonly takenBack?: readonly T['event'][];
  /** The events of later moves by others, which remain. */
  readonly kept?: readonly T['event'][];
}

/**
 * One game being played: applies moves, resolves chance before any viewer is told, and maintains the hash chain.
 * It keeps no log: the caller stores each step's entries, so a move costs the same late in a game as early.
 */
export class Table<T extends Types = Types> {
  readonly rules: Rules<T>;
  readonly setup: Setup;
  readonly #chance: Chance;
  readonly #viewers: readonly Viewer[];
  #state: T['state'];
  #tally: Tally;
  readonly #open: OpenMoves<T>;
  /** Until the next move: every step asks for it several times. */
  #turn: Turn<T['ask']> | undefined;
  /** What each viewer is shown of the latest step, cached because every viewer asks for it. */
  #last: { readonly step: Step<T>; readonly shown: readonly (readonly T['shown'][])[] } | undefined;

  constructor(rules: Rules<T>, setup: Setup, chance: Chance) {
    this.rules = rules;
    this.setup = setup;
    this.#chance = chance;
    this.#viewers = viewersOf(rules.seats);
    this.#state = rules.start();
    this.#open = new OpenMoves(rules, this.#state);
    const [cursors, decisions] = [this.#viewers.map(() => 0), seatsOf(rules.seats).map(() => 0)];
    this.#tally = { head: rootOf(setup), length: 0, draws: 0, cursors, decisions };
  }

  static restore<T extends Types>(rules: Rules<T>, setup: Setup, chance: Chance, snapshot: Snapshot): Table<T> {
    const table = new Table(rules, setup, chance);
    table.#state = rules.load(snapshot.state);
    const { head, length, draws, cursors, decisions } = snapshot;
    table.#tally = { head, length, draws, cursors: [...cursors], decisions: [...decisions] };
    table.#open.restore(snapshot);
    return table;
  }

  snapshot(): Snapshot {
    const { rules } = this;
    return {
      state: rules.save(this.#state),
      ...this.#tally,
      cursors: [...this.#tally.cursors],
      decisions: [...this.#tally.decisions],
      ...this.#open.snapshot(),
    };
  }

  /** The live state: callers must not change it. */
  get state(): T['state'] {
    return this.#state;
  }
  get head(): Hex {
    return this.#tally.head;
  }
  /** Number of entries so far, including undos, undone moves and the table's entries. */
  get length(): number {
    return this.#tally.length;
  }
  get draws(): number {
    return this.#tally.draws;
  }
  turn(): Turn<T['ask']> {
    this.#turn ??= this.rules.turn(this.#state);
    return this.#turn;
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
  /** How many steps have told this viewer anything; a client catches up from this number. */
  cursor(viewer: Viewer): number {
    return this.#tally.cursors[this.#placeOf(viewer)] ?? 0;
  }
  #placeOf(viewer: Viewer): number {
    return viewer === 'spectator' ? this.rules.seats : viewer;
  }
  /** The number of this seat's next decision. A move names it, so that a late move is recognized. */
  decision(seat: Seat): number {
    return this.#tally.decisions[seat] ?? 0;
  }
  mayUndo(seat: Seat): boolean {
    return this.#open.mayUndo(seat);
  }

  /** The opening deal, or any other chance that is due; an empty step if none is. */
  deal(): Step<T> {
    return this.#finish(undefined, [], []);
  }

  /** Makes a seat's move or `undo` and resolves all chance that follows. A refusal changes nothing. */
  play(seat: Seat, text: string): Step<T> | Refusal {
    if (text === UNDO) return this.#open.mayChange(seat) ? this.#undo(seat) : tableRefusal('too-many-changes');
    const read = this.#read(seat, text);
    if ('refused' in read) return read.refused;
    const { move } = read;
    if (this.#open.isChangingEndlessly(seat) && !this.#advances(seat, move)) return tableRefusal('too-many-changes');
    const events: T['event'][] = [];
    this.#apply(seat, move, events);
    return this.#finish(seat, [[seat, this.rules.format(move)]], events);
  }

  /** Chains what happened at the table and is not a move (`table-entry.ts`). It changes nothing else: no view, cursor, decision or draw. */
  note(text: string): LogEntry {
    const entry: LogEntry = [TABLE, text];
    this.#record([entry], undefined);
    return entry;
  }

  /**
   * Repeats a step from the log: one seat's entry (or the opening deal) with the chance entries that follow it, or one of the table's
   * entries. How often a seat changed its mind is limited only while it plays: the limit is no rule of the game.
   */
  replay(entries: readonly LogEntry[]): Step<T> | Refusal {
    const [first, ...rest] = entries;
    if (first === undefined) return { entries: [], events: [] };
    const [by, text] = first;
    if (by === TABLE) {
      if (rest.length > 0) return tableRefusal('unreadable');
      this.note(text);
      return { entries: [], events: [] };
    }
    if (by !== 'chance' && text === UNDO) {
      return rest.length > 0 ? tableRefusal('unreadable') : this.#undo(by);
    }
    const events: T['event'][] = [];
    const chance = by === 'chance' ? entries : rest;
    const repeated: Entry[] = by === 'chance' ? [] : [[by, text]];
    if (by !== 'chance') {
      const read = this.#read(by, text);
      if ('refused' in read) return read.refused;
      this.#apply(by, read.move, events);
    }
    const before = events.length;
    for (const [who, drawn] of chance) {
      const move = this.rules.parse(drawn);
      if (who !== 'chance' || move === undefined || !this.#mayHappen(drawn)) return tableRefusal('unreadable');
      this.#apply('chance', move, events);
      this.#tally.draws++;
      repeated.push([who, drawn]);
    }
    return this.#settle(by === 'chance' ? undefined : by, repeated, events, before);
  }

  /** The outcome that chance must produce next, as text; `undefined` if it is not chance's turn. */
  nextDraw(): string | undefined {
    return this.turn().kind === 'chance' ? this.rules.format(this.#draw()) : undefined;
  }

  #draw(): T['move'] {
    return this.#chance.draw(this.rules.outcomes(this.#state), this.#tally.draws, this.rules.format);
  }

  /** The events of a step as this viewer is shown them, in order. */
  shown(step: Step<T>, viewer: Viewer): readonly T['shown'][] {
    if (step === this.#last?.step) return this.#last.shown[this.#placeOf(viewer)] ?? [];
    const shown = step.events.map((event) => this.rules.show(event, viewer));
    return shown.includes(undefined) ? shown.filter((seen) => seen !== undefined) : (shown as T['shown'][]);
  }

  /** Whether a viewer is told anything about a step. */
  tells(step: Step<T>, viewer: Viewer): boolean {
    return this.shown(step, viewer).length > 0 || step.undone === viewer || this.takenBack(step, viewer).length > 0;
  }

  /** The positions of the events that a step takes back, among those this viewer was shown; the last one is 1. */
  takenBack({ takenBack, kept = [] }: Step<T>, viewer: Viewer): readonly number[] {
    if (!takenBack) return [];
    const isSeen = (event: T['event']) => this.rules.show(event, viewer) !== undefined;
    const after = kept.filter(isSeen).length;
    return takenBack.filter(isSeen).map((_, at) => after + at + 1);
  }

  /** A seat's move, if it is legal now. */
  #read(seat: Seat, text: string): { readonly move: T['move'] } | { readonly refused: Refusal } {
    if (this.isOver()) return { refused: tableRefusal('game-over') };
    const move = this.rules.parse(text);
    if (move === undefined || this.#tally.decisions[seat] === undefined) return { refused: tableRefusal('unreadable') };
    const refused = refusal(this.rules, this.#state, seat, move);
    return refused ? { refused } : { move };
  }

  /** Whether a move advances the game rather than changing the seat's mind again. */
  #advances(seat: Seat, move: T['move']): boolean {
    const state = this.rules.clone(this.#state);
    const events: T['event'][] = [];
    this.rules.apply(state, seat, move, (event) => events.push(event));
    return this.rules.turn(state).kind !== 'seats' || this.#open.settles(seat, events);
  }

  #mayHappen(text: string): boolean {
    return this.turn().kind === 'chance' && this.rules.outcomes(this.#state).some(({ move }) => this.rules.format(move) === text);
  }

  #apply(by: By, move: T['move'], events: T['event'][]): void {
    this.rules.apply(this.#state, by, move, (event) => events.push(event));
    this.#turn = undefined;
    this.#open.add(by, move);
  }

  #finish(seat: Seat | undefined, first: readonly Entry[], events: T['event'][]): Step<T> {
    const entries: Entry[] = [...first];
    const before = events.length;
    while (this.turn().kind === 'chance') {
      const move = this.#draw();
      this.#apply('chance', move, events);
      this.#tally.draws++;
      entries.push(['chance', this.rules.format(move)]);
    }
    return this.#settle(seat, entries, events, before);
  }

  /** `before`: the number of events before chance. */
  #settle(seat: Seat | undefined, entries: readonly Entry[], events: readonly T['event'][], before: number): Step<T> {
    const step: Step<T> = { entries, events };
    const shown = this.#viewers.map((viewer) => this.shown(step, viewer));
    this.#last = { step, shown };
    for (let place = 0; place < shown.length; place++) if (shown[place]?.length) this.#advanceCursor(place);
    this.#record(entries, seat);
    if (seat === undefined) this.#open.settleAll(this.#state);
    else this.#open.settle(seat, { events, drawn: entries.length > 1 ? events.slice(before) : undefined }, this.#state);
    return step;
  }

  #advanceCursor(place: number): void {
    const { cursors } = this.#tally;
    cursors[place] = (cursors[place] ?? 0) + 1;
  }

  #record(entries: readonly LogEntry[], seat: Seat | undefined): void {
    const tally = this.#tally;
    for (const entry of entries) tally.head = link(tally.head, entry);
    tally.length += entries.length;
    if (seat === undefined) return;
    tally.decisions[seat] = this.decision(seat) + 1;
    this.#open.countChange(seat);
  }

  #undo(seat: Seat): Step<T> | Refusal {
    const rest = this.#open.withdraw(seat);
    if (!rest) return tableRefusal('nothing-to-undo');
    const step: Step<T> = { entries: [[seat, UNDO]], events: [], undone: seat, takenBack: rest.takenBack, kept: rest.kept };
    this.#state = rest.state;
    this.#turn = undefined;
    this.#viewers.forEach((viewer, place) => {
      if (this.tells(step, viewer)) this.#advanceCursor(place);
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
