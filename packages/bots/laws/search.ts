import { type Bot, random, SelfPlay, type Thinking } from '@coven/bots';
import { FastRandom, type Game, openGame, type Rules, refusal, type Seat, type Types } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';

/** A decision of a bot that remembers. */
interface Moment<T extends Types> {
  readonly state: T['state'];
  readonly seat: Seat;
  readonly memory: T['memory'];
}

function ask<T extends Types>(bot: Bot<T>, rules: Rules<T>, { state, seat, memory }: Moment<T>, thinking: Thinking) {
  const moves = rules.moves(state, seat);
  const view = () => rules.view(state, seat);
  return bot.choose({ rules, seat, moves, view, memory: () => memory, random: new FastRandom('ask'), ...thinking, kept: {} });
}

function iterations(count: number): Thinking {
  return { budget: 1, iterations: count };
}

/** Some decisions of a random game, with what their seats remember. */
function moments<T extends Types>(rules: Rules<T>, seed: number, every: number): Moment<T>[] {
  const chance = new FastRandom('moments', seed);
  const state = rules.start();
  const memories = Array.from({ length: rules.seats }, (_, seat) => rules.memory(seat));
  const found: Moment<T>[] = [];
  let decisions = 0;
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    const seat = turn.kind === 'seats' ? (turn.seats[0]?.seat as Seat) : undefined;
    if (seat !== undefined && rules.moves(state, seat).length > 1 && decisions++ % every === 0) {
      found.push({ state: rules.clone(state), seat, memory: structuredClone(memories[seat]) as T['memory'] });
    }
    const moves = seat === undefined ? [] : rules.moves(state, seat);
    const move = seat === undefined ? rules.draw(state, chance) : (moves[chance.below(moves.length)] as T['move']);
    rules.apply(state, seat ?? 'chance', move, (event) => {
      memories.forEach((memory, at) => {
        const shown = rules.show(event, at);
        if (shown) rules.learn(memory, shown);
      });
    });
  }
  return found;
}

/**
 * Loses its thoughts at every second question: there it is asked with them and without, and plays what it chose without. At the next question
 * it has its old thoughts again, as if another thread had answered in between, so they need not fit any more.
 */
function forgetful<T extends Types>(bot: Bot<T>, lost: () => void): Bot<T> {
  let questions = 0;
  return {
    ...bot,
    choose(input) {
      const { rules, moves } = input;
      const offered = moves.map((move) => rules.format(move));
      const chosen = bot.choose(input);
      expect(offered).toContain(rules.format(chosen));
      if (moves.length === 1 || questions++ % 2 === 0) return chosen;
      lost();
      const anew = bot.choose({ ...input, kept: {} });
      expect(offered).toContain(rules.format(anew));
      return anew;
    },
  };
}

/**
 * Tests for a bot that searches. `duel`: with how few iterations it must beat random in all of some games but one, where skill decides that
 * much. `apart`: every how many
 * decisions of a quick test one is looked at; the longer the games, the fewer.
 */
export function searchLaws<T extends Types>(
  game: Game<T>,
  bot: Bot<T>,
  duel?: { readonly games: number; readonly iterations: number },
  apart = 9,
): void {
  describe.each([2, 4])(`${bot.id} with %i seats`, (seats) => {
    const rules = openGame(game, seats);

    test('is honest: worlds that are equal in its eyes give the same legal move for the same seed and iterations', () => {
      let differing = 0;
      for (let seed = 1; seed <= casesOf(1, 5); seed++) {
        for (const moment of moments(rules, seed, casesOf(apart, 4))) {
          const { state, seat, memory } = moment;
          const other = rules.sample(rules.view(state, seat), memory, new FastRandom('other', seed));
          if (JSON.stringify(rules.save(other)) !== JSON.stringify(rules.save(state))) differing++;
          const chosen = ask(bot, rules, moment, iterations(12));
          expect(refusal(rules, state, seat, chosen)).toBeUndefined();
          expect(rules.format(ask(bot, rules, { ...moment, state: other }, iterations(12)))).toBe(rules.format(chosen));
        }
      }
      expect(differing).toBeGreaterThan(2);
    });

    test('loses nothing but time when its thoughts get lost at every second question', () => {
      let lost = 0;
      // Some games are over after a few questions.
      for (let seed = 1; seed <= casesOf(1, 4) || (lost <= 2 && seed <= 20); seed++) {
        const state = rules.start();
        const bots = Array.from({ length: seats }, () => random as Bot as Bot<T>).with(
          seed % seats,
          forgetful(bot, () => lost++),
        );
        new SelfPlay(rules, bots, new FastRandom('lost', seed), iterations(2)).finish(state);
        expect(rules.faults(state)).toEqual([]);
      }
      expect(lost).toBeGreaterThan(2);
    });
  });

  test(`${bot.id} is done when its clock says so`, () => {
    const rules = openGame(game, 2);
    let latest = 0;
    for (const moment of moments(rules, 3, apart)) {
      let looks = 0;
      // Every look at the clock takes it on by a millisecond.
      ask(bot, rules, moment, { budget: 20, clock: () => looks++ });
      latest = Math.max(latest, looks);
    }
    expect(latest).toBeGreaterThan(10);
    expect(latest).toBeLessThan(24);
  });

  if (!duel) return;
  test(`${bot.id} beats random`, () => {
    const rules = openGame(game, 2);
    let wins = 0;
    for (let round = 0; round < duel.games; round++) {
      const bots = round % 2 === 0 ? [bot, random as Bot as Bot<T>] : [random as Bot as Bot<T>, bot];
      const state = rules.start();
      new SelfPlay(rules, bots, new FastRandom('search', round), { budget: 1, iterations: duel.iterations }).finish(state);
      if (rules.standings(state)[round % 2]?.place === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(duel.games - 1);
  });
}
