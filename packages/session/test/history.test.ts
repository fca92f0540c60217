import { completeOptions, FastRandom, type Game, isRefusal, openGame, type Seat, type Step, sealed, Table, type Types } from '@coven/core';
import { whirling } from '@coven/games/whirling/rules';
import { witchstone } from '@coven/games/witchstone/rules';
import { expect, test } from 'vitest';
import { History } from '../src/history.ts';
import { secretPick } from './support/secret-pick.ts';

const SEED = '00'.repeat(32);

const without = (log: readonly object[], places: readonly number[]) => log.filter((_, at) => !places.includes(log.length - at));

/** A table with its history, and the events seat 0 holds after each update. */
class Witness {
  readonly table: Table<Types>;
  readonly history = new History();
  readonly logs: (readonly object[])[] = [[]];
  /** Whether an event was taken back after other players had moved. */
  hasOverlapped = false;

  constructor(game: Game, seats: number) {
    const nonces = Array.from({ length: seats }, () => null);
    const options = completeOptions(game, seats);
    this.table = new Table(openGame(game, seats), { game: game.id, version: 1, seats, options, commitment: SEED, nonces }, sealed(SEED));
    const step = this.table.deal();
    if (step.entries.length > 0) this.#add(undefined, step);
  }

  play(seat: Seat, text: string): void {
    const step = this.table.play(seat, text);
    if (isRefusal(step)) throw new Error(`${text}: ${step.reason}`);
    this.#add(seat, step);
  }

  #add(seat: Seat | undefined, step: Step<Types>): void {
    const { table, logs } = this;
    this.history.add(seat, step);
    if (!table.tells(step, 0)) return;
    const takenBack = table.takenBack(step, 0);
    if (takenBack[0] !== undefined && takenBack[0] > 1) this.hasOverlapped = true;
    logs.push([...without(logs.at(-1) ?? [], takenBack), ...table.shown(step, 0)]);
  }

  expectToCatchUp(): void {
    expect(this.logs).toHaveLength(this.table.cursor(0) + 1);
    this.logs.forEach((held, cursor) => {
      const { shown, takenBack } = this.history.since(this.table, 0, cursor);
      expect([...without(held, takenBack), ...shown]).toEqual(this.logs.at(-1));
    });
  }
}

test('a viewer catches up to the same log from any cursor, no matter what was taken back before or since', () => {
  const witness = new Witness(secretPick, 2);
  for (const [seat, text] of [
    [0, 'pick 1'],
    [0, 'undo'],
    [1, 'pick 2'],
    [1, 'undo'],
    [0, 'pick 3'],
    [0, 'pick 1'],
    [0, 'undo'],
    [0, 'undo'],
    [0, 'pick 2'],
    [1, 'pick 1'],
    [0, 'pick 3'],
  ] as const) {
    witness.play(seat, text);
  }
  witness.expectToCatchUp();
});

test.each([
  { game: whirling, overlaps: true },
  { game: witchstone, overlaps: false },
])('a viewer catches up in games of $game.id whose players undo a lot', ({ game, overlaps }) => {
  const random = new FastRandom(game.id, 3);
  let hasOverlapped = false;
  for (let round = 0; round < 4; round++) {
    const witness = new Witness(game, 3);
    const { table } = witness;
    for (let at = 0; at < 400 && !table.isOver(); at++) {
      const seat = random.below(3);
      const texts = table.moves(seat).map((move) => table.rules.format(move));
      const text = table.mayUndo(seat) && random.below(3) === 0 ? 'undo' : texts[random.below(texts.length)];
      if (text !== undefined) witness.play(seat, text);
    }
    witness.expectToCatchUp();
    hasOverlapped ||= witness.hasOverlapped;
  }
  expect(hasOverlapped).toBe(overlaps);
});
