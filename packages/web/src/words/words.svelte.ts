import { AREA_WORDS, WORDS, type Words } from 'virtual:words';
import type { Types } from '@coven/core';
import {
  type AboutMessages,
  type AnalysisMessages,
  type Catalogue,
  type CommonMessages,
  type CommonWords,
  type GameWords,
  type GuestMessages,
  type Language,
  type LessonMessages,
  type LessonTexts,
  type OnlineMessages,
  type ResultMessages,
  type Say,
  sayFrom,
  type WebMessages,
  type WebWords,
} from '@coven/words';
import { untrack } from 'svelte';
import type { GameTitle } from '../games/facts.ts';
import { settings } from '../settings.svelte.ts';
import type { Area } from './areas.ts';
import { loadGameWords, loadPageCatalogue } from './game-catalogues.ts';

interface Spoken extends Words {
  readonly language: Language;
  readonly games: ReadonlyMap<string, GameWords>;
  readonly lessons: ReadonlyMap<string, TextsOfLessons>;
  readonly areas: ReadonlySet<Area>;
}

/** By the id of the lesson. */
type TextsOfLessons = ReadonlyMap<string, LessonTexts>;

let spoken = $state.raw<Spoken>();
/** Games whose words are wanted in the chosen language. */
const wanted = new Set<string>();
const wantedAreas = new Set<Area>();
/** Games whose lessons are wanted, and what loads their texts. */
const wantedLessons = new Map<string, (language: Language) => Promise<TextsOfLessons>>();
/** Calls of `speak` so far, and the newest of them that was answered. */
let asked = 0;
let answered = 0;

/** Says one of the client's own messages in the chosen language. */
export const say: WebWords = (key, ...args) => (spoken ? sayFrom<WebMessages>(spoken.web)(key, ...args) : '');
/** Whether there are such words: not for what a newer server speaks of. */
export function isSaid(key: string): boolean {
  return Object.hasOwn(spoken?.web ?? {}, key);
}
/** The same where more is said: at the table of a game, or on a page with words of its own, which are there before it is shown. */
export function sayWith<Messages extends Catalogue>(): Say<WebMessages & Messages> {
  return say as Say<WebMessages & Messages>;
}
/** The same where an area more is said, once `wantWords` of it is done: what explains Coven itself, */
export const sayAbout = sayWith<AboutMessages>();
export const sayAnalysis = sayWith<AnalysisMessages>();
/** what is said of guests and of a table's owner, */
export const sayGuests = sayWith<GuestMessages>();
/** what the coach and the pages of lessons say, */
export const sayLesson = sayWith<LessonMessages>();
/** what is said at a table of the server, */
export const sayOnline = sayWith<OnlineMessages>();
/** and of a game that is over. */
export const sayResult = sayWith<ResultMessages>();
/** Says what every table says. */
export const sayCommon: CommonWords = (key, ...args) => (spoken ? sayFrom<CommonMessages>(spoken.common)(key, ...args) : '');

/** A label with what it is about, with the sign and the spaces of the language between them. */
export function labelled(label: string, text: string | number): string {
  return sayCommon('word.labelled', { label, text: String(text) });
}

/** A game's name and one sentence about it. */
export function titleOf(game: string): GameTitle {
  return spoken?.titles[game] ?? { name: game, tagline: '' };
}

/** The words of a game that has been asked for with `wantGame`. */
export function wordsOf<T extends Types = Types>(game: string): GameWords<T> | undefined {
  return spoken?.games.get(game) as GameWords<T> | undefined;
}

/** What a lesson says, once `wantLessons` has been asked for those of its game. */
export function textsOf(game: string, lesson: string): LessonTexts {
  const texts = spoken?.lessons.get(game)?.get(lesson);
  if (!texts) throw new Error(`no texts of the lesson ${game}/${lesson}`);
  return texts;
}

/** The words of a table of that game: it may be played with data of its own, which names its pieces. */
export function wordsAt(game: string, view: Types['view'] | undefined): GameWords {
  const words = wordsOf(game) as GameWords;
  return view === undefined ? words : (words?.forTable?.(view) ?? words);
}

export async function wantGame(game: string): Promise<void> {
  wanted.add(game);
  await untrack(() => speak(settings.language));
}

/** Before a page is shown that says `sayWith` the words of these areas. Whatever waits for it is not made anew when more words come. */
export async function wantWords(...areas: readonly Area[]): Promise<void> {
  for (const area of areas) wantedAreas.add(area);
  await untrack(() => speak(settings.language));
}

/** Before a page is shown that says `textsOf` a game's lessons. */
export async function wantLessons(game: string, load: (language: Language) => Promise<TextsOfLessons>): Promise<void> {
  wantedLessons.set(game, load);
  await untrack(() => speak(settings.language));
}

/** Everything in one language before anything of it is shown, so that a page never mixes two. */
export async function speak(language: Language): Promise<void> {
  const before = spoken?.language === language ? spoken : undefined;
  const games = new Map(before?.games);
  const lessons = new Map(before?.lessons);
  const missing = [...wanted].filter((game) => !games.has(game));
  const untaught = [...wantedLessons].filter(([game]) => !lessons.has(game));
  const areas = new Set(wantedAreas);
  if (before && missing.length + untaught.length === 0 && [...areas].every((area) => before.areas.has(area))) return;
  const number = ++asked;
  const [own, more] = await Promise.all([
    WORDS[language](),
    Promise.all([
      ...[...areas].map(async (area) => (await AREA_WORDS[`${area}/${language}`]()).messages),
      ...[...wanted].map((game) => loadPageCatalogue(game, language)),
    ]),
    ...missing.map(async (game) => games.set(game, await loadGameWords(game, language))),
    ...untaught.map(async ([game, load]) => lessons.set(game, await load(language))),
  ]);
  // A slower answer must not undo a later one, which has all that was wanted before it.
  if (settings.language !== language || number < answered) return;
  answered = number;
  spoken = { ...own, web: Object.assign({}, own.web, ...more), language, games, lessons, areas };
}
