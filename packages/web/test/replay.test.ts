import { FIRST_FORMAT, type FirstRecord } from '@coven/core';
import type { Frame } from '@coven/session';
import { expect, test, vi } from 'vitest';
import type { BoardTable } from '../src/games/game-table.ts';
import { Address } from '../src/replay/address.ts';
import { Replay } from '../src/replay/replay.svelte.ts';

/** A page whose tab is hidden: nothing moves. */
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('document', { hidden: true, documentElement: { dataset: {}, style: { setProperty: () => {} } } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

const RECORD = {
  format: FIRST_FORMAT,
  game: 'none',
  players: [{ name: 'Odarka' }, { name: 'Agatha', bot: 'greedy' }],
  log: [],
} as unknown as FirstRecord;

const frame = (by: number | null, ...types: readonly string[]): Frame => ({
  by,
  shown: types.map((type) => ({ type })),
  view: { types },
  awaited: [{ seat: by === 0 ? 1 : 0, ask: {} }],
});
const FRAMES = [frame(null, 'dealt'), frame(0, 'played', 'won'), frame(1, 'played'), frame(0, 'ended')];

function opened(): Replay {
  const facts = { id: 'none', fades: { played: 'won' } };
  const replay = new Replay({ game: { motions: {}, sounds: {} } as unknown as BoardTable, facts: facts as never }, RECORD);
  replay.look(0, FRAMES, 0);
  return replay;
}
const told = ({ board }: Replay) => board.told.map(({ shown }) => shown.type);

test('a replay begins with the deal and leafs on and back; its log tells all up to the turn, also what faded in the game', () => {
  const replay = opened();
  const heard: string[][] = [];
  replay.board.log.listen((shown) => heard.push(shown.map(({ type }) => type)));
  expect([replay.turn, replay.last, replay.by, told(replay)]).toEqual([0, 3, null, ['dealt']]);
  replay.goTo(1);
  replay.goTo(2);
  expect([replay.by, told(replay), replay.board.log.newFrom]).toEqual([1, ['dealt', 'played', 'won', 'played'], 3]);
  expect(replay.board.view).toEqual({ types: ['played'] });
  replay.goTo(1);
  expect(told(replay)).toEqual(['dealt', 'played', 'won']);
  expect(heard).toEqual([['played', 'won'], ['played'], ['played', 'won']]);
});

test('a turn that there is not is the nearest one', () => {
  const replay = opened();
  replay.goTo(100);
  expect(replay.turn).toBe(3);
  replay.goTo(-1);
  expect(replay.turn).toBe(0);
});

test('other eyes see their own frames of the same turn, and nobody can act', () => {
  const replay = opened();
  replay.goTo(2);
  replay.look(
    null,
    FRAMES.map((one) => ({ ...one, view: 'outside' })),
    replay.turn,
  );
  const { board } = replay;
  expect([board.viewer, board.mySeat, board.view, replay.turn]).toEqual(['spectator', null, 'outside', 2]);
  expect(board.players.map(({ isMe, isAwaited, kind }) => [isMe, isAwaited, kind])).toEqual([
    [false, true, 'human'],
    [false, false, 'bot'],
  ]);
  expect([board.moves, board.ask, board.mayUndo, board.offers({})]).toEqual([[], null, false, false]);
});

test('the address follows at once, and while much changes only now and then', () => {
  vi.useFakeTimers();
  let written = 0;
  const address = new Address(() => written++);
  for (let times = 0; times < 50; times++) address.keep();
  expect(written).toBe(1);
  vi.runAllTimers();
  expect(written).toBe(2);
  address.keep();
  address.keep();
  address.close();
  vi.runAllTimers();
  expect(written).toBe(3);
  vi.useRealTimers();
});
