import { expect, test } from 'vitest';
import { ToldLog } from '../../src/table/told-log.svelte.ts';

const played = (card: string) => ({ type: 'played', card });
const cards = ({ told }: ToldLog) => told.map(({ shown }) => (shown as unknown as { card: string }).card);

test('events are numbered as they come, and the last ones can be taken back', () => {
  const log = new ToldLog({});
  log.tell([played('a'), played('b')], []);
  log.tell([played('c')], [1]);
  expect(cards(log)).toEqual(['a', 'c']);
  expect(log.told.map(({ number }) => number)).toEqual([0, 2]);
});

test('what may no longer be looked at is gone, until the whole log is told', () => {
  const log = new ToldLog({ played: 'won' });
  log.tell([played('a')], []);
  log.tell([{ type: 'won' }], []);
  expect(log.told.map(({ shown }) => shown.type)).toEqual(['won']);
  expect(log.hasFading([{ type: 'won' }])).toBe(true);
  expect(log.hasFading([played('b')])).toBe(false);
  log.retell([played('a'), { type: 'won' }]);
  expect(log.told.map(({ number, shown }) => [number, shown.type])).toEqual([
    [2, 'played'],
    [3, 'won'],
  ]);
});

test('a listener hears each picture’s events until it leaves', () => {
  const log = new ToldLog({});
  const heard: number[] = [];
  const leave = log.listen((shown) => heard.push(shown.length));
  log.tell([played('a'), played('b')], []);
  leave();
  log.tell([played('c')], []);
  expect(heard).toEqual([2]);
});
