import { FastRandom, type Game, type GameRecord, type Seat, type SignedRecord, verifyRecord, viewersOf } from '@coven/core';
import { GAMES } from '@coven/games';
import { expect, test } from 'vitest';
import { decisionOf, type Host, inboxOf, type Plan, type Request } from './support/host.ts';
import { ServerHost } from './support/server-host.ts';
import { playAtTerminal, type SeatMove } from './support/terminal-host.ts';
import { WorkerHost } from './support/worker-host.ts';

const SEATS = 3;

function planOf(game: Game, digit: string): Omit<Plan, 'id'> {
  const names = Array.from({ length: SEATS }, (_, seat) => `Player ${seat}`);
  return { game, names, secret: digit.repeat(64), nonces: names.map((_, seat) => String(seat).repeat(64)) };
}

/** Makes moves with numbered requests, so that request ids are the same on every host. */
class Script {
  readonly #host: Host;
  #count = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  #ask(seat: Seat | 'spectator', request: Omit<Request, 'id'>): Promise<void> {
    return this.#host.ask(seat, { ...request, id: `request-${this.#count++}` } as Request);
  }

  move({ seat, text }: SeatMove): Promise<void> {
    return this.#ask(seat, { type: 'move', decision: decisionOf(this.#host, seat), text } as Omit<Request, 'id'>);
  }

  /** Makes requests that change nothing: questions, and moves that are refused. */
  async askInVain(seat: Seat, text: string): Promise<void> {
    const decision = decisionOf(this.#host, seat);
    const asks: readonly object[] = [
      { type: 'why', text },
      { type: 'why', text: 'fly away' },
      { type: 'outlooks', decision },
      { type: 'outlooks', decision: decision + 1 },
      { type: 'move', decision: decision + 1, text },
      { type: 'move', decision, text: 'fly away' },
    ];
    for (const ask of asks) await this.#ask(seat, ask as Omit<Request, 'id'>);
    await this.#ask('spectator', { type: 'move', decision, text } as Omit<Request, 'id'>);
  }
}

/** Repeats the moves on another host, with questions and reconnections in between; seat 0 never reconnects. */
async function repeat(host: Host, played: readonly SeatMove[]): Promise<GameRecord | undefined> {
  const script = new Script(host);
  for (const [at, move] of played.entries()) {
    if (at % 9 === 4) await script.askInVain((at % (SEATS - 1)) + 1, move.text);
    if (at % 13 === 6) {
      await host.settled();
      const viewer = viewersOf(SEATS)[1 + (at % SEATS)] ?? 'spectator';
      const cursor = inboxOf(host, viewer).update?.cursor ?? 0;
      await host.enter(viewer, at % 2 === 0 ? undefined : Math.max(0, cursor - 3));
    }
    await script.move(move);
  }
  await script.askInVain(1, 'keep');
  for (const viewer of [1, 2, 'spectator'] as const) await host.enter(viewer, undefined);
  const record = inboxOf(host, 1).update?.isOver ? await host.record() : undefined;
  await host.close();
  return record;
}

/** Only a server signs with a key that anybody knows. */
function unsigned(record: GameRecord | undefined): object {
  const { signer: _, key: __, signature: ___, ...rest } = record as SignedRecord;
  return rest;
}

test.each(GAMES)('$id: server, Worker and terminal send the same messages', async (game) => {
  const server = await ServerHost.open(planOf(game, '5'));
  // The chain covers the table's id.
  const plan = { ...planOf(game, '5'), id: server.room };
  const terminal = await playAtTerminal(plan, new FastRandom(game.id, 5));
  const worker = await WorkerHost.open(plan);
  expect(unsigned(await repeat(server, terminal.played))).toEqual(unsigned(terminal.record));
  expect(await repeat(worker, terminal.played)).toEqual(terminal.record);
  for (const viewer of viewersOf(SEATS)) expect(inboxOf(worker, viewer).story).toEqual(inboxOf(server, viewer).story);
  expect(terminal.inbox.updates).toEqual(inboxOf(server, 0).updates);
  expect(terminal.inbox.updates.length).toBeGreaterThan(30);
  expect(terminal.inbox.update?.isOver).toBe(true);
  expect(verifyRecord(terminal.record, GAMES).isOver).toBe(true);
});

/** Plays random moves and undos in all seats; the terminal's bots never undo. */
async function playRandomly(host: Host, random: FastRandom, maxMoves: number): Promise<readonly SeatMove[]> {
  const script = new Script(host);
  const played: SeatMove[] = [];
  while (played.length < maxMoves && !inboxOf(host, 'spectator').update?.isOver) {
    const seat = random.below(SEATS);
    const { moves = [], mayUndo = false } = inboxOf(host, seat).update?.choices ?? {};
    const text = mayUndo && random.below(3) === 0 ? 'undo' : moves[random.below(moves.length)];
    if (text === undefined) continue;
    played.push({ seat, text });
    await script.move({ seat, text });
    await host.settled();
  }
  return played;
}

test.each(GAMES)('$id: server and Worker agree when all players undo moves', async (game) => {
  const server = await ServerHost.open(planOf(game, '7'));
  const plan = { ...planOf(game, '7'), id: server.room };
  const leader = await WorkerHost.open(plan);
  const played = await playRandomly(leader, new FastRandom(game.id, 7), 150);
  const worker = await WorkerHost.open(plan);
  for (const host of [worker, server]) await repeat(host, played);
  for (const viewer of viewersOf(SEATS)) expect(inboxOf(worker, viewer).story).toEqual(inboxOf(server, viewer).story);
  expect((await worker.record()).log).toEqual((await leader.record()).log);
  await leader.close();
});
