import type { RoomId } from '@coven/protocol';
import type { Seating, TableTime } from '@coven/room';
import type { News } from '../bus/bus.ts';
import type { RoomContext } from './room-context.ts';

interface NeighbourCallbacks {
  readonly onLine: (seq: number, line: string) => void;
  /** Runs a change of who is present, and tells the viewers if it shows. */
  readonly change: (change: (seating: Seating) => void) => void;
}

/** What a node hears from others that have the same table in memory, and tells them. */
export class Neighbours {
  readonly #context: RoomContext;
  readonly #table: RoomId;
  readonly #time: TableTime;
  readonly #callbacks: NeighbourCallbacks;

  constructor(context: RoomContext, table: RoomId, time: TableTime, callbacks: NeighbourCallbacks) {
    this.#context = context;
    this.#table = table;
    this.#time = time;
    this.#callbacks = callbacks;
  }

  hear(news: News, node: string): void {
    if (news.kind === 'line') this.#callbacks.onLine(news.seq, news.line);
    else if (news.kind === 'who') this.sayWhoIsHere();
    else this.#callbacks.change((seating) => this.#time.heard(node, news.guests, seating));
  }

  sayWhoIsHere(): void {
    this.#context.bus?.publish(this.#table, { kind: 'here', guests: this.#time.presence.guests });
  }

  /** Forgets who was connected to nodes that no longer say so, and says who is connected to this one. */
  refresh(): void {
    this.#callbacks.change(() => this.#time.presence.expire(this.#context.elapsed()));
    if (this.#time.presence.count > 0) this.sayWhoIsHere();
  }
}
