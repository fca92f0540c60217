import { expect } from 'vitest';
import { lawsOf, type OpenStore } from './conformance.ts';
import { finished, listing } from './stored-rows.ts';

/** Tests that every store of results must pass. */
export function resultsConform(name: string, open: OpenStore): void {
  const law = lawsOf(`${name}: results`, open, (store) => store);

  law('a result is stored with the line that ends the game or not at all, and the first one stays', async ({ tables, people, results }) => {
    await people.setName('a', 'Anna');
    const game = finished('t', ['a', null]);
    await tables.append({ table: 't', seq: 0, line: '{}' });
    expect(await tables.append({ table: 't', seq: 0, line: '{}', finished: game })).toBe('taken');
    expect(await results.of('t')).toBeUndefined();
    await tables.append({ table: 't', seq: 1, line: '{}', finished: game });
    expect(await results.of('t')).toEqual({ ...game, seats: [game.seats[0], { ...game.seats[1], isNews: false }] });
    await results.add({ ...game, game: 'whirling' });
    expect((await results.of('t'))?.game).toBe('blackmore');
  });

  law('what is unknown stays unknown', async ({ results }) => {
    const unknown = { version: 1, begun: null, ending: null, problem: 'unknown-version', seats: [] };
    await results.add(finished('t', [], unknown));
    expect(await results.of('t')).toEqual(finished('t', [], unknown));
  });

  law('a person’s games are those of all guests they are, the latest first', async ({ people, results }) => {
    for (const guest of ['a', 'b', 'x']) await people.setName(guest, guest);
    for (const [at, guest] of ['a', 'b', 'x', 'a'].entries()) {
      await results.add(finished(`t${at}`, [guest, 'y', null], { ended: at, isPublic: false }));
    }
    const played = await results.playedBy(['a', 'b'], 9);
    expect(played.map(({ table }) => table)).toEqual(['t3', 't1', 't0']);
    expect(played[0]).toEqual({
      table: 't3',
      game: 'blackmore',
      ended: 3,
      ending: 'played',
      seats: 3,
      seat: 0,
      place: 1,
      score: 10.5,
      isNews: true,
    });
    expect((await results.playedBy(['a', 'b'], 2)).map(({ table }) => table)).toEqual(['t3', 't1']);
    expect(await results.playedBy(['nobody'], 9)).toEqual([]);
    expect(await results.playedBy([], 9)).toEqual([]);
  });

  law('an end is news until its player has seen it', async ({ people, results }) => {
    for (const guest of ['a', 'b']) await people.setName(guest, guest);
    for (const ended of [1, 2, 3]) await results.add(finished(`t${ended}`, ['a', 'b'], { ended }));
    const news = async (guest: string, since = 0) => (await results.newsFor([guest], since, 9)).map(({ table }) => table);
    await results.open('t3', 'a');
    await results.open('t3', 'nobody');
    expect([await news('a'), await news('b')]).toEqual([
      ['t2', 't1'],
      ['t3', 't2', 't1'],
    ]);
    expect(await news('b', 2)).toEqual(['t3']);
    expect((await results.playedBy(['a'], 9)).map(({ isNews }) => isNews)).toEqual([false, true, true]);
  });

  law('results stay when their tables are removed', async ({ tables, people, results }) => {
    await people.setName('a', 'Anna');
    await tables.append({ table: 't', seq: 0, line: '{}', listing: listing('t', { phase: 'over' }), finished: finished('t', ['a']) });
    expect(await tables.removeOld('over', 5)).toBe(1);
    expect((await results.playedBy(['a'], 9)).map(({ table }) => table)).toEqual(['t']);
  });
}
