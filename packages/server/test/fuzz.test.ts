import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FastRandom, readRecord, verifyRecord } from '@coven/core';
import { GAMES } from '@coven/games';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { ChildServer } from './support/child-server.ts';
import { Line, newId, Player, playOn, turnOf } from './support/player.ts';
import { newDirectory, removeDirectory } from './support/serve.ts';

const MESSAGES = 100_000;
const BATCH = 100;

type Kind = 'noise' | 'binary' | 'mutated' | 'oversized' | 'out of turn' | 'stale' | 'replayed' | 'forged' | 'unknown';

interface Attacker {
  readonly player: Player;
  /** What a client in this place could try. */
  readonly kinds: readonly Kind[];
  readonly seat: number | null;
}

/** Everything the attacks are made of; nothing in here may change anything. */
class Arsenal {
  readonly #random: FastRandom;
  readonly #room: string;
  /** Requests that were done long ago. */
  readonly #done: readonly string[];
  readonly #awaited: number;
  readonly #decision: number;

  constructor(random: FastRandom, room: string, done: readonly string[], awaited: number, decision: number) {
    this.#random = random;
    this.#room = room;
    this.#done = done;
    this.#awaited = awaited;
    this.#decision = decision;
  }

  attack(kind: Kind, seat: number | null): string | Buffer {
    switch (kind) {
      case 'noise':
        return this.#noise();
      case 'binary':
        return Buffer.from(this.#noise());
      case 'mutated':
        return this.#mutated();
      case 'oversized':
        return JSON.stringify({ type: 'chat', id: newId(), text: 'x'.repeat(8192 + this.#random.below(50_000)) });
      case 'out of turn':
        // The awaited seat asks for what is not offered; the others ask for anything.
        return this.#move(this.#decision, seat === this.#awaited ? 'crown red-1' : this.#card());
      case 'stale':
        return this.#move(
          this.#one([0, 1, this.#decision + 1, 10 ** 9, Number.MAX_SAFE_INTEGER]),
          this.#one([this.#card(), 'undo', 'keep']),
        );
      case 'replayed':
        return this.#one(this.#done);
      case 'forged':
        return JSON.stringify(this.#forged(seat));
      case 'unknown':
        return JSON.stringify({ type: 'why', id: newId(), text: this.#noise().slice(0, 400) || '?' });
      default:
        return kind satisfies never;
    }
  }

  #one<Item>(items: readonly Item[]): Item {
    return items[this.#random.below(items.length)] as Item;
  }

  #card(): string {
    return `play ${this.#one(['red', 'blue', 'green', 'yellow', 'violet', 'white', 'puce'])}-${this.#random.below(12)}`;
  }

  #move(decision: number, text: string): string {
    return JSON.stringify({ type: 'move', id: newId(), decision, text });
  }

  #noise(): string {
    const length = this.#random.below(200);
    return Array.from({ length }, () =>
      this.#one(['{', '}', '"', ':', ',', '[', ']', 'type', 'move', '\\u0000', '\u202e', 'é', '1e999', '-', 'null', ' ']),
    ).join('');
  }

  /** What only others may ask for. */
  #forged(own: number | null): object {
    const id = newId();
    const seat = this.#random.below(10);
    return this.#one([
      { type: 'sit', id, seat },
      { type: 'stand', id },
      { type: 'ready', id, nonce: '0'.repeat(64) },
      { type: 'unready', id },
      { type: 'bot', id, seat: this.#one([0, 1, 2, 9].filter((one) => one !== own)), bot: this.#one(['random', 'nobody']) },
      { type: 'rematch', id },
      { type: 'resume', id },
      { type: 'chat', id, text: '\u200b\u0007' },
    ]);
  }

  #mutated(): string {
    const message: Record<string, unknown> = {
      type: this.#one(['move', 'sit', 'ready', 'chat', 'bot', 'outlook', 'end-vote', 'enter', '__proto__', 'constructor']),
      id: newId(),
    };
    const junk = [null, true, -1, 1.5, 1e308, '', 'x', [], {}, [[[[[[]]]]]], { $gt: '' }, '\u0000', 'x'.repeat(500)];
    for (const field of ['seat', 'decision', 'text', 'texts', 'nonce', 'bot', 'agrees', 'room', 'cursor', 'extra', '__proto__']) {
      if (this.#random.below(3) === 0) message[field] = this.#one(junk);
    }
    message.extra = this.#room;
    const text = JSON.stringify(message);
    return this.#random.below(4) === 0 ? text.slice(0, this.#random.below(text.length)) : text;
  }
}

/** Sends so many attacks on as many connections as it takes; each must be answered, or the connection closed with a reason. */
async function assault(
  attacker: Attacker,
  room: string,
  arsenal: Arsenal,
  random: FastRandom,
  count: number,
): Promise<Map<string, number>> {
  const outcomes = new Map<string, number>();
  const note = (outcome: string, times = 1) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + times);
  for (let sent = 0; sent < count; ) {
    const socket = new WebSocket(`${attacker.player.address.replace('http', 'ws')}/ws`, {
      headers: { cookie: attacker.player.cookie },
      perMessageDeflate: false,
    });
    let answers = 0;
    let reason = '';
    let wake = () => {};
    let closed: string | undefined;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as { type: string; reason?: string; refusal?: { reason: string } };
      if (message.type === 'closing') reason = message.reason ?? '';
      else if (message.type !== 'room' && message.type !== 'update' && message.type !== 'chat') {
        answers++;
        note(message.refusal?.reason ?? message.type);
      }
      wake();
    });
    socket.on('close', (code, text) => {
      closed = reason || String(text) || `code ${code}`;
      wake();
    });
    socket.on('error', () => {});
    await new Promise((done) => socket.once('open', done));
    socket.send(JSON.stringify({ type: 'enter', room }));
    while (sent < count && closed === undefined) {
      const batch = Math.min(BATCH, count - sent);
      for (let at = 0; at < batch; at++)
        socket.send(arsenal.attack(attacker.kinds[random.below(attacker.kinds.length)] as Kind, attacker.seat));
      sent += batch;
      const before = answers;
      const limit = setTimeout(() => wake(), 20_000);
      const begun = performance.now();
      while (answers - before < batch && closed === undefined) {
        await new Promise<void>((done) => {
          wake = done;
        });
        if (performance.now() - begun > 19_000) throw new Error(`${batch - (answers - before)} messages were not answered`);
      }
      clearTimeout(limit);
      if (closed !== undefined) {
        // What came after the one that closed the connection was not looked at: it does not count.
        sent -= batch - (answers - before) - 1;
        expect(closed).toMatch(/^(bad-message|too-fast|no-such-table|code 1009|code 1007)$/);
        note(`closed: ${closed}`);
      }
    }
    socket.terminate();
  }
  return outcomes;
}

test(`${MESSAGES} malformed, oversized, out-of-turn, replayed and forged messages change nothing, and each is answered`, async () => {
  const data = newDirectory();
  const server = new ChildServer({ data });
  await server.start();
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    removeDirectory(data);
  });
  const names = ['Anna', 'Bohdan', 'Chloé'];
  const players = await Promise.all(names.map((name) => Player.named(server.address, name)));
  const room = await (players[0] as Player).make({ chairs: [null, null, null] });
  const lines: Line[] = [];
  for (const [seat, player] of players.entries()) {
    const line = await player.enter(room);
    if (seat > 0) await line.do({ type: 'sit', seat });
    lines.push(line);
  }
  const done = lines.map((): string[] => []);
  for (const [seat, line] of lines.entries()) {
    const request = { type: 'ready', id: newId(), nonce: String(seat).repeat(64) } as const;
    await line.do(request);
    done[seat]?.push(JSON.stringify(request));
  }
  await Promise.all(lines.map((line) => line.until(() => line.update !== undefined)));
  for (let count = 0; count < 9; count++) {
    const mover = await turnOf(lines);
    const { decision = 0, moves = [] } = mover.update?.choices ?? {};
    const request = { type: 'move', id: newId(), decision, text: moves[0] ?? '' } as const;
    await mover.do(request);
    done[mover.seat ?? 0]?.push(JSON.stringify(request));
    await Promise.all(lines.map((line) => line.until(() => (line.update?.cursor ?? 0) >= (mover.update?.cursor ?? 0))));
  }
  const awaited = await turnOf(lines);
  const decision = awaited.update?.choices?.decision ?? 0;

  const before = logOf(data, room);
  const received = lines.map((line) => line.updates.length);
  const nameless = new Player(server.address);
  await nameless.get('/api/me');
  const all: Kind[] = [
    'noise',
    'mutated',
    'out of turn',
    'stale',
    'replayed',
    'forged',
    'unknown',
    'out of turn',
    'stale',
    'replayed',
    'forged',
  ];
  const attackers: Attacker[] = [
    ...players.map((player, seat) => ({ player, seat, kinds: all })),
    { player: players[0] as Player, seat: 0, kinds: [...all, 'binary', 'oversized'] },
    { player: nameless, seat: null, kinds: all.filter((kind) => kind !== 'replayed') },
  ];
  const begun = performance.now();
  const found = await Promise.all(
    attackers.map((attacker, at) => {
      const random = new FastRandom(`fuzz ${at}`);
      const arsenal = new Arsenal(random, room, done[attacker.seat ?? 0] ?? [], awaited.seat ?? 0, decision);
      return assault(attacker, room, arsenal, random, MESSAGES / attackers.length);
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const total = new Map<string, number>();
  for (const outcomes of found) for (const [outcome, times] of outcomes) total.set(outcome, (total.get(outcome) ?? 0) + times);

  expect(logOf(data, room)).toEqual(before);
  expect(lines.map((line) => line.updates.length)).toEqual(received);
  for (const outcome of [
    'bad-message',
    'stale',
    'unreadable',
    'not-seated',
    'game-running',
    'not-away',
    'done',
    'not-over',
    'closed: bad-message',
    'closed: code 1009',
  ]) {
    expect(total.get(outcome), outcome).toBeGreaterThan(10);
  }
  expect([...total.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThanOrEqual(MESSAGES);

  // Cookies that nobody signed do not even get in.
  for (let times = 0; times < 100; times++) {
    const forger = new Player(server.address);
    forger.cookie = `coven-guest=${'a'.repeat(24)}.${newId()}${newId()}${newId()}${newId()}`.slice(0, 12 + 24 + 1 + 43);
    await expect(Line.open(forger)).rejects.toThrow('401');
  }

  await playOn(lines);
  const record = readRecord(await (await fetch(`${server.address}/api/tables/${room}/record`)).text());
  expect(verifyRecord(record, GAMES).isOver).toBe(true);
  expect(await server.stop('SIGTERM')).toBe(0);
  console.log(`${seconds.toFixed(1)} s, ${JSON.stringify(Object.fromEntries([...total].sort(([, a], [, b]) => b - a)))}`);
}, 300_000);

function logOf(data: string, room: string): readonly unknown[] {
  const db = new DatabaseSync(join(data, 'coven.db'), { readOnly: true });
  const rows = db.prepare('SELECT seq, body FROM line JOIN room ON number = room WHERE id = ? ORDER BY seq').all(room);
  db.close();
  return rows;
}
