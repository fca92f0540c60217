import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  completeOptions,
  type Entry,
  FastRandom,
  isRefusal,
  link,
  rootOf,
  type Seat,
  type Setup,
  type Step,
  sealed,
  stepsOf,
  Table,
} from '../src/index.ts';
import { type Pairs, pairs } from './pairs.ts';

const CHANCE = sealed('ab'.repeat(32));
const rules = pairs.open({}, 2, 1);
const setup: Setup = {
  game: 'pairs',
  version: 1,
  seats: 2,
  options: completeOptions(pairs, 2),
  commitment: '00'.repeat(32),
  nonces: [null, '11'.repeat(32)],
};
const open = () => new Table(rules, setup, CHANCE);

function play(table: Table<Pairs>, seat: Seat, text: string): Step<Pairs> {
  const answer = table.play(seat, text);
  if (isRefusal(answer)) throw new Error(`${text}: ${answer.reason}`);
  return answer;
}

/** A whole random game, with undos and re-picks, and its log. */
function randomGame(seed: number): { table: Table<Pairs>; log: Entry[] } {
  const table = open();
  const random = new FastRandom(seed);
  const log: Entry[] = [...table.deal().entries];
  while (!table.isOver()) {
    const seat = random.below(2);
    const texts = table.moves(seat).map((move) => rules.format(move));
    const text = random.below(4) === 0 ? 'undo' : texts[random.below(texts.length)];
    const answer = text === undefined ? undefined : table.play(seat, text);
    if (answer && !isRefusal(answer)) log.push(...answer.entries);
  }
  return { table, log };
}

describe('a step', () => {
  test('chance is resolved in the step of the move that led to it', () => {
    const table = open();
    play(table, 0, 'pick 1');
    play(table, 0, 'ready');
    play(table, 1, 'pick 2');
    const step = play(table, 1, 'ready');
    expect(step.entries.map(([by]) => by)).toEqual([1, 'chance']);
    expect(step.events.map(({ type }) => type)).toEqual(['readied', 'revealed', 'tossed']);
    expect(table.draws).toBe(1);
  });

  test('a refusal changes nothing', () => {
    const table = open();
    const before = JSON.stringify(table.snapshot());
    expect(table.play(0, 'ready')).toEqual({ rule: 'P-1', reason: 'pick-first' });
    expect(table.play(0, 'nonsense')).toEqual({ rule: 'table', reason: 'unreadable' });
    expect(table.play(0, 'undo')).toEqual({ rule: 'table', reason: 'nothing-to-undo' });
    expect(table.play(7, 'pick 1')).toEqual({ rule: 'table', reason: 'unreadable' });
    expect(table.play(0, 'coin heads')).toMatchObject({ rule: 'P-1' });
    expect(JSON.stringify(table.snapshot())).toBe(before);
  });

  test('no seat can move after the end', () => {
    const { table } = randomGame(1);
    expect(table.play(0, 'pick 1')).toEqual({ rule: 'table', reason: 'game-over' });
  });

  test('each viewer has its own cursor, which counts only steps shown to it', () => {
    const table = open();
    play(table, 0, 'pick 1');
    play(table, 0, 'pick 2');
    expect([table.cursor(0), table.cursor(1), table.cursor('spectator')]).toEqual([2, 0, 0]);
    play(table, 0, 'ready');
    expect([table.cursor(0), table.cursor(1), table.cursor('spectator')]).toEqual([3, 1, 1]);
    expect([table.decision(0), table.decision(1)]).toEqual([3, 0]);
  });
});

describe('undo', () => {
  test('undoes the seat’s own last move and keeps moves by others', () => {
    const table = open();
    play(table, 0, 'pick 1');
    play(table, 0, 'pick 3');
    play(table, 1, 'pick 2');
    expect(table.mayUndo(0)).toBe(true);
    const step = play(table, 0, 'undo');
    expect(step).toMatchObject({ entries: [[0, 'undo']], events: [], undone: 0 });
    expect(table.state.picks).toEqual([1, 2]);
    play(table, 0, 'undo');
    expect(table.state.picks).toEqual([0, 2]);
    expect(table.mayUndo(0)).toBe(false);
    expect(table.mayUndo(1)).toBe(true);
  });

  test('is no longer possible once another viewer was shown the move', () => {
    const table = open();
    play(table, 0, 'pick 1');
    play(table, 0, 'ready');
    expect(table.mayUndo(0)).toBe(false);
    expect(table.play(0, 'undo')).toEqual({ rule: 'table', reason: 'nothing-to-undo' });
  });

  test('stays possible for a seat while others finish their own moves, and lists the events it takes back', () => {
    const table = open();
    play(table, 1, 'pick 2');
    play(table, 1, 'pick 3');
    play(table, 0, 'pick 1');
    play(table, 0, 'ready');
    expect([table.mayUndo(0), table.mayUndo(1)]).toEqual([false, true]);
    const first = play(table, 1, 'undo');
    // Seat 1 was shown its own two picks, then seat 0's ready.
    expect([table.takenBack(first, 0), table.takenBack(first, 1)]).toEqual([[], [2]]);
    const second = play(table, 1, 'undo');
    expect(table.takenBack(second, 1)).toEqual([2]);
    expect(table.state).toMatchObject({ picks: [1, 0], isReady: [true, false] });
    expect(table.mayUndo(1)).toBe(false);
  });

  test('is no longer possible for a move that another seat’s move depends on', () => {
    /** A variant in which seat 0 may be ready only after seat 1 has picked. */
    const built = {
      ...rules,
      moves: (state: Pairs['state'], seat: Seat) =>
        rules.moves(state, seat).filter(({ type }) => type !== 'ready' || seat !== 0 || state.picks[1] !== 0),
    };
    const table = new Table<Pairs>(built, setup, CHANCE);
    play(table, 0, 'pick 1');
    play(table, 1, 'pick 2');
    expect(table.mayUndo(1)).toBe(true);
    play(table, 0, 'ready');
    expect(table.mayUndo(1)).toBe(false);
    expect(table.play(1, 'undo')).toEqual({ rule: 'table', reason: 'nothing-to-undo' });
    play(table, 1, 'pick 3');
    expect(table.mayUndo(1)).toBe(true);
  });

  test('a move that settles costs a few looks at each open move, not one for every pair of them', () => {
    let lists = 0;
    const counting = {
      ...rules,
      moves: (state: Pairs['state'], seat: Seat) => {
        lists++;
        return rules.moves(state, seat);
      },
    };
    const table = new Table<Pairs>(counting, setup, CHANCE);
    for (let pick = 0; pick < 50; pick++) play(table, 0, `pick ${1 + (pick % 3)}`);
    play(table, 1, 'pick 1');
    lists = 0;
    play(table, 1, 'ready');
    expect(table.mayUndo(0)).toBe(true);
    expect(lists).toBeLessThan(4 * 52);
  });

  describe('after chance', () => {
    /** A variant in which a seat may let a coin pick for it; only that seat is shown the coin, unless `isOpen`. */
    const withToss = ({ isOpen }: { readonly isOpen: boolean }) => {
      const toss = { type: 'pick', number: 0 } as const;
      const built: typeof rules = {
        ...rules,
        moves: (state, seat) =>
          rules.moves(state, seat).length > 0 && state.picks[seat] === 0 ? [toss, ...rules.moves(state, seat)] : rules.moves(state, seat),
        apply: (state, by, move, tell) => {
          const tossing = state.picks.indexOf(-1);
          if (move === toss && by !== 'chance') {
            state.picks[by] = -1;
            state.awaitsCoin = true;
          } else if (move.type === 'coin' && tossing >= 0) {
            state.awaitsCoin = false;
            state.picks[tossing] = move.side === 'heads' ? 3 : 1;
            tell?.({ type: 'picked', seat: tossing, number: state.picks[tossing] ?? 0 });
            if (isOpen) tell?.({ type: 'tossed', side: move.side });
          } else rules.apply(state, by, move, tell);
        },
        format: (move) => (move === toss ? 'toss' : rules.format(move)),
        parse: (text) => (text === 'toss' ? toss : rules.parse(text)),
      };
      return new Table<Pairs>(built, setup, CHANCE);
    };

    test('the mover’s move is settled; a seat that was shown nothing of it may still undo its own', () => {
      const table = withToss({ isOpen: false });
      play(table, 1, 'pick 2');
      const step = play(table, 0, 'toss');
      expect(step.entries.map(([by]) => by)).toEqual([0, 'chance']);
      expect(table.tells(step, 1)).toBe(false);
      expect([table.mayUndo(0), table.mayUndo(1)]).toEqual([false, true]);
      const restored = Table.restore(table.rules, setup, CHANCE, JSON.parse(JSON.stringify(table.snapshot())));
      const drawn = table.state.picks[0];
      play(table, 1, 'undo');
      expect(table.state.picks).toEqual([drawn, 0]);
      expect([table.mayUndo(0), table.mayUndo(1)]).toEqual([false, false]);
      play(restored, 1, 'undo');
      expect(restored.snapshot()).toEqual(table.snapshot());
    });

    test('a seat that was shown something of it can no longer undo', () => {
      const table = withToss({ isOpen: true });
      play(table, 1, 'pick 2');
      play(table, 0, 'toss');
      expect([table.mayUndo(0), table.mayUndo(1)]).toEqual([false, false]);
    });
  });

  describe('in a game that defines `settles`', () => {
    /** A variant in which *ready* can be undone until all seats are ready, although every viewer has seen it. */
    const open = () => new Table<Pairs>({ ...rules, settles: ({ type }) => type === 'revealed' || type === 'tossed' }, setup, CHANCE);

    test('a move that others saw can be undone, and they are told', () => {
      const table = open();
      play(table, 0, 'pick 1');
      play(table, 0, 'ready');
      expect(table.mayUndo(0)).toBe(true);
      const cursors = [table.cursor(0), table.cursor(1), table.cursor('spectator')];
      const step = play(table, 0, 'undo');
      expect(step).toEqual({ entries: [[0, 'undo']], events: [], undone: 0, takenBack: [{ type: 'readied', seat: 0 }], kept: [] });
      expect([0, 1, 'spectator' as const].map((viewer) => table.takenBack(step, viewer))).toEqual([[1], [1], [1]]);
      expect([0, 1, 'spectator' as const].map((viewer) => table.tells(step, viewer))).toEqual([true, true, true]);
      expect([table.cursor(0), table.cursor(1), table.cursor('spectator')]).toEqual(cursors.map((cursor) => cursor + 1));
      expect(table.state).toMatchObject({ picks: [1, 0], isReady: [false, false] });
      const quiet = play(table, 0, 'undo');
      expect(quiet).toMatchObject({ undone: 0, takenBack: [{ type: 'picked', seat: 0, number: 1 }] });
      expect([0, 1].map((viewer) => table.takenBack(quiet, viewer))).toEqual([[1], []]);
      expect(table.tells(quiet, 1)).toBe(false);
    });

    test('an event that settles, or chance, makes undo impossible', () => {
      const table = open();
      for (const seat of [0, 1]) for (const text of ['pick 1', 'ready']) play(table, seat, text);
      expect(table.mayUndo(0)).toBe(false);
      expect(table.play(1, 'undo')).toEqual({ rule: 'table', reason: 'nothing-to-undo' });
    });

    test('a log with such undos replays, and play continues from a snapshot', () => {
      const table = open();
      const log: Entry[] = [];
      for (const [seat, text] of [
        [0, 'pick 1'],
        [0, 'ready'],
        [1, 'pick 2'],
        [0, 'undo'],
        [0, 'pick 3'],
      ] as const) {
        log.push(...play(table, seat, text).entries);
      }
      const again = open();
      for (const entries of stepsOf(log)) expect(isRefusal(again.replay(entries))).toBe(false);
      expect(again.snapshot()).toEqual(table.snapshot());
      const restored = Table.restore(again.rules, setup, CHANCE, JSON.parse(JSON.stringify(again.snapshot())));
      expect(play(restored, 0, 'undo')).toEqual(play(table, 0, 'undo'));
    });
  });

  test('the number of undos and re-picks is limited, and a seat that used them up can still make its move', () => {
    const table = new Table<Pairs>({ ...rules, bound: 5 }, setup, CHANCE);
    for (let change = 0; change < 200; change++) play(table, 0, change % 2 === 0 ? 'pick 1' : 'undo');
    const tooMany = { rule: 'table', reason: 'too-many-changes' };
    expect(table.play(0, 'undo')).toEqual(tooMany);
    for (let change = 0; change < 5; change++) play(table, 0, change % 2 === 0 ? 'pick 1' : 'pick 2');
    expect(table.mayUndo(0)).toBe(false);
    expect(table.play(0, 'pick 3')).toEqual(tooMany);
    expect(table.play(0, 'undo')).toEqual(tooMany);
    play(table, 0, 'ready');
    play(table, 1, 'pick 3');
    expect(table.mayUndo(1)).toBe(true);
  });
});

test('a log in which a seat changed its mind too often still replays', () => {
  const table = open();
  for (let change = 0; change < 220; change++) {
    const step = table.replay([[0, change % 2 === 0 ? 'pick 1' : 'undo']]);
    expect(isRefusal(step)).toBe(false);
  }
  expect(table.play(0, 'pick 1')).toMatchObject({ entries: [[0, 'pick 1']] });
  expect(table.play(0, 'undo')).toEqual({ rule: 'table', reason: 'too-many-changes' });
});

describe('replay and snapshots', () => {
  test('a log replays to the same table, step by step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => {
        const { table, log } = randomGame(seed);
        const again = open();
        for (const entries of stepsOf(log)) expect(isRefusal(again.replay(entries))).toBe(false);
        expect(again.snapshot()).toEqual(table.snapshot());
      }),
      { numRuns: 60 },
    );
  });

  test('a table restored from a snapshot continues as if it had never left memory', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat(30), (seed, cut) => {
        const { table, log } = randomGame(seed);
        const steps = stepsOf(log);
        const first = open();
        for (const entries of steps.slice(0, cut)) first.replay(entries);
        const second = Table.restore(rules, setup, CHANCE, JSON.parse(JSON.stringify(first.snapshot())));
        for (const entries of steps.slice(cut)) expect(isRefusal(second.replay(entries))).toBe(false);
        expect(second.snapshot()).toEqual(table.snapshot());
      }),
      { numRuns: 60 },
    );
  });

  test('replay refuses illegal entries', () => {
    expect(open().replay([[0, 'ready']])).toMatchObject({ reason: 'pick-first' });
    expect(open().replay([['chance', 'coin heads']])).toMatchObject({ reason: 'unreadable' });
    expect(
      open().replay([
        [0, 'pick 1'],
        ['chance', 'coin heads'],
      ]),
    ).toMatchObject({ reason: 'unreadable' });
    expect(
      open().replay([
        [0, 'undo'],
        ['chance', 'coin heads'],
      ]),
    ).toMatchObject({ reason: 'unreadable' });
    expect(open().replay([])).toEqual({ entries: [], events: [] });
  });

  test('the chain depends on every entry, their order and the setup', () => {
    const root = rootOf(setup);
    expect(rootOf({ ...setup, seats: 3 })).not.toBe(root);
    expect(rootOf({ ...setup, nonces: [null, null] })).not.toBe(root);
    expect(rootOf({ ...setup, options: { ...setup.options, mood: 'wild' } })).not.toBe(root);
    const reordered = Object.fromEntries(Object.entries(setup.options).reverse());
    expect(rootOf({ ...setup, options: reordered })).toBe(root);
    const heads = [
      link(root, [0, 'pick 1']),
      link(root, [1, 'pick 1']),
      link(root, ['chance', 'pick 1']),
      link(link(root, [0, 'pick 1']), [0, 'undo']),
    ];
    expect(new Set(heads).size).toBe(4);
    const table = open();
    expect(table.head).toBe(root);
    play(table, 0, 'pick 1');
    expect(table.head).toBe(heads[0]);
  });
});

test('an entry of the table changes the chain and nothing else, and an undo steps over it', () => {
  const table = open();
  const seen = () =>
    JSON.stringify([0, 1].map((seat) => [table.view(seat), table.cursor(seat), table.decision(seat), table.mayUndo(seat)]));
  table.play(0, 'pick 1');
  const [before, head] = [seen(), table.head];
  table.note('vote 1 end yes');
  expect(seen()).toBe(before);
  expect(table.head).toBe(link(head, ['table', 'vote 1 end yes']));
  const again = Table.restore(rules, setup, CHANCE, table.snapshot());
  expect([again.head, again.length]).toEqual([table.head, table.length]);
  expect(isRefusal(table.play(0, 'undo'))).toBe(false);
  expect(table.view(0)).toEqual(open().view(0));
});

test('the text of a move is parsed once', () => {
  let parsed = 0;
  const counting: typeof rules = {
    ...rules,
    parse: (text) => {
      parsed++;
      return rules.parse(text);
    },
  };
  const table = new Table(counting, setup, CHANCE);
  table.deal();
  const turn = table.turn();
  const seat = turn.kind === 'seats' ? (turn.seats[0]?.seat ?? 0) : 0;
  const text = rules.format(table.moves(seat)[0] as Pairs['move']);
  expect(isRefusal(table.play(seat, text))).toBe(false);
  expect(parsed).toBe(1);
});
