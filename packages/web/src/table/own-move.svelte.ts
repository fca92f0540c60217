import type { Refusal } from '@coven/core';
import type { Choices } from '@coven/protocol';
import type { Answer } from '@coven/protocol/client/table-client.ts';

/** What is sent to a table: a move, or that the last one is taken back. */
export type Sent<Move> = Move | 'undo';

/** A viewer's next decision, with its moves as the picture knows them. */
export type Offer<Move> = Omit<Choices, 'moves'> & { readonly moves: readonly Move[] };

export interface OwnMoveEnvironment<Move> {
  /** What the picture on the table lets the viewer decide; null while nothing can be decided. */
  choices(): Offer<Move> | null;
  /** What the newest picture offers, whether it is on the table yet or not. */
  newestChoices(): Offer<Move> | null;
  send(move: Sent<Move>, decision: number): Promise<Answer>;
  /** Resolves once what has come is on the table: a touch must not fall on a picture that the own move has made old. */
  arrived(): Promise<void>;
  /** Something was picked or sent: what was refused before is settled. */
  acted(): void;
  refused(move: Sent<Move>, refusal: Refusal): void;
}

/** The viewer's move, from the first touch to the table's answer. Moves are compared by identity. */
export class OwnMove<Move> {
  selected = $state.raw<Move | null>(null);
  pending = $state.raw<Sent<Move> | null>(null);
  /** What was asked for while `pending` was not answered yet: it follows at once, if it is still offered then. */
  next = $state.raw<Sent<Move> | null>(null);
  readonly #environment: OwnMoveEnvironment<Move>;

  constructor(environment: OwnMoveEnvironment<Move>) {
    this.#environment = environment;
  }

  pick(move: Move | null): void {
    this.#environment.acted();
    this.selected = move;
    this.next = null;
  }

  play(move: Sent<Move>): void {
    const choices = this.#environment.choices();
    if (!choices) return;
    this.#environment.acted();
    this.selected = null;
    if (this.pending === null) void this.#send(move, choices);
    // The same again is a finger that trembled.
    else if (this.pending !== move) this.next = move;
  }

  /** Another picture is on the table: what it does not offer is no longer picked. */
  keepOffered(moves: readonly Move[]): void {
    if (this.selected !== null && !moves.includes(this.selected)) this.selected = null;
  }

  async #send(move: Sent<Move>, { decision }: Offer<Move>): Promise<void> {
    this.pending = move;
    const answer = await this.#environment.send(move, decision);
    await this.#environment.arrived();
    const { next } = this;
    this.pending = null;
    this.next = null;
    if (answer.type === 'refused') this.#environment.refused(move, answer.refusal);
    else if (next !== null) this.#follow(next);
  }

  /** The answer came with the picture after the move: that picture must offer what follows. */
  #follow(next: Sent<Move>): void {
    const choices = this.#environment.newestChoices();
    if (choices && (next === 'undo' ? choices.mayUndo : choices.moves.includes(next))) void this.#send(next, choices);
    else this.#environment.refused(next, { rule: 'table', reason: next === 'undo' ? 'nothing-to-undo' : 'stale' });
  }
}
