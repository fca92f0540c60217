import { type Chance, FastRandom, type Game, type Hex, nonceHashOf, type Seat, scripted, sealed } from '@coven/core';
import type { ClientMessage } from '@coven/room';
import type { Environment } from '../../src/environment.ts';
import { Line, Player } from './player.ts';
import { removeDirectory, serve, type TestServer } from './serve.ts';

/** What happened in a world, so that another one can repeat it with changes. */
export interface Script {
  /** The outcomes of chance as text, in order. */
  readonly chance: string[];
  readonly moves: { readonly seat: Seat; readonly text: string }[];
}

/** Everything each viewer was sent in a world: frames and HTTP responses, in order. */
export interface Transcript {
  /** The table's id. */
  readonly id: string;
  readonly seats: readonly (readonly string[])[];
  readonly spectator: readonly string[];
  readonly script: Script;
  /** The lines of the table's log, which were not sent to anyone. */
  readonly lines: readonly string[];
}

export interface WorldPlan {
  readonly game: Game;
  readonly seats: number;
  readonly moves: number;
  readonly seed: string;
  /** The script to follow; without one, chance is sealed and moves are random. */
  readonly script?: Script;
  /** Questions that every viewer asks from time to time. */
  readonly questions: readonly string[];
  /** The table's secret; derived from the seed by default. */
  readonly secret?: Hex;
}

/** Plays a deterministic world: clock, ids, secrets, nonces, chance and moves are all fixed. */
export async function playWorld(plan: WorldPlan): Promise<Transcript> {
  const { game, seed, script } = plan;
  const played: Script = { chance: [], moves: [] };
  const chance = (seed: Hex): Chance => {
    const base = script ? scripted(script.chance) : sealed(seed);
    return {
      draw(outcomes, number, format) {
        const move = base.draw(outcomes, number, format);
        played.chance.push(format(move));
        return move;
      },
    };
  };
  const entropy = new FastRandom(seed);
  const secret = plan.secret === undefined ? undefined : Buffer.from(plan.secret, 'hex');
  const environment: Partial<Environment> = {
    now: () => 1_800_000_000_000,
    elapsed: () => 0,
    bytes: (count) => {
      const bytes = Uint8Array.from({ length: count }, () => entropy.below(256));
      // Only the secret has this length.
      return count === 32 && secret ? secret : bytes;
    },
    games: [game],
    chance,
  };
  let server = await serve({}, environment);
  const restart = async () => {
    await server.close();
    server = await serve({ data: server.data }, environment);
    return server;
  };
  try {
    return await play(server, restart, plan, played);
  } finally {
    await server.close();
    removeDirectory(server.data);
  }
}

async function play(server: TestServer, restart: () => Promise<TestServer>, plan: WorldPlan, played: Script): Promise<Transcript> {
  const { seats, moves, script, questions } = plan;
  const choice = new FastRandom(`${plan.seed} moves`);
  const people: Player[] = [];
  for (let seat = 0; seat <= seats; seat++) people.push(await Player.named(server.address, `Player ${seat}`));
  const id = await (people[0] as Player).createTable({ game: plan.game.id, chairs: Array.from({ length: seats }, () => null) });
  const viewers: RecordingViewer[] = [];
  for (const player of people) viewers.push(await RecordingViewer.at(player, id));
  const players = viewers.slice(0, seats);
  for (const [seat, viewer] of players.entries()) if (seat > 0) await viewer.ask({ type: 'sit', seat });
  const nonceOf = (seat: number) => String(seat).repeat(64);
  for (const [seat, viewer] of players.entries()) await viewer.ask({ type: 'ready', hash: nonceHashOf(id, seat, nonceOf(seat)) });
  for (const [seat, viewer] of players.entries()) await viewer.ask({ type: 'reveal', nonce: nonceOf(seat) });
  for (const viewer of viewers) await viewer.line.until(() => viewer.line.update !== undefined);
  // At this point the opening deal is still visible.
  for (const viewer of viewers) await viewer.reconnect({ withoutCursor: true });

  for (let count = 0; count < moves; count++) {
    const awaited = players.filter(({ line }) => line.mayMove);
    const next = script?.moves[count];
    const mover = next ? (players[next.seat] as RecordingViewer) : (awaited[choice.below(awaited.length)] as RecordingViewer);
    const offered = mover.line.update?.choices?.moves ?? [];
    const text = next?.text ?? (offered[choice.below(offered.length)] as string);
    played.moves.push({ seat: mover.line.seat ?? 0, text });
    await mover.ask({ type: 'move', decision: mover.line.update?.choices?.decision ?? 0, text });
    // Some viewers get no message; the answer to a ping shows that everything has arrived.
    for (const viewer of viewers) await viewer.settle();
    if (questions.length > 0 && count % 5 === 4) {
      for (const viewer of viewers) await viewer.askQuestions(questions);
      for (const viewer of viewers) await viewer.reconnect({ withoutCursor: count % 2 === 0 });
    }
  }
  for (const withoutCursor of [true, false]) for (const viewer of viewers) await viewer.reconnect({ withoutCursor });
  for (const viewer of viewers) await viewer.leave();
  // From here on the history comes from the store.
  const { address } = await restart();
  for (const withoutCursor of [true, false]) for (const viewer of viewers) await viewer.reconnect({ withoutCursor, address });
  for (const viewer of viewers) await viewer.look();
  const lines = await server.lines(id);
  return {
    id,
    seats: players.map(({ received }) => received),
    spectator: (viewers[seats] as RecordingViewer).received,
    script: played,
    lines,
  };
}

/** A viewer that records everything it is sent and behaves deterministically. */
class RecordingViewer {
  line: Line;
  readonly received: string[] = [];
  readonly #id: string;
  #asked = 0;

  private constructor(line: Line, id: string) {
    this.line = line;
    this.#id = id;
  }

  static async at(player: Player, id: string): Promise<RecordingViewer> {
    const viewer = new RecordingViewer(await Line.open(player), id);
    await viewer.#enter();
    return viewer;
  }

  async #enter(cursor?: number): Promise<void> {
    const { line } = this;
    line.onText = (text) => this.received.push(text);
    line.send({ type: 'enter', room: this.#id, ...(cursor === undefined ? {} : { cursor }) });
    await line.until(() => line.room !== undefined);
    await this.settle();
  }

  async ask(request: object): Promise<void> {
    const id = `request-${this.#asked++}`;
    this.line.send({ ...request, id } as ClientMessage);
    await this.line.until(() => this.line.answers.has(id));
  }

  async settle(): Promise<void> {
    const before = this.line.pongs;
    this.line.send({ type: 'ping' });
    await this.line.until(() => this.line.pongs > before);
  }

  async askQuestions(questions: readonly string[]): Promise<void> {
    for (const text of questions) await this.ask({ type: 'why', text });
    await this.ask({ type: 'outlooks', decision: this.line.update?.choices?.decision ?? 0 });
    await this.ask({ type: 'outlooks', decision: 999 });
    await this.ask({ type: 'move', decision: 999, text: questions[0] ?? 'x' });
    await this.ask({ type: 'end-vote', agrees: false });
    await this.look();
  }

  /** Records what is visible over HTTP. */
  async look(): Promise<void> {
    for (const path of ['/api/lobby', '/api/me', `/api/tables/${this.#id}/record`]) {
      this.received.push(await (await this.line.player.request('GET', path)).text());
    }
  }

  /** Leaves and stops recording. */
  async leave(): Promise<void> {
    this.line.onText = () => {};
    await this.line.close();
  }

  async reconnect({ withoutCursor, address }: { readonly withoutCursor: boolean; readonly address?: string }): Promise<void> {
    const { player, update } = this.line;
    await this.line.close();
    this.line = await Line.open(address === undefined ? player : player.at(address));
    await this.#enter(withoutCursor ? undefined : update?.cursor);
  }
}
