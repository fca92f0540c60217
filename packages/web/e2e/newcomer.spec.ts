import { GAMES, loadGameWords, loadLessonTexts } from '@coven/games';
import { allLessons } from '@coven/games/test/lessons/files.ts';
import { acceptedMoves, type Lesson, LessonRun, type LessonStep } from '@coven/room';
import { castOf, type LessonTexts } from '@coven/words';
import type { Locator, Page } from '@playwright/test';
import { DEEP } from './support/deep.ts';
import { nextFrame, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';
import { spaced } from './support/spaced.ts';

/** Somebody without a mouse who tries things out: wrong moves, undo, back, skip, reload. */
class Newcomer {
  readonly page: Page;
  readonly lesson: Lesson;
  readonly texts: LessonTexts;

  constructor(page: Page, lesson: Lesson, texts: LessonTexts) {
    this.page = page;
    this.lesson = lesson;
    this.texts = texts;
  }

  note(at: number): Locator {
    return this.page.getByRole('region', { name: `Lesson, step ${at + 1} of ${this.lesson.steps.length}`, exact: true });
  }

  /** Until the coach has said the step and waits. */
  async reads(at: number): Promise<void> {
    const { id, by } = this.#step(at);
    await expect(this.note(at).getByRole('heading', { name: this.texts(`${id}.name`), exact: true })).toBeVisible();
    await expect(this.note(at)).toContainText(this.texts(`${id}.say`));
    await expect(this.note(at).getByRole('button', { name: by === 'learner' ? 'Skip this step' : 'Next', exact: true })).toBeVisible();
  }

  /** To the next step: a move of the learner is left to the coach. */
  async goesOn(at: number): Promise<void> {
    const { id, by, then } = this.#step(at);
    await this.page.keyboard.press(by === 'learner' ? 'k' : 'n');
    if (then) {
      await expect(this.note(at)).toContainText(this.texts(`${id}.then`));
      await expect(this.note(at).getByRole('button', { name: 'Next', exact: true })).toBeFocused();
      await this.page.keyboard.press('Enter');
    }
    await expect(this.note(at)).toHaveCount(0);
  }

  /** A legal move that the lesson does not want now, chosen in the list of all moves. */
  async triesAnother(at: number): Promise<void> {
    const { page, lesson } = this;
    const step = this.#step(at);
    const game = GAMES.find(({ id }) => id === lesson.game);
    if (!game || step.by !== 'learner') throw new Error(step.id);
    const run = new LessonRun(game, lesson, undefined, { place: at, chosen: {} });
    const { rules } = run.table;
    const other = run.table.moves(lesson.learner).find((move) => !acceptedMoves(step).includes(rules.format(move)));
    if (other === undefined) throw new Error(`${step.id}: there is nothing else to do`);
    const words = await loadGameWords(lesson.game, 'en');
    const seat = (number: number) => castOf(lesson, this.texts, 'Ada')[number] ?? '';
    const name = (words.forTable?.(run.table.view(lesson.learner)) ?? words).move(other, { seat, piece: (_kind, _id, word) => word });
    await page.keyboard.press('c');
    const list = page.getByRole('dialog', { name: 'All moves' });
    await list
      .getByRole('button', { name: spaced(name) })
      .first()
      .press('Enter');
    await expect(this.note(at).getByRole('alert')).toBeVisible();
  }

  #step(at: number): LessonStep {
    const step = this.lesson.steps[at];
    if (!step) throw new Error(`no step ${at}`);
    return step;
  }
}

/** Whether the focus is on something that lies in the light. */
function isFocusLit(): boolean {
  const focus = document.activeElement?.getBoundingClientRect();
  if (!focus || !document.activeElement?.matches('button')) return false;
  const [x, y] = [focus.x + focus.width / 2, focus.y + focus.height / 2];
  return [...document.querySelectorAll('[data-light]')]
    .map((ring) => ring.getBoundingClientRect())
    .some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
}

const FIRST = allLessons()
  .map(({ lesson }) => lesson)
  .filter(({ id }) => id === 'first');

for (const lesson of FIRST) {
  test(`${lesson.game}: a newcomer errs, goes back, skips, comes again and ends, with keys alone`, DEEP, async ({ page, server }) => {
    await withSettings(page, { language: 'en', pace: 'quick', name: 'Ada' });
    await page.goto(`${server.address}/learn/${lesson.game}/first`);
    const texts = await loadLessonTexts(lesson.game, 'first', 'en');
    const newcomer = new Newcomer(page, lesson, texts);
    const asked = lesson.steps.findIndex(({ by }) => by === 'learner');
    for (let at = 0; at < asked; at++) {
      await newcomer.reads(at);
      await newcomer.goesOn(at);
    }
    await newcomer.reads(asked);

    // A move is wanted: “Next” asks for nothing, and whatever else is done, the step stays.
    await page.keyboard.press('n');
    await newcomer.triesAnother(asked);
    await newcomer.triesAnother(asked);
    await page.keyboard.press('s');
    await expect(newcomer.note(asked).getByRole('status')).toContainText('Do this:');

    // The lesson goes on where it was left.
    await page.reload();
    await newcomer.reads(asked);
    await expect(newcomer.note(asked).getByRole('status')).toHaveCount(0);
    await expect(newcomer.note(asked).getByRole('heading')).toBeFocused();
    await nextFrame(page);
    await nextFrame(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isFocusLit), 'a Tab leads from the words to what is lit').toBe(true);

    // On, and back to the same question.
    await newcomer.goesOn(asked);
    await newcomer.reads(asked + 1);
    await page.keyboard.press('p');
    await newcomer.reads(asked);
    await newcomer.triesAnother(asked);
    for (let at = asked; at < lesson.steps.length; at++) {
      if (at > asked) await newcomer.reads(at);
      await newcomer.goesOn(at);
    }

    const ending = page.getByRole('region', { name: texts('title'), exact: true });
    await expect(ending).toContainText(texts('ending.say'));
    await expect(ending.getByRole('button', { name: 'Play on with hints' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Let’s go' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Let’s go' })).toBeVisible();

    // It is known as done, and can be repeated.
    await page.goto(`${server.address}/learn/${lesson.game}`);
    await expect(page.getByRole('listitem').filter({ hasText: texts('title') })).toContainText('done');
    await page.getByRole('button', { name: spaced(`From the beginning: ${texts('title')}`) }).press('Enter');
    await newcomer.reads(0);
  });
}
