import { GAMES, loadGameWords, loadLessonTexts } from '@coven/games';
import { allLessons } from '@coven/games/test/lessons/files.ts';
import { acceptedMoves, answerTo, type LearnerStep, type Lesson, LessonRun } from '@coven/room';
import {
  castOf,
  LANGUAGES,
  type Language,
  type LessonCatalogue,
  type LessonMessages,
  type LessonTexts,
  loadLesson,
  loadWeb,
  sayFrom,
} from '@coven/words';
import type { Locator, Page } from '@playwright/test';
import { LOWEST } from '../src/lesson/note-place.ts';
import { MARKED, partsOf } from '../src/words/rich.ts';
import { DEEP } from './support/deep.ts';
import { expectAccessible, expectNoSideways, nextFrame, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';
import { spaced } from './support/spaced.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 360, height: 640 },
] as const;
type Size = (typeof SIZES)[number];

interface Lit {
  readonly id: string;
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

function litOn(rings: readonly Element[]): readonly Lit[] {
  return rings.map((ring) => ({ id: ring.getAttribute('data-light') ?? '', box: ring.getBoundingClientRect().toJSON() }));
}

/** What is or was lit and lies under the note. Only where no band of the screen is free may it lie over half of a thing. */
function coveredBy(note: Element, { lowest, lit }: { readonly lowest: number; readonly lit: readonly Lit[] }): readonly string[] {
  const paper = note.getBoundingClientRect();
  let free = document.querySelector('.board-area')?.getBoundingClientRect().top ?? 0;
  let highest = 0;
  for (const { top, bottom } of [...lit.map(({ box }) => box).sort((a, b) => a.top - b.top), { top: innerHeight, bottom: innerHeight }]) {
    highest = Math.max(highest, top - free);
    free = Math.max(free, bottom);
  }
  return lit.flatMap(({ id, box }) => {
    const width = Math.min(box.right, paper.right) - Math.max(box.left, paper.left);
    const height = Math.min(box.bottom, paper.bottom) - Math.max(box.top, paper.top);
    const share = (Math.max(0, width) * Math.max(0, height)) / ((box.right - box.left) * (box.bottom - box.top));
    const isBad = highest > lowest ? width > 2 && height > 2 : share > 0.5;
    return isBad ? [`${id}: ${Math.round(share * 100)} % (room: ${Math.round(highest)})`] : [];
  });
}

/** Other things than the prompt that are lit by lighting the prompt. */
function strayOn(rings: readonly Element[]): readonly string[] {
  const prompt = document.querySelector('.prompt')?.getBoundingClientRect();
  return rings.flatMap((ring) => {
    const { left, right, top, bottom } = ring.getBoundingClientRect();
    const id = ring.getAttribute('data-light') ?? '';
    const isAround = prompt && left <= prompt.left && right >= prompt.right && top <= prompt.top && bottom >= prompt.bottom;
    return isAround && !/^(prompt|choice)/.test(id) ? [id] : [];
  });
}

/** A person who learns: reads what the coach says, and finds what to do by roles and names. */
class Learner {
  readonly page: Page;
  readonly lesson: Lesson;
  readonly #language: Language;
  readonly #texts: LessonTexts;
  readonly #name: string;

  private constructor(page: Page, lesson: Lesson, language: Language, texts: LessonTexts, name: string) {
    this.page = page;
    this.lesson = lesson;
    this.#language = language;
    this.#texts = texts;
    this.#name = name;
  }

  static async at(page: Page, lesson: Lesson, language: Language, name: string): Promise<Learner> {
    return new Learner(page, lesson, language, await loadLessonTexts(lesson.game, lesson.id, language), name);
  }

  told(key: keyof LessonCatalogue): string {
    return this.#texts(key).replaceAll('\u00a0', ' ');
  }

  async learn(): Promise<void> {
    const { page, lesson } = this;
    const say = sayFrom<LessonMessages>(await loadLesson(this.#language));
    const { 'table.choices': choices, 'table.prompt': prompt } = await loadWeb(this.#language);
    const game = GAMES.find(({ id }) => id === lesson.game);
    if (!game) throw new Error(lesson.game);
    const run = new LessonRun(game, lesson);
    const steps = lesson.steps.length;
    let isAnswered = false;
    let isShown = false;
    for (const [at, step] of lesson.steps.entries()) {
      const note = page.getByRole('region', { name: say('lesson.region', { step: at + 1, steps }) });
      const next = note.getByRole('button', { name: say('lesson.next'), exact: true });
      await expect(note.getByRole('heading', { name: this.told(`${step.id}.name`), exact: true })).toBeVisible();
      await expect(note).toContainText(this.told(`${step.id}.say`));
      // What is announced may come with the coach's moves; everything else is there when it is spoken of.
      const isAnnounced = step.by === 'coach' && step.then === true;
      if (!isAnnounced) await expect.poll(() => this.#lit(), { message: `${step.id}: what is lit` }).toEqual([...step.light].sort());
      const lit = new Set<string>();
      const collect = async () => {
        for (const id of await this.#lit()) lit.add(id);
        return [...lit].sort();
      };
      await collect();
      await this.#look(note, at, step.id);
      await collect();
      if (step.by === 'learner') {
        const other = run.table
          .moves(lesson.learner)
          .map((move) => run.table.rules.format(move))
          .find((text) => !acceptedMoves(step).includes(text));
        if (!isAnswered && other !== undefined) {
          isAnswered = true;
          await this.#play(run, other, choices);
          await expect(note.getByRole('alert')).toContainText(this.#answer(step, other, say('lesson.other-move')));
          // Only the coach speaks.
          await expect(page.getByRole('region', { name: prompt }).getByRole('alert')).toHaveCount(0);
          await this.#look(note, at, `${step.id}-wrong`);
          if (this.#language === 'en') await expectAccessible(page);
          await this.#play(run, acceptedMoves(step)[0] ?? '', choices);
        } else if (!isShown) {
          isShown = true;
          await note.getByRole('button', { name: say('lesson.show'), exact: true }).click();
          await expect(note.getByRole('status')).toBeVisible();
          await this.#look(note, at, `${step.id}-shown`);
          await note.getByRole('button', { name: say('lesson.do-it'), exact: true }).click();
        } else await this.#play(run, acceptedMoves(step)[0] ?? '', choices);
        run.skip();
      } else {
        await next.click();
        run.next();
      }
      if (step.then) {
        await expect(note).toContainText(this.told(`${step.id}.then`));
        // Pieces that have come with the coach's moves are lit when they have landed.
        if (isAnnounced) await expect.poll(collect, { message: `${step.id}: what is lit` }).toEqual([...step.light].sort());
        await this.#look(note, at, `${step.id}-then`);
        await next.click();
      }
      expect.soft([...lit].sort(), step.id).toEqual([...step.light].sort());
      run.next();
    }
    await expect(page.getByRole('region', { name: this.told('title') })).toContainText(this.told('ending.say'));
    await expectNoSideways(page);
    await page.getByRole('button', { name: say('lesson.play-on'), exact: true }).click();
    await page.getByRole('button', { name: say('lesson.ok'), exact: true }).click();
    await expect(page.getByRole('region', { name: this.told('title') })).toHaveCount(0);
    await this.#keep('free');
  }

  #answer(step: LearnerStep, text: string, other: string): string {
    const key = answerTo(step, text);
    return key === undefined ? other.replaceAll('\u00a0', ' ') : this.told(key);
  }

  /** The note covers nothing that is lit. */
  async #look(note: Locator, at: number, name: string): Promise<void> {
    await this.#keep(`${String(at + 1).padStart(2, '0')}-${name}`);
    const rings = this.page.locator('[data-light]');
    const covered = async () => note.evaluate(coveredBy, { lowest: LOWEST + 40, lit: await rings.evaluateAll(litOn) });
    await expect.soft.poll(covered, { message: `${name}: what the note covers` }).toEqual([]);
    expect.soft(await rings.evaluateAll(strayOn), `${name}: the prompt is lit`).toEqual([]);
  }

  async #keep(name: string): Promise<void> {
    if (process.env.DEEP === '1') await snapshot(this.page, `lessons/${this.#name}-${name}`);
  }

  /** What is lit now on this screen, once the light has found its places. */
  async #lit(): Promise<readonly string[]> {
    const places = this.page.locator('[data-light]');
    await nextFrame(this.page);
    await nextFrame(this.page);
    return places.evaluateAll((found) => [...new Set(found.map((place) => place.getAttribute('data-light') ?? ''))].sort());
  }

  async #play(run: LessonRun, text: string, choices: string): Promise<void> {
    const { rules } = run.table;
    const words = await loadGameWords(this.lesson.game, this.#language);
    const move = rules.parse(text);
    if (!move) throw new Error(text);
    const view = run.table.view(this.lesson.learner);
    const names = castOf(this.lesson, this.#texts, 'Ada');
    const sentence = (words.forTable?.(view) ?? words).move(move, {
      ...MARKED,
      seat: (seat) => names[seat] ?? '',
    });
    // As the page draws it.
    const name = partsOf(sentence)
      .map((part) => (part.type === 'text' ? part.text : `${part.head}${part.type === 'piece' ? part.word : ''}${part.tail}`))
      .join('');
    await this.page.keyboard.press('c');
    const list = this.page.getByRole('dialog', { name: choices });
    await list
      .getByRole('button', { name: spaced(name) })
      .first()
      .click();
  }
}

/** In the quick run each first lesson once, with languages and sizes rotated. */
const CASES = allLessons().flatMap(({ lesson }) => {
  const first = GAMES.findIndex(({ id }) => id === lesson.game);
  return LANGUAGES.flatMap((language, at) =>
    SIZES.map((size, place) => ({ lesson, language, size, isQuick: lesson.id === 'first' && at === first && place === first })),
  );
});

for (const { lesson, language, size, isQuick } of CASES) {
  const { width, height }: Size = size;
  const name = `${lesson.game}-${lesson.id}-${language}-${width}x${height}`;
  test.describe(() => {
    test.use({ viewport: size });
    test(`${name}: a lesson from its first word to free play`, isQuick ? {} : DEEP, async ({ page, server }) => {
      await withSettings(page, { language, pace: 'quick', name: 'Ada' });
      await page.goto(`${server.address}/learn/${lesson.game}/${lesson.id}`);
      await (await Learner.at(page, lesson, language, name)).learn();
    });
  });
}

test.describe('on a busy phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  test('what lies on another tab is lit, however late the tab is drawn', async ({ page, server }) => {
    const scoring = allLessons().find(({ lesson }) => lesson.game === 'witchstone' && lesson.id === 'scoring');
    if (!scoring) throw new Error('no such lesson');
    // What is drawn in a task of its own comes a few frames later.
    await page.addInitScript(() => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      Object.assign(scheduler, { postTask: (task: () => unknown) => frame().then(frame).then(frame).then(task) });
    });
    await withSettings(page, { language: 'fr', pace: 'quick', name: 'Ada' });
    await page.goto(`${server.address}/learn/witchstone/scoring`);
    await (await Learner.at(page, scoring.lesson, 'fr', 'late-tab')).learn();
  });
});

test.describe(() => {
  test.use({ viewport: SIZES[1] });
  test('a note that tells what a move has done leaves the place in sight, though the piece has gone', async ({ page, server }) => {
    const { steps } = allLessons().find(({ lesson }) => lesson.game === 'konotop' && lesson.id === 'first')?.lesson ?? { steps: [] };
    const texts = await loadLessonTexts('konotop', 'first', 'en');
    const falls = steps.findIndex(({ id }) => id === 'chain-ends');
    await withSettings(page, { language: 'en', pace: 'quick', name: 'Ada' });
    await page.goto(`${server.address}/learn/konotop/first`);
    for (const [at, { id, by, then }] of steps.slice(0, falls + 1).entries()) {
      const note = page.getByRole('region', { name: `Lesson, step ${at + 1} of ${steps.length}`, exact: true });
      await expect(note).toContainText(texts(`${id}.say`));
      const go = note.getByRole('button', { name: by === 'learner' ? 'Skip this step' : 'Next', exact: true });
      await expect(go).toBeVisible();
      await nextFrame(page);
      await nextFrame(page);
      const lit = await page.locator('[data-light]').evaluateAll(litOn);
      await go.click();
      if (!then) continue;
      await expect(note).toContainText(texts(`${id}.then`));
      if (at === falls) await expect.poll(() => note.evaluate(coveredBy, { lowest: LOWEST + 40, lit })).toEqual([]);
      await note.getByRole('button', { name: 'Next', exact: true }).click();
    }
  });
});

test('a reader fetches one language, and another one only when it is chosen', async ({ page, server }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(...(/blackmore-lessons-[a-z]{2}/.exec(request.url()) ?? [])));
  await withSettings(page, { language: 'en', pace: 'quick', name: 'Ada' });
  await page.goto(`${server.address}/learn/blackmore/first`);
  const [english, ukrainian] = [await loadLessonTexts('blackmore', 'first', 'en'), await loadLessonTexts('blackmore', 'first', 'uk')];
  await expect(page.getByText(english('goal.say'))).toBeVisible();
  expect(fetched).toEqual(['blackmore-lessons-en']);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('uk');
  await expect(page.getByText(ukrainian('goal.say'))).toBeVisible();
  expect(fetched).toEqual(['blackmore-lessons-en', 'blackmore-lessons-uk']);
});
