import { type Bot, type Level, levelsOf as levelsIn, loadBots, random } from '@coven/bots';
import { type JudgeMaker, plainJudge } from '@coven/bots/analysis';
import { type GameWords, gameWordsFrom, type HintCatalogue, type Language, type OriginCatalogue } from '@coven/words';
import { game as blackmore } from './blackmore/game.ts';
import type { GameFolder } from './folder.ts';
import { game as konotop } from './konotop/game.ts';
import { game as whirling } from './whirling/game.ts';
import { game as witchstone } from './witchstone/game.ts';

/** All games there are, in the order they are offered. */
export const GAMES: readonly GameFolder[] = [blackmore, konotop, whirling, witchstone];

const NO_BOTS = { bots: [] };

function folderWith(game: string): Pick<GameFolder, 'bots' | 'search'> {
  return GAMES.find(({ id }) => id === game) ?? NO_BOTS;
}

/** The levels offered for a game, weakest first. */
export function levelsOf(game: string): readonly Level[] {
  return levelsIn(folderWith(game));
}

/** Their bots. */
export function allBotsOf(game: string): Promise<readonly Bot[]> {
  return loadBots(folderWith(game));
}

/** The bots that are there without loading any, weakest first. */
export function botsOf(game: string): readonly Bot[] {
  return [random, ...folderWith(game).bots];
}

/** How games are judged; loaded when asked for. */
const JUDGES: Readonly<Record<string, () => Promise<{ readonly judgeOf: unknown }>>> = {
  blackmore: () => import('./blackmore/bots/judge.ts'),
  konotop: () => import('./konotop/bots/judge.ts'),
  whirling: () => import('./whirling/bots/judge.ts'),
  witchstone: () => import('./witchstone/bots/judge.ts'),
};

/** Who looks through a game of this kind; without a judge of its own, the strongest bot at its tables. */
export async function judgeOf(game: string): Promise<JudgeMaker> {
  const loaded = await JUDGES[game]?.();
  return loaded ? (loaded.judgeOf as JudgeMaker) : plainJudge(botsOf(game).at(-1) as Bot);
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
