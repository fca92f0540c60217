import type { Types } from '@coven/core';
import type { Bot, Limits } from './bot.ts';
import { random } from './random.ts';

/** What a caller may know of a bot without having loaded it. */
export interface Level extends Pick<Bot, 'id' | 'remembers' | 'limits'> {
  /** In Elo points; none if it has not been measured. */
  readonly rating?: number;
}

/** A game's bot that searches, loaded when asked for, and how often its two levels try something out. */
export interface Search<T extends Types = Types> {
  load(): Promise<{ readonly strongest: Bot<T> }>;
  readonly iterations: readonly [clever: number, strongest: number];
}

interface BotList<T extends Types> {
  readonly bots: readonly Bot<T>[];
  readonly search?: Search<T>;
}

/** The level that suits a new player: the first that is not random. */
export function beginnerOf<L>(levels: readonly L[]): L {
  return levels[Math.min(1, levels.length - 1)] as L;
}

/** The levels with which one bot searches; the time is for a table where others wait. */
const SEARCHING = [
  ['clever', 300],
  ['strongest', 1000],
] as const;

/** A game's levels, the weakest first: a level's number is its place in the list, from 0 for `random`. `ratings`: by bot. */
export function levelsOf<T extends Types>({ bots, search }: BotList<T>, ratings?: Readonly<Record<string, number>>): readonly Level[] {
  return [random, ...bots, ...(search ? searchingLevels(search) : [])].map(({ id, remembers, limits }) => {
    const rating = ratings?.[id];
    return { id, remembers, ...(limits && { limits }), ...(rating !== undefined && { rating }) };
  });
}

/** The bots of all levels. */
export async function loadBots<T extends Types>({ bots, search }: BotList<T>): Promise<readonly Bot<T>[]> {
  const strongest = search && (await search.load()).strongest;
  return [
    random as Bot as Bot<T>,
    ...bots,
    ...(search && strongest ? searchingLevels(search).map((level) => ({ ...strongest, ...level })) : []),
  ];
}

function searchingLevels<T extends Types>({ iterations }: Search<T>): readonly (Level & { readonly limits: Limits })[] {
  return SEARCHING.map(([id, milliseconds], at) => ({
    id,
    remembers: true,
    limits: { iterations: iterations[at] as number, milliseconds },
  }));
}
