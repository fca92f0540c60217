import { type Adviser, HINT_TIME, type Kept } from '@coven/bots';
import type { Random, Rules } from '@coven/core';
import type { HintText } from '@coven/protocol';
import { type BotQuestion, botInput } from './bot-input.ts';

/** A game's hint for somebody who knows what a bot in that seat would. */
export function hintFor(adviser: Adviser, rules: Rules, question: BotQuestion, random: Random, milliseconds = HINT_TIME): HintText {
  const kept: Kept = {};
  const { moves, reason, lights } = adviser.hint(botInput(rules, question, random, { budget: milliseconds }, kept));
  return { moves: moves.map((move) => rules.format(move)), reason, lights };
}
