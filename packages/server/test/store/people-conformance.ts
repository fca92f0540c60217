import { expect } from 'vitest';
import { lawsOf, type OpenStore } from './conformance.ts';
import { finished, notice } from './stored-rows.ts';

/** Tests that every store of people must pass. */
export function peopleConform(name: string, open: OpenStore): void {
  const law = lawsOf(`${name}: people`, open, ({ people }) => people);

  law('names are stored, and codes work once', async (store) => {
    expect(await store.name('g')).toBeUndefined();
    await store.setName('g', 'Оля');
    await store.setName('g', 'Ольга');
    expect(await store.name('g')).toBe('Ольга');

    await store.putCode('hash', 'g', 100, 0);
    expect(await store.takeCode('other', 50)).toBeUndefined();
    expect(await store.takeCode('hash', 50)).toBe('g');
    expect(await store.takeCode('hash', 50)).toBeUndefined();
    await store.putCode('late', 'g', 100, 0);
    expect(await store.takeCode('late', 101)).toBeUndefined();
    await store.putCode('first', 'g', 100, 0);
    await store.putCode('second', 'g', 100, 0);
    expect(await store.takeCode('first', 1)).toBeUndefined();
  });

  law('devices belong to one guest, are limited, and are removed for good', async (store) => {
    const device = (id: string, seen: number, guest = 'g') => ({ id, guest, label: 'Firefox', created: 1, seen });
    for (const one of [device('a', 1), device('b', 3), device('c', 2), device('x', 9, 'h')]) await store.putDevice(one, 3);
    expect((await store.devicesOf('g')).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    await store.putDevice({ ...device('a', 4), created: 4 }, 3);
    expect(await store.device('a')).toEqual({ ...device('a', 4), created: 1 });
    await store.putDevice(device('d', 0), 3);
    expect((await store.devicesOf('g')).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
    expect(await store.needsDevice('g')).toBe(false);
    await store.removeDevices('g', ['b', 'x']);
    await store.touchDevice('b', 7);
    expect(await store.device('b')).toBeUndefined();
    expect(await store.device('x')).toEqual(device('x', 9, 'h'));
    expect([await store.needsDevice('g'), await store.needsDevice('h')]).toEqual([true, false]);

    await store.setName('h', 'Оля');
    await store.putCode('hash', 'h', 100, 0);
    await store.forgetGuest('h');
    expect([await store.name('h'), await store.devicesOf('h'), await store.takeCode('hash', 1)]).toEqual([undefined, [], undefined]);
    expect(await store.needsDevice('h')).toBe(true);
  });

  law('guests who turn out to be one person are named by one of them', async (store) => {
    expect(await store.guestsLike('a')).toEqual(['a']);
    await store.joinGuests('a', 'b');
    await store.joinGuests('b', 'a');
    expect(await store.guestsLike('a')).toEqual(['b', 'a']);
    await store.joinGuests('c', 'a');
    await store.joinGuests('b', 'd');
    for (const guest of ['a', 'b', 'c', 'd']) {
      const [first, ...others] = await store.guestsLike(guest);
      expect([first, others.sort()]).toEqual(['d', ['a', 'b', 'c']]);
    }
  });

  law('who is forgotten is forgotten as everybody they are', async (store, { store: all }) => {
    for (const guest of ['a', 'b', 'x']) await store.setName(guest, guest);
    await store.joinGuests('a', 'b');
    await all.tables.append({ table: 't', seq: 0, line: '{}', outbox: ['a', 'b', 'x'].map(notice) });
    await all.results.add(finished('t', ['a', 'b', 'x']));
    await store.forgetGuest('a');
    expect([await store.name('a'), await store.name('b'), await store.name('x')]).toEqual([undefined, undefined, 'x']);
    expect([await store.needsDevice('a'), await store.needsDevice('b'), await store.needsDevice('x')]).toEqual([true, true, false]);
    expect(await store.guestsLike('a')).toEqual(['a']);
    expect((await all.outbox.take(9, 1, 2)).map(({ person }) => person)).toEqual(['x']);
    expect((await all.results.of('t'))?.seats.map(({ guest, isNews }) => [guest, isNews])).toEqual([
      [null, false],
      [null, false],
      ['x', true],
    ]);
    // Where the guest still sits without a name, the end does not bring the guest back.
    await all.results.add(finished('u', ['a', 'x']));
    expect((await all.results.of('u'))?.seats.map(({ guest }) => guest)).toEqual([null, 'x']);
  });
}
