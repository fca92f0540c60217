import type { Json, Refusal, Seat } from '@coven/core';
import type { ClientMessage, RequestMessage } from '@coven/room';
import { fold, type Update } from '../src/fold.ts';
import { PROTOCOL_VERSION } from '../src/limits.ts';
import type { HintText, ServerMessage } from '../src/messages.ts';
import type { ClosingReason } from '../src/reasons.ts';
import type { Room, RoomId } from '../src/room.ts';
import type { ChangedUpdate, WholeUpdate } from '../src/update.ts';
import { newId } from './request-id.ts';
import type { Line, Transport } from './transport.ts';

/** Everything a client asks by id; the client adds the id. */
export type Request = WithoutId<RequestMessage>;
type WithoutId<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;

export type Answer =
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'outlooks'; readonly cursor: number; readonly outlooks: readonly Json[] }
  | ({ readonly type: 'hint' } & HintText);

export type ChatMessage = Extract<ServerMessage, { type: 'chat' }>;

export interface TableEvents {
  room(room: Room, seat: Seat | null): void;
  /** `isCatchUp`: the first one after entering; it is shown at once, nothing moves. */
  update(update: Update, isCatchUp: boolean): void;
  chat(message: ChatMessage): void;
  line(line: Line): void;
  closing(reason: ClosingReason, args: Readonly<Record<string, string | number>>): void;
}

/** How long to wait before sending again what came too fast, in milliseconds. */
export const TOO_FAST_WAIT = 1000;

/** The first message; with the cursor of the last update, if there was one. */
export function enterMessage(room: RoomId, cursor?: number): ClientMessage {
  return { type: 'enter', room, protocol: PROTOCOL_VERSION, ...(cursor === undefined ? {} : { cursor }) };
}

export function isTooFast(message: ServerMessage): boolean {
  return message.type === 'refused' && message.refusal.rule === 'table' && message.refusal.reason === 'too-fast';
}

interface Waiting {
  readonly message: ClientMessage;
  readonly settle: (answer: Answer) => void;
}

/** One viewer's end of the protocol: enters, catches up from its own cursor, and asks until it is answered, each thing once. */
export class TableClient {
  readonly #transport: Transport;
  readonly #room: string;
  readonly #events: TableEvents;
  readonly #waiting = new Map<string, Waiting>();
  readonly #heard = new Set<string>();
  /** The game after the last update. */
  #update: Update | undefined;
  #isCatchUp = true;

  constructor(transport: Transport, room: string, events: TableEvents) {
    this.#transport = transport;
    this.#room = room;
    this.#events = events;
    transport.open({ message: (message) => this.#receive(message), line: (line) => this.#line(line) });
  }

  /** Resolves once the table has answered, however often the line broke in between. */
  request(request: Request): Promise<Answer> {
    const message = { ...request, id: newId() } as ClientMessage & { id: string };
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle });
      this.#transport.send(message);
    });
  }

  /** Whether anything sent has not been answered yet. */
  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  close(): void {
    this.#transport.close();
  }

  #line(line: Line): void {
    this.#events.line(line);
    if (line !== 'open') return;
    this.#enter();
    for (const { message } of this.#waiting.values()) this.#transport.send(message);
  }

  #enter(): void {
    this.#isCatchUp = true;
    this.#transport.send(enterMessage(this.#room, this.#update?.cursor));
  }

  #receiveUpdate(message: WholeUpdate | ChangedUpdate): void {
    // A change that arrives before the whole game is contained in it.
    if (this.#isCatchUp && message.type === 'change') return;
    this.#update = fold(this.#update, message);
    this.#events.update(this.#update, this.#isCatchUp);
    this.#isCatchUp = false;
  }

  /** Sends again what the server refused because it came too fast: a request, or without an id the entering. Returns whether it will. */
  #sendLater(id: string): boolean {
    const message = this.#waiting.get(id)?.message;
    // The server says so to a person who writes too much.
    if (message?.type === 'chat' || (!message && id !== '')) return false;
    setTimeout(() => {
      if (message && this.#waiting.has(id)) this.#transport.send(message);
      else if (!message && this.#isCatchUp) this.#enter();
    }, TOO_FAST_WAIT);
    return true;
  }

  /** The table repeats its last lines whenever the line comes back: each is told once. */
  #hear(message: ChatMessage): void {
    const line = JSON.stringify(message);
    if (!this.#heard.has(line)) this.#events.chat(message);
    this.#heard.add(line);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'room':
        this.#events.room(message.room, message.seat);
        return;
      case 'whole':
      case 'change':
        this.#receiveUpdate(message);
        return;
      case 'done':
      case 'refused':
      case 'outlooks':
      case 'hint': {
        if (isTooFast(message) && this.#sendLater(message.id)) return;
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        waiting?.settle(message);
        return;
      }
      case 'chat':
        this.#hear(message);
        return;
      case 'closing':
        this.#events.closing(message.reason, message.args ?? {});
        return;
      case 'pong':
        return;
      default:
        message satisfies never;
    }
  }
}
