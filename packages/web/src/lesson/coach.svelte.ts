import type { Types } from '@coven/core';
import type { Lesson, LessonState, LessonStep } from '@coven/room';
import { tick } from 'svelte';
import { LiveTable } from '../table/live-table.ts';
import type { LoadedGame } from '../table/loaded-game.ts';
import type { LessonAct, LessonNews } from '../worker/messages.ts';
import { LessonLine } from './lesson-line.ts';
import { keepProgress, progressOf } from './progress.ts';

/** A lesson on this page: it says the next thing once everything that happened has been seen on the table. */
export class Coach {
  readonly lesson: Lesson;
  /** What is said now; null before the first picture. */
  state = $state.raw<LessonState | null>(null);
  /** The table as it is drawn now. */
  table = $state.raw<LiveTable | null>(null);
  /** Something that the learner has not seen yet is under way. */
  isBusy = $state.raw(true);
  /** Whether the wanted move is shown: told in words, lit and picked. */
  isShown = $state.raw(false);
  readonly #loaded: LoadedGame;
  #line: LessonLine | undefined;
  #newest: LessonState | undefined;

  constructor(lesson: Lesson, loaded: LoadedGame) {
    this.lesson = lesson;
    this.#loaded = loaded;
  }

  /** `names`: by seat. */
  async open(names: readonly string[]): Promise<void> {
    const heard: LessonNews[] = [];
    let hear = (news: LessonNews): void => void heard.push(news);
    this.#line = await LessonLine.open(this.lesson, names, progressOf(this.lesson).mark, (news) => hear(news));
    hear = (news) => void this.#hear(news).catch(reportError);
    for (const news of heard) hear(news);
  }

  get step(): LessonStep | undefined {
    return this.state ? this.lesson.steps[this.state.place] : undefined;
  }
  /** Whether the learner's move is awaited. */
  get isAsking(): boolean {
    return this.step?.by === 'learner' && this.state?.moment === 'say';
  }

  /** The move that the step wants, if it is the learner's. */
  get wanted(): Types['move'] | undefined {
    const { step } = this;
    return this.isAsking && step?.by === 'learner'
      ? this.table?.controls.read(typeof step.move === 'string' ? step.move : (step.move[0] ?? ''))
      : undefined;
  }

  /** Shows the wanted move; asked again, makes it. */
  show(): void {
    const { wanted, table } = this;
    if (wanted === undefined || this.isBusy) return;
    if (this.isShown) table?.controls.play(wanted);
    else table?.controls.pick(wanted);
    this.isShown = true;
  }

  act(act: LessonAct['act']): void {
    this.isBusy = true;
    this.#line?.act(act);
  }

  /** Shows at once what is under way. */
  hurry(): void {
    this.table?.board.pictures.skip();
  }

  close(): void {
    this.#line?.close();
    this.table?.close();
  }

  async #hear({ state, mark }: LessonNews): Promise<void> {
    const before = this.#newest;
    this.#newest = state;
    keepProgress(this.lesson, { mark });
    if (state.answer === null) this.isBusy = true;
    if (state.session !== before?.session) await this.#draw();
    await this.table?.board.pictures.settled();
    // Only the newest is said.
    if (this.#newest !== state) return;
    this.isBusy = false;
    if (state.place !== this.state?.place) this.isShown = false;
    this.state = state;
    const step = this.lesson.steps[state.place];
    if (state.moment === 'made' && step && !step.then) this.act('next');
  }

  /** Another session: the table is drawn anew, in place of the old one as soon as there is a picture. */
  async #draw(): Promise<void> {
    const line = this.#line;
    if (!line) return;
    const old = this.table;
    const table = await LiveTable.open({
      transport: line.transport(),
      id: this.lesson.id,
      teaching: 'coached',
      load: () => this.#loaded,
    });
    await table.board.pictures.settled();
    this.table = table;
    old?.close();
    await tick();
  }
}
