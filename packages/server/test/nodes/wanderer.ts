import { type Line, newId, type Player } from '../support/player.ts';
import type { History } from './history.ts';

/** How long a wanderer waits for an answer before hopping to another node, in milliseconds. */
const PATIENCE = 1000;
/** Between two requests, in milliseconds. */
const PACE = 40;
/** Requests at one node before hopping to another. */
const STAY = 15;

type Request = { readonly id: string } & (
  | { readonly type: 'move'; readonly decision: number; readonly text: string }
  | { readonly type: 'chat'; readonly text: string }
);

interface Journey {
  readonly table: string;
  readonly history: History;
  /** The addresses of all nodes. */
  readonly nodes: () => readonly string[];
}

/** A player who plays and chats, and hops between nodes: now and then, and whenever one does not answer. */
export class Wanderer {
  readonly #player: Player;
  readonly #journey: Journey;
  #isOver = false;
  /** A request without an answer; it is sent again, with the same id, to the next node. */
  #pending: Request | undefined;
  /** Requests that were answered. */
  answers = 0;
  readonly ended: Promise<void>;

  constructor(player: Player, journey: Journey) {
    this.#player = player;
    this.#journey = journey;
    this.ended = this.#wander();
  }

  /** Stops after the current request. */
  end(): Promise<void> {
    this.#isOver = true;
    return this.ended;
  }

  async #wander(): Promise<void> {
    while (!this.#isOver) {
      const nodes = this.#journey.nodes();
      const address = nodes[Math.floor(Math.random() * nodes.length)] ?? '';
      const line = await within(this.#player.at(address).enter(this.#journey.table), (late) => late.socket.terminate());
      if (line) await this.#visit(line).catch(() => undefined);
      else await pause(PACE);
      line?.socket.terminate();
      this.#remember(line);
    }
  }

  async #visit(line: Line): Promise<void> {
    for (let count = 0; count < STAY && !this.#isOver; count++) {
      await pause(PACE);
      const request = this.#pending ?? this.#next(line, count);
      this.#pending = request;
      line.send(request);
      await line.until(() => line.answers.has(request.id), 'an answer', PATIENCE);
      const answer = line.answers.get(request.id);
      if (answer?.type === 'refused' && answer.refusal.reason === 'not-stored') continue;
      if (answer?.type === 'done') this.#journey.history.acknowledge(this.#player.cookie, request.id);
      this.#pending = undefined;
      this.answers++;
    }
  }

  #next(line: Line, count: number): Request {
    const { choices } = line.update ?? {};
    const text = line.mayMove ? choices?.moves[count % choices.moves.length] : undefined;
    if (text === undefined) return { type: 'chat', id: newId(), text: `I am at ${line.player.address}` };
    return { type: 'move', id: newId(), decision: choices?.decision ?? 0, text };
  }

  #remember(line: Line | undefined): void {
    const seat = line?.seat;
    if (seat === undefined || seat === null) return;
    for (const { cursor, view } of line?.updates ?? []) this.#journey.history.shown.push({ seat, cursor, view });
  }
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** The result, unless it fails or takes too long. */
async function within<Result>(promise: Promise<Result>, onLate: (result: Result) => void): Promise<Result | undefined> {
  let isLate = false;
  const result = promise.then(
    (value) => {
      if (!isLate) return value;
      onLate(value);
      return undefined;
    },
    () => undefined,
  );
  const late = pause(PATIENCE).then(() => {
    isLate = true;
    return undefined;
  });
  return Promise.race([result, late]);
}
