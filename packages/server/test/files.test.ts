import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Game, Problem, readRecord, verifyRecord } from '@coven/core';
import { GAMES } from '@coven/games';
import { enterMessage } from '@coven/protocol/client/table-client.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { Latest } from '../src/files/latest.ts';
import { TableFiles } from '../src/files/table-files.ts';
import type { Trial } from '../src/files/trial.ts';
import { Trials } from '../src/files/trials.ts';
import { Line, Player, playOn } from './support/player.ts';
import { removeDirectory, serve, type TestServer } from './support/serve.ts';

const printed = readFileSync(new URL('../../../games/whirling/rules/whirling.json', import.meta.url), 'utf8');
const CHAIRS = [null, 'random'];

/** The printed cards with every cell `any`, five in and five out: 20 kB that once held the main thread for 14 seconds. */
function allAny(): string {
  const data = JSON.parse(printed);
  const any = ['any', 'any', 'any', 'any', 'any'];
  for (const recipe of data.recipes) Object.assign(recipe, { inputs: any, outputs: any });
  return JSON.stringify(data);
}

/** The printed cards with one that is called otherwise. */
function ownFile(name: string): string {
  return printed.replace('"Curse of Shadows"', JSON.stringify(name));
}

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  if (server) removeDirectory(server.data);
  server = undefined;
});

async function served(settings: Parameters<typeof serve>[0] = {}, games: readonly Game[] = GAMES): Promise<readonly [TestServer, Player]> {
  server = await serve(settings, { games });
  return [server, await Player.named(server.address, 'Anna')];
}

/** The games with one whose file is never checked on this thread; `opened` counts how often it is compiled here. */
function watchedGames(): { readonly games: readonly Game[]; readonly opened: () => number } {
  let opened = 0;
  const games = GAMES.map((game): Game => {
    if (game.id !== 'whirling') return game;
    return {
      ...game,
      options: game.options.map((option) => ({
        ...option,
        check: () => {
          throw new Error('a file is checked on the main thread');
        },
      })),
      open(options, seats, version) {
        opened++;
        return game.open(options, seats, version);
      },
    };
  });
  return { games, opened: () => opened };
}

describe('a table with a data file', () => {
  test('is refused if the file is too expensive, with line, field and number', async () => {
    const [, anna] = await served();
    const response = await anna.request('POST', '/api/tables', {
      game: 'whirling',
      chairs: CHAIRS,
      isPublic: false,
      options: { cards: allAny() },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: {
        reason: 'bad-options',
        args: { problem: 'bad-file', option: 'cards', line: 1, field: 'recipes[0].inputs', reason: 'too-mixed', count: 126, most: 35 },
      },
    });
  });

  test('is checked in another process, and compiled once however often it comes back', async () => {
    const { games, opened } = watchedGames();
    const [{ address }, anna] = await served({ idleSeconds: 0 }, games);
    const ids = [];
    for (let table = 0; table < 3; table++) {
      ids.push(await anna.createTable({ game: 'whirling', chairs: CHAIRS, options: { cards: ownFile('Own Curse') } }));
    }
    for (const id of [...ids, ...ids]) await (await anna.enter(id)).close();
    expect(opened()).toBe(1);
    const bohdan = await Player.named(address, 'Bohdan');
    await bohdan.createTable({ game: 'whirling', chairs: CHAIRS, options: { cards: ownFile('Another Curse') } });
    expect(opened()).toBe(2);
  });

  test('refuses the other options before the file is looked at', async () => {
    const { games } = watchedGames();
    const [, anna] = await served({}, games);
    const wanted = { game: 'whirling', isPublic: false, chairs: CHAIRS, options: { cards: 'no file', characters: 'nobody' } };
    const response = await anna.request('POST', '/api/tables', wanted);
    expect(await response.json()).toMatchObject({ error: { reason: 'bad-options', args: { problem: 'bad-option-value' } } });
  });
});

/** A table whose file was stored before there were limits, on a server that has been started again. */
async function storedWith(cards: string): Promise<readonly [Player, string]> {
  const [first, anna] = await served();
  const id = await anna.createTable({ game: 'whirling', chairs: CHAIRS, options: { cards: ownFile('Own Curse') } });
  await first.close();
  const db = new DatabaseSync(join(first.data, 'coven.db'));
  db.prepare(
    `UPDATE line SET body = json_set(body, '$.options.cards', ?) WHERE seq = 0 AND room = (SELECT number FROM room WHERE id = ?)`,
  ).run(cards, id);
  db.close();
  server = await serve({ data: first.data });
  return [anna.at(server.address), id];
}

describe('a stored table', () => {
  test('still opens with a file that is now over the limits, but has no rematch', async () => {
    const [anna, id] = await storedWith(allAny());
    const line = await anna.enter(id);
    await line.ready();
    await playOn([line]);
    expect(await line.ask({ type: 'rematch' })).toMatchObject({ type: 'refused', refusal: { reason: 'file-too-expensive' } });
    await line.close();
    const record = readRecord(await (await anna.request('GET', `/api/tables/${id}/record`)).text());
    expect(verifyRecord(record, GAMES, [allAny()])).toMatchObject({ isOver: true });
  });

  test('says why it cannot be opened if its file does not pass the trial', async () => {
    const [anna, id] = await storedWith('{}');
    const line = await Line.open(anna);
    line.send(enterMessage(id));
    await line.untilClosed();
    expect(line.closing).toBe('file-too-expensive');
    const response = await anna.request('GET', `/api/tables/${id}/record`);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: { reason: 'file-too-expensive', args: { option: 'cards' } } });
  });
});

test('a file is tried once for new and once for stored tables, unless the server had no time for it', async () => {
  class CountedTrials extends Trials {
    runs = 0;
    override run(...given: Parameters<Trials['run']>): Promise<void> {
      this.runs++;
      return super.run(...given);
    }
  }
  const whirling = GAMES.find(({ id }) => id === 'whirling') as Game;
  const cards = ownFile('Own Curse');
  const trials = new CountedTrials();
  const files = new TableFiles(trials);
  const options = await files.complete(whirling, 2, { cards });
  await files.complete(whirling, 2, { cards });
  expect(trials.runs).toBe(1);
  for (let times = 0; times < 2; times++) await files.admit(whirling, { version: whirling.version, seats: 2, options });
  expect(trials.runs).toBe(2);
  await trials.close();
  for (let times = 0; times < 2; times++) {
    await expect(files.complete(whirling, 2, { cards: ownFile('Another Curse') })).rejects.toMatchObject({ code: 'unavailable' });
  }
  expect(trials.runs).toBe(4);
});

describe('a trial', () => {
  const trialOf = (game: string): Trial => ({ game, version: 1, seats: 2, options: {}, table: 'new' });
  const script = new URL('./support/odd-trials.ts', import.meta.url);
  const codeOf = (trial: Promise<void>) =>
    trial.then(
      () => 'passed',
      (error: unknown) => (error instanceof Problem ? `${error.code} ${JSON.stringify(error.args)}` : String(error)),
    );

  test('that exceeds its time or memory or fails is cut short, and the next one goes on', async () => {
    const budgets = { sleeps: 1500, eats: 60_000, throws: 60_000 };
    for (const [game, budget] of Object.entries(budgets)) {
      const trials = new Trials({ budget, script });
      expect(await codeOf(trials.run(trialOf(game), 'cards')), game).toBe('file-too-expensive {"option":"cards"}');
      expect(await codeOf(trials.run(trialOf('passes'), 'cards'))).toBe('passed');
      expect(await codeOf(trials.run(trialOf('refuses'), 'cards'))).toBe('bad-file {"line":3}');
      await trials.close();
    }
  });

  test('that waits when the server stops or too many wait is refused at once', async () => {
    const trials = new Trials({ budget: 60_000, script });
    const many = Array.from({ length: 70 }, () => codeOf(trials.run(trialOf('sleeps'), 'cards')));
    expect(await Promise.race(many)).toBe('unavailable {}');
    await trials.close();
    expect(new Set(await Promise.all(many))).toEqual(new Set(['unavailable {}']));
    expect(await codeOf(trials.run(trialOf('passes'), 'cards'))).toBe('unavailable {}');
  });
});

test('only the entries used last are kept', () => {
  const latest = new Latest<number>(2);
  latest.set('one', 1);
  latest.set('two', 2);
  expect(latest.get('one')).toBe(1);
  latest.set('three', 3);
  expect(['one', 'two', 'three'].map((key) => latest.get(key))).toEqual([1, undefined, 3]);
});
