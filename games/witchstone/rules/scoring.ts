import type { Standing } from '@coven/core';
import type { Board } from './board.ts';
import { BOOSTER_POINTS, PROPHECY_POINTS } from './figures.plain.ts';
import { END_PARTS, type Part, RUNNING_PARTS } from './names.plain.ts';
import { type Player, sum } from './player.ts';
import { levelsReached } from './prophecies.ts';
import type { State } from './state.ts';

/** A kept chip. WS-4.5 */
const CHIP_POINTS = 2;

type Parts = Readonly<Record<Part, number>>;

/** What the end adds, by `END_PARTS`, if it comes now. WS-10.1 */
export function endOf(board: Board, player: Player): readonly number[] {
  let boosters = 0;
  let prophecies = 0;
  for (const scroll of board.scrolls) {
    const held = player.scrolls[scroll.index] as number;
    if (held === 0) continue;
    if (scroll.kind === 'booster') boosters += BOOSTER_POINTS * held;
    else prophecies += (PROPHECY_POINTS[levelsReached(board, player, scroll)] as number) * held;
  }
  return [sum(player.owls), CHIP_POINTS * sum(player.chips), boosters, prophecies];
}

/** What the score would be made of if the game ended now. */
function partsOf(board: Board, player: Player): Parts {
  const end = endOf(board, player);
  const parts = [...RUNNING_PARTS.map((part, at) => [part, player.points[at]]), ...END_PARTS.map((part, at) => [part, end[at]])];
  return Object.fromEntries(parts) as Parts;
}

/** The final score if the game ended now. */
export function finalScore(board: Board, player: Player): number {
  return sum(player.points) + sum(endOf(board, player));
}

/** WS-10.1: the total, then the wand, then who was first at its last cell. */
export function standings(board: Board, state: State): readonly Standing[] {
  const rows = state.players.map((player, seat) => {
    return { seat, player, parts: partsOf(board, player), score: finalScore(board, player) };
  });
  const isBetter = (one: (typeof rows)[number], other: (typeof rows)[number]) => {
    if (one.score !== other.score) return one.score > other.score;
    if (one.player.wand !== other.player.wand) return one.player.wand > other.player.wand;
    return one.player.wandDone < other.player.wandDone;
  };
  return rows.map((row) => ({
    seat: row.seat,
    place: 1 + rows.filter((other) => isBetter(other, row)).length,
    score: row.score,
    parts: row.parts,
  }));
}
