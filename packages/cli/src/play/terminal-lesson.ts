import type { Seat, Types } from '@coven/core';
import { acceptedMoves, type LessonRun } from '@coven/room';
import type { GameWords, LessonTexts, LessonWords, Pieces } from '@coven/words';
import type { Context } from '../command.ts';
import { type Paint, withoutColours } from '../paint.ts';
import { wrap } from '../wrap.ts';
import type { Drawing, Scene } from './drawing.ts';
import { moveFrom, readInput } from './prompt-input.ts';
import type { Screen } from './screen.ts';
import { SeatLine } from './seat-line.ts';
import { columns } from './terminal-size.ts';

export interface LessonContext extends Pick<Context, 'say' | 'common'> {
  readonly told: LessonWords;
  readonly texts: LessonTexts;
}

export interface LessonParts {
  readonly run: LessonRun;
  readonly words: GameWords;
  readonly drawing: Drawing;
  /** By seat. */
  readonly names: readonly string[];
}

/** Wider lines are hard to read. */
const COLUMNS = 79;

/** A lesson at the terminal: one thing at a time; Enter goes on, moves are typed as in a game. */
export class TerminalLesson {
  readonly #context: LessonContext;
  readonly #parts: LessonParts;
  readonly #screen: Screen;
  readonly #scene: Scene;
  readonly #pieces: Pieces;
  #seat: SeatLine;
  /** Of the run: another one is another table. */
  #session: number;

  constructor(context: LessonContext, parts: LessonParts, screen: Screen, paint: Paint) {
    const { run, words, drawing, names } = parts;
    this.#context = context;
    this.#parts = parts;
    this.#screen = screen;
    this.#session = run.state.session;
    this.#seat = this.#sitDown();
    const name = (seat: Seat) => names[seat] ?? '';
    this.#pieces = { seat: name, piece: (kind, id, word) => drawing.piece(kind, id, word, paint) };
    this.#scene = {
      words: words.forTable?.(this.#view()) ?? words,
      paint,
      name: (seat) => (seat === run.lesson.learner ? `${name(seat)} (${context.common('seat.you')})` : name(seat)),
      labelled: (label, text) => context.common('word.labelled', { label, text }),
      columns,
    };
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
        const table = moment === 'say' ? this.#table() : [];
        this.#screen.show([...this.#news(), ...table, '', this.#scene.paint.bold(title), ...wrap(said, COLUMNS)]);
        const end = isAsking ? await this.#ask() : await this.#wait();
        if (end) return end;
      }
      if (!isAsking) run.next();
    }
    this.#screen.show([...this.#news(), '', ...wrap(texts('ending.say'), COLUMNS)]);
    return (await this.#wait()) ?? 'learned';
  }

  #sitDown(): SeatLine {
    const { run } = this.#parts;
    return new SeatLine((send) => run.connect(send));
  }

  #view(): Types['view'] {
    return this.#seat.update.view as Types['view'];
  }

  #table(): readonly string[] {
    const { drawing } = this.#parts;
    return this.#screen.isLive ? drawing.picture(this.#view(), this.#scene) : drawing.description(this.#view(), this.#scene);
  }

  /** What happened since the last call; nothing of a jump. */
  #news(): readonly string[] {
    const { session } = this.#parts.run.state;
    if (session !== this.#session) {
      this.#session = session;
      this.#seat = this.#sitDown();
      this.#seat.takeUpdates();
      return [];
    }
    const shown = this.#seat.takeUpdates().flatMap((update) => update.shown as readonly Types['shown'][]);
    return shown.flatMap((event) => this.#scene.words.event(event, this.#pieces) ?? []);
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
    return this.#scene.words.move(move, this.#pieces);
  }

  /** The move that the lesson is about. */
  #wanted(): string {
    const { run } = this.#parts;
    const [text = ''] = run.step?.by === 'learner' ? acceptedMoves(run.step) : [];
    const move = run.table.rules.parse(text);
    return move ? this.#context.told('lesson.wanted', { move: this.#word(move) }) : '';
  }

  #answer(): string {
    const { common, texts, told } = this.#context;
    const { key, refusal } = this.#parts.run.state.answer ?? { key: null, refusal: null };
    if (key !== null) return texts(key);
    if (refusal === null) return told('lesson.other-move');
    if (refusal.rule === 'table') return common('refusal.unreadable');
    return `${this.#scene.words.refusal(refusal, this.#pieces)} (${refusal.rule})`;
  }
}
