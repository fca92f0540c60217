import type { Refusal, Seat } from '@coven/core';
import type { ClosingReason, Room, Update } from '@coven/protocol';
import { OwnNonce } from '@coven/protocol/client/own-nonce.ts';
import { type Answer, type Request, TableClient } from '@coven/protocol/client/table-client.ts';
import { FINAL_REASONS, type Line } from '@coven/protocol/client/transport.ts';
import type { SeatAnswer } from '../play/table-seat.ts';
import { UsageError } from '../usage.ts';
import type { GuestFile } from './guest-file.ts';
import { type ServerApi, ServerRefusal } from './server-api.ts';
import { serverLine } from './server-line.ts';
import { socketOf, type TableAddress } from './table-address.ts';
import type { Talk } from './talk.ts';

/** Why there will be no table any more. */
export type Closed = ClosingReason | { readonly problem: unknown };

const UNANSWERED = { type: 'unanswered' } as const;

/** A table of a server and the line to it. */
export class ServerTable {
  readonly #client: TableClient;
  readonly #nonce: OwnNonce;
  readonly talk: Talk;
  #room: Room | undefined;
  #seat: Seat | null = null;
  #update: Update | undefined;
  #updates: Update[] = [];
  #line: Line = 'connecting';
  #closed: Closed | undefined;
  #hasChanged = false;
  #onChange: () => void = () => {};
  #onBreak: () => void = () => {};
  /** Whether a familiar that plays when the line opens is to be relieved. */
  #isBack = false;
  #graceEnds: NodeJS.Timeout | undefined;
  #roomSince = 0;

  constructor(address: TableAddress, api: ServerApi, guests: GuestFile, talk: Talk) {
    this.talk = talk;
    const line = serverLine(socketOf(address), api, (problem) =>
      this.#close(problem instanceof ServerRefusal ? 'logged-out' : { problem }),
    );
    this.#nonce = new OwnNonce(guests.nonces(address), (request) => this.request(request));
    this.#client = new TableClient(line, address.room, {
      room: (room, seat) => this.#setRoom(room, seat),
      update: (update) => this.#receive(update),
      chat: (message) => {
        this.talk.hear(message);
        this.#change();
      },
      line: (now) => this.#setLine(now),
      // After any other reason the line is tried again.
      closing: (reason) => {
        if (reason === 'unknown-protocol') this.#close({ problem: new UsageError('other-protocol', { server: address.origin }) });
        else if (FINAL_REASONS.has(reason)) this.#close(reason);
      },
    });
  }

  get room(): Room | undefined {
    return this.#room;
  }
  get seat(): Seat | null {
    return this.#seat;
  }
  get update(): Update | undefined {
    return this.#update;
  }
  get line(): Line {
    return this.#line;
  }
  /** Milliseconds until the familiar of an absent player may be called. */
  readonly graceLeft = (seat: Seat): number =>
    Math.max(0, (this.#room?.chairs[seat]?.graceLeft ?? 0) - (performance.now() - this.#roomSince));
  get closed(): Closed | undefined {
    return this.#closed;
  }

  takeUpdates(): readonly Update[] {
    const updates = this.#updates;
    this.#updates = [];
    this.#hasChanged = false;
    return updates;
  }

  /** Resolves at once if anything changed since the updates were taken. */
  changed(): Promise<void> {
    if (this.#hasChanged) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onChange = resolve;
    });
  }

  /** Resolves once the table has answered, however often the line broke in between. */
  request(request: Request): Promise<Answer> {
    return this.#client.request(request);
  }

  /** Does not wait for a line that is broken or breaks: the request is sent again when it is back. */
  async ask(request: Request): Promise<SeatAnswer> {
    const answer = this.request(request);
    if (this.#line !== 'open') return UNANSWERED;
    const broken = new Promise<SeatAnswer>((resolve) => {
      this.#onBreak = () => resolve(UNANSWERED);
    });
    return Promise.race([answer, broken]);
  }

  /** Promises random bytes for the deal; returns why that is refused. */
  async ready(): Promise<Refusal | undefined> {
    if (!this.#room || this.#seat === null) return undefined;
    return this.#refusalOf(await this.#nonce.promise(this.#room.id, this.#seat));
  }

  unready(): Promise<Refusal | undefined> {
    return this.#refusalOf({ type: 'unready' });
  }

  async #refusalOf(request: Request): Promise<Refusal | undefined> {
    const answer = await this.ask(request);
    return answer.type === 'refused' ? answer.refusal : undefined;
  }

  close(): void {
    this.#client.close();
  }

  #change(): void {
    this.#hasChanged = true;
    this.#onChange();
  }

  /** When a grace ends, nothing is said by the server. */
  #awaitGraces({ chairs }: Room): void {
    clearTimeout(this.#graceEnds);
    this.#roomSince = performance.now();
    const left = chairs.flatMap(({ graceLeft }) => (graceLeft ? [graceLeft] : []));
    if (left.length > 0) this.#graceEnds = setTimeout(() => this.#change(), Math.min(...left)).unref();
  }

  #setRoom(room: Room, seat: Seat | null): void {
    this.#room = room;
    this.#seat = seat;
    this.#nonce.follow(room, seat);
    this.talk.follow(room, seat);
    this.#awaitGraces(room);
    if (this.#isBack && seat !== null && room.chairs[seat]?.standIn) void this.request({ type: 'resume' });
    this.#isBack = false;
    this.#change();
  }

  #receive(update: Update): void {
    this.#update = update;
    this.#updates.push(update);
    this.#change();
  }

  #setLine(line: Line): void {
    this.#line = line;
    if (line === 'open') this.#isBack = true;
    else this.#onBreak();
    this.#change();
  }

  #close(why: Closed): void {
    this.#closed = why;
    this.#change();
  }
}
