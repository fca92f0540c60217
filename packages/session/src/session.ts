import type { Bot } from '@coven/bots';
import {
  type Awaited,
  type Chance,
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
  type Viewer,
  viewersOf,
} from '@coven/core';
import { type Choices, sealedHead } from '@coven/protocol';
import type { BotQuestion } from './bot-input.ts';
import { type CatchUp, History, learnStep } from './history.ts';

/** A session that can leave memory and come back. */
export interface SavedSession {
  readonly table: Snapshot;
  readonly openHead: Hex | null;
  /** Of the seats that a remembering bot plays. */
  readonly memories: Readonly<Record<string, Json>>;
}

export interface SessionParts {
  readonly rules: Rules;
  readonly setup: Setup;
  readonly chance: Chance;
  /** The secret that the setup's commitment was made from: heads leave the session only under it. */
  readonly secret: Hex;
}

/** A table with the people at it: what each viewer is told, offered and reminded of, and what bots know. */
export class Session {
  readonly table: Table<Types>;
  readonly #parts: SessionParts;
  readonly #viewers: readonly Viewer[];
  /** Missing after a return from a snapshot, until `recall`. */
  #history: History | undefined;
  readonly #memories = new Map<Seat, object>();
  /** The head when every viewer was last shown something: only that one may be told, or heads would count hidden moves. */
  #openHead: Hex | null = null;

  constructor(parts: SessionParts, saved?: SavedSession) {
    const { rules, setup, chance } = parts;
    this.#parts = parts;
    this.#viewers = viewersOf(rules.seats);
    if (!saved) {
      this.table = new Table(rules, setup, chance);
      this.#history = new History();
      return;
    }
    this.table = Table.restore(rules, setup, chance, saved.table);
    this.#openHead = saved.openHead;
    for (const [seat, memory] of Object.entries(saved.memories)) this.#memories.set(Number(seat), memory as object);
  }

  save(): SavedSession {
    const memories = Object.fromEntries([...this.#memories].map(([seat, memory]) => [seat, memory as Json]));
    return { table: this.table.snapshot(), openHead: this.#openHead, memories };
  }

  deal(): Step<Types> {
    const step = this.table.deal();
    this.#note(undefined, step);
    return step;
  }

  /** A seat's move, or its `undo`. A refusal changes nothing. */
  move(seat: Seat, text: string): Step<Types> | Refusal {
    const step = this.table.play(seat, text);
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
      else learnStep(this.table, memory, step, learner);
    }
    if (this.#viewers.every((viewer) => this.table.shown(step, viewer).length > 0)) this.#openHead = this.table.head;
  }

  /** Whether the past is in memory; if not, `recall` brings it back. */
  get hasHistory(): boolean {
    return this.#history !== undefined;
  }

  /** The past from the whole log, for a session that came back from a snapshot. */
  recall(steps: readonly (readonly Entry[])[]): void {
    const past = new Session(this.#parts);
    for (const entries of steps) past.follow(entries);
    if (past.table.head !== this.table.head) throw new Error('the log and the snapshot disagree');
    this.#history = past.#history;
  }

  #past(): History {
    if (!this.#history) throw new Error('the past was not recalled');
    return this.#history;
  }

  /** What a viewer that has seen everything up to `cursor` has missed. Needs the past unless that is nothing. */
  missed(viewer: Viewer, cursor: number): CatchUp {
    if (cursor === this.table.cursor(viewer)) return { shown: [], takenBack: [] };
    return this.#past().since(this.table, viewer, cursor);
  }

  /** The chain's head under the secret, as it was when every viewer was last shown something. */
  get head(): Hex | null {
    return this.#openHead === null ? null : sealedHead(this.#parts.secret, this.#openHead);
  }

  /** The same if the last step was such a moment, else null. */
  get headOfStep(): Hex | null {
    return this.#openHead === this.table.head ? this.head : null;
  }

  get awaited(): readonly Awaited<Json>[] {
    const turn = this.table.turn();
    return turn.kind === 'seats' ? (turn.seats as readonly Awaited<Json>[]) : [];
  }

  choices(viewer: Viewer): Choices | null {
    if (viewer === 'spectator') return null;
    const { table } = this;
    return { seat: viewer, decision: table.decision(viewer), moves: this.offered(viewer), mayUndo: table.mayUndo(viewer) };
  }

  /** A seat's legal moves as text. */
  offered(seat: Seat): readonly string[] {
    const { table } = this;
    return table.moves(seat).map((move) => table.rules.format(move));
  }

  /** What a bot in this seat may know, exactly as a person could. */
  question(seat: Seat, { remembers }: Pick<Bot, 'remembers'>): BotQuestion {
    return { seat, moves: this.offered(seat), view: this.table.view(seat), memory: remembers ? this.memory(seat) : null };
  }

  /** Everything this seat was shown, folded. Needs the past unless the seat has a memory already. */
  memory(seat: Seat): object {
    let memory = this.#memories.get(seat);
    if (!memory) {
      memory = this.#past().memory(this.table, seat);
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
}
