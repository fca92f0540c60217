import type { Refusal } from '@coven/core';
import type { Choices } from '@coven/protocol';
import type { Answer } from './client.ts';

export interface OwnMoveEnvironment {
  /** What the picture on the table lets the viewer decide; null while nothing can be decided. */
  choices(): Choices | null;
  /** What the newest picture offers, whether it is on the table yet or not. */
  newestChoices(): Choices | null;
  send(move: string, decision: number): Promise<Answer>;
  /** Something was picked or sent: what was refused before is settled. */
  acted(): void;
  refused(move: string, refusal: Refusal): void;
}

/** The viewer's move, from the first touch to the table's answer. */
export class OwnMove {
  selected = $state.raw<string | null>(null);
  pending = $state.raw<string | null>(null);
  /** What was asked for while `pending` was not answered yet: it follows at once, if it is still offered then. */
  next = $state.raw<string | null>(null);
  readonly #environment: OwnMoveEnvironment;

  constructor(environment: OwnMoveEnvironment) {
    this.#environment = environment;
  }

  pick(move: string | null): void {
    this.#environment.acted();
    this.selected = move;
    this.next = null;
  }

  play(move: string): void {
    const choices = this.#environment.choices();
    if (!choices) return;
    this.#environment.acted();
    this.selected = null;
    if (this.pending === null) void this.#send(move, choices);
    // The same again is a finger that trembled.
    else if (this.pending !== move) this.next = move;
  }

  /** Another picture is on the table: what it does not offer is no longer picked. */
  keepOffered(moves: readonly string[]): void {
    if (this.selected !== null && !moves.includes(this.selected)) this.selected = null;
  }

  async #send(move: string, { decision }: Choices): Promise<void> {
    this.pending = move;
    const answer = await this.#environment.send(move, decision);
    const { next } = this;
    this.pending = null;
    this.next = null;
    if (answer.type === 'refused') this.#environment.refused(move, answer.refusal);
    else if (next !== null) this.#follow(next);
  }

  /** The answer came with the picture after the move, perhaps not on the table yet: that picture must offer what follows. */
  #follow(next: string): void {
    const choices = this.#environment.newestChoices();
    const isUndo = next === 'undo';
    if (choices && (isUndo ? choices.mayUndo : choices.moves.includes(next))) void this.#send(next, choices);
    else this.#environment.refused(next, { rule: 'table', reason: isUndo ? 'nothing-to-undo' : 'stale' });
  }
}
