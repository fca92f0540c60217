import type { Alternatives } from '@coven/bots/train';
import { KeptLines } from '../kept-lines.ts';

/** What was learned from one game. */
export interface TrainedGame {
  readonly game: number;
  readonly decisions: readonly Alternatives[];
}

/** The games that are learned from, in their order. `size`: how many features there are. */
export function trainingFile(file: string | undefined, task: object, size: number): KeptLines<TrainedGame> {
  const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
  const isAlternative = (one: unknown) => {
    const { features, value } = (one ?? {}) as Partial<Alternatives[number]>;
    return isNumber(value) && Array.isArray(features) && features.length === size && features.every(isNumber);
  };
  const isTrained = (item: unknown, number: number): item is TrainedGame => {
    const { game, decisions } = (item ?? {}) as Partial<TrainedGame>;
    return game === number && Array.isArray(decisions) && decisions.every((one) => Array.isArray(one) && one.every(isAlternative));
  };
  return new KeptLines(file, task, isTrained);
}
