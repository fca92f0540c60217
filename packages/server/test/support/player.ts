import { randomBytes } from 'node:crypto';
import { nonceHashOf } from '@coven/core';
import { type CreatedTable, type CreateTable, fold, type Me, type Room, type ServerMessage, type Update } from '@coven/protocol';
import type { ClientMessage } from '@coven/room';
import { WebSocket } from 'ws';

type Request = Extract<ClientMessage, { id: string }>;
/** A request without its id. */
export type NewRequest = Request extends infer One ? (One extends Request ? Omit<One, 'id'> & { id?: string } : never) : never;
export type Answer = Extract<ServerMessage, { id: string }>;

/** A browser as the server sees it: a cookie, requests, and a socket. */
export class Player {
  readonly address: string;
  cookie = '';

  constructor(address: string) {
    this.address = address;
  }

  static async named(address: string, name: string): Promise<Player> {
    const player = new Player(address);
    await player.get('/api/me');
    await player.post('/api/me', { name });
    return player;
  }

  /** The same guest at another server address. */
  at(address: string): Player {
    const player = new Player(address);
    player.cookie = this.cookie;
    return player;
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(';')[0] ?? '';
    return response;
  }

  async get<Body = Me>(path: string): Promise<Body> {
    return (await (await this.request('GET', path)).json()) as Body;
  }

  async post<Body = Me>(path: string, body: unknown): Promise<Body> {
    const response = await this.request('POST', path, body);
    const answer = (await response.json()) as Body;
    if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  async createTable(wanted: Partial<CreateTable> & Pick<CreateTable, 'chairs'>): Promise<string> {
    return (await this.post<CreatedTable>('/api/tables', { game: 'blackmore', isPublic: true, ...wanted })).id;
  }

  async enter(room: string, cursor?: number): Promise<Line> {
    const line = await Line.open(this);
    line.send({ type: 'enter', room, ...(cursor === undefined ? {} : { cursor }) });
    await line.until(() => line.room !== undefined);
    return line;
  }
}

/** One socket at one table, with everything it received. */
export class Line {
  readonly player: Player;
  readonly socket: WebSocket;
  readonly received: string[] = [];
  readonly updates: Update[] = [];
  readonly chats: Extract<ServerMessage, { type: 'chat' }>[] = [];
  readonly answers = new Map<string, Answer>();
  room: Room | undefined;
  seat: number | null = null;
  closing: string | undefined;
  isClosed = false;
  #wake: (() => void)[] = [];
  onMessage: (message: ServerMessage) => void = () => {};
  onText: (text: string) => void = () => {};
  pongs = 0;
  /** The nonce behind the hash of the last `ready`; revealed when asked for, as a browser does, unless it is removed. */
  nonce: string | undefined;

  private constructor(player: Player, socket: WebSocket) {
    this.player = player;
    this.socket = socket;
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('close', () => {
      this.isClosed = true;
      this.#wakeAll();
    });
    socket.on('error', () => {});
  }

  static async open(player: Player, headers: Record<string, string> = {}): Promise<Line> {
    const socket = new WebSocket(`${player.address.replace(/^http/, 'ws')}/ws`, {
      headers: { cookie: player.cookie, origin: player.address, ...headers },
      perMessageDeflate: false,
    });
    const line = new Line(player, socket);
    await new Promise<void>((done, failed) => {
      socket.once('open', () => done());
      socket.once('error', failed);
    });
    return line;
  }

  get update(): Update | undefined {
    return this.updates.at(-1);
  }

  #receive(text: string): void {
    this.received.push(text);
    this.onText(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'room') {
      this.room = message.room;
      this.seat = message.seat;
      this.#reveal();
    } else if (message.type === 'whole' || message.type === 'change') {
      this.updates.push(fold(this.update, message));
    } else if (message.type === 'chat') {
      this.chats.push(message);
    } else if (message.type === 'closing') {
      this.closing = message.reason;
    } else if (message.type === 'pong') {
      this.pongs++;
    } else {
      this.answers.set(message.id, message);
    }
    this.onMessage(message);
    this.#wakeAll();
  }

  #wakeAll(): void {
    const woken = this.#wake;
    this.#wake = [];
    for (const wake of woken) wake();
  }

  send(message: ClientMessage | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Waits until a condition holds; fails after a timeout or when the socket closes. */
  async until(holds: () => boolean, what = 'something', patience = 20_000): Promise<void> {
    const limit = performance.now() + patience;
    while (!holds()) {
      if (this.isClosed) throw new Error(`closed (${this.closing}) while waiting for ${what}`);
      if (performance.now() > limit) throw new Error(`waited in vain for ${what}`);
      await this.news();
    }
  }

  /** Waits for the next message, or one second. */
  news(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, 1000);
      this.#wake.push(() => {
        clearTimeout(timer);
        done();
      });
    });
  }

  async untilClosed(): Promise<void> {
    if (!this.isClosed) await new Promise<void>((done) => this.socket.once('close', () => done()));
  }

  async ask(request: NewRequest): Promise<Answer> {
    const id = request.id ?? newId();
    this.send({ ...request, id } as ClientMessage);
    await this.until(() => this.answers.has(id), `the answer to ${request.type}`);
    return this.answers.get(id) as Answer;
  }

  /** Makes a request and expects it to be done. */
  async do(request: NewRequest): Promise<void> {
    const answer = await this.ask(request);
    if (answer.type !== 'done') throw new Error(`${request.type}: ${JSON.stringify(answer)}`);
  }

  /** Is ready; if everybody is, waits until the nonces are revealed and the game has begun. */
  async ready(nonce = randomBytes(32).toString('hex')): Promise<void> {
    await this.promise(nonce);
    this.nonce = nonce;
    this.#reveal();
    await this.until(() => this.room?.phase !== 'revealing', 'the nonces');
  }

  /** Is ready with the hash of a nonce, and does not reveal it. */
  promise(nonce: string): Promise<void> {
    this.nonce = undefined;
    return this.do({ type: 'ready', hash: nonceHashOf(this.room?.id ?? '', this.seat ?? 0, nonce) });
  }

  #reveal(): void {
    const { nonce, room, seat } = this;
    if (nonce === undefined || room?.phase !== 'revealing' || seat === null || room.chairs[seat]?.isReady) return;
    this.nonce = undefined;
    this.send({ type: 'reveal', id: newId(), nonce });
  }

  get mayMove(): boolean {
    return (
      this.room?.phase === 'playing' &&
      (this.update?.choices?.moves.length ?? 0) > 0 &&
      this.update?.awaited.some(({ seat }) => seat === this.seat) === true
    );
  }

  async move(text?: string): Promise<void> {
    const choices = this.update?.choices;
    const chosen = text ?? choices?.moves[0];
    if (!choices || chosen === undefined) throw new Error('nothing to choose');
    await this.do({ type: 'move', decision: choices.decision, text: chosen });
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.untilClosed();
  }
}

export function newId(): string {
  return randomBytes(9).toString('base64url');
}

/** Plays each player's first offered move until the game is over or `maxMoves` moves were made. */
export async function playOn(lines: readonly Line[], maxMoves = Number.POSITIVE_INFINITY): Promise<number> {
  let moves = 0;
  const limit = performance.now() + 60_000;
  while (moves < maxMoves && !lines.every((line) => line.room?.phase === 'over')) {
    if (performance.now() > limit) throw new Error('the game does not go on');
    const mover = lines.find((line) => line.mayMove);
    if (!mover) {
      await Promise.race(lines.map((line) => line.news()));
      continue;
    }
    const cursor = mover.update?.cursor ?? 0;
    await mover.move();
    moves++;
    await Promise.all(lines.map((line) => line.until(() => (line.update?.cursor ?? 0) > cursor, 'the update')));
  }
  return moves;
}

/** Waits until one of these players is awaited. */
export async function turnOf(lines: readonly Line[]): Promise<Line> {
  for (const limit = performance.now() + 20_000; performance.now() < limit; ) {
    const mover = lines.find((line) => line.mayMove);
    if (mover) return mover;
    await Promise.race(lines.map((line) => line.news()));
  }
  throw new Error('it is nobody\u2019s turn');
}
