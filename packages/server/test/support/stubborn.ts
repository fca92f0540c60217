import { randomBytes } from 'node:crypto';
import { FastRandom, nonceHashOf, type Seat } from '@coven/core';
import { type ChangedUpdate, fold, type Room, type ServerMessage, type Update, type WholeUpdate } from '@coven/protocol';
import type { ClientMessage } from '@coven/room';
import { WebSocket } from 'ws';
import { newId, type Player } from './player.ts';
import type { SeenUpdate } from './seen.ts';

/** A move that the server acknowledged. */
export interface Acknowledged {
  readonly room: string;
  readonly seat: Seat;
  readonly decision: number;
  readonly text: string;
}

/**
 * A client that behaves like the real one: it plays random moves at one table to the end; whenever the connection breaks it reconnects,
 * catches up from its cursor and repeats unanswered requests.
 */
export class Stubborn {
  readonly player: Player;
  readonly room: string;
  readonly acknowledged: Acknowledged[] = [];
  reconnects = 0;
  /** All updates received, for comparison with the record. */
  readonly seen: SeenUpdate[] = [];
  onAcknowledged: () => void = () => {};
  /** A request has left. */
  onSent: () => void = () => {};
  readonly #random: FastRandom;
  readonly #pace: number;
  #socket: WebSocket | undefined;
  #table: Room | undefined;
  #seat: Seat | null = null;
  #update: Update | undefined;
  /** True from entering until the first update, if the game has begun. */
  #isCatchingUp = false;
  #isFinished = false;
  /** The pending request, if any. */
  #open: Extract<ClientMessage, { id: string }> | undefined;
  #finish: () => void = () => {};
  #fail: (error: Error) => void = () => {};
  readonly #seatWanted: Seat;
  readonly #nonce = randomBytes(32).toString('hex');

  constructor(player: Player, room: string, seat: Seat, seed: number, pace: number) {
    this.player = player;
    this.room = room;
    this.#seatWanted = seat;
    this.#random = new FastRandom(seed);
    this.#pace = pace;
  }

  get seat(): Seat {
    return this.#seatWanted;
  }

  /** Resolves when the game is over; rejects as soon as the server misbehaves. */
  play(): Promise<void> {
    return new Promise((done, failed) => {
      this.#finish = done;
      this.#fail = failed;
      this.#connect();
    });
  }

  get isFinished(): boolean {
    return this.#isFinished;
  }

  /** What this client waits for. */
  get waitsFor(): string {
    const request = this.#open ? `the answer to ${JSON.stringify(this.#open)}` : this.#isCatchingUp ? 'an update after entering' : 'news';
    return `seat ${this.seat} of ${this.room}, ${this.#table?.phase}, at update ${this.#update?.cursor}, waits for ${request}`;
  }

  stop(): void {
    this.#isFinished = true;
    this.#socket?.terminate();
  }

  #reject(problem: string): void {
    this.stop();
    this.#fail(new Error(`${this.room}, seat ${this.seat}: ${problem}`));
  }

  #connect(): void {
    const { address, cookie } = this.player;
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/ws`, {
      headers: { cookie, origin: address },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('open', () => {
      this.#isCatchingUp = true;
      const cursor = this.#update?.cursor;
      this.#send({ type: 'enter', room: this.room, ...(cursor === undefined ? {} : { cursor }) });
      if (this.#open) this.#send(this.#open);
    });
    socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as ServerMessage));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#isFinished) return;
      this.reconnects++;
      setTimeout(() => this.#isFinished || this.#connect(), 20 + this.#random.below(50));
    });
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #ask(request: Extract<ClientMessage, { id: string }>): void {
    if (this.#open) return;
    this.#open = request;
    setTimeout(() => {
      if (this.#open !== request || this.#socket?.readyState !== WebSocket.OPEN) return;
      this.#send(request);
      this.onSent();
    }, this.#random.below(this.#pace));
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'room':
        if (message.room.phase === 'waiting') this.#isCatchingUp = false;
        this.#table = message.room;
        this.#seat = message.seat;
        break;
      case 'whole':
      case 'change':
        this.#see(message);
        break;
      case 'done':
        this.#done(message.id);
        break;
      case 'refused':
        if (message.id === this.#open?.id) {
          this.#reject(`${JSON.stringify(this.#open)} was refused: ${message.refusal.reason}`);
        }
        break;
      case 'closing':
        // A killed server sends nothing, so this server could not load the table.
        this.#reject(`the connection was closed: ${message.reason}`);
        break;
      default:
    }
    if (!this.#isFinished) this.#act();
  }

  #see(message: WholeUpdate | ChangedUpdate): void {
    const before = this.#update?.cursor ?? 0;
    if (this.#isCatchingUp && message.type === 'change') this.#reject('a change came before the whole game');
    const update = fold(this.#update, message);
    if (!this.#isCatchingUp && update.cursor !== before + 1) this.#reject(`update ${update.cursor} came after ${before}`);
    if (update.cursor < before) this.#reject(`the table went back from ${before} to ${update.cursor}`);
    this.seen.push({ update, caughtUpFrom: this.#isCatchingUp ? before : undefined });
    this.#isCatchingUp = false;
    this.#update = update;
  }

  #done(id: string): void {
    const request = this.#open;
    if (request?.id !== id) return;
    this.#open = undefined;
    if (request.type === 'move') {
      this.acknowledged.push({ room: this.room, seat: this.#seatWanted, decision: request.decision, text: request.text });
      this.onAcknowledged();
    }
  }

  #act(): void {
    const { phase } = this.#table ?? {};
    if (this.#open || phase === undefined) return;
    if (phase === 'over') {
      this.#isFinished = true;
      this.#socket?.close();
      this.#finish();
    } else if (phase === 'waiting' || phase === 'revealing') {
      this.#prepare();
    } else if (!this.#isCatchingUp) {
      this.#move();
    }
  }

  #prepare(): void {
    const isReady = this.#seat !== null && this.#table?.chairs[this.#seat]?.isReady === true;
    if (this.#seat === null) this.#ask({ type: 'sit', id: newId(), seat: this.#seatWanted });
    else if (!isReady && this.#table?.phase === 'revealing') this.#ask({ type: 'reveal', id: newId(), nonce: this.#nonce });
    else if (!isReady) this.#ask({ type: 'ready', id: newId(), hash: nonceHashOf(this.room, this.#seat, this.#nonce) });
  }

  #move(): void {
    const choices = this.#update?.choices;
    const isAwaited = this.#update?.awaited.some(({ seat }) => seat === this.#seat) ?? false;
    if (!choices || choices.moves.length === 0 || !isAwaited) return;
    const text = choices.moves[this.#random.below(choices.moves.length)] ?? '';
    this.#ask({ type: 'move', id: newId(), decision: choices.decision, text });
  }
}
