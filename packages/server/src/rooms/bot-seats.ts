import type { Seat } from '@coven/core';
import type { Sighting } from '../bots/question.ts';
import { type Decision, makeMove, refused } from './commands.ts';
import type { House } from './house.ts';
import type { Play } from './play.ts';
import { type RoomState, stepsIn } from './room-state.ts';
import { botAt } from './seating.ts';
import type { TaskQueue } from './task-queue.ts';

/** The seats of one table that bots play: asks the pool when one is awaited, and makes the move when it has thought. */
export class BotSeats {
  readonly #house: House;
  readonly #tasks: TaskQueue;
  readonly #play: (seat: Seat, text: string) => void;
  /** The decision each thinking seat thinks about. */
  readonly #thinking = new Map<Seat, number>();
  #isStopped = false;

  constructor(house: House, tasks: TaskQueue, play: (seat: Seat, text: string) => void) {
    this.#house = house;
    this.#tasks = tasks;
    this.#play = play;
  }

  get areThinking(): boolean {
    return this.#thinking.size > 0;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Starts every awaited bot that is not thinking yet. */
  think(state: RoomState): void {
    const { play, seating } = state;
    if (!play || seating.phase !== 'playing') return;
    const turn = play.table.turn();
    if (turn.kind !== 'seats') return;
    for (const { seat } of turn.seats) {
      if (botAt(seating, seat) === undefined || this.#thinking.has(seat)) continue;
      this.#thinking.set(seat, play.table.decision(seat));
      void this.#choose(state, seat);
    }
  }

  async #choose(state: RoomState, seat: Seat): Promise<void> {
    const begun = performance.now();
    let text: string | undefined;
    try {
      const seen = await this.#sight(state, seat);
      text = seen && (await this.#house.bots.choose(seen));
      await this.#house.pause(this.#house.botDelay - (performance.now() - begun));
    } catch (error) {
      this.#house.log.error({ room: state.id, error: String(error) }, 'a bot could not be asked');
    }
    if (this.#isStopped || text === undefined) this.#thinking.delete(seat);
    else this.#play(seat, text);
  }

  /** What the bot may know, exactly as a person in that seat could; nothing if no bot plays it any more. */
  async #sight(state: RoomState, seat: Seat): Promise<Sighting | undefined> {
    const { play, made } = state;
    const bot = botAt(state.seating, seat);
    if (!play || bot === undefined) return undefined;
    if (!this.#house.catalogue.remembers(made.game, bot)) return sighting(state, play, seat, bot, null);
    if (play.hasMemory(seat) || play.hasHistory) return sighting(state, play, seat, bot, play.memory(seat));
    let seen: Sighting | undefined;
    await this.#tasks.finished(async () => {
      play.recall(stepsIn(await this.#house.store.lines(state.id)));
      seen = sighting(state, play, seat, bot, play.memory(seat));
    });
    return seen;
  }

  /** The move of a bot that has thought, unless the table has gone on without it. */
  move(state: RoomState, seat: Seat, text: string): Decision {
    const decision = this.#thinking.get(seat);
    this.#thinking.delete(seat);
    const { play, seating } = state;
    if (!play || seating.phase !== 'playing' || botAt(seating, seat) === undefined) return refused('stale');
    if (play.table.decision(seat) !== decision) return refused('stale');
    const made = makeMove(state, seat, text);
    if (made.kind === 'changed') return made;
    // A bot that wants what is not allowed gets something that is.
    const [first] = play.table.moves(seat);
    return first === undefined ? refused('stale') : makeMove(state, seat, play.table.rules.format(first));
  }

  /** Seats that people play themselves need no memory. */
  forgetPeople({ play, seating }: RoomState): void {
    seating.chairs.forEach((_, seat) => {
      if (botAt(seating, seat) === undefined) play?.forget(seat);
    });
  }
}

function sighting({ made, seating }: RoomState, { table }: Play, seat: Seat, bot: string, memory: object | null): Sighting {
  return {
    game: made.game,
    options: made.options,
    seats: seating.chairs.length,
    bot,
    seat,
    moves: table.moves(seat).map((move) => table.rules.format(move)),
    view: table.view(seat),
    memory,
  };
}
