import { readRecord, verifyRecord } from '@coven/core';
import { isDeep, sampleOf } from '@coven/core/laws';
import { GAMES } from '@coven/games';
import type { TransferLink } from '@coven/protocol';
import { checkSignature } from '@coven/protocol/record-signature';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIXTURE_GAMES, INHABITANTS, Installation, OWN_CARDS, playVaried, RECORDS, reasonOf, STORES } from './fixtures/installation.ts';
import { isLeftOut } from './support/installed.ts';
import { type Line, Player } from './support/player.ts';
import { PostgresCluster } from './support/postgres-cluster.ts';

/** The game that is short enough to be played to its end every day. */
const SHORT = 'blackmore';
/** Whose running and waiting tables agreed on `remaining-wins` and are public. */
const REMAINING_WINS = ['blackmore', 'whirling'];

const close = (lines: readonly Line[]) => Promise.all(lines.map((line) => line.close()));

for (const store of STORES) {
  describe.skipIf(store === 'postgres' && isLeftOut('postgres'))(`a database of ${store}`, () => {
    const games = store === 'sqlite' ? FIXTURE_GAMES : sampleOf(FIXTURE_GAMES, 'konotop');
    let cluster: PostgresCluster | undefined;
    let house: Installation;
    beforeAll(async () => {
      cluster = store === 'postgres' ? await PostgresCluster.start() : undefined;
      house = await Installation.open(store, cluster);
    });
    afterAll(async () => {
      await house?.close();
      await cluster?.dispose();
    });

    const record = async (table: string): Promise<string> => {
      const response = await house.person('anna').request('GET', `/api/tables/${house.table(table)}/record`);
      expect(response.status).toBe(200);
      return response.text();
    };

    test.each(games)('%s: a running table goes on, and the familiar gives the seat back', async (game) => {
      const table = `running-${game}`;
      const [anna, bohdan] = [await house.enter('anna', table), await house.enter('bohdan', table)];
      for (const line of [anna, bohdan]) await line.until(() => line.update !== undefined, 'the game');
      const isRemaining = REMAINING_WINS.includes(game);
      expect(anna.room).toMatchObject({
        game,
        phase: 'playing',
        isPublic: isRemaining,
        whenLeft: isRemaining ? 'remaining-wins' : 'stand-ins',
        hasHints: true,
        endVotes: [1],
        host: 0,
      });
      expect(anna.room?.chairs.map(({ kind, name, standIn, namedStandIn }) => [kind, name, standIn, namedStandIn])).toEqual([
        ['human', 'Anna', null, 'greedy'],
        ['human', 'Bohdan', null, 'greedy'],
        ['human', 'Clara', 'random', 'random'],
        ['bot', 'greedy', null, null],
      ]);
      expect(anna.chats.map(({ text, notice }) => notice ?? text)).toEqual(['what a table', 'muted', 'quiet, please', 'to be continued']);
      expect(anna.room?.muted).toHaveLength(1);
      expect(await playVaried([anna, bohdan], 3)).toBe(3);

      const watcher = await house.enter('danylo', table);
      expect(await reasonOf(watcher, { type: 'chat', text: 'unheard' })).toBe('muted');
      const clara = await house.enter('clara', table);
      await clara.do({ type: 'resume' });
      await anna.until(() => anna.room?.chairs[2]?.standIn === null, 'Clara');
      const lines = [anna, bohdan, clara];
      const isPlayedOut = isDeep || game === SHORT;
      await playVaried(lines, isPlayedOut ? Number.POSITIVE_INFINITY : 6);
      if (!isPlayedOut) for (const line of lines) await line.do({ type: 'end-vote', agrees: true });
      await anna.until(() => anna.room?.phase === 'over', 'the end');
      await close([...lines, watcher]);
      const proof = verifyRecord(readRecord(await record(table)), GAMES, [OWN_CARDS]);
      expect(proof.atTable?.ending).toBe(isPlayedOut ? 'played' : 'agreed');
    });

    test.each(games)('%s: at a waiting table one sits down, but not who was removed, and it begins', async (game) => {
      const table = `waiting-${game}`;
      const [anna, bohdan, clara] = [
        await house.enter('anna', table),
        await house.enter('bohdan', table),
        await house.enter('clara', table),
      ];
      expect(anna.room).toMatchObject({ phase: 'waiting', isPublic: REMAINING_WINS.includes(game) });
      expect(anna.room?.chairs.map(({ kind, namedStandIn }) => [kind, namedStandIn])).toEqual([
        ['human', 'random'],
        ['open', null],
        ['bot', null],
      ]);
      expect(await reasonOf(clara, { type: 'sit', seat: 1 })).toBe('removed');
      expect(await reasonOf(clara, { type: 'chat', text: 'unheard' })).toBe('muted');
      await bohdan.do({ type: 'sit', seat: 1 });
      await anna.ready();
      await bohdan.ready();
      for (const line of [anna, bohdan]) await line.until(() => line.update !== undefined, 'the deal');
      expect(await playVaried([anna, bohdan], 2)).toBe(2);
      await close([anna, bohdan, clara]);
    });

    test.each(games)('%s: a deal that was left half revealed is completed', async (game) => {
      const table = `revealing-${game}`;
      const [anna, bohdan] = [await house.enter('anna', table), await house.enter('bohdan', table)];
      expect(bohdan.room).toMatchObject({ phase: 'revealing', chairs: [{ isReady: true }, { isReady: false }] });
      await bohdan.do({ type: 'reveal', nonce: house.secret(`nonce-bohdan-${game}`) });
      for (const line of [anna, bohdan]) await line.until(() => line.update !== undefined, 'the deal');
      expect(await playVaried([anna, bohdan], 2)).toBe(2);
      await close([anna, bohdan]);
    });

    test('an offered seat is taken with its code', async () => {
      const [anna, danylo] = [await house.enter('anna', 'offered'), await house.enter('danylo', 'offered')];
      expect(anna.room?.offered).toBe(1);
      expect(await reasonOf(danylo, { type: 'take-seat', code: '0'.repeat(64) })).toBe('no-such-offer');
      house.passHour();
      await danylo.do({ type: 'take-seat', code: house.secret('seat') });
      await danylo.until(() => danylo.seat === 1);
      expect(await playVaried([anna, danylo], 4)).toBe(4);
      await close([anna, danylo]);
    });

    test('who was forgotten has no name, and the game goes on with a stand-in', async () => {
      const anna = await house.enter('anna', 'forgotten');
      expect(anna.room?.chairs[1]).toMatchObject({ kind: 'human', name: null });
      house.passHour();
      await anna.do({ type: 'bot', seat: 1, bot: 'greedy' });
      expect(await playVaried([anna], 3)).toBe(3);
      await anna.close();
      const { atTable } = verifyRecord(readRecord(await record('forgotten-agreed')), GAMES);
      expect(atTable).toMatchObject({ ending: 'agreed', players: [{ kind: 'person' }, { kind: 'person', name: 'Anna' }] });
    });

    test.each(sampleOf(Object.keys(RECORDS), 'not-dealt', 'played-blackmore', 'agreed-konotop', 'left-whirling', 'played-witchstone'))(
      'the finished table %s shows its result, and its record verifies',
      async (table) => {
        const text = await record(table);
        const proof = verifyRecord(readRecord(text), GAMES);
        expect(checkSignature(readRecord(text), INHABITANTS[store].key)).toBe('proven');
        // The SQLite database is the one that the records were taken from.
        if (store === 'sqlite') expect(text).toBe(RECORDS[table]);
        const line = await house.enter('anna', table);
        const [ending] = table.startsWith('not-dealt') ? ['not-dealt'] : (table.match(/played|agreed|left/) ?? []);
        expect(proof.atTable?.ending).toBe(ending);
        expect(line.room).toMatchObject({ phase: 'over', ending, takenBy: ending === 'left' ? 0 : null });
        if (ending === 'played') {
          expect(line.room?.result?.map(({ seat, place, score }) => [seat, place, score])).toEqual(
            proof.standings.map(({ seat, place, score }) => [seat, place, score]),
          );
        } else expect(line.room?.result).toBeNull();
        await line.close();
      },
    );

    test('the next table with the same players is where it was made', async () => {
      const line = await house.enter('anna', 'played-blackmore');
      expect(line.room?.rematch).toBe(house.table('rematch'));
      await line.close();
      const next = await house.enter('anna', 'rematch');
      expect(next.room).toMatchObject({ phase: 'waiting', game: 'blackmore', options: { scores: 'open' } });
      await next.close();
    });

    test('devices, names and codes: the second browser is the same guest, the lost one is logged out, a code still works', async () => {
      const tables = async (name: string) => (await house.person(name).get('/api/me')).tables.map(({ id }) => id).sort();
      expect(await tables('anna-phone')).toEqual(await tables('anna'));
      expect((await house.person('anna-phone').get('/api/me')).name).toBe('Anna');
      expect((await house.person('bohdan-lost').request('POST', '/api/me', { name: 'Thief' })).status).toBe(401);
      const newcomer = new Player(house.server.address);
      await newcomer.get('/api/me');
      await newcomer.post('/api/me/redeem', { code: house.secret('transfer') });
      expect((await newcomer.get('/api/me')).name).toBe('Clara');
      const { code } = await newcomer.post<TransferLink>('/api/me/link', {});
      expect(code).toMatch(/^[a-z0-9]{10,40}$/);
    });
  });
}
