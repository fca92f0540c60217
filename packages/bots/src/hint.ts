import type { Types } from '@coven/core';
import type { Bot, BotInput } from './bot.ts';

/** Why a move is good: the key of a sentence in the game's catalogue of hints, and what the sentence names. */
export interface Reason {
  readonly key: string;
  readonly count?: number;
  readonly piece?: readonly [kind: string, id: string];
}

/** What somebody in a seat could do well, from what that seat can know. */
export interface Hint<T extends Types = Types> {
  /** Never empty. */
  readonly moves: readonly T['move'][];
  readonly reason: Reason;
  /** Where to look, in the names that the game's lessons use. */
  readonly lights: readonly string[];
}

/** What a game's `bots/hint.ts` exports. */
export interface Adviser<T extends Types = Types> {
  hint(input: BotInput<T>): Hint<T>;
  /** Why somebody in that seat could make a move, from what the seat can know. */
  reasonFor(input: BotInput<T>, move: T['move']): Reason;
  /** What the viewer could do until the phase ends, from nothing but the view, for pictures of the game that ask for it. */
  advise?(view: T['view']): unknown;
}

interface Explaining<T extends Types> extends Pick<Adviser<T>, 'reasonFor'> {
  lightsFor(move: T['move']): readonly string[];
}

/** A hint is what a bot would do, with a reason made from what the seat sees. */
export function hintBy<T extends Types>(bot: Bot<T>, { reasonFor, lightsFor }: Explaining<T>): Adviser<T>['hint'] {
  return (input) => {
    const move = bot.choose({ ...input, advises: true });
    return { moves: [move], reason: reasonFor(input, move), lights: lightsFor(move) };
  };
}
