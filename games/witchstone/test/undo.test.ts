import { completeOptions, FastRandom, isRefusal, type Options, openGame, type Step, sealed, Table, viewersOf } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { type Witchstone, witchstone } from '../rules/index.ts';

const SEED = 'cd'.repeat(32);

function tableOf(seats: number, given: Options = {}): Table<Witchstone> {
  const options = completeOptions(witchstone, seats, given);
  const setup = {
    game: 'witchstone',
    version: 1,
    seats,
    options,
    commitment: '00'.repeat(32),
    nonces: Array.from({ length: seats }, () => null),
  };
  const table = new Table(openGame(witchstone, seats, given), setup, sealed(SEED));
  table.deal();
  return table;
}

function play(table: Table<Witchstone>, text: string): Step<Witchstone> {
  const answer = table.play(table.state.toAct, text);
  if (isRefusal(answer)) throw new Error(`${text}: ${answer.reason}`);
  return answer;
}

/** To the first turn, doing nothing for the chips. */
function toFirstTurn(table: Table<Witchstone>): Table<Witchstone> {
  while (table.state.turn === 0) {
    const texts = table.moves(table.state.toAct).map((move) => table.rules.format(move));
    play(table, texts.includes('stop') ? 'stop' : (texts[0] as string));
  }
  return table;
}

describe('undo at a table', () => {
  test('a turn can be taken back move by move, and the others are told', () => {
    const table = toFirstTurn(tableOf(2));
    const seat = table.state.toAct;
    const before = JSON.stringify(table.view(1 - seat));
    const texts = () => table.moves(seat).map((move) => table.rules.format(move));
    const steps = [play(table, texts().find((text) => text.startsWith('tile')) as string)];
    steps.push(play(table, texts().find((text) => text.startsWith('lay')) as string));
    steps.push(play(table, texts().find((text) => text.startsWith('begin')) as string));
    expect(steps.map((step) => table.tells(step, 1 - seat))).toEqual([false, true, true]);
    expect(JSON.stringify(table.view(1 - seat))).not.toBe(before);
    const undone = steps.map(() => play(table, 'undo'));
    expect(undone.map((step) => table.tells(step, 1 - seat))).toEqual([true, true, false]);
    expect(JSON.stringify(table.view(1 - seat))).toBe(before);
    expect(table.mayUndo(seat)).toBe(false);
  });

  test('not after something hidden was turned up, and not after the turn was passed on', () => {
    const table = toFirstTurn(tableOf(2));
    for (let turn = 0; turn < 22; turn++) {
      const seat = table.state.toAct;
      let last: Step<Witchstone> | undefined;
      const { turn: number } = table.state;
      while (table.state.turn === number && !table.isOver()) {
        const texts = table.moves(seat).map((move) => table.rules.format(move));
        last = play(
          table,
          texts.find((text) => /^(?:take|collect)/.test(text)) ?? (texts.includes('stop') ? 'stop' : (texts[0] as string)),
        );
        const hadChance = last.entries.some(([by]) => by === 'chance');
        if (hadChance) expect(table.mayUndo(seat)).toBe(false);
      }
      expect(last?.events.some(({ type }) => type === 'turn-passed')).toBe(true);
      expect(table.mayUndo(seat)).toBe(false);
      if (table.isOver()) break;
    }
    expect(table.isOver()).toBe(true);
  });

  test.each(['open', 'hidden'])('with %s scrolls nobody remembers what can still be taken back', (scrolls) => {
    const rules = openGame(witchstone, 3, { scrolls });
    let looked = 0;
    for (let seed = 0; seed < 30; seed++) {
      const random = new FastRandom('memory', seed);
      const state = rules.start();
      for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
        const by = turn.kind === 'chance' ? 'chance' : state.toAct;
        const moves = turn.kind === 'chance' ? [] : rules.moves(state, state.toAct);
        const move = turn.kind === 'chance' ? rules.draw(state, random) : (moves[random.below(moves.length)] as (typeof moves)[number]);
        rules.apply(state, by, move, (event) => {
          if (rules.settles?.(event)) return;
          for (const viewer of viewersOf(3)) {
            const memory = rules.memory(viewer);
            const shown = rules.show(event, viewer);
            if (shown) rules.learn(memory, shown);
            expect(memory).toEqual(rules.memory(viewer));
            looked++;
          }
        });
      }
    }
    expect(looked).toBeGreaterThan(1000);
  });
});
