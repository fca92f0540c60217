import { expect } from 'vitest';
import type { Due, TableStore } from '../../src/store/tables.ts';
import { lawsOf, type OpenStore } from './conformance.ts';
import { listing, made } from './stored-rows.ts';

/** Tests that every store of tables must pass. */
export function tablesConform(name: string, open: OpenStore): void {
  const law = lawsOf(`${name}: tables`, open, ({ tables }) => tables);

  law('a table without a first line does not exist', async (store) => {
    expect(await store.load('nobody')).toBeUndefined();
    expect(await store.lines('nobody')).toEqual([]);
    expect(await store.count()).toBe(0);
  });

  law('lines come back in order', async (store) => {
    for (let seq = 0; seq < 25; seq++) await store.append({ table: 't', seq, line: `line ${seq}` });
    expect(await store.lines('t')).toEqual(Array.from({ length: 25 }, (_, seq) => `line ${seq}`));
    expect(await store.load('t')).toEqual({ first: 'line 0', snapshot: undefined, tail: (await store.lines('t')).slice(1) });
  });

  law('what others wrote is found by the last number, and read from the last known one', async (store) => {
    for (let seq = 0; seq < 4; seq++) await store.append({ table: 't', seq, line: `line ${seq}` });
    await store.append({ table: 'u', seq: 0, line: 'line 0' });
    expect(await store.heads(['t', 'u', 'nobody'])).toEqual(
      new Map([
        ['t', 3],
        ['u', 0],
      ]),
    );
    expect(await store.heads([])).toEqual(new Map());
    expect(await store.linesAfter('t', 1)).toEqual(['line 2', 'line 3']);
    expect(await store.linesAfter('t', 3)).toEqual([]);
    expect(await store.linesAfter('nobody', 0)).toEqual([]);
  });

  law('a line number can be used once, and a second write with it changes nothing', async (store) => {
    await store.append({ table: 't', seq: 0, line: 'first', listing: listing('t', {}) });
    const second = { table: 't', seq: 0, line: 'second', snapshot: 'second', listing: listing('t', { names: ['second'] }) };
    expect(await store.append(second)).toBe('taken');
    expect(await store.load('t')).toEqual({ first: 'first', snapshot: undefined, tail: [] });
    expect((await store.lobby(9))[0]?.names).toEqual([]);
  });

  law('exactly one of many concurrent writes with the same number succeeds, and other tables are not affected', async (store) => {
    await store.append({ table: 't', seq: 0, line: 'begin' });
    const rivals = Array.from({ length: 20 }, (_, rival) => store.append({ table: 't', seq: 1, line: `rival ${rival}` }));
    const others = Array.from({ length: 20 }, (_, other) => store.append({ table: `other${other}`, seq: 0, line: 'begin' }));
    const answers = await Promise.all(rivals);
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
    expect(new Set(await Promise.all(others))).toEqual(new Set(['stored']));
    expect(await store.lines('t')).toEqual(['begin', `rival ${answers.indexOf('stored')}`]);
  });

  law('loading starts at the last snapshot', async (store) => {
    for (let seq = 0; seq < 10; seq++) {
      await store.append({ table: 't', seq, line: `line ${seq}`, ...(seq % 4 === 3 ? { snapshot: `after ${seq}` } : {}) });
    }
    expect(await store.load('t')).toEqual({ first: 'line 0', snapshot: { seq: 7, body: 'after 7' }, tail: ['line 8', 'line 9'] });
    await store.saveSnapshot('t', 9, 'after 9');
    await store.saveSnapshot('t', 3, 'an old one that comes late');
    expect(await store.load('t')).toEqual({ first: 'line 0', snapshot: { seq: 9, body: 'after 9' }, tail: [] });
    expect(await store.lines('t')).toHaveLength(10);
  });

  law('the lobby lists public tables, waiting ones first, the latest first', async (store) => {
    const rows = [
      listing('old', { updated: 1 }),
      listing('new', { updated: 3 }),
      listing('playing', { phase: 'playing', updated: 9 }),
      listing('over', { phase: 'over', updated: 9 }),
      listing('private', { isPublic: false, updated: 9 }),
    ];
    await Promise.all(rows.map((row) => store.append({ table: row.id, seq: 0, line: '{}', listing: row })));
    expect((await store.lobby(9)).map(({ id }) => id)).toEqual(['new', 'old', 'playing']);
    expect((await store.lobby(2)).map(({ id }) => id)).toEqual(['new', 'old']);
    expect(await store.lobby(1)).toEqual([listing('new', { updated: 3 })]);
    expect(await store.count()).toBe(5);
  });

  law('a guest’s tables are those of their latest listings', async (store) => {
    await store.append({ table: 'a', seq: 0, line: '{}', listing: listing('a', { guests: ['g', 'h'], updated: 1 }) });
    await store.append({ table: 'b', seq: 0, line: '{}', listing: listing('b', { guests: ['g'], updated: 2 }) });
    expect((await store.tablesOf('g', 9)).map(({ id }) => id)).toEqual(['b', 'a']);
    await store.append({ table: 'a', seq: 1, line: '{}', listing: listing('a', { guests: ['h'], updated: 3 }) });
    expect((await store.tablesOf('g', 9)).map(({ id }) => id)).toEqual(['b']);
    expect((await store.tablesOf('h', 9)).map(({ id }) => id)).toEqual(['a']);
  });

  law('a guest’s finished games are those of their latest listings', async (store) => {
    const over = (id: string, guests: readonly string[]) => listing(id, { phase: 'over', guests, updated: 1 });
    await store.append({ table: 'a', seq: 0, line: '{}', listing: over('a', ['g', 'h']) });
    await store.append({ table: 'b', seq: 0, line: '{}', listing: over('b', ['g']) });
    await store.append({ table: 'c', seq: 0, line: '{}', listing: listing('c', { guests: ['g'] }) });
    expect([...(await store.finishedOf('g'))].sort()).toEqual(['a', 'b']);
    await store.append({ table: 'a', seq: 1, line: '{}', listing: over('a', ['h']) });
    expect([await store.finishedOf('g'), await store.finishedOf('h'), await store.finishedOf('nobody')]).toEqual([['b'], ['a'], []]);
  });

  law('old tables of one phase are removed completely', async (store) => {
    await store.append({ table: 'a', seq: 0, line: '{}', snapshot: '{}', listing: listing('a', { guests: ['g'], updated: 1 }) });
    await store.append({ table: 'b', seq: 0, line: '{}', listing: listing('b', { guests: ['g'], updated: 5 }) });
    await store.append({ table: 'c', seq: 0, line: '{}', listing: listing('c', { phase: 'over', guests: ['g'], updated: 1 }) });
    expect(await store.removeOld('waiting', 5)).toBe(1);
    expect(await store.load('a')).toBeUndefined();
    // Tables whose game is over are not listed.
    expect((await store.tablesOf('g', 9)).map(({ id }) => id)).toEqual(['b']);
    expect(await store.count()).toBe(2);
    await store.append({ table: 'a', seq: 0, line: 'anew' });
    expect((await store.load('a'))?.snapshot).toBeUndefined();
  });

  law('a packed table reads as before, and goes on', async (store, opened) => {
    const over = (id: string, updated: number) => listing(id, { phase: 'over', guests: ['g'], updated });
    const line = (seq: number) => `line ${seq} – рядок`;
    for (const table of ['old', 'new']) {
      for (let seq = 0; seq < 60; seq++) {
        const isLast = seq === 59;
        const extra = { snapshot: seq === 50 ? 'after 50' : undefined, listing: isLast ? over(table, table === 'old' ? 1 : 9) : undefined };
        await store.append({ table, seq, line: line(seq), ...extra });
      }
    }
    await store.saveRecord('old', { tag: 'tag', game: 'g', body: 'a record – запис' });
    const seen = async (from: TableStore) => [
      await from.lines('old'),
      await from.linesAfter('old', 30),
      await from.linesAfter('old', 58),
      await from.linesAfter('old', 59),
      await from.heads(['old']),
      await from.record('old'),
      await from.count(),
    ];
    const before = await seen(store);
    expect(await store.packOld(5)).toBe(1);
    expect(await store.packOld(5)).toBe(0);
    expect(await seen(store)).toEqual(before);
    const all = Array.from({ length: 60 }, (_, seq) => line(seq));
    expect(await store.load('old')).toEqual({ first: line(0), snapshot: undefined, tail: all.slice(1) });
    // Whoever comes late with a number finds it taken, also where only the packed log has it.
    for (const seq of [0, 1, 30, 59]) expect(await store.append({ table: 'old', seq, line: 'late' })).toBe('taken');
    expect(await seen(store)).toEqual(before);
    expect(await store.append({ table: 'old', seq: 60, line: line(60) })).toBe('stored');
    const again = (await opened.reopen()).tables;
    expect(await again.lines('old')).toEqual([...all, line(60)]);
    expect((await again.load('old'))?.tail).toEqual([...all.slice(1), line(60)]);
    await again.saveSnapshot('old', 60, 'after 60');
    expect(await again.load('old')).toEqual({ first: line(0), snapshot: { seq: 60, body: 'after 60' }, tail: [] });
    expect(await again.removeOld('over', 5)).toBe(1);
    expect([await again.load('old'), await again.lines('old')]).toEqual([undefined, []]);
    await again.append({ table: 'old', seq: 0, line: 'anew' });
    expect(await again.lines('old')).toEqual(['anew']);
  });

  law('an archived table keeps what it is told to of its lines, counts for nobody, and goes on', async (store, opened) => {
    const over = (id: string, updated: number) => listing(id, { phase: 'over', guests: ['g'], updated });
    const fill = async (table: string, updated: number) => {
      for (let seq = 0; seq < 60; seq++) {
        const isLast = seq === 59;
        const extra = { snapshot: seq === 50 ? 'after 50' : undefined, listing: isLast ? over(table, updated) : undefined };
        await store.append({ table, seq, line: `said ${seq}`, ...extra, ...(isLast && { made: made('m', 70) }) });
      }
    };
    for (const table of ['packed', 'single', 'used']) await fill(table, 1);
    expect(await store.packOld(5)).toBe(3);
    await store.append({ table: 'single', seq: 60, line: 'said 60' });
    await fill('new', 9);
    await store.append({ table: 'playing', seq: 0, line: 'said 0', listing: listing('playing', { phase: 'playing', updated: 1 }) });
    await store.saveRecord('packed', { tag: 'tag', game: 'g', body: 'a record' });
    const quiet = async (lines: readonly string[]) => lines.map((line) => line.replace('said', 'line'));
    expect(await store.archiveOld(5, quiet, (id) => id === 'used')).toBe(2);
    expect(await store.archiveOld(5, quiet, (id) => id === 'used')).toBe(0);
    const lines = (count: number, word = 'line') => Array.from({ length: count }, (_, seq) => `${word} ${seq}`);
    const { tables: again } = await opened.reopen();
    expect(await again.lines('packed')).toEqual(lines(60));
    expect(await again.load('packed')).toEqual({ first: 'line 0', snapshot: undefined, tail: lines(60).slice(1) });
    expect(await again.linesAfter('packed', 58)).toEqual(['line 59']);
    expect(await again.lines('single')).toEqual(lines(61));
    for (const [table, count] of [
      ['used', 60],
      ['new', 60],
      ['playing', 1],
    ] as const)
      expect(await again.lines(table)).toEqual(lines(count, 'said'));
    expect(await again.heads(['packed', 'single'])).toEqual(
      new Map([
        ['packed', 59],
        ['single', 60],
      ]),
    );
    expect((await again.record('packed'))?.body).toBe('a record');
    expect([await again.count(), await again.fileBytes(), await again.madeBy('m')]).toEqual([3, 140, { unfinished: 0, bytes: 140 }]);
    expect(await again.madeFrom('here')).toEqual({ unfinished: 0, bytes: 140 });

    // Whoever says something more is archived again, when that is old.
    expect(await again.append({ table: 'packed', seq: 59, line: 'late' })).toBe('taken');
    expect(await again.append({ table: 'packed', seq: 60, line: 'said 60', listing: over('packed', 6) })).toBe('stored');
    expect([await again.lines('packed'), await again.count()]).toEqual([[...lines(60), 'said 60'], 4]);
    expect(await again.archiveOld(7, quiet, (id) => id === 'used')).toBe(1);
    expect([await again.lines('packed'), await again.count()]).toEqual([lines(61), 3]);
    expect(await again.removeOld('over', 5)).toBe(2);
    expect(await again.removeTables(['packed', 'new'])).toBe(2);
    expect([await again.count(), await again.fileBytes(), await again.lines('packed')]).toEqual([1, 0, []]);
  });

  law('a line that comes while a table is archived stays, whether that table is archived or not', async (store) => {
    await store.append({ table: 't', seq: 0, line: 'said 0', listing: listing('t', { phase: 'over', updated: 1 }) });
    let isLate = true;
    await store.archiveOld(5, async (lines) => {
      if (isLate) await store.append({ table: 't', seq: 1, line: 'late' });
      isLate = false;
      return lines.map((line) => line.replace('said', 'line'));
    });
    expect((await store.lines('t')).at(-1)).toBe('late');
    expect(await store.lines('t')).toHaveLength(2);
  });

  law('however many tables are old, all of them are removed', async (store) => {
    const ids = Array.from({ length: 2100 }, (_, at) => `t${at}`);
    await Promise.all(ids.map((id) => store.append({ table: id, seq: 0, line: '{}', listing: listing(id, { updated: 1 }) })));
    expect(await store.removeOld('empty', 5, (id) => id === 't7')).toBe(2099);
    expect(await store.count()).toBe(1);
  });

  law('named tables are removed completely, and nothing more is written to them', async (store) => {
    for (const id of ['a', 'b']) await store.append({ table: id, seq: 0, line: id, listing: listing(id, { guests: ['g'], updated: 1 }) });
    expect(await store.removeTables(['a', 'none'])).toBe(1);
    await expect(store.append({ table: 'a', seq: 1, line: 'late', listing: listing('a', { guests: ['g'] }) })).rejects.toThrow('removed');
    await store.saveSnapshot('a', 0, 'late');
    expect(await store.load('a')).toBeUndefined();
    expect([await store.count(), (await store.heads(['a', 'b'])).size]).toEqual([1, 1]);
    expect((await store.tablesOf('g', 9)).map(({ id }) => id)).toEqual(['b']);
  });

  law('a table in use is not removed', async (store) => {
    for (const id of ['a', 'b']) await store.append({ table: id, seq: 0, line: id, listing: listing(id, { guests: ['g'], updated: 1 }) });
    const used = new Set<string>();
    const forgotten = store.removeOld('waiting', 5, (id) => used.has(id));
    used.add('a');
    expect(await forgotten).toBe(1);
    expect(await store.lines('a')).toEqual(['a']);
    expect(await store.load('b')).toBeUndefined();
  });

  law('empty tables go first, and none that is in use', async (store) => {
    const row = (id: string, names: readonly string[]) => listing(id, { names, updated: 1 });
    for (const one of [row('seated', ['A']), row('empty', []), row('used', [])]) {
      await store.append({ table: one.id, seq: 0, line: '{}', listing: one, made: made('m') });
    }
    expect(await store.removeEmpty(9, 'other')).toBe(0);
    expect(await store.removeEmpty(9, 'm', (id) => id === 'used')).toBe(1);
    expect(await store.madeBy('m')).toEqual({ unfinished: 2, bytes: 0 });
    expect(await store.removeOld('empty', 5)).toBe(1);
    expect(await store.removeOld('waiting', 5)).toBe(1);
    expect(await store.count()).toBe(0);
  });

  law('of several empty tables the oldest make room', async (store) => {
    for (const [at, maker] of ['m', 'n', 'm', 'n'].entries()) {
      const table = `t${at}`;
      await store.append({ table, seq: 0, line: '{}', listing: listing(table, { updated: at }), made: made(maker) });
    }
    expect(await store.removeEmpty(1, 'n')).toBe(1);
    expect(await store.removeEmpty(2, undefined)).toBe(2);
    expect((await store.lobby(9)).map(({ id }) => id)).toEqual(['t3']);
  });

  law('a table keeps its maker, and its bytes count until it is removed', async (store) => {
    await store.append({ table: 't', seq: 0, line: '{}', listing: listing('t', {}), made: made('m', 70) });
    await store.append({ table: 't', seq: 1, line: '{}', listing: listing('t', { phase: 'playing', guests: [] }) });
    expect(await store.madeBy('m')).toEqual({ unfinished: 1, bytes: 70 });
    await store.append({ table: 't', seq: 2, line: '{}', listing: listing('t', { phase: 'over' }) });
    expect(await store.madeFrom('here')).toEqual({ unfinished: 0, bytes: 70 });
    expect(await store.fileBytes()).toBe(70);
    await store.removeOld('over', 5);
    expect([await store.madeBy('m'), await store.fileBytes()]).toEqual([{ unfinished: 0, bytes: 0 }, 0]);
  });

  law('the lobby shows a few tables of each maker', async (store) => {
    for (let at = 0; at < 9; at++) {
      const table = `t${at}`;
      await store.append({ table, seq: 0, line: '{}', listing: listing(table, { updated: at }), made: made(at === 0 ? 'quiet' : 'loud') });
    }
    expect((await store.lobby(9)).map(({ id }) => id)).toEqual(['t8', 't7', 't6', 't0']);
  });

  law('the first record of a table stays, and goes with the table', async (store) => {
    await store.append({ table: 't', seq: 0, line: '{}', listing: listing('t', { phase: 'over' }) });
    expect([await store.record('t'), await store.recordTag('t')]).toEqual([undefined, undefined]);
    const record = { tag: 'one', game: 'blackmore', body: '{"голос":"так"}' };
    await store.saveRecord('t', record);
    await store.saveRecord('t', { ...record, tag: 'two' });
    expect(await store.record('t')).toEqual(record);
    expect(await store.recordTag('t')).toBe('one');
    await store.removeRecord('t');
    expect([await store.record('t'), await store.recordTag('t')]).toEqual([undefined, undefined]);
    await store.saveRecord('t', { ...record, tag: 'three' });
    expect(await store.recordTag('t')).toBe('three');
    await store.removeOld('over', 5);
    expect(await store.record('t')).toBeUndefined();
  });

  law('a resolved write is still there after reopening', async (store, opened) => {
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => store.append({ table: `t${at}`, seq: 0, line: `line ${at}`, listing: listing(`t${at}`, {}) })),
    );
    const again = (await opened.reopen()).tables;
    for (let at = 0; at < 50; at++) expect(await again.lines(`t${at}`)).toEqual([`line ${at}`]);
    expect(await again.count()).toBe(50);
  });

  law('a table is due as its last line said, and the earliest comes first', async (store, opened) => {
    const append = (table: string, seq: number, due?: Due | null) => store.append({ table, seq, line: '{}', due });
    expect(await store.firstDue()).toBeUndefined();
    await append('a', 0, { at: 30, what: 'reveal' });
    await append('b', 0, { at: 20, what: 'clock' });
    await append('c', 0, { at: 10, what: 'reveal' });
    expect(await append('b', 0, null)).toBe('taken');
    await append('a', 1);
    await append('a', 2, { at: 15, what: 'offer' });
    await append('c', 1, null);
    const { tables } = await opened.reopen();
    expect(await tables.firstDue()).toBe(15);
    expect(await tables.due(14, 9)).toEqual([]);
    expect(await tables.due(20, 9)).toEqual([
      { table: 'a', at: 15, seq: 2, what: 'offer' },
      { table: 'b', at: 20, seq: 0, what: 'clock' },
    ]);
    expect(await tables.due(20, 1)).toHaveLength(1);
  });

  law('a listing follows the turns, unless the table has another line meanwhile', async (store) => {
    const at = (since: number) => listing('t', { phase: 'playing', guests: ['g'], turn: { guests: ['g'], names: ['G'], since } });
    await store.append({ table: 't', seq: 0, line: '{}', listing: at(1) });
    await store.saveTurn('t', 0, at(2));
    expect(await store.tablesOf('g', 9)).toEqual([at(2)]);
    await store.append({ table: 't', seq: 1, line: '{}' });
    await store.saveTurn('t', 0, at(3));
    await store.saveTurn('nobody', 0, at(3));
    expect(await store.tablesOf('g', 9)).toEqual([at(2)]);
  });

  law('a table that is asked too early is due again, unless it has another line meanwhile', async (store) => {
    await store.append({ table: 't', seq: 0, line: '{}', due: { at: 5, what: 'reveal' } });
    expect(await store.rearm('t', 0, { at: 9, what: 'clock' })).toBe(true);
    expect(await store.due(9, 9)).toEqual([{ table: 't', at: 9, seq: 0, what: 'clock' }]);
    await store.append({ table: 't', seq: 1, line: '{}' });
    expect(await store.rearm('t', 0, { at: 50, what: 'late' })).toBe(false);
    expect(await store.rearm('nobody', 0, { at: 50, what: 'late' })).toBe(false);
    expect(await store.firstDue()).toBe(9);
    expect(await store.rearm('t', 1, null)).toBe(true);
    expect(await store.firstDue()).toBeUndefined();
  });

  law('a table that is due is not old, and one that the host removes is no longer due', async (store) => {
    const due = { at: 50, what: 'clock' };
    for (const id of ['a', 'b'])
      await store.append({ table: id, seq: 0, line: '{}', listing: listing(id, { updated: 1 }), made: made('m') });
    await store.append({ table: 'a', seq: 1, line: '{}', due });
    expect(await store.removeOld('empty', 5)).toBe(1);
    expect(await store.removeEmpty(9, 'm')).toBe(0);
    expect(await store.removeEmpty(9, undefined)).toBe(0);
    expect(await store.heads(['a', 'b'])).toEqual(new Map([['a', 1]]));
    await store.removeTables(['a']);
    expect(await store.firstDue()).toBeUndefined();
  });
}
