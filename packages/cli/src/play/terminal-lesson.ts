import type { Types } from '@coven/core';
import { acceptedMoves, type LessonRun } from '@coven/room';
import type { LessonTexts, LessonWords } from '@coven/words';
import type { Context } from '../command.ts';
import { withoutColours } from '../paint.ts';
import { wrap } from '../wrap.ts';
import { moveFrom, readInput } from './prompt-input.ts';
import type { Screen } from './screen.ts';
import { SeatLine } from './seat-line.ts';
import { type ShownGame, type TerminalParts, TerminalTable } from './terminal-table.ts';

export interface LessonContext extends Pick<Context, 'say' | 'common'> {
  readonly told: LessonWords;
  readonly texts: LessonTexts;
}

export interface LessonParts {
  readonly run: LessonRun;
  readonly shown: ShownGame;
  /** By seat. */
  readonly names: readonly string[];
}

/** The learner's seat, where nothing but the lesson is asked for. */
function learnerSeat({ run, names }: LessonParts, common: Context['common']): TerminalParts['seat'] {
  const line = new SeatLine((send) => run.connect(send));
  return {
    seat: run.lesson.learner,
    players: names.map((name) => ({ name })),
    state: 'playing',
    get update() {
      return line.update;
    },
    takeUpdates: () => line.takeUpdates(),
    reason: () => common('refusal.unreadable'),
  };
}

/** Wider lines are hard to read. */
const COLUMNS = 79;

/** A lesson at the terminal: one thing at a time; Enter goes on, moves are typed as in a game. */
export class TerminalLesson {
  readonly #context: LessonContext;
  readonly #parts: LessonParts;
  readonly #screen: Screen;
  #table: TerminalTable;
  /** Of the run: another one is another table. */
  #session: number;

  constructor(context: LessonContext, parts: LessonParts, screen: Screen) {
    this.#context = context;
    this.#parts = parts;
    this.#screen = screen;
    this.#session = parts.run.state.session;
    this.#table = this.#sitDown();
  }

  async learn(): Promise<'learned' | 'quit' | 'input-ended'> {
    const { run } = this.#parts;
    const { texts } = this.#context;
    const { lesson } = run;
    while (run.step) {
      const { step } = run;
      const { place, moment } = run.state;
      const title = `${this.#context.told('lesson.step', { step: place + 1, steps: lesson.steps.length })} · ${texts(`${step.id}.name`)}`;
      const isAsking = step.by === 'learner' && moment === 'say';
      if (moment === 'say' || step.then) {
        const said = texts(`${step.id}.${moment === 'say' ? 'say' : 'then'}`);
        const table = moment === 'say' ? this.#whole() : [];
        this.#screen.show([...this.#news(), ...table, '', this.#screen.paint.bold(title), ...wrap(said, COLUMNS)]);
        const end = isAsking ? await this.#ask() : await this.#wait();
        if (end) return end;
      }
      if (!isAsking) run.next();
    }
    this.#screen.show([...this.#news(), '', ...wrap(texts('ending.say'), COLUMNS)]);
    return (await this.#wait()) ?? 'learned';
  }

  #sitDown(): TerminalTable {
    const { shown, run } = this.#parts;
    const { common } = this.#context;
    // Why bots move, a lesson says itself.
    const parts = { ...shown, motives: undefined, fades: run.table.rules.fades, seat: learnerSeat(this.#parts, common) };
    return new TerminalTable(this.#context, parts, this.#screen);
  }

  #whole(): readonly string[] {
    return this.#screen.isLive ? this.#table.picture() : this.#table.description();
  }

  /** What happened since the last call; nothing of a jump. */
  #news(): readonly string[] {
    const { session } = this.#parts.run.state;
    if (session === this.#session) return this.#table.takeUpdates();
    this.#session = session;
    this.#table = this.#sitDown();
    this.#table.takeUpdates();
    return [];
  }

  async #wait(): Promise<'quit' | 'input-ended' | undefined> {
    const { say, told } = this.#context;
    const line = await this.#screen.ask(`${told('lesson.enter')} `);
    if (line === undefined) return 'input-ended';
    return readInput(line, say).type === 'quit' ? 'quit' : undefined;
  }

  /** Until the wanted move is made. */
  async #ask(): Promise<'quit' | 'input-ended' | undefined> {
    const { run } = this.#parts;
    const { rules } = run.table;
    const moves = run.table.moves(run.lesson.learner);
    this.#screen.show(moves.map((move, at) => `${String(at + 1).padStart(3)}. ${this.#word(move)}`));
    for (;;) {
      const line = await this.#screen.ask('> ');
      if (line === undefined) return 'input-ended';
      const input = readInput(line, this.#context.say);
      if (input.type === 'quit') return 'quit';
      if (input.type !== 'move') {
        this.#screen.show([this.#wanted()]);
        continue;
      }
      const move = moveFrom(input.text, moves, rules.format, (one) => withoutColours(this.#word(one)));
      if (run.move(move ? rules.format(move) : input.text.toLowerCase())) return undefined;
      this.#screen.show(wrap(this.#answer(), COLUMNS));
    }
  }

  #word(move: Types['move']): string {
    return this.#table.word(move);
  }

  /** The move that the lesson is about. */
  #wanted(): string {
    const { run } = this.#parts;
    const [text = ''] = run.step?.by === 'learner' ? acceptedMoves(run.step) : [];
    const move = run.table.rules.parse(text);
    return move ? this.#context.told('lesson.wanted', { move: this.#word(move) }) : '';
  }

  #answer(): string {
    const { texts, told } = this.#context;
    const { key, refusal } = this.#parts.run.state.answer ?? { key: null, refusal: null };
    if (key !== null) return texts(key);
    return refusal === null ? told('lesson.other-move') : this.#table.refused(refusal);
  }
}
