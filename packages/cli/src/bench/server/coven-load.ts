<<<<<<< HEAD

import { randomBytes } from 'node:crypto';
import { FastRandom } from '@coven/core';
import type { Choices, ServerMessage } from '@coven/protocol';

=======

import { FastRandom } from '@coven/core';

>>>>>>> server

import { WebSocket } from 'ws';
import type { Load } from './load.ts';
import type { ServerProcess } from './process.ts';

<<<<<<< HEAD
const SEATS = 4;

/** Tables at our server, each with four connected players; returns how to leave them. */
export async function openCovenTables(server: ServerProcess, tables: number, load: Load): Promise<() => void> {
  const guests = await Promise.all(Array.from({ length: SEATS }, (_, seat) => newGuest(server.port, `p${seat}`)));
  const sockets: WebSocket[] = [];
  for (let opened = 0; opened < tables; opened += 20) {
    const batch = Array.from({ length: Math.min(20, tables - opened) }, (_, at) => openTable(server.port, guests, load, opened + at));
=======
interface Update {
  readonly type: 'update';
  readonly isOver: boolean;
  readonly awaited: readonly { readonly seat: number }[];
  readonly choices: { readonly decision: number; readonly moves: readonly string[] };
}

const SEATS = 4;
const UPDATE = '{"type":"update"';
const DONE = '{"type":"done"';

/** Tables at our server, each with four connected players; returns how to leave them. */
export async function openCovenTables(server: ServerProcess, tables: number, load: Load): Promise<() => void> {
  const address = `http://127.0.0.1:${server.port}`;
  const cookies = await Promise.all(Array.from({ length: SEATS }, (_, seat) => newGuest(address, `p${seat}`)));
  const sockets: WebSocket[] = [];
  for (let opened = 0; opened < tables; opened += 20) {
    const batch = Array.from({ length: Math.min(20, tables - opened) }, (_, at) => openTable(address, cookies, load, opened + at));
>>>>>>> server
    sockets.push(...(await Promise.all(batch)).flat());
  }
  return () => {
    for (const socket of sockets) socket.terminate();
  };
}

<<<<<<< HEAD
/** A guest's cookie. */
async function newGuest(port: number, name: string): Promise<string> {
  const visit = await fetch(`http://127.0.0.1:${port}/api/me`);
  const cookie = visit.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await post(port, '/api/me', cookie, { name });
  return cookie;
}

async function post(port: number, path: string, cookie: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
=======
async function newGuest(address: string, name: string): Promise<string> {
  const welcome = await fetch(`${address}/api/me`);
  const cookie = welcome.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await post(address, cookie, '/api/me', { name });
  return cookie;
}

async function post(address: string, cookie: string, path: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(address + path, {
>>>>>>> server
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
<<<<<<< HEAD
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Record<string, string>;
}

async function openTable(port: number, guests: readonly string[], load: Load, number: number): Promise<WebSocket[]> {
  const random = new FastRandom('coven', number);
  const { id: room } = await post(port, '/api/tables', guests[0] ?? '', {
    game: 'blackmore',
    chairs: [null, null, null, null],
    isPublic: false,
  });
  const sockets: WebSocket[] = [];
  const choices: (Choices | null)[] = [];
  let sentAt = 0;
  let toAct = 0;
  let heard = 0;

  const act = (): void => {
    const { decision = 0, moves = [] } = choices[toAct] ?? {};
    sentAt = performance.now();
    const text = moves[random.below(moves.length)];
    sockets[toAct]?.send(JSON.stringify({ type: 'move', id: randomBytes(9).toString('base64url'), decision, text }));
  };

  const dealt = Promise.withResolvers<void>();
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
      headers: { cookie: guests[seat] ?? '', origin: `http://127.0.0.1:${port}` },
      perMessageDeflate: false,
    });
    sockets.push(socket);
    const done = new Map<string, () => void>();
    const ask = (message: object): Promise<void> =>
      new Promise((resolve) => {
        const id = randomBytes(9).toString('base64url');
        done.set(id, resolve);
        socket.send(JSON.stringify({ id, ...message }));
      });
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'done') done.get(message.id)?.();
      if (message.type === 'refused') throw new Error(JSON.stringify(message.refusal));
      if (message.type !== 'update') return;
      load.received(data.length);
      choices[seat] = message.choices;
      toAct = message.awaited[0]?.seat ?? 0;
      heard++;
      // The last of the four to hear of it moves the game on.
      if (heard % SEATS !== 0) return;
      if (heard === SEATS) {
        dealt.resolve();
        return;
      }
      load.moved(performance.now() - sentAt);
      if (message.isOver) load.finished();
      else load.later(act);
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.send(JSON.stringify({ type: 'enter', room }));
    // Whoever made the table sits already.
    if (seat > 0) await ask({ type: 'sit', seat });
    await ask({ type: 'ready', nonce: randomBytes(32).toString('hex') });
  }
  await dealt.promise;
  load.opened(act);
  return sockets;
=======
  return (await answer.json()) as Record<string, string>;
}

/** A new table at which nobody plays yet. */
export async function makeCovenTable(address: string, cookie: string): Promise<string> {
  const { id } = await post(address, cookie, '/api/tables', { game: 'blackmore', chairs: Array.from({ length: SEATS }, () => null), isPublic: false });
  return id as string;
}

async function openTable(address: string, cookies: readonly string[], load: Load, number: number): Promise<WebSocket[]> {
  const random = new FastRandom('coven', number);
  const room = await makeCovenTable(address, cookies[0] as string);
  const players: Player[] = [];
  let sentAt = 0;
  const act = (player: Player): void => {
    const { decision, moves } = player.choices as Update['choices'];
    sentAt = performance.now();
    player.ask({ type: 'move', decision, text: moves[random.below(moves.length)] });
  };
  for (const [seat, cookie] of cookies.entries()) {
    const player = await Player.enter(address, cookie, room, seat, number);
    players.push(player);
    player.onBytes = (bytes) => load.received(bytes);
    player.onDone = () => load.moved(performance.now() - sentAt);
    player.onTurn = () => load.later(() => act(player));
    player.onOver = () => seat === SEATS - 1 && load.finished();
    if (seat > 0) await player.ask({ type: 'sit', seat });
  }
  for (const player of players) await player.ask({ type: 'ready', nonce: '00'.repeat(32) });
  const first = await Promise.race(players.map((player) => player.awaited()));
  load.opened(() => act(first));
  return players.map(({ socket }) => socket);
}

/** One connection at a table. Reads no more of a message than it must: it shares the machine with the server it measures. */
class Player {
  readonly socket: WebSocket;
  readonly #seat: number;
  readonly #number: number;
  #asked = 0;
  #answered: () => void = () => undefined;
  #called: (player: Player) => void = () => undefined;
  #isCalled = false;
  choices: Update['choices'] | undefined;
  onBytes: (bytes: number) => void = () => undefined;
  onDone: () => void = () => undefined;
  onTurn: () => void = () => undefined;
  onOver: () => void = () => undefined;

  private constructor(socket: WebSocket, seat: number, number: number) {
    this.socket = socket;
    this.#seat = seat;
    this.#number = number;
    socket.on('message', (data) => this.#hear(String(data)));
  }

  static async enter(address: string, cookie: string, room: string, seat: number, number: number): Promise<Player> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie }, perMessageDeflate: false });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const player = new Player(socket, seat, number);
    socket.send(JSON.stringify({ type: 'enter', room }));
    return player;
  }

  #hear(text: string): void {
    if (text.startsWith(UPDATE)) {
      this.onBytes(text.length);
      this.#see(JSON.parse(text) as Update);
    } else if (text.startsWith(DONE)) {
      this.onDone();
      this.#answered();
    }
  }

  #see({ isOver, awaited, choices }: Update): void {
    this.choices = choices;
    if (isOver) this.onOver();
    else if (awaited[0]?.seat === this.#seat) {
      this.#isCalled = true;
      this.#called(this);
      this.onTurn();
    }
  }

  ask(request: object): Promise<void> {
    const id = `load-${this.#number}-${this.#seat}-${this.#asked++}`.padEnd(8, '-');
    const answered = new Promise<void>((resolve) => {
      this.#answered = resolve;
    });
    this.socket.send(JSON.stringify({ ...request, id }));
    return answered;
  }

  /** Resolves when it is this player's turn. */
  awaited(): Promise<Player> {
    return new Promise((resolve) => {
      if (this.#isCalled) resolve(this);
      else this.#called = resolve;
    });
  }
>>>>>>> server
}
