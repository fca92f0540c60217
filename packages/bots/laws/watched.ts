import type { Bot, BotInput } from '@coven/bots';
import { FastRandom, type Random, type Rules, type Seat, type Types } from '@coven/core';
import type { Playing } from '@coven/core/laws';

/** The input of a bot that keeps no memory. */
export function inputOf<T extends Types>(rules: Rules<T>, state: T['state'], seat: Seat, chance: Random): BotInput<T> {
  return {
    rules,
    seat,
    moves: rules.moves(state, seat),
    view: () => rules.view(state, seat),
    memory: () => {
      throw new Error('this bot does not declare `remembers`');
    },
    random: chance,
    budget: 0,
    kept: {},
  };
}

/** How a bot that keeps no memory plays, for laws that want its games. */
export function playingOf<T extends Types>(bot: Bot<T>): Playing<T> {
  return (rules, state, seat, random) => bot.choose(inputOf(rules, state, seat, random));
}

/** Lets the bot play every seat and calls `look` for each decision; returns its moves. */
export function watch<T extends Types>(
  bot: Bot<T>,
  rules: Rules<T>,
  seed: number,
  look: (state: T['state'], seat: Seat, memory: T['memory'], chosen: T['move']) => void,
): string[] {
  const chance = new FastRandom('greedy', seed);
  const state = rules.start();
  const memories = Array.from({ length: rules.seats }, (_, seat) => rules.memory(seat));
  const tell = (event: T['event']) => {
    memories.forEach((memory, seat) => {
      const shown = rules.show(event, seat);
      if (shown) rules.learn(memory, shown);
    });
  };
  const log: string[] = [];
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    const seat = turn.kind === 'seats' ? (turn.seats[0]?.seat as Seat) : undefined;
    if (seat === undefined) {
      rules.apply(state, 'chance', rules.draw(state, chance), tell);
      continue;
    }
    const chosen = bot.choose(inputOf(rules, state, seat, chance));
    look(state, seat, memories[seat] as T['memory'], chosen);
    log.push(rules.format(chosen));
    rules.apply(state, seat, chosen, tell);
  }
  return log;
}
