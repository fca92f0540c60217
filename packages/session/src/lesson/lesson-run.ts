import { completeOptions, type Game, isRefusal, openGame, type Seat, type Step, scripted, Table, type Types } from '@coven/core';
import { acceptedMoves, type Lesson, type LessonStep, movesOf } from './lesson.ts';

/** A lesson has no secret and proves nothing. */
const NO_SECRET = '0'.repeat(64);

/** A lesson on its table: real moves, and draws that follow its script. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly table: Table<Types>;
  readonly opening: Step<Types>;
  #place = 0;

  constructor(game: Game, lesson: Lesson) {
    const { seats, options = {}, version, deal } = lesson;
    this.lesson = lesson;
    const rules = openGame(game, seats, options, version);
    const setup = {
      game: game.id,
      version,
      seats,
      options: completeOptions(game, seats, options),
      commitment: NO_SECRET,
      nonces: Array.from({ length: seats }, () => null),
    };
    this.table = new Table(rules, setup, scripted(deal.flat()));
    this.opening = this.table.deal();
  }

  /** The step that speaks or waits now; `undefined` after the last one. */
  get step(): LessonStep | undefined {
    return this.lesson.steps[this.#place];
  }

  /** Plays the moves of the coach's or a fellow player's step, and goes on. */
  proceed(): readonly Step<Types>[] {
    const { step } = this;
    if (!step || step.by === 'learner') throw new Error('the learner is to move');
    const made = movesOf(step).map(([seat, text]) => this.#play(seat, text));
    this.#place++;
    return made;
  }

  /** Makes the learner's move and goes on; `undefined` if the lesson does not want it now: then nothing happens. */
  move(text: string): Step<Types> | undefined {
    const { step } = this;
    if (step?.by !== 'learner' || !acceptedMoves(step).includes(text)) return undefined;
    const made = this.#play(this.lesson.learner, text);
    this.#place++;
    return made;
  }

  #play(seat: Seat, text: string): Step<Types> {
    const step = this.table.play(seat, text);
    if (isRefusal(step)) throw new Error(`${this.step?.id}: “${text}” of seat ${seat} is refused: ${step.rule} ${step.reason}`);
    return step;
  }
}
