import {
  type Awaited,
  type Entry,
  type Hex,
  isRefusal,
  type Json,
  type Refusal,
  type Rules,
  type Seat,
  type Setup,
  type Snapshot,
  type Step,
  Table,
  type Types,
  UNDO,
  type Viewer,
  viewersOf,
} from '@coven/core';
import type { Choices, Update } from '@coven/protocol';
import { type Dealer, dealt } from './dealer.ts';
import { History, learnStep } from './history.ts';

/** A game under way that can leave memory and come back. */
export interface SavedPlay {
  readonly table: Snapshot;
  readonly openHead: Hex | null;
  /** Of the seats that a remembering bot plays. */
  readonly memories: Readonly<Record<string, Json>>;
}

/** The game of one table: the rules' table with the past and what the bots remember. */
export class Play {
  readonly table: Table<Types>;
  readonly #seed: Hex;
  readonly #dealer: Dealer | undefined;
  readonly #viewers: readonly Viewer[];
  /** Missing after a return from a snapshot, until somebody asks for it. */
  #history: History | undefined;
  readonly #memories = new Map<Seat, object>();
  /** The head when every viewer was last shown something: only that one may be told, or heads would count hidden moves. */
  #openHead: Hex | null = null;

  constructor(rules: Rules, setup: Setup, seed: Hex, dealer: Dealer | undefined, saved?: SavedPlay) {
    this.#seed = seed;
    this.#dealer = dealer;
    this.#viewers = viewersOf(rules.seats);
    if (!saved) {
      this.table = new Table(rules, setup);
      this.#history = new History();
      return;
    }
    this.table = Table.restore(rules, setup, saved.table);
    this.#openHead = saved.openHead;
    for (const [seat, memory] of Object.entries(saved.memories)) this.#memories.set(Number(seat), memory as object);
  }

  save(): SavedPlay {
    const memories = Object.fromEntries([...this.#memories].map(([seat, memory]) => [seat, memory as Json]));
    return { table: this.table.snapshot(), openHead: this.#openHead, memories };
  }

  get openHead(): Hex | null {
    return this.#openHead;
  }

  deal(): Step<Types> {
    const step = this.#dealer ? dealt(this.table, this.#seed, this.#dealer) : this.table.deal(this.#seed);
    if (isRefusal(step)) throw new Error(`the opening deal was refused: ${step.reason}`);
    this.#note(undefined, step);
    return step;
  }

  move(seat: Seat, text: string): Step<Types> | Refusal {
    const step =
      this.#dealer && text !== UNDO ? dealt(this.table, this.#seed, this.#dealer, { seat, text }) : this.table.play(seat, text, this.#seed);
    if (!isRefusal(step)) this.#note(seat, step);
    return step;
  }

  /** The same again from the log. */
  follow(entries: readonly Entry[]): Step<Types> {
    const step = this.table.replay(entries);
    if (isRefusal(step)) throw new Error(`the log does not replay: ${step.rule} ${step.reason}`);
    const by = entries[0]?.[0];
    this.#note(by === 'chance' ? undefined : by, step);
    return step;
  }

  #note(seat: Seat | undefined, step: Step<Types>): void {
    this.#history?.add(seat, step);
    for (const [learner, memory] of this.#memories) {
      // What was taken back cannot be unlearned: the past without it is learned anew when it is needed.
      if (step.undone !== undefined && this.table.tells(step, learner)) this.#memories.delete(learner);
      else learnStep(this.table.rules, this.table, memory, step, learner);
    }
    if (this.#viewers.every((viewer) => this.table.shown(step, viewer).length > 0)) this.#openHead = this.table.head;
  }

  get hasHistory(): boolean {
    return this.#history !== undefined;
  }

  /** The past from the whole log, for a game that came back from a snapshot. */
  recall(steps: readonly (readonly Entry[])[]): void {
    const past = new Play(this.table.rules, this.table.setup, this.#seed, undefined);
    for (const entries of steps) past.follow(entries);
    if (past.table.head !== this.table.head) throw new Error('the log and the snapshot disagree');
    this.#history = past.#history;
  }

  /** Needs the past unless the seat is known already. */
  memory(seat: Seat): object {
    let memory = this.#memories.get(seat);
    if (!memory) {
      if (!this.#history) throw new Error('the past was not recalled');
      memory = this.#history.memory(this.table, seat);
      this.#memories.set(seat, memory);
    }
    return memory;
  }

  hasMemory(seat: Seat): boolean {
    return this.#memories.has(seat);
  }

  /** No bot plays this seat any more. */
  forget(seat: Seat): void {
    this.#memories.delete(seat);
  }

  /** What a viewer is told who has seen everything up to `cursor`. Needs the past unless that is everything. */
  catchUp(viewer: Viewer, cursor: number, head: Hex | null): Update {
    const { table } = this;
    const { shown, takenBack } = this.#since(viewer, cursor);
    return {
      type: 'update',
      cursor: table.cursor(viewer),
      shown: shown as readonly Json[],
      ...(takenBack.length > 0 ? { takenBack } : {}),
      view: table.view(viewer) as Json,
      ...this.now(),
      choices: this.choices(viewer),
      head,
    };
  }

  #since(viewer: Viewer, cursor: number): { shown: readonly object[]; takenBack: readonly number[] } {
    if (cursor === this.table.cursor(viewer)) return { shown: [], takenBack: [] };
    if (!this.#history) throw new Error('the past was not recalled');
    return this.#history.since(this.table, viewer, cursor);
  }

  /** Who is awaited now. */
  now(): Pick<Update, 'awaited' | 'isOver'> {
    const turn = this.table.turn();
    return { awaited: turn.kind === 'seats' ? (turn.seats as readonly Awaited<Json>[]) : [], isOver: turn.kind === 'over' };
  }

  choices(viewer: Viewer): Choices | null {
    return viewer === 'spectator' ? null : this.#choicesOf(viewer);
  }

  #choicesOf(seat: Seat): Choices {
    const { table } = this;
    return {
      seat,
      decision: table.decision(seat),
      moves: table.moves(seat).map((move) => table.rules.format(move)),
      mayUndo: table.mayUndo(seat),
    };
  }
}
