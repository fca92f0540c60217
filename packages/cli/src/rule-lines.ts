import type { Game } from '@coven/core';
import type { CommonWords, RuleTexts } from '@coven/words';

/** A rule with its number and its marks; `undefined` if there is no such rule. */
export function ruleLine(common: CommonWords, game: Game, texts: RuleTexts, number: string): string | undefined {
  const entry = game.rules.find((rule) => rule.number === number);
  const text = entry && texts(number);
  if (!entry || text === undefined) return undefined;
  const marks = [...(entry.ruling ? [common('mark.ruling')] : []), ...(entry.option ? [common('mark.option')] : [])];
  return `${number}${marks.length === 0 ? '' : ` [${marks.join(', ')}]`} ${text}`;
}
