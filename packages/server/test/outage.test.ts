import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { childServer } from './support/child-server.ts';
import { Player, playOn } from './support/player.ts';

/** Limits the file size of a process, so that its writes fail as on a full disk. */
function limitFiles(pid: number, bytes: number | 'unlimited'): boolean {
  return spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]).status === 0;
}

test.skipIf(!limitFiles(process.pid, 'unlimited'))(
  'during an outage moves are refused and health reports it; afterwards play continues and no acknowledged move is lost',
  async () => {
    const child = await childServer();
    const { address } = child;
    const health = async () => {
      const response = await fetch(`${address}/healthz`);
      return [response.status, await response.json()];
    };
    const anna = await Player.named(address, 'Anna');
    const id = await anna.createTable({ chairs: [null, 'random'] });
    let line = await anna.enter(id);
    await line.ready();
    await playOn([line], 3);
    await line.until(() => line.mayMove);
    expect(await health()).toEqual([200, { ok: true }]);

    limitFiles(child.pid, 1);
    const choices = line.update?.choices;
    const move = { type: 'move', decision: choices?.decision ?? 0, text: choices?.moves[0] ?? '' } as const;
    for (let times = 0; times < 3; times++)
      expect(await line.ask(move)).toMatchObject({ type: 'refused', refusal: { rule: 'table', reason: 'not-stored' } });
    expect((await anna.request('POST', '/api/me', { name: 'Hanna' })).status).toBe(503);
    expect(await health()).toEqual([503, { ok: false }]);

    limitFiles(child.pid, 'unlimited');
    await line.do(move);
    await line.until(() => line.mayMove, 'the bot');
    await expect.poll(health, { timeout: 20_000 }).toEqual([200, { ok: true }]);
    const last = line.update;
    await child.stop('SIGKILL');
    await child.start();
    line = await anna.at(child.address).enter(id);
    await line.until(() => line.update !== undefined);
    expect(line.update).toMatchObject({ cursor: last?.cursor, view: last?.view });
    await child.stop('SIGTERM');
  },
);
