import {
  commitmentOf,
  completeOptions,
  type Entry,
  FastRandom,
  FIRST_FORMAT,
  type GameRecord,
  isRefusal,
  sealed,
  seedOf,
  setupOf,
  Table,
  type Types,
  UNDO,
  without,
} from '@coven/core';
import { whirling } from '@coven/games/whirling/rules';
import { framesOf } from '@coven/session';
import { expect, test } from 'vitest';

const SECRET = '5a'.repeat(32);

test('a replay shows what stood and nothing that was taken back, one move at a time', () => {
  const front = {
    format: FIRST_FORMAT,
    game: 'whirling',
    version: 1,
    options: completeOptions(whirling, 3),
    players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
    commitment: commitmentOf(SECRET),
    nonces: [null, null, null],
    secret: SECRET,
  } as const;
  const table = new Table<Types>(whirling.open(front.options, 3, front.version), setupOf(front), sealed(seedOf(SECRET, front.nonces)));
  const opening = table.deal();
  const log: Entry[] = [...opening.entries];
  let shown: readonly Types['shown'][] = table.shown(opening, 0);
  let [changes, undone] = [0, 0];
  const random = new FastRandom('replay');
  for (let at = 0; at < 400 && !table.isOver(); at++) {
    const seat = random.below(3);
    const texts = table.moves(seat).map((move) => table.rules.format(move));
    const text = table.mayUndo(seat) && random.below(3) === 0 ? 'undo' : texts[random.below(texts.length)];
    if (text === undefined) continue;
    const step = table.play(seat, text);
    if (isRefusal(step)) throw new Error(step.reason);
    const takenBack = table.takenBack(step, 0);
    changes += takenBack.length;
    undone += step.undone === undefined ? 0 : 1;
    log.push(...step.entries);
    shown = [...without(shown, takenBack), ...table.shown(step, 0)];
  }
  expect(changes).toBeGreaterThan(2);

  const record: GameRecord = { ...front, log, head: table.head, result: null };
  const frames = framesOf(record, whirling, 0, []);
  const moves = log.filter(([by, text]) => by !== 'chance' && text !== UNDO).length;
  expect(frames).toHaveLength(1 + moves - undone);
  expect(frames.flatMap((frame) => frame.shown)).toEqual(shown);
  expect(frames.at(-1)?.view).toEqual(table.view(0));
});
