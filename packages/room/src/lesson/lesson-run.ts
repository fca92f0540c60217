import {
  completeOptions,
  FastRandom,
  type Game,
  type LogEntry,
  openGame,
  type Refusal,
  refusal,
  type Seat,
  type Step,
  scripted,
  type Table,
  type Types,
  UNDO,
} from '@coven/core';
import { tableRefusal } from '@coven/session';
import type { ClientMessage } from '../client-message.ts';
import { LocalRoom } from '../local/local-room.ts';
import { encode } from '../telling/broadcaster.ts';
import { type AnswerKey, acceptedMoves, answerTo, type Lesson, type LessonStep, movesOf } from './lesson.ts';

type MovingStep = Exclude<LessonStep, { readonly by: 'learner' }>;

/** A lesson has no secret and proves nothing. */
const NO_SECRET = '0'.repeat(64);

/** What is said to a move that was not made: the lesson's text, or the refusal of the rules. */
export interface LessonAnswer {
  /** Null where the step has no answer to it, or it is not the learner's turn. */
  readonly key: AnswerKey | null;
  /** Null if the rules would allow the move. */
  readonly refusal: Refusal | null;
}

/** Where a lesson stands, as its screen needs it. */
export interface LessonState {
  /** Of the step; the number of steps once all are done. */
  readonly place: number;
  /** `made`: its moves have been made, and it waits until they have been looked at. */
  readonly moment: 'say' | 'made';
  readonly answer: LessonAnswer | null;
  /** Moves of this step that were not the wanted one. */
  readonly tries: number;
  /** Increases when the table has to be drawn anew: after a step back, or a jump ahead. */
  readonly session: number;
}

/** What to resume a lesson from: a place, and the moves chosen where several are accepted, by the step's id. */
export interface LessonMark {
  readonly place: number;
  readonly chosen: Readonly<Record<string, string>>;
}

/**
 * A lesson on its table: real moves, and draws that follow its script. Whoever shows it calls `next` once the learner has read
 * what was said and seen what happened; no move is taken before that.
 */
export class LessonRun {
  readonly lesson: Lesson;
  readonly #game: Game;
  readonly #names: readonly string[];
  #session: LocalRoom;
  #sessions = 0;
  #place = 0;
  #moment: LessonState['moment'] = 'say';
  #answer: LessonAnswer | null = null;
  #tries = 0;
  #chosen: Readonly<Record<string, string>>;

  /** `names`: by seat. */
  constructor(
    game: Game,
    lesson: Lesson,
    names: readonly string[] = Array.from({ length: lesson.seats }, () => ''),
    mark: LessonMark = { place: 0, chosen: {} },
  ) {
    this.#game = game;
    this.lesson = lesson;
    this.#names = names;
    this.#chosen = mark.chosen;
    this.#session = this.#open();
    this.#walk(mark.place);
  }

  get session(): LocalRoom {
    return this.#session;
  }
  get table(): Table<Types> {
    return this.#session.table;
  }
  /** The step that speaks or waits now; `undefined` after the last one. */
  get step(): LessonStep | undefined {
    return this.lesson.steps[this.#place];
  }
  get state(): LessonState {
    return { place: this.#place, moment: this.#moment, answer: this.#answer, tries: this.#tries, session: this.#sessions };
  }
  get mark(): LessonMark {
    return { place: this.#place, chosen: this.#chosen };
  }

  /** The learner's line to the table: other moves than the wanted one are answered, not made. */
  connect(send: (text: string) => void): (message: ClientMessage) => void {
    const { learner } = this.lesson;
    const receive = this.#session.connect(learner, send);
    return (message) => {
      if (message.type === 'why') this.#gate(message.text);
      if (message.type !== 'move' && message.type !== 'end-vote') return receive(message);
      const refused = message.type === 'move' ? this.#gate(message.text) : tableRefusal('not-taught');
      if (refused) return send(encode({ type: 'refused', id: message.id, refusal: refused }));
      const { length } = this.table;
      receive(message);
      if (message.type === 'move' && this.table.length > length) this.#made(message.text);
    };
  }

  /** Goes on after what was said, or after the moves; plays the moves of a step that speaks before and after them. */
  next(): readonly Step<Types>[] {
    const { step } = this;
    if (!step) return [];
    if (this.#moment === 'made') return this.#advance();
    if (step.by === 'learner') throw new Error('the learner is to move');
    this.#moment = 'made';
    return isSpokenFirst(step) ? this.#playMoves(step) : [];
  }

  /** Makes the learner's move; `undefined` if the lesson does not want it now: then it is answered. */
  move(text: string): Step<Types> | undefined {
    if (this.#gate(text)) return undefined;
    const made = this.#session.play(this.lesson.learner, text);
    this.#made(text);
    return made;
  }

  /** The same as the learner would do, or `next`. */
  skip(): void {
    const { step } = this;
    if (step?.by === 'learner' && this.#moment === 'say') this.move(acceptedMoves(step)[0] ?? '');
    else this.next();
  }

  /** To the beginning of a step, from the deal on. */
  goTo(place: number): void {
    this.#session = this.#open();
    this.#walk(place);
  }

  /** The log that free play goes on from. */
  endingLog(): readonly LogEntry[] {
    const { lesson } = this;
    const { from } = lesson.ending;
    const place = lesson.steps.findIndex(({ id }) => id === from);
    if (from === 'start') return this.#open().log;
    const run = new LessonRun(this.#game, lesson, this.#names, { place, chosen: this.#chosen });
    run.skip();
    return run.session.log;
  }

  #walk(place: number): void {
    const until = Math.min(place, this.lesson.steps.length);
    this.#restart();
    this.#place = 0;
    this.#enter();
    while (this.#place < until) {
      const { step } = this;
      if (step?.by === 'learner' && this.#moment === 'say') this.move(this.#wanted(step.id, acceptedMoves(step)));
      else this.next();
    }
  }

  #open(): LocalRoom {
    const { seats, options: chosen = {}, version, deal, id } = this.lesson;
    const options = completeOptions(this.#game, seats, chosen);
    this.#sessions++;
    const session = new LocalRoom({
      id,
      game: this.#game,
      version,
      options,
      rules: openGame(this.#game, seats, chosen, version),
      players: this.#names.map((name) => ({ name })),
      bots: this.#names.map(() => null),
      secret: NO_SECRET,
      nonces: this.#names.map(() => null),
      chance: scripted(deal.flat()),
      random: new FastRandom(id),
      budget: 0,
    });
    session.begin();
    return session;
  }

  /** The chosen move of a step, as long as the lesson accepts it. */
  #wanted(id: string, accepted: readonly string[]): string {
    const chosen = this.#chosen[id];
    return chosen !== undefined && accepted.includes(chosen) ? chosen : (accepted[0] ?? '');
  }

  /** Answers a move that is not wanted now; `undefined` for one that is. */
  #gate(text: string): Refusal | undefined {
    const { step, table } = this;
    const isAsked = step?.by === 'learner' && this.#moment === 'say';
    if (isAsked && acceptedMoves(step).includes(text)) return undefined;
    const move = table.rules.parse(text);
    // Nothing is taken back in a lesson: it is legal, but not taught.
    const unread = text === UNDO ? null : tableRefusal('unreadable');
    const refused = move ? (refusal(table.rules, table.state, this.lesson.learner, move) ?? null) : unread;
    if (isAsked) this.#tries++;
    this.#answer = { key: isAsked ? (answerTo(step, text, refused?.reason) ?? null) : null, refusal: refused };
    return refused ?? tableRefusal('not-taught');
  }

  #made(text: string): void {
    const { step } = this;
    this.#restart();
    if (step) this.#chosen = { ...this.#chosen, [step.id]: text };
    this.#moment = 'made';
  }

  #advance(): readonly Step<Types>[] {
    this.#restart();
    this.#place++;
    return this.#enter();
  }

  /** What the coach speaks of has happened. */
  #enter(): readonly Step<Types>[] {
    const { step } = this;
    this.#moment = 'say';
    return step && step.by !== 'learner' && !isSpokenFirst(step) ? this.#playMoves(step) : [];
  }

  #restart(): void {
    this.#answer = null;
    this.#tries = 0;
  }

  #playMoves(step: MovingStep): readonly Step<Types>[] {
    // Nobody is shown the way of a jump: the table is drawn anew.
    if (step.by === 'coach' && step.jump) {
      this.#session.connect(this.lesson.learner, () => {});
      this.#sessions++;
    }
    return movesOf(step).map(([seat, text]: readonly [Seat, string]) => this.#session.play(seat, text));
  }
}

/** A coach with something to say after the moves announces them; any other words tell of them. */
function isSpokenFirst(step: MovingStep): boolean {
  return step.by === 'coach' && step.then === true;
}
