import type { Random, Types } from '@coven/core';
import type { bestOf } from './best.ts';
import type { Bot, BotInput } from './bot.ts';

/** How a bot picks from moves of known worth. */
export type Choose = typeof bestOf;

/** Of twenty picks: how many are the best move, the second and so on. */
export type Picks = readonly number[];

/** The beginners among the bots. */
const PICKS: Readonly<Record<string, Picks>> = { kind: [5, 5, 4, 3, 3], steady: [9, 7, 4] };

/** Bots that think like the game's greedy one, make a person's mistakes and let the others win now and then. */
export function gentleBots<T extends Types>(chooseBy: (input: BotInput<T>, choose: Choose) => T['move']): readonly Bot<T>[] {
  return Object.entries(PICKS).map(([id, picks]) => ({
    id,
    remembers: false,
    choose: (input) => chooseBy(input, kindly(input.random, picks)),
  }));
}

/**
 * Now and then one of the next best moves, never a silly one: what it takes is worth more than half way from the worst move to the
 * best, so that of two moves it takes the better one.
 */
export function kindly(random: Random, picks: Picks): Choose {
  return (moves, worthOf) => {
    const ranked = moves.map((move) => ({ move, worth: worthOf(move) })).sort((a, b) => b.worth - a.worth);
    const [best] = ranked as [(typeof ranked)[number]];
    const worst = ranked.findLast(({ worth }) => Number.isFinite(worth)) ?? best;
    const good = ranked.slice(0, picks.length).filter(({ worth }) => worth === best.worth || worth > best.worth / 2 + worst.worth / 2);
    const tickets = good.flatMap((one, place) => Array.from({ length: picks[place] as number }, () => one));
    return tickets[random.below(tickets.length)] ?? best;
  };
}
