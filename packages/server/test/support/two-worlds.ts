import { type Chance, FastRandom, type Game, type Hex, type Seat, scripted, sealed } from '@coven/core';
import type { ClientMessage } from '@coven/protocol';
import type { Seams } from '../../src/seams.ts';
import { Line, Player } from './player.ts';
import { removeDirectory, serve, type TestServer } from './serve.ts';

/** What happened in a world, so that another one can be made in its image. */
export interface Course {
  /** Chance, in order, as text. */
  readonly chance: string[];
  readonly moves: { readonly seat: Seat; readonly text: string }[];
}

/** Everything a viewer was sent in a world: frames and HTTP answers in order. */
export interface Heard {
  readonly seats: readonly (readonly string[])[];
  readonly spectator: readonly string[];
  readonly course: Course;
  /** The lines of the table's log, which nobody was sent. */
  readonly lines: readonly string[];
}

export interface WorldPlan {
  readonly game: Game;
  readonly seats: number;
  readonly moves: number;
  readonly seed: string;
  /** The course to follow; without it chance is sealed and moves are picked at random. */
  readonly course?: Course;
  /** Requests every seat makes now and then, beside its moves. */
  readonly questions: readonly string[];
  /** The table's secret, if not what the seed says. */
  readonly secret?: Hex;
}

/** A world in which everything is determined: clock, ids, secrets, nonces, chance and moves. */
export async function live(plan: WorldPlan): Promise<Heard> {
  const { game, seed, course } = plan;
  const made: Course = { chance: [], moves: [] };
  const chance = (seed: Hex): Chance => {
    const base = course ? scripted(course.chance) : sealed(seed);
    return {
      draw(outcomes, number, format) {
        const move = base.draw(outcomes, number, format);
        made.chance.push(format(move));
        return move;
      },
    };
  };
  const entropy = new FastRandom(seed);
  const secret = plan.secret === undefined ? undefined : Buffer.from(plan.secret, 'hex');
  const seams: Partial<Seams> = {
    now: () => 1_800_000_000_000,
    bytes: (count) => {
      const bytes = Uint8Array.from({ length: count }, () => entropy.below(256));
      // Nothing else is as long.
      return count === 32 && secret ? secret : bytes;
    },
    games: [game],
    chance,
  };
  let server = await serve({}, seams);
  const restart = async () => {
    await server.close();
    server = await serve({ data: server.data }, seams);
    return server;
  };
  try {
    return await play(server, restart, plan, made);
  } finally {
    await server.close();
    removeDirectory(server.data);
  }
}

async function play(server: TestServer, restart: () => Promise<TestServer>, plan: WorldPlan, made: Course): Promise<Heard> {
  const { seats, moves, course, questions } = plan;
  const choice = new FastRandom(`${plan.seed} moves`);
  const people: Player[] = [];
  for (let seat = 0; seat <= seats; seat++) people.push(await Player.named(server.address, `Player ${seat}`));
  const id = await (people[0] as Player).make({ game: plan.game.id, chairs: Array.from({ length: seats }, () => null) });
  const viewers: Ear[] = [];
  for (const player of people) viewers.push(await Ear.at(player, id));
  const ears = viewers.slice(0, seats);
  for (const [seat, ear] of ears.entries()) if (seat > 0) await ear.ask({ type: 'sit', seat });
  for (const [seat, ear] of ears.entries()) await ear.ask({ type: 'ready', nonce: String(seat).repeat(64) });
  for (const ear of viewers) await ear.line.until(() => ear.line.update !== undefined);
  // Now the opening deal may still be looked at.
  for (const ear of viewers) await ear.comeBack({ forgets: true });

  for (let count = 0; count < moves; count++) {
    const awaited = ears.filter(({ line }) => line.mayMove);
    const scripted = course?.moves[count];
    const mover = scripted ? (ears[scripted.seat] as Ear) : (awaited[choice.below(awaited.length)] as Ear);
    const offered = mover.line.update?.choices?.moves ?? [];
    const text = scripted?.text ?? (offered[choice.below(offered.length)] as string);
    made.moves.push({ seat: mover.line.seat ?? 0, text });
    await mover.ask({ type: 'move', decision: mover.line.update?.choices?.decision ?? 0, text });
    // A message that shows nothing is not sent: a ping behind it tells that everything has come.
    for (const ear of viewers) await ear.hush();
    if (questions.length > 0 && count % 5 === 4) {
      for (const ear of viewers) await ear.wonder(questions);
      for (const ear of viewers) await ear.comeBack({ forgets: count % 2 === 0 });
    }
  }
  for (const forgets of [true, false]) for (const ear of viewers) await ear.comeBack({ forgets });
  for (const ear of viewers) await ear.leave();
  // From now on the past is what the store holds.
  const { address } = await restart();
  for (const forgets of [true, false]) for (const ear of viewers) await ear.comeBack({ forgets, address });
  for (const ear of viewers) await ear.look();
  const lines = await server.lines(id);
  return { seats: ears.map(({ heard }) => heard), spectator: (viewers[seats] as Ear).heard, course: made, lines };
}

/** A viewer that writes down everything it is sent, and never says anything random. */
class Ear {
  line: Line;
  readonly heard: string[] = [];
  readonly #id: string;
  #asked = 0;

  private constructor(line: Line, id: string) {
    this.line = line;
    this.#id = id;
  }

  static async at(player: Player, id: string): Promise<Ear> {
    const ear = new Ear(await Line.open(player), id);
    await ear.#enter();
    return ear;
  }

  async #enter(cursor?: number): Promise<void> {
    const { line } = this;
    line.onText = (text) => this.heard.push(text);
    line.send({ type: 'enter', room: this.#id, ...(cursor === undefined ? {} : { cursor }) });
    await line.until(() => line.room !== undefined);
    await this.hush();
  }

  async ask(wish: object): Promise<void> {
    const id = `request-${this.#asked++}`;
    this.line.send({ ...wish, id } as ClientMessage);
    await this.line.until(() => this.line.answers.has(id));
  }

  async hush(): Promise<void> {
    const before = this.line.pongs;
    this.line.send({ type: 'ping' });
    await this.line.until(() => this.line.pongs > before);
  }

  async wonder(questions: readonly string[]): Promise<void> {
    for (const text of questions) await this.ask({ type: 'why', text });
    await this.ask({ type: 'outlooks', decision: this.line.update?.choices?.decision ?? 0 });
    await this.ask({ type: 'outlooks', decision: 999 });
    await this.ask({ type: 'move', decision: 999, text: questions[0] ?? 'x' });
    await this.ask({ type: 'end-vote', agrees: false });
    await this.look();
  }

  /** What can be seen over HTTP. */
  async look(): Promise<void> {
    for (const path of ['/api/lobby', '/api/me', `/api/tables/${this.#id}/record`]) {
      this.heard.push(await (await this.line.player.request('GET', path)).text());
    }
  }

  /** Leaves, and hears nothing any more. */
  async leave(): Promise<void> {
    this.line.onText = () => {};
    await this.line.close();
  }

  async comeBack({ forgets, address }: { readonly forgets: boolean; readonly address?: string }): Promise<void> {
    const { player, update } = this.line;
    await this.line.close();
    this.line = await Line.open(address === undefined ? player : player.at(address));
    await this.#enter(forgets ? undefined : update?.cursor);
  }
}
