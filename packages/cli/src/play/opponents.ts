import type { Player } from '@coven/core';
import { botWords, type CommonWords, type GameWords } from '@coven/words';
import type { TellLevel } from '../bot-levels.ts';

/** Which bot plays for the opponents, and how it plays; one line for each bot. */
export function opponentLines(common: CommonWords, words: GameWords, levelOf: TellLevel, players: readonly Player[]): readonly string[] {
  const bots = [...new Set(players.flatMap(({ bot }) => bot ?? []))];
  return bots.map((bot) => {
    const { name, about } = botWords(common, words, bot);
    const level = `${name}${levelOf(bot)}`;
    const names = players.filter((player) => player.bot === bot).map((player) => player.name);
    return common('word.labelled', { label: names.join(', '), text: about === '' ? level : `${level} (${about})` });
  });
}
