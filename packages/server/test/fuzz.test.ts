import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FastRandom, nonceHashOf, readRecord, type Seat, verifyRecord } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import { GAMES } from '@coven/games';
import { MAX_CHAT_CHARACTERS, MAX_MESSAGE_BYTES, type ServerMessage } from '@coven/protocol';
import { enterMessage } from '@coven/protocol/client/table-client.ts';
import type { ClientMessage } from '@coven/room';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { childServer } from './support/child-server.ts';
import { Line, newId, Player, playOn, turnOf } from './support/player.ts';

const MESSAGES = casesOf(5000, 100_000);
const BATCH = 100;

type Kind = 'noise' | 'binary' | 'mutated' | 'spoiled' | 'oversized' | 'out of turn' | 'stale' | 'replayed' | 'forged' | 'unknown';

/** A message, and the correct answers to it: reasons of a refusal, or `done`. */
interface Attack {
  readonly sent: string | Buffer;
  /** Empty if the message is too malformed to have one. */
  readonly id: string;
  /** Empty if the connection must be closed. */
  readonly answers: readonly string[];
}

/** Kinds that leave the connection open; they are sent more often than malformed ones. */
const REPEATED: readonly Kind[] = ['out of turn', 'stale', 'replayed', 'forged', 'unknown'];

type Asked = Extract<ClientMessage, { id: string }>;

/** What an attacker knows. */
interface Position {
  readonly player: Player;
  /** The kinds of attack that make sense from this position. */
  readonly kinds: readonly Kind[];
  /** `null` for a spectator. */
  readonly seat: Seat | null;
  /** The next decision of this seat, and of the awaited seat. */
  readonly decision: number;
  readonly awaited: { readonly seat: Seat; readonly decision: number; readonly move: string };
  /** This player's earlier requests, long done. */
  readonly done: readonly Asked[];
}

/** Generates attacks, none of which may change anything. */
class AttackGenerator {
  readonly #random: FastRandom;
  readonly #at: Position;

  constructor(random: FastRandom, at: Position) {
    this.#random = random;
    this.#at = at;
  }

  attack(): Attack {
    const { kinds, seat, decision } = this.#at;
    const kind = this.#one(kinds);
    switch (kind) {
      case 'noise':
        return malformed(this.#noise());
      case 'binary':
        return malformed(Buffer.from(this.#noise()));
      case 'mutated':
        return this.#mutated();
      case 'spoiled':
        return this.#spoiled();
      case 'oversized':
        // Valid except for its length.
        return { sent: '{"type":"ping"}'.padEnd(MAX_MESSAGE_BYTES + 1 + this.#random.below(50_000)), id: '', answers: [] };
      case 'out of turn':
        return this.#outOfTurn();
      case 'stale':
        return this.#move(
          this.#one([0, decision - 1, decision + 1, 10 ** 9, Number.MAX_SAFE_INTEGER].filter((one) => one >= 0 && one !== decision)),
          this.#one([this.#at.awaited.move, this.#card(), 'undo', 'keep']),
          'stale',
        );
      case 'replayed':
        return this.#replayed();
      case 'forged':
        return this.#forged();
      case 'unknown': {
        const text = this.#noise().slice(0, 400) || '?';
        return asked({ type: 'why', id: newId(), text }, seat === null ? 'not-seated' : 'unreadable');
      }
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

  #move(decision: number, text: string, ...answers: string[]): Attack {
    return asked({ type: 'move', id: newId(), decision, text }, ...(this.#at.seat === null ? ['not-seated'] : answers));
  }

  /** The awaited seat sends a move that is not offered; other seats send any move, including that seat's own. */
  #outOfTurn(): Attack {
    const { seat, decision, awaited } = this.#at;
    if (seat === awaited.seat) return this.#move(decision, 'crown red-1', 'trick-not-decided');
    const text = this.#one([awaited.move, this.#card()]);
    if (decision === awaited.decision || this.#random.below(2) === 0) return this.#move(decision, text, 'not-your-turn', 'unreadable');
    return this.#move(awaited.decision, text, 'stale');
  }

  /** Repeats a request, or sends another one with the same id. */
  #replayed(): Attack {
    const { awaited, done } = this.#at;
    const request = this.#one(done);
    const { id } = request;
    const others: readonly Asked[] = [
      { type: 'move', id, decision: awaited.decision, text: awaited.move },
      { type: 'end-vote', id, agrees: true },
      { type: 'chat', id, text: 'me again' },
    ];
    return asked(this.#random.below(2) === 0 ? request : this.#one(others), 'done');
  }

  #noise(): string {
    const length = this.#random.below(200);
    return Array.from({ length }, () =>
      this.#one(['{', '}', '"', ':', ',', '[', ']', 'type', 'move', '\\u0000', '\u202e', 'é', '1e999', '-', 'null', ' ']),
    ).join('');
  }

  /** Requests that only others may make. */
  #forged(): Attack {
    const id = newId();
    const own = this.#at.seat;
    const seat = this.#random.below(10);
    const chair = this.#one([0, 1, 2, 9].filter((one) => one !== own));
    return this.#one([
      asked({ type: 'sit', id, seat }, own === null ? 'needs-name' : 'game-running'),
      asked({ type: 'stand', id }, 'game-running'),
      asked({ type: 'ready', id, hash: '0'.repeat(64) }, 'game-running'),
      asked({ type: 'reveal', id, nonce: '0'.repeat(64) }, own === null ? 'not-seated' : 'not-revealing'),
      asked({ type: 'unready', id }, 'game-running'),
      asked({ type: 'bot', id, seat: chair, bot: 'random' }, chair === 9 ? 'no-such-seat' : own === null ? 'not-seated' : 'not-away'),
      asked({ type: 'bot', id, seat: chair, bot: 'nobody' }, 'unknown-bot'),
      asked({ type: 'rematch', id }, 'not-over'),
      // There is no familiar, so nothing changes.
      asked({ type: 'resume', id }, own === null ? 'not-seated' : 'done'),
      asked({ type: 'chat', id, text: '\u200b\u0007' }, own === null ? 'needs-name' : 'bad-message'),
    ]);
  }

  #mutated(): Attack {
    const message: Record<string, unknown> = {
      type: this.#one(['move', 'sit', 'ready', 'reveal', 'chat', 'bot', 'outlooks', 'end-vote', 'enter', '__proto__', 'constructor']),
      id: newId(),
    };
    const junk = [null, true, -1, 1.5, 1e308, '', 'x', [], {}, [[[[[[]]]]]], { $gt: '' }, '\u0000', 'x'.repeat(500)];
    for (const field of ['seat', 'decision', 'text', 'texts', 'nonce', 'hash', 'bot', 'agrees', 'room', 'cursor', 'extra', '__proto__']) {
      if (this.#random.below(3) === 0) message[field] = this.#one(junk);
    }
    message.extra = 'x';
    const text = JSON.stringify(message);
    return this.#random.below(4) === 0 ? malformed(text.slice(0, this.#random.below(text.length))) : malformed(text, message.id as string);
  }

  /** A request that would be valid, with one thing wrong. */
  #spoiled(): Attack {
    const { awaited } = this.#at;
    const id = newId();
    const move = { type: 'move', id, decision: awaited.decision, text: awaited.move };
    const chat = { type: 'chat', id, text: 'hello' };
    const spoiled: object = this.#one([
      { ...move, seat: awaited.seat },
      { ...move, decision: String(awaited.decision) },
      { ...move, decision: [awaited.decision] },
      { ...move, decision: undefined },
      { ...move, text: [awaited.move] },
      { ...move, text: awaited.move.padEnd(401) },
      { ...move, type: 'Move' },
      { ...chat, from: awaited.seat },
      { ...chat, text: '' },
      { ...chat, text: 'x'.repeat(MAX_CHAT_CHARACTERS + 1) },
      { type: 'end-vote', id, agrees: 1 },
      { type: 'outlooks', id, decision: -1 },
      { type: 'outlooks', id, decision: 2 ** 53 },
      { type: 'outlooks', id, decision: 0, texts: ['keep'] },
    ]);
    const nameless: object = this.#one(
      [move, chat].flatMap((one) => ['', 'short', 'x'.repeat(41), 12_345_678, undefined].map((bad) => ({ ...one, id: bad }))),
    );
    return this.#random.below(3) === 0 ? malformed(JSON.stringify(nameless)) : malformed(JSON.stringify(spoiled), id);
  }
}

function asked(request: Asked, ...answers: string[]): Attack {
  return { sent: JSON.stringify(request), id: request.id, answers };
}

function malformed(sent: string | Buffer, id = ''): Attack {
  return { sent, id, answers: ['bad-message'] };
}

/** The answers a connection is still waiting for. */
class PendingAnswers {
  readonly #open = new Map<string, Attack[]>();

  add(attack: Attack): void {
    const same = this.#open.get(attack.id);
    if (same) same.push(attack);
    else this.#open.set(attack.id, [attack]);
  }

  /** Matches an answer; returns what is wrong with it. */
  settle(id: string, answer: string): string | undefined {
    const attack = this.#open.get(id)?.shift();
    if (!attack) return `${answer} answers nothing that was asked`;
    return attack.answers.includes(answer) ? undefined : `${attack.sent} was answered with ${answer}`;
  }

  get left(): readonly Attack[] {
    return [...this.#open.values()].flat();
  }
}

/** A connection that attacks in batches. Once a final question is answered, the batch before it must have been answered, too. */
class Attacker {
  readonly #socket: WebSocket;
  readonly #outcomes: Map<string, number>;
  readonly #pending = new PendingAnswers();
  readonly #problems: string[] = [];
  #answers = 0;
  #last = '';
  #isLastAnswered = false;
  #wake = () => {};
  /** Why the connection was closed. */
  closed: string | undefined;

  constructor({ address, cookie }: Player, room: string, outcomes: Map<string, number>) {
    this.#outcomes = outcomes;
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie }, perMessageDeflate: false });
    let reason = '';
    this.#socket.on('open', () => this.#socket.send(JSON.stringify(enterMessage(room))));
    this.#socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'closing') reason = message.reason;
      else if ('id' in message) this.#receive(message.id, message.type === 'refused' ? message.refusal.reason : message.type);
      else if (message.type === 'pong') this.#problems.push('an oversized ping was answered');
      this.#wake();
    });
    this.#socket.on('close', (code, text) => {
      this.closed = reason || String(text) || `code ${code}`;
      this.#wake();
    });
    this.#socket.on('error', () => {});
  }

  #receive(id: string, answer: string): void {
    if (id === this.#last) {
      this.#isLastAnswered = true;
      return;
    }
    const problem = this.#pending.settle(id, answer);
    if (problem !== undefined) this.#problems.push(problem);
    this.#answers++;
    this.#outcomes.set(answer, (this.#outcomes.get(answer) ?? 0) + 1);
  }

  async open(): Promise<void> {
    await new Promise((done) => this.#socket.once('open', done));
  }

  /** Sends a batch, waits for the answers, and returns how many messages the server handled. */
  async send(attacks: readonly Attack[]): Promise<number> {
    const before = this.#answers;
    this.#last = newId();
    this.#isLastAnswered = false;
    for (const attack of attacks) {
      this.#pending.add(attack);
      this.#socket.send(attack.sent);
    }
    this.#socket.send(JSON.stringify({ type: 'why', id: this.#last, text: '?' }));
    const limit = setTimeout(() => {
      this.closed = 'silence';
      this.#wake();
    }, 20_000);
    while (!this.#isLastAnswered && this.closed === undefined) {
      await new Promise<void>((done) => {
        this.#wake = done;
      });
    }
    clearTimeout(limit);
    expect(this.#problems).toEqual([]);
    const { left } = this.#pending;
    if (this.closed === undefined) {
      expect(
        left.map(({ sent }) => String(sent)),
        'these were not answered',
      ).toEqual([]);
      return attacks.length;
    }
    const mayClose = left.some(({ answers }) => answers.length === 0) ? 'code 1009' : 'bad-message';
    expect(['bad-message', mayClose]).toContain(this.closed);
    // The server ignored everything after the message that closed the connection.
    return this.#answers - before + 1;
  }

  end(): void {
    this.#socket.terminate();
  }
}

/** Sends `count` attacks over as many connections as needed; each must be answered correctly or close the connection with a reason. */
async function assault(at: Position, room: string, random: FastRandom, count: number): Promise<Map<string, number>> {
  const outcomes = new Map<string, number>();
  const generator = new AttackGenerator(random, at);
  for (let sent = 0; sent < count; ) {
    const attacker = new Attacker(at.player, room, outcomes);
    await attacker.open();
    while (sent < count && attacker.closed === undefined) {
      const batch = Array.from({ length: Math.min(BATCH, count - sent) }, () => generator.attack());
      sent += await attacker.send(batch);
    }
    if (attacker.closed !== undefined) outcomes.set(`closed: ${attacker.closed}`, (outcomes.get(`closed: ${attacker.closed}`) ?? 0) + 1);
    attacker.end();
  }
  return outcomes;
}

test(`${MESSAGES} malformed, oversized, out-of-turn, replayed and forged messages change nothing, and each is answered`, async () => {
  const server = await childServer();
  const names = ['Anna', 'Bohdan', 'Chloé'];
  const players = await Promise.all(names.map((name) => Player.named(server.address, name)));
  const room = await (players[0] as Player).createTable({ chairs: [null, null, null] });
  const lines: Line[] = [];
  for (const [seat, player] of players.entries()) {
    const line = await player.enter(room);
    if (seat > 0) await line.do({ type: 'sit', seat });
    lines.push(line);
  }
  const done = lines.map((): Asked[] => []);
  for (const [seat, line] of lines.entries()) {
    const request = { type: 'ready', id: newId(), hash: nonceHashOf(room, seat, String(seat).repeat(64)) } as const;
    await line.do(request);
    done[seat]?.push(request);
  }
  for (const [seat, line] of lines.entries()) {
    const request = { type: 'reveal', id: newId(), nonce: String(seat).repeat(64) } as const;
    await line.do(request);
    done[seat]?.push(request);
  }
  await Promise.all(lines.map((line) => line.until(() => line.update !== undefined)));
  for (let count = 0; count < 9; count++) {
    const mover = await turnOf(lines);
    const { decision = 0, moves = [] } = mover.update?.choices ?? {};
    const request = { type: 'move', id: newId(), decision, text: moves[0] ?? '' } as const;
    await mover.do(request);
    done[mover.seat ?? 0]?.push(request);
    await Promise.all(lines.map((line) => line.until(() => (line.update?.cursor ?? 0) >= (mover.update?.cursor ?? 0))));
  }
  for (const [seat, line] of lines.entries()) {
    const request = { type: 'chat', id: newId(), text: 'hello' } as const;
    await line.do(request);
    done[seat]?.push(request);
  }
  const mover = await turnOf(lines);
  const { seat = 0, decision = 0, moves = [] } = mover.update?.choices ?? {};
  const awaited = { seat, decision, move: moves[0] ?? '' };

  const before = logOf(server.data, room);
  const received = lines.map((line) => line.updates.length);
  const nameless = new Player(server.address);
  await nameless.get('/api/me');
  const all: Kind[] = ['noise', 'mutated', 'spoiled', ...REPEATED, ...REPEATED];
  const position = (player: Player, at: Seat | null, kinds: readonly Kind[]): Position => {
    const due = at === null ? undefined : lines[at]?.update?.choices?.decision;
    return { player, seat: at, kinds, decision: due ?? decision, awaited, done: at === null ? [] : (done[at] ?? []) };
  };
  const positions: Position[] = [
    ...players.map((player, at) => position(player, at, all)),
    position(players[0] as Player, 0, [...all, 'binary', 'oversized']),
    position(
      nameless,
      null,
      all.filter((kind) => kind !== 'replayed'),
    ),
  ];
  const begun = performance.now();
  const found = await Promise.all(
    positions.map((at, number) => assault(at, room, new FastRandom(`fuzz ${number}`), MESSAGES / positions.length)),
  );
  const seconds = (performance.now() - begun) / 1000;
  const total = new Map<string, number>();
  for (const outcomes of found) for (const [outcome, times] of outcomes) total.set(outcome, (total.get(outcome) ?? 0) + times);

  expect(logOf(server.data, room)).toEqual(before);
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
    expect(total.get(outcome) ?? 0, outcome).toBeGreaterThan(casesOf(0, 10));
  }
  expect([...total.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThanOrEqual(MESSAGES);

  // Unsigned cookies are refused, and so is one guest's id with another's signature.
  const [[guest], [, foreign]] = players.map(({ cookie }) => cookie.split('.')) as [string[], string[]];
  const made = Array.from({ length: 100 }, () => `${newId()}${newId()}${newId()}${newId()}`.slice(0, 43));
  for (const signature of [foreign, ...made]) {
    const forger = new Player(server.address);
    forger.cookie = `${guest}.${signature}`;
    await expect(Line.open(forger)).rejects.toThrow('401');
  }

  await playOn(lines);
  const record = readRecord(await (await fetch(`${server.address}/api/tables/${room}/record`)).text());
  expect(verifyRecord(record, GAMES).isOver).toBe(true);
  expect(await server.stop('SIGTERM')).toBe(0);
  console.log(`${seconds.toFixed(1)} s, ${JSON.stringify(Object.fromEntries([...total].sort(([, a], [, b]) => b - a)))}`);
});

function logOf(data: string, room: string): readonly unknown[] {
  const db = new DatabaseSync(join(data, 'coven.db'), { readOnly: true });
  const rows = db.prepare('SELECT seq, body FROM line JOIN room ON number = room WHERE id = ? ORDER BY seq').all(room);
  db.close();
  return rows;
}
