import type { Seat } from '@coven/core';
import { type ClientMessage, fold, type ServerMessage, type Update } from '@coven/protocol';
import type { LocalSession } from '@coven/session';

type Request = WithoutId<Extract<ClientMessage, { type: 'move' | 'why' | 'outlooks' }>>;
type WithoutId<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;
type Answer = Extract<ServerMessage, { id: string }>;

/** Your seat in a session in this process: an ordinary client that gets its answers synchronously. */
export class OwnSeat {
  readonly #send: (message: ClientMessage) => void;
  #update: Update | undefined;
  #updates: Update[] = [];
  #answer: Answer | undefined;
  #asked = 0;

  constructor(session: LocalSession, seat: Seat) {
    this.#send = session.connect(seat, (text) => this.#receive(JSON.parse(text) as ServerMessage));
    this.#send({ type: 'enter', room: 'terminal' });
  }

  get update(): Update {
    if (!this.#update) throw new Error('the game has not begun');
    return this.#update;
  }

  /** The updates since the last call. */
  takeUpdates(): readonly Update[] {
    const updates = this.#updates;
    this.#updates = [];
    return updates;
  }

  ask(request: Request): Answer {
    const id = `request-${this.#asked++}`;
    this.#send({ ...request, id } as ClientMessage);
    if (this.#answer?.id !== id) throw new Error(`${request.type} was not answered`);
    return this.#answer;
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'whole' || message.type === 'change') {
      this.#update = fold(this.#update, message);
      this.#updates.push(this.#update);
    } else if ('id' in message) this.#answer = message;
  }
}
