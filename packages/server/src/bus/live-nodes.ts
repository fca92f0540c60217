import { createHash } from 'node:crypto';
import type { RoomId } from '@coven/protocol';

/** How often a node says that it is there, and how long it is believed, in milliseconds. */
export const HELLO_EVERY = 5000;
const BELIEVED_FOR = 3 * HELLO_EVERY;

/** The nodes of an installation that are there now, as far as this one has heard. */
export class LiveNodes {
  readonly #own: string;
  readonly #now: () => number;
  /** When each other node was last heard. */
  readonly #heard = new Map<string, number>();

  constructor(own: string, now: () => number = () => performance.now()) {
    this.#own = own;
    this.#now = now;
  }

  /** Whether the node is new here. */
  heard(node: string): boolean {
    if (node === this.#own) return false;
    const isNew = !this.#heard.has(node);
    this.#heard.set(node, this.#now());
    return isNew;
  }

  left(node: string): void {
    this.#heard.delete(node);
  }

  /** This one included. */
  get all(): readonly string[] {
    const now = this.#now();
    for (const [node, at] of this.#heard) if (now - at > BELIEVED_FOR) this.#heard.delete(node);
    return [this.#own, ...this.#heard.keys()];
  }

  /**
   * The place of this node in the order in which nodes take care of a table, from 0 to less than 1. All nodes that know of each
   * other agree on the order, and when one comes or goes the others keep theirs (rendezvous hashing).
   */
  turnAt(table: RoomId): number {
    const nodes = inOrder(table, this.all);
    return nodes.indexOf(this.#own) / nodes.length;
  }
}

function inOrder(table: RoomId, nodes: readonly string[]): readonly string[] {
  const scored = nodes.map((node): [string, string] => [createHash('sha256').update(`${node} ${table}`).digest('hex'), node]);
  return scored.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, node]) => node);
}
