import type { Bot } from '@coven/bots';
import {
  type Awaited,
  type Chance,
  type Hex,
  isRefusal,
  type Json,
  type LogEntry,
  parseTableEntry,
  type Refusal,
  type Rules,
  type Seat,
  type Setup,
  type Snapshot,
  type Step,
  TABLE,
  Table,
  type Types,
  type Viewer,
  viewersOf,
} from '@coven/core';
import { type Choices, sealedHead } from '@coven/protocol';
import type { BotQuestion } from './bot-input.ts';
import { type CatchUp, History, learnStep } from './history.ts';

/** A session in the form in which it leaves memory. */
export interface SavedSession {
  readonly table: Snapshot;
  readonly openHead: Hex | null;
  /** By seat, for seats played by a bot with memory. */
  readonly memories: Readonly<Record<string, Json>>;
}

export interface SessionParts {
  readonly rules: Rules;
  readonly setup: Setup;
  readonly chance: Chance;
  /** The secret behind the setup's commitment; heads leave the session only hashed with it. */
  readonly secret: Hex;
}

/** A table with its viewers: what each is told, offered and has missed, and what bots know. */
export class Session {
  readonly table: Table<Types>;
  readonly #parts: SessionParts;
  readonly #viewers: readonly Viewer[];
  /** Missing after a restore from a snapshot, until `loadHistory`. */
  #history: History | undefined;
  readonly #memories = new Map<Seat, object>();
  /** The head when every viewer was last shown something. Only this head may be sent: others would reveal the number of hidden moves. */
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

  /** Adds an entry of the table to the chain. */
  note(text: string): LogEntry {
    const entry = this.table.note(text);
    this.#noteEnd(text);
    return entry;
  }

  /** The last head may always be sent. Heads of other entries of the table may not: they would tell whether something hidden came before. */
  #noteEnd(text: string): void {
    if (parseTableEntry(text)?.kind === 'end') this.#openHead = this.table.head;
  }

  /** Repeats a step from the log. */
  replay(entries: readonly LogEntry[]): Step<Types> {
    const step = this.table.replay(entries);
    if (isRefusal(step)) throw new Error(`the log does not replay: ${step.rule} ${step.reason}`);
    const [by, text = ''] = entries[0] ?? [];
    if (by === TABLE) {
      this.#noteEnd(text);
      return step;
    }
    this.#note(by === 'chance' ? undefined : by, step);
    return step;
  }

  #note(seat: Seat | undefined, step: Step<Types>): void {
    this.#history?.add(seat, step);
    for (const [learner, memory] of this.#memories) {
      // A memory cannot unlearn an event: drop it, and rebuild it from the history when it is needed.
      if (step.undone !== undefined && this.table.tells(step, learner)) this.#memories.delete(learner);
      else learnStep(this.table, memory, step, learner);
    }
    if (this.#viewers.every((viewer) => this.table.shown(step, viewer).length > 0)) this.#openHead = this.table.head;
  }

  /** Whether the history is in memory; if not, `loadHistory` rebuilds it. */
  get hasHistory(): boolean {
    return this.#history !== undefined;
  }

  /** Rebuilds the history from the whole log, for a session restored from a snapshot. */
  async loadHistory(steps: AsyncIterable<readonly LogEntry[]>): Promise<void> {
    const past = new Session(this.#parts);
    for await (const entries of steps) past.replay(entries);
    if (past.table.head !== this.table.head) throw new Error('the log and the snapshot disagree');
    this.#history = past.#history;
  }

  #past(): History {
    if (!this.#history) throw new Error('the history is not loaded');
    return this.#history;
  }

  /** What a viewer has missed since `cursor`. Needs the history unless it missed nothing. */
  missed(viewer: Viewer, cursor: number): CatchUp {
    if (cursor === this.table.cursor(viewer)) return { shown: [], takenBack: [] };
    return this.#past().since(this.table, viewer, cursor);
  }

  /** The chain's head when every viewer was last shown something, hashed with the secret. */
  get head(): Hex | null {
    return this.#openHead === null ? null : sealedHead(this.#parts.secret, this.#openHead);
  }

  /** `head` if the last step showed something to every viewer, else null. */
  get headOfStep(): Hex | null {
    return this.#openHead === this.table.head ? this.head : null;
  }

  get awaited(): readonly Awaited<Json>[] {
    const turn = this.table.turn();
    return turn.kind === 'seats' ? (turn.seats as readonly Awaited<Json>[]) : [];
  }

  /** Whether the game waits for this seat; others may have moves too, to change what they chose. */
  awaits(seat: Seat): boolean {
    return this.awaited.some((awaited) => awaited.seat === seat);
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

  /** What a bot in this seat may know: exactly what a person could. */
  question(seat: Seat, { remembers }: Pick<Bot, 'remembers'>): BotQuestion {
    return { seat, moves: this.offered(seat), view: this.table.view(seat), memory: remembers ? this.memory(seat) : null };
  }

  /** Everything this seat was shown, folded. Needs the history unless the seat already has a memory. */
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

  /** For a seat that no bot plays any more. */
  dropMemory(seat: Seat): void {
    this.#memories.delete(seat);
  }
}
