import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FastRandom, type Game, readRecord, type Seat, verifyRecord } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import { GAMES } from '@coven/games';
import { expect, onTestFinished, test } from 'vitest';
import { childServer } from './support/child-server.ts';
import { Player } from './support/player.ts';
import { wrongUpdates } from './support/seen.ts';
import { type Acknowledged, Stubborn } from './support/stubborn.ts';

const KILLS = casesOf(5, 50);
const TABLES = casesOf(6, 16);
const SEATS = 3;
/** Maximum time a client takes for a move in milliseconds: slow enough that a game lasts through several kills. */
const PACE = 8;

test(`a server killed ${KILLS} times under load keeps every acknowledged move, and every game is finished`, async () => {
  const server = await childServer();
  const games: Stubborn[] = [];
  let isEnough = false;
  onTestFinished(async () => {
    isEnough = true;
    for (const player of games) player.stop();
  });
  const random = new FastRandom('fault');
  const people = await Promise.all(Array.from({ length: TABLES * SEATS }, (_, at) => Player.named(server.address, `Player ${at}`)));
  const acknowledged: Acknowledged[] = [];
  const load = new Counter();
  /** Requests on their way: a kill comes between a request and its answer, too. */
  const sent = new Counter();
  /** Resolved while the server is up. */
  let isUp: Promise<void> = Promise.resolve();

  /** Plays one table after another with the same players until all kills are done. */
  const keepPlaying = async (table: number) => {
    const seated = people.slice(table * SEATS, (table + 1) * SEATS);
    for (let game = 0; !isEnough; game++) {
      const id = await createUntilDone(
        seated[0] as Player,
        () => isEnough,
        () => isUp,
      );
      if (id === undefined) return;
      const players = seated.map((player, seat) => new Stubborn(player, id, seat as Seat, table * 1000 + game * 10 + seat, PACE));
      games.push(...players);
      for (const player of players) {
        player.onAcknowledged = load.count;
        player.onSent = sent.count;
      }
      await Promise.all(players.map((player) => player.play()));
      acknowledged.push(...players.flatMap((player) => player.acknowledged));
    }
  };
  const keepKilling = async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      await load.after(random.below(80));
      await sent.after(random.below(8));
      isUp = server.stop('SIGKILL').then(() => server.start());
      await isUp;
    }
    isEnough = true;
  };
  await Promise.race([
    Promise.all([keepKilling(), ...Array.from({ length: TABLES }, (_, table) => keepPlaying(table))]),
    load.stalled(() => games.filter(({ isFinished }) => !isFinished).map(({ waitsFor }) => waitsFor)),
  ]);

  expect(games.reduce((sum, { reconnects }) => sum + reconnects, 0)).toBeGreaterThan(KILLS * TABLES);
  expect(acknowledged.length).toBeGreaterThan(KILLS * 20);

  const rooms = [...new Set(games.map(({ room }) => room))];
  for (const room of rooms) {
    const record = readRecord(await (await fetch(`${server.address}/api/tables/${room}/record`)).text());
    expect(verifyRecord(record, GAMES).isOver).toBe(true);
    for (let seat = 0; seat < SEATS; seat++) {
      const stored = record.log.filter(([by]) => by === seat).map(([, text]) => text);
      const told = acknowledged.filter((move) => move.room === room && move.seat === seat);
      expect(told.map(({ decision }) => decision)).toEqual(told.map((_, decision) => decision));
      expect(stored).toEqual(told.map(({ text }) => text));
    }
    const game = GAMES.find(({ id }) => id === record.game) as Game;
    for (const player of games.filter((one) => one.room === room)) {
      expect(wrongUpdates(record, game, player.seat, player.seen)).toEqual([]);
    }
  }
  expect(await server.stop('SIGTERM')).toBe(0);
  const db = new DatabaseSync(join(server.data, 'coven.db'), { readOnly: true });
  expect(db.prepare('PRAGMA integrity_check').get()?.integrity_check).toBe('ok');
  expect(db.prepare('SELECT count(*) AS gaps FROM (SELECT room FROM line GROUP BY room HAVING max(seq) + 1 <> count(*))').get()?.gaps).toBe(
    0,
  );
  db.close();
  console.log(`${rooms.length} games, ${acknowledged.length} acknowledged moves, ${KILLS} kills`);
});

/** Counts acknowledged moves, so that kills happen during play however fast the machine is. */
class Counter {
  #left = 0;
  #reached = () => {};
  #total = 0;

  readonly count = () => {
    this.#total++;
    this.#left--;
    if (this.#left <= 0) this.#reached();
  };

  /** Rejects when play stalls, listing what each client waits for. */
  stalled(waiting: () => readonly string[]): Promise<never> {
    return new Promise((_, failed) => {
      let before = -1;
      const timer = setInterval(() => {
        if (this.#total === before) failed(new Error(`nothing was acknowledged for long:\n${waiting().join('\n')}`));
        before = this.#total;
      }, 30_000);
      onTestFinished(() => clearInterval(timer));
    });
  }

  /** Resolves after this many more moves. */
  after(moves: number): Promise<void> {
    return new Promise((reached) => {
      this.#left = moves;
      this.#reached = reached;
      if (moves === 0) reached();
    });
  }
}

/** Retries until a table is created. If a kill loses the answer, an unused table remains, which does no harm. */
async function createUntilDone(player: Player, isEnough: () => boolean, isUp: () => Promise<void>): Promise<string | undefined> {
  while (!isEnough()) {
    try {
      return await player.createTable({ chairs: Array.from({ length: SEATS }, () => null) });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await isUp();
    }
  }
  return undefined;
}
