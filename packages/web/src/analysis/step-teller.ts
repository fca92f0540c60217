import type { AnalysedStep, Analysis, Moment } from '@coven/bots/analysis';
import type { Seat } from '@coven/core';
import { clauses, type HintCatalogue, reasonText } from '@coven/words';
import type { BoardView } from '../table/board-view.svelte.ts';
import { MARKED } from '../words/rich.ts';
import { labelled, sayAnalysis as say } from '../words/words.svelte.ts';

/** Longer lines are cut off. */
const MAX_MOVES = 5;

/** Tells the steps of a game that was looked through, in sentences with marks. */
export class StepTeller {
  readonly analysis: Analysis;
  readonly board: BoardView;
  readonly #reasons: HintCatalogue;

  constructor(analysis: Analysis, board: BoardView, reasons: HintCatalogue) {
    this.analysis = analysis;
    this.board = board;
    this.#reasons = reasons;
  }

  /** When it was. */
  place(at: number): string {
    const { steps } = this.analysis;
    return steps[at]?.by === null ? say('analysis.deal') : say('analysis.at', { move: at, of: steps.length - 1 });
  }

  /** What was played, and what made it a moment. */
  moment({ kind, step: at }: Moment): readonly string[] {
    const step = this.analysis.steps[at];
    if (!step || step.by === null) return [say('analysis.tell.deal')];
    if (kind === 'slip') return this.decision(step);
    return [this.#played(step.by, step.moves), say(`analysis.tell.${kind}`)];
  }

  /** What was played, what the bot would have done, and why. */
  decision({ by, moves, judged }: AnalysedStep): readonly string[] {
    if (by === null || judged === null) return [];
    const { bot, same, why } = judged;
    if (same === moves.length) return [this.#played(by, moves), say('analysis.tell.same')];
    // What both did is not told.
    const lines = [this.#played(by, moves.slice(same)), say('analysis.tell.slip', { bot: this.#told(bot.slice(same)) })];
    const { words, mySeat } = this.board;
    // The sentence speaks to whoever sat there.
    const reason = why && by === mySeat ? reasonText(this.#reasons, why, words, MARKED) : '';
    return reason === '' ? lines : [...lines, reason];
  }

  #played(by: Seat, moves: readonly string[]): string {
    return labelled(MARKED.seat(by), this.#told(moves));
  }

  #told(moves: readonly string[]): string {
    const { game, words } = this.board;
    const told = moves
      .slice(0, MAX_MOVES)
      .flatMap((text) => game.notation.parse(text) ?? [])
      .map((move) => words.move(move, MARKED));
    return clauses(told, (pair) => say('analysis.moves', pair)) + (moves.length > MAX_MOVES ? ' …' : '.');
  }
}
