import { fold, type ServerMessage, type Update } from '@coven/protocol';
import type { ClientMessage } from '@coven/room';
import type { SeatAnswer, SeatRequest } from './table-seat.ts';

/** Connects a client to a table in this process; returns where its messages go. */
export type Connect = (send: (text: string) => void) => (message: ClientMessage) => void;

/** An ordinary client of a table in this process. */
export class SeatLine {
  readonly #send: (message: ClientMessage) => void;
  #update: Update | undefined;
  #updates: Update[] = [];
  readonly #waiting = new Map<string, (answer: SeatAnswer) => void>();
  #asked = 0;

  constructor(connect: Connect) {
    this.#send = connect((text) => this.#receive(JSON.parse(text) as ServerMessage));
    this.#send({ type: 'enter', room: 'terminal' });
  }

  get update(): Update {
    if (!this.#update) throw new Error('the game has not begun');
    return this.#update;
  }

  takeUpdates(): readonly Update[] {
    const updates = this.#updates;
    this.#updates = [];
    return updates;
  }

  ask(request: SeatRequest): Promise<SeatAnswer> {
    const id = `request-${this.#asked++}`;
    return new Promise((answered) => {
      this.#waiting.set(id, answered);
      this.#send({ ...request, id } as ClientMessage);
    });
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'whole' || message.type === 'change') {
      this.#update = fold(this.#update, message);
      this.#updates.push(this.#update);
    } else if ('id' in message) {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
  }
}
