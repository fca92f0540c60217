import type { Random, Rules, Seat, Types } from '@coven/core';
import type { Bot, BotInput, Kept, Thinking } from './bot.ts';
import { thinkingOf } from './thinking.ts';

/** Bots in all seats of one game, each seeing only what its seat may see. */
export class SelfPlay<T extends Types> {
  readonly #rules: Rules<T>;
  readonly #bots: readonly Bot<T>[];
  readonly #random: Random;
  readonly #thinking: Thinking | 'own';
  readonly #kept: readonly Kept[];
  readonly #memories: readonly (T['memory'] | undefined)[];
  /** Folds events into the memories of bots that keep one; `undefined` if none does, so that no events are built. */
  readonly tell: ((event: T['event']) => void) | undefined;

  /** `own`: each bot as much as its level does, whatever the clock says. */
  constructor(rules: Rules<T>, bots: readonly Bot<T>[], random: Random, thinking: Thinking | 'own' = { budget: 0 }) {
    this.#rules = rules;
    this.#bots = bots;
    this.#random = random;
    this.#thinking = thinking;
    this.#kept = bots.map(() => ({}));
    this.#memories = bots.map((bot, seat) => (bot.remembers ? rules.memory(seat) : undefined));
    if (this.#memories.some((memory) => memory !== undefined)) this.tell = (event) => this.#learn(event);
  }

  choose(state: T['state'], seat: Seat): T['move'] {
    const rules = this.#rules;
    const memory = this.#memories[seat];
    const bot = this.#bots[seat] as Bot<T>;
    const input: BotInput<T> = {
      rules,
      seat,
      moves: rules.moves(state, seat),
      view: () => rules.view(state, seat),
      memory: () => {
        if (memory === undefined) throw new Error('this bot does not declare `remembers`');
        return memory;
      },
      random: this.#random,
      ...(this.#thinking === 'own' ? thinkingOf(bot, null) : this.#thinking),
      kept: this.#kept[seat] as Kept,
    };
    return bot.choose(input);
  }

  #learn(event: T['event']): void {
    this.#memories.forEach((memory, seat) => {
      const shown = memory && this.#rules.show(event, seat);
      if (memory && shown) this.#rules.learn(memory, shown);
    });
  }

  /** Plays from the given state to the end; returns the number of players' moves. `chance` draws the cards: by default with the bots' numbers. */
  finish(state: T['state'], chance: Random = this.#random): number {
    let moves = 0;
    for (let by = this.step(state, chance); by !== 'over'; by = this.step(state, chance)) if (by !== 'chance') moves++;
    return moves;
  }

  /** Goes on for one move; says whose it was. */
  step(state: T['state'], chance: Random): Seat | 'chance' | 'over' {
    const rules = this.#rules;
    const turn = rules.turn(state);
    if (turn.kind === 'over') return 'over';
    if (turn.kind === 'chance') {
      rules.apply(state, 'chance', rules.draw(state, chance), this.tell);
      return 'chance';
    }
    const awaited = turn.seats[turn.seats.length === 1 ? 0 : this.#random.below(turn.seats.length)];
    const seat = (awaited as (typeof turn.seats)[number]).seat;
    rules.apply(state, seat, this.choose(state, seat), this.tell);
    return seat;
  }
}
