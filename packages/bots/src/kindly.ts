import type { Random } from '@coven/core';
import type { bestOf } from './best.ts';

/** How a bot picks from moves of known worth. */
export type Choose = typeof bestOf;

/** Of twenty picks: how many are the best move, the second and the third. */
const PICKS = [9, 7, 4];

/**
 * Often the second or third best move, never a silly one: what it takes is worth more than half way from the worst move to the
 * best, so that of two moves it takes the better one.
 */
export function kindly(random: Random): Choose {
  return (moves, worthOf) => {
    const ranked = moves.map((move) => ({ move, worth: worthOf(move) })).sort((a, b) => b.worth - a.worth);
    const [best] = ranked as [(typeof ranked)[number]];
    const worst = ranked.findLast(({ worth }) => Number.isFinite(worth)) ?? best;
    const good = ranked.slice(0, PICKS.length).filter(({ worth }) => worth === best.worth || worth > best.worth / 2 + worst.worth / 2);
    const tickets = good.flatMap((one, place) => Array.from({ length: PICKS[place] as number }, () => one));
    return tickets[random.below(tickets.length)] ?? best;
  };
}
