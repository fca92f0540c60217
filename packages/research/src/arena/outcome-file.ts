import { KeptLines } from '../kept-lines.ts';
import { OrderedLines } from '../simulate/ordered-lines.ts';
import type { Outcome } from '../simulate/tally.ts';

/** The games of an arena in their order: an arena that stopped goes on there. */
export class OutcomeFile {
  readonly #kept: KeptLines<Outcome>;
  readonly #lines: OrderedLines;

  /** `file`: none if nothing is to be kept. `match`: what is played; a file of another match is refused. */
  constructor(file: string | undefined, match: object) {
    this.#kept = new KeptLines(file, match, isOutcome);
    this.#lines = new OrderedLines((line) => this.#kept.add(JSON.parse(line)), this.outcomes.length);
  }

  get outcomes(): readonly Outcome[] {
    return this.#kept.items;
  }

  add(outcomes: readonly Outcome[]): void {
    this.#lines.add(outcomes);
  }
}

/** Games are kept in their order: two commands that wrote into one file would count some twice. */
function isOutcome(item: unknown, number: number): item is Outcome {
  const { game, moves, scores, places } = (item ?? {}) as Partial<Outcome>;
  return game === number && typeof moves === 'number' && Array.isArray(scores) && Array.isArray(places);
}
