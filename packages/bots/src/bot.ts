import type { Random, Rules, Seat, Types } from '@coven/core';

/** What a bot gets when its seat is awaited: exactly what a person in that seat could know. */
export interface BotInput<T extends Types = Types> {
  readonly rules: Rules<T>;
  readonly seat: Seat;
  /** Never empty. */
  readonly moves: readonly T['move'][];
  /** Built when first asked for. */
  view(): T['view'];
  /** Everything shown to this seat so far, folded; only for bots that say `remembers`. */
  memory(): T['memory'];
  readonly random: Random;
  /** How long to think at most, in milliseconds. */
  readonly budget: number;
}

export interface Bot<T extends Types = Types> {
  /** `[a-z0-9-]{1,40}` */
  readonly id: string;
  /** Whether it asks for `memory`: whoever runs it then keeps one. */
  readonly remembers: boolean;
  choose(input: BotInput<T>): T['move'];
}
