import type { Player } from '@coven/core';
import { botWords, type CommonWords, type GameWords } from '@coven/words';

/** Which bot plays for each opponent, and how it plays. */
export function opponentLines(common: CommonWords, words: GameWords, players: readonly Player[]): readonly string[] {
  return players.flatMap(({ name, bot }) => {
    if (bot === undefined) return [];
    const { name: level, about } = botWords(common, words, bot);
    return [common('word.labelled', { label: name, text: about === '' ? level : `${level} (${about})` })];
  });
}
