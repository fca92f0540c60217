import { FastRandom } from '@coven/core';
import { WebSocket } from 'ws';
import type { Load } from './load.ts';
import type { ServerProcess } from './process.ts';

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
    sockets.push(...(await Promise.all(batch)).flat());
  }
  return () => {
    for (const socket of sockets) socket.terminate();
  };
}

async function newGuest(address: string, name: string): Promise<string> {
  const welcome = await fetch(`${address}/api/me`);
  const cookie = welcome.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await post(address, cookie, '/api/me', { name });
  return cookie;
}

async function post(address: string, cookie: string, path: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
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
}
