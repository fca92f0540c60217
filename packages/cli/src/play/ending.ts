import { type GameRecord, playedDeal, type Standing } from '@coven/core';
import type { CommonWords, GameWords } from '@coven/words';
import type { Context } from '../command.ts';

/** The standings from first to last place, each with the parts of its score. */
export function standingLines(
  standings: readonly Standing[],
  words: GameWords,
  common: CommonWords,
  name: (seat: number) => string,
): readonly string[] {
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => name(seat));
  const verdict =
    winners.length === 1 ? common('word.winner', { who: winners.join() }) : common('word.winners', { who: winners.join(', ') });
  const ranked = [...standings].sort((a, b) => a.place - b.place || a.seat - b.seat);
  return [
    verdict,
    ...ranked.map(({ seat, place, score, parts }) => {
      const made = Object.entries(parts).map(([id, count]) => `${words.part(id)} ${count}`);
      return `  ${place}. ${common('word.labelled', { label: name(seat), text: common('word.points', { count: score }) })} (${made.join(', ')})`;
    }),
  ];
}

/** What anyone needs to check that the deal was fair. */
export function sealLines({ say, labelled }: Context, record: GameRecord): readonly string[] {
  const { commitment, secret } = playedDeal(record);
  const lines = [labelled(say('play.commitment'), commitment), labelled(say('play.secret'), secret)];
  return [say('play.opened'), ...lines.map((line) => `  ${line}`)];
}
