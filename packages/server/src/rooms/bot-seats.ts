import type { Seat } from '@coven/core';
import { botAt, botMove, type Decision, type RoomState, refused } from '@coven/room';
import type { SeatQuestion } from '../bots/question.ts';
import { pause } from '../timers.ts';
import type { RoomContext } from './room-context.ts';
import { seatQuestion } from './seat-question.ts';
import type { TaskQueue } from './task-queue.ts';

/** What bots need from their table. */
interface BotTable {
  readonly play: (seat: Seat, text: string) => void;
  readonly isWatched: () => boolean;
}

/** The seats of one table that bots play: asks the pool for a move when such a seat is awaited, and then makes it. */
export class BotSeats {
  readonly #context: RoomContext;
  readonly #tasks: TaskQueue;
  readonly #table: BotTable;
  /** By seat: the decision its bot is thinking about. */
  readonly #thinking = new Map<Seat, number>();
  #isStopped = false;

  constructor(context: RoomContext, tasks: TaskQueue, table: BotTable) {
    this.#context = context;
    this.#tasks = tasks;
    this.#table = table;
  }

  get areThinking(): boolean {
    return this.#thinking.size > 0;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Starts every awaited bot that is not yet thinking. */
  think(state: RoomState): void {
    const { session, seating } = state;
    if (!session || seating.phase !== 'playing') return;
    const turn = session.table.turn();
    if (turn.kind !== 'seats') return;
    for (const { seat } of turn.seats) {
      if (botAt(seating, seat) === undefined || this.#thinking.has(seat)) continue;
      this.#thinking.set(seat, session.table.decision(seat));
      void this.#choose(state, seat);
    }
  }

  async #choose(state: RoomState, seat: Seat): Promise<void> {
    const begun = performance.now();
    let text: string | undefined;
    try {
      const question = await this.#question(state, seat);
      text = question && (await this.#context.bots.choose(question, this.#table.isWatched));
      await pause(this.#context.timers, this.#context.settings.botDelay - (performance.now() - begun));
    } catch (error) {
      this.#context.log.error({ room: state.id, error: String(error) }, 'a bot could not be asked');
    }
    if (this.#isStopped || text === undefined) this.#thinking.delete(seat);
    else this.#table.play(seat, text);
  }

  /** The question for the bot; `undefined` if no bot plays this seat any more. */
  async #question(state: RoomState, seat: Seat): Promise<SeatQuestion | undefined> {
    const { session, creation } = state;
    const bot = botAt(state.seating, seat);
    if (!session || bot === undefined) return undefined;
    const level = this.#context.catalogue.level(creation.game, bot) ?? { id: bot, remembers: false };
    return seatQuestion(this.#context, this.#tasks, state, seat, level);
  }

  /** Makes a bot's move, unless the table has moved on in the meantime. */
  move(state: RoomState, seat: Seat, text: string): Decision {
    const decision = this.#thinking.get(seat);
    this.#thinking.delete(seat);
    const { session, seating } = state;
    if (!session || seating.phase !== 'playing' || botAt(seating, seat) === undefined) return refused('stale');
    if (session.table.decision(seat) !== decision) return refused('stale');
    const decided = botMove(state, seat, text);
    if (decided.kind === 'changed') return decided;
    // If the bot's move is illegal, make the first legal one.
    const [first] = session.table.moves(seat);
    return first === undefined ? refused('stale') : botMove(state, seat, session.table.rules.format(first));
  }

  /** Drops the memories of seats that people play themselves. */
  dropUnusedMemories({ session, seating }: RoomState): void {
    seating.chairs.forEach((_, seat) => {
      if (botAt(seating, seat) === undefined) session?.dropMemory(seat);
    });
  }
}
