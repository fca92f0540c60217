import { FastRandom, type Game, type GameRecord, type Seat, verifyRecord, viewersOf } from '@coven/core';
import { GAMES } from '@coven/games';
import { expect, test } from 'vitest';
import { decisionOf, earOf, type Host, type Plan, type Request } from './support/host.ts';
import { ServerHost } from './support/server-host.ts';
import { type Deed, playAtTerminal } from './support/terminal-host.ts';
import { WorkerHost } from './support/worker-host.ts';

const SEATS = 3;

function planOf(game: Game, digit: string): Plan {
  const names = Array.from({ length: SEATS }, (_, seat) => `Player ${seat}`);
  return { game, names, secret: digit.repeat(64), nonces: names.map((_, seat) => String(seat).repeat(64)) };
}

/** Makes moves and counts its requests, so that they have the same ids everywhere. */
class Script {
  readonly #host: Host;
  #count = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  #ask(seat: Seat | 'spectator', request: Omit<Request, 'id'>): Promise<void> {
    return this.#host.ask(seat, { ...request, id: `request-${this.#count++}` } as Request);
  }

  move({ seat, text }: Deed): Promise<void> {
    return this.#ask(seat, { type: 'move', decision: decisionOf(this.#host, seat), text } as Omit<Request, 'id'>);
  }

  /** What changes nothing: questions, and moves that are refused. */
  async wonder(seat: Seat, text: string): Promise<void> {
    const decision = decisionOf(this.#host, seat);
    const asks: readonly object[] = [
      { type: 'why', text },
      { type: 'why', text: 'fly away' },
      { type: 'outlooks', decision },
      { type: 'outlooks', decision: decision + 1 },
      { type: 'move', decision: decision + 1, text },
      { type: 'move', decision, text: 'fly away' },
      { type: 'sit', seat: 0 },
    ];
    for (const ask of asks) await this.#ask(seat, ask as Omit<Request, 'id'>);
    await this.#ask('spectator', { type: 'move', decision, text } as Omit<Request, 'id'>);
  }
}

/** Everything again at another table, with questions and visitors in between; seat 0 stays where it is. */
async function perform(host: Host, deeds: readonly Deed[]): Promise<GameRecord | undefined> {
  const script = new Script(host);
  for (const [at, deed] of deeds.entries()) {
    if (at % 9 === 4) await script.wonder((at % (SEATS - 1)) + 1, deed.text);
    if (at % 13 === 6) {
      await host.settled();
      const viewer = viewersOf(SEATS)[1 + (at % SEATS)] ?? 'spectator';
      const cursor = earOf(host, viewer).update?.cursor ?? 0;
      await host.enter(viewer, at % 2 === 0 ? undefined : Math.max(0, cursor - 3));
    }
    await script.move(deed);
  }
  await script.wonder(1, 'keep');
  for (const viewer of [1, 2, 'spectator'] as const) await host.enter(viewer, undefined);
  const record = earOf(host, 1).update?.isOver ? await host.record() : undefined;
  await host.close();
  return record;
}

test.each(GAMES)('$id: server, Worker and terminal tell the same game in the same words', async (game) => {
  const plan = planOf(game, '5');
  const terminal = await playAtTerminal(plan, new FastRandom(game.id, 5));
  const hosts = [await ServerHost.open(plan), await WorkerHost.open(plan)] as const;
  for (const host of hosts) expect(await perform(host, terminal.deeds)).toEqual(terminal.record);
  const [server, worker] = hosts;
  for (const viewer of viewersOf(SEATS)) expect(earOf(worker, viewer).story).toEqual(earOf(server, viewer).story);
  expect(terminal.ear.updates).toEqual(earOf(server, 0).updates);
  expect(terminal.ear.updates.length).toBeGreaterThan(30);
  expect(terminal.ear.update?.isOver).toBe(true);
  expect(verifyRecord(terminal.record, GAMES).isOver).toBe(true);
});

/** Random moves and undos of all seats, which the terminal's bots do not make. */
async function wander(host: Host, random: FastRandom, most: number): Promise<readonly Deed[]> {
  const script = new Script(host);
  const deeds: Deed[] = [];
  while (deeds.length < most && !earOf(host, 'spectator').update?.isOver) {
    const seat = random.below(SEATS);
    const { moves = [], mayUndo = false } = earOf(host, seat).update?.choices ?? {};
    const text = mayUndo && random.below(3) === 0 ? 'undo' : moves[random.below(moves.length)];
    if (text === undefined) continue;
    deeds.push({ seat, text });
    await script.move({ seat, text });
    await host.settled();
  }
  return deeds;
}

test.each(GAMES)('$id: server and Worker agree when everybody takes moves back', async (game) => {
  const plan = planOf(game, '7');
  const leader = await WorkerHost.open(plan);
  const deeds = await wander(leader, new FastRandom(game.id, 7), 150);
  const worker = await WorkerHost.open(plan);
  const server = await ServerHost.open(plan);
  for (const host of [worker, server]) await perform(host, deeds);
  for (const viewer of viewersOf(SEATS)) expect(earOf(worker, viewer).story).toEqual(earOf(server, viewer).story);
  expect((await worker.record()).log).toEqual((await leader.record()).log);
  await leader.close();
});
