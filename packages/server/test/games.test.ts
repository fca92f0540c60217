import { FastRandom, type Game, openGame, readRecord, verifyRecord } from '@coven/core';
import { randomLog } from '@coven/core/laws';
import { botsOf, GAMES } from '@coven/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Line, Player, turnOf } from './support/player.ts';
import { removeDirectory, serve, type TestServer } from './support/serve.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve({ idleSeconds: 0 });
});
afterAll(async () => {
  await server.close();
  removeDirectory(server.data);
});

/** Makes offered moves for two players, and undoes one now and then. */
async function playSome([a, b]: readonly [Line, Line], moves: number): Promise<void> {
  for (let count = 0; count < moves && a.room?.phase === 'playing'; count++) {
    const mover = await turnOf([a, b]);
    const { cursor = 0, choices } = mover.update ?? {};
    const offered = choices?.moves ?? [];
    const text = (count % 7 === 6 && choices?.mayUndo ? 'undo' : offered[count % offered.length]) ?? '';
    const answer = await mover.ask({ type: 'move', decision: choices?.decision ?? 0, text });
    // A bot that chose at the same time may have made the move unavailable; then wait for an update.
    expect(answer.type === 'done' || (mover.update?.cursor ?? 0) > cursor).toBe(true);
    await mover.until(() => (mover.update?.cursor ?? 0) > cursor || mover.room?.phase === 'over');
  }
}

/** The number of decisions in a random game, so that players leave before the end. */
function decisionsIn(id: string, seats: number): number {
  const game = GAMES.find((one) => one.id === id) as Game;
  return randomLog(openGame(game, seats), new FastRandom(1)).filter(([by]) => by !== 'chance').length;
}

/** Waits until only these players are awaited and both are up to date. */
async function settled(lines: readonly Line[]): Promise<void> {
  for (const limit = performance.now() + 20_000; performance.now() < limit; ) {
    await turnOf(lines);
    // Answered in order with everything else at the table.
    await Promise.all(lines.map((line) => line.ask({ type: 'why', text: '?' })));
    const isBotAwaited = lines.some((line) => line.update?.awaited.some(({ seat }) => seat > 1));
    if (!isBotAwaited && lines.some((line) => line.mayMove)) return;
    await Promise.race(lines.map((line) => line.news()));
  }
  throw new Error('the table does not come to rest');
}

test.each(GAMES.map(({ id }) => id))(
  '%s: people and the best bot play, leave, come back, and a bot finishes; the record verifies',
  async (game) => {
    const seats = Math.max(3, GAMES.find(({ id }) => id === game)?.seats.min ?? 3);
    const best = botsOf(game).at(-1)?.id ?? 'random';
    const anna = await Player.named(server.address, 'Anna');
    const bohdan = await Player.named(server.address, 'Bohdan');
    const id = await anna.createTable({ game, chairs: Array.from({ length: seats }, (_, seat) => (seat < 2 ? null : best)) });
    const lines: [Line, Line] = [await anna.enter(id), await bohdan.enter(id)];
    await lines[1].do({ type: 'sit', seat: 1 });
    await lines[0].ready();
    await lines[1].ready();
    await playSome(lines, Math.min(25, Math.floor(decisionsIn(game, seats) / 4)));

    // A returning player sees the same as before, whether or not the table was in memory.
    await settled(lines);
    const seen = lines.map((line) => line.update);
    await Promise.all(lines.map((line) => line.close()));
    const back: [Line, Line] = [await anna.enter(id, seen[0]?.cursor), await bohdan.enter(id)];
    await Promise.all(back.map((line) => line.until(() => line.update !== undefined)));
    expect(back.map((line) => line.update?.view)).toEqual(seen.map((update) => update?.view));
    expect(back.map((line) => line.update?.choices)).toEqual(seen.map((update) => update?.choices));

    await back[0].do({ type: 'bot', seat: 0, bot: best });
    await back[1].do({ type: 'bot', seat: 1, bot: 'random' });
    await back[0].until(() => back[0].room?.phase === 'over', 'the end', 90_000);
    const record = readRecord(await (await anna.request('GET', `/api/tables/${id}/record`)).text());
    expect(verifyRecord(record, GAMES).isOver).toBe(true);
    await Promise.all(back.map((line) => line.close()));
  },
);
