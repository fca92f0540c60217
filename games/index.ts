import { type Bot, type Level, levelsOf as levelsIn, loadBots, random } from '@coven/bots';
import { type JudgeMaker, loadJudge } from '@coven/bots/analysis';
import type { Training } from '@coven/bots/train';
import {
  type Catalogue,
  type GameWords,
  gameWordsFrom,
  type HintCatalogue,
  type Language,
  type LessonCatalogue,
  type LessonTexts,
  type MotiveTeller,
  type OriginCatalogue,
  type RuleTexts,
  ruleTextsFrom,
  sayFrom,
} from '@coven/words';
import { game as blackmore } from './blackmore/game.ts';
import type { GameFolder } from './folder.ts';
import { game as konotop } from './konotop/game.ts';
import * as ratings from './ratings.ts';
import { game as whirling } from './whirling/game.ts';
import { game as witchstone } from './witchstone/game.ts';

/** All games there are, in the order they are offered. */
export const GAMES: readonly GameFolder[] = [blackmore, konotop, whirling, witchstone];

/** Of games whose bots were measured. */
const RATINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = ratings;

const NO_BOTS = { bots: [] };

function folderWith(game: string): Pick<GameFolder, 'bots' | 'search' | 'judge' | 'training'> {
  return GAMES.find(({ id }) => id === game) ?? NO_BOTS;
}

/** The levels offered for a game, weakest first. */
export function levelsOf(game: string): readonly Level[] {
  return levelsIn(folderWith(game), Object.hasOwn(RATINGS, game) ? RATINGS[game] : undefined);
}

/** Their bots. */
export function allBotsOf(game: string): Promise<readonly Bot[]> {
  return loadBots(folderWith(game));
}

/** The bots that are there without loading any, weakest first. */
export function botsOf(game: string): readonly Bot[] {
  return [random, ...folderWith(game).bots];
}

/** Who looks through a game of this kind. */
export function judgeOf(game: string): Promise<JudgeMaker> {
  return loadJudge(folderWith(game));
}

/** How a game's evaluation is learned, if it can be. */
export async function trainingOf(game: string): Promise<Training | undefined> {
  return (await folderWith(game).training?.())?.training;
}

/** A game's words in one language, fetched when asked for. */
export async function loadGameWords(game: string, language: Language): Promise<GameWords> {
  const folder = folderOf(game);
  return gameWordsFrom(import(`./${folder}/words/index.ts`), import(`./${folder}/words/${language}.ts`), language);
}

/** What gives a game's players hints, if it has any; loaded when called. */
export function hintsOf(game: string): GameFolder['hints'] {
  return GAMES.find(({ id }) => id === game)?.hints;
}

/** Why moves are good, in one language; nothing for a game without hints. */
export async function loadHintWords(game: string, language: Language): Promise<HintCatalogue> {
  if (!hintsOf(game)) return {};
  const { messages }: { messages: HintCatalogue } = await import(`./${folderOf(game)}/words/hints/${language}.ts`);
  return messages;
}

/** What moves were good for, and its sentences in one language. */
export interface Motives {
  readonly teller: MotiveTeller;
  readonly messages: HintCatalogue;
}

/** Nothing for a game without hints. */
export async function loadMotives(game: string, language: Language): Promise<Motives | undefined> {
  if (!hintsOf(game)) return undefined;
  const folder = folderOf(game);
  const [teller, { messages }]: [MotiveTeller, { messages: HintCatalogue }] = await Promise.all([
    import(`./${folder}/words/motives/index.ts`),
    import(`./${folder}/words/motives/${language}.ts`),
  ]);
  return { teller, messages };
}

/** What one of a game's lessons says in one language. */
export async function loadLessonTexts(game: string, lesson: string, language: Language): Promise<LessonTexts> {
  const { messages }: { messages: LessonCatalogue } = await import(`./${folderOf(game)}/lessons/${lesson}/${language}.ts`);
  return sayFrom<LessonCatalogue>(messages);
}

/** What a game's rules say in one language, by their numbers. */
export async function loadRuleTexts(game: string, language: Language): Promise<RuleTexts> {
  const { messages }: { messages: Catalogue } = await import(`./${folderOf(game)}/words/rules/${language}.ts`);
  return ruleTextsFrom(messages);
}

/** What a game says in one language about where its data comes from. */
export async function loadOrigins(game: string, language: Language): Promise<OriginCatalogue> {
  const { messages }: { messages: OriginCatalogue } = await import(`./${folderOf(game)}/words/origins/${language}.ts`);
  return messages;
}

/** Only what is in the list is looked for on disk. */
function folderOf(game: string): string {
  if (!GAMES.some(({ id }) => id === game)) throw new Error(`no game ${game}`);
  return game;
}
