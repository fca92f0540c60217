import type { Bot, BotInput } from '@coven/bots';
import { FastRandom, openGame, type Seat } from '@coven/core';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Pairs, pairs } from '../../core/test/pairs.ts';
import { planned } from '../src/plan.ts';

const rules = openGame(pairs, 2);
let state: Pairs['state'];
let kept: BotInput['kept'];
/** What the bot got back of its thought before, for each time it thought. */
let thoughts: unknown[];
let bot: Bot<Pairs>;

beforeEach(() => {
  state = rules.start();
  kept = {};
  thoughts = [];
  bot = planned<Pairs>({
    id: 'planner',
    remembers: false,
    think({ view }, ahead) {
      thoughts.push(ahead);
      const hasPicked = (view() as { pick: number }).pick !== 0;
      const [pick, ready] = [rules.parse('pick 2'), rules.parse('ready')] as [Pairs['move'], Pairs['move']];
      return { line: hasPicked ? [ready] : [pick, ready], from: rules.clone(state), ahead: thoughts.length };
    },
  });
});

function play(seat: Seat, text: string): void {
  rules.apply(state, seat, rules.parse(text) as Pairs['move']);
}

function chosen(more: Partial<BotInput<Pairs>> = {}): string {
  const moves = rules.moves(state, 0);
  const input = { rules, seat: 0, moves, view: () => rules.view(state, 0), memory: () => rules.memory(0), random: new FastRandom(1) };
  return rules.format(bot.choose({ ...input, budget: 0, kept, ...more }));
}

describe('a bot that thinks of whole lines', () => {
  test('plays a line to its end without thinking again', () => {
    expect(chosen()).toBe('pick 2');
    play(0, 'pick 2');
    expect(chosen()).toBe('ready');
    expect(thoughts).toHaveLength(1);
  });

  test('answers the same when asked again, also after an undo', () => {
    const before = rules.clone(state);
    expect([chosen(), chosen()]).toEqual(['pick 2', 'pick 2']);
    play(0, 'pick 2');
    expect(chosen()).toBe('ready');
    state = before;
    expect(chosen()).toBe('pick 2');
    expect(thoughts).toHaveLength(1);
  });

  test('thinks again when it sees something that it did not foresee, with what it found out before', () => {
    expect(chosen()).toBe('pick 2');
    play(0, 'pick 2');
    play(1, 'pick 3');
    play(1, 'ready');
    expect(chosen()).toBe('ready');
    expect(thoughts).toEqual([undefined, 1]);
  });

  test('thinks without it where it only advises: the player may have done something else', () => {
    chosen({ advises: true });
    play(0, 'pick 3');
    chosen({ advises: true });
    expect(thoughts).toEqual([undefined, undefined]);
  });

  test('thinks again when its thoughts got lost', () => {
    chosen();
    play(0, 'pick 2');
    kept = {};
    expect(chosen()).toBe('ready');
    expect(thoughts).toEqual([undefined, undefined]);
  });

  test('does not think about an only move', () => {
    expect(chosen({ moves: [rules.parse('pick 1') as Pairs['move']] })).toBe('pick 1');
    expect(thoughts).toEqual([]);
  });
});
