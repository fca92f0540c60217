import type { Player, Seat } from '@coven/core';
import type { LocalRoom } from '@coven/room';
import type { CommonWords } from '@coven/words';
import { SeatLine } from './seat-line.ts';
import type { SeatAnswer, SeatRequest, TableSeat } from './table-seat.ts';

/** The seat of the person at the terminal, at a table in this process. */
export const YOU: Seat = 0;

interface Parts {
  /** Bots play all seats except yours. */
  readonly session: LocalRoom;
  readonly players: readonly Player[];
  readonly common: CommonWords;
  readonly seat?: Seat;
  /** Your moves until it ends, if not with the game. */
  readonly turns?: number | undefined;
}

/** Your seat in a session in this process. */
export class OwnSeat extends SeatLine implements TableSeat {
  readonly seat: Seat;
  readonly players: readonly Player[];
  readonly notices: readonly string[] = [];
  readonly #parts: Parts;
  #turns: number;

  /** Deals if the game has not begun. */
  constructor(parts: Parts) {
    const { session, seat = YOU, turns = Number.POSITIVE_INFINITY } = parts;
    session.begin();
    super((send) => session.connect(seat, send));
    this.#parts = parts;
    this.seat = seat;
    this.players = parts.players;
    this.#turns = turns;
  }

  get state(): 'playing' | 'over' {
    return this.#parts.session.isOver || this.#turns <= 0 ? 'over' : 'playing';
  }

  override async ask(request: SeatRequest): Promise<SeatAnswer> {
    const answer = await super.ask(request);
    if (request.type === 'move' && answer.type === 'done') this.#turns--;
    return answer;
  }

  letBotPlay(): boolean {
    const { session } = this.#parts;
    const bot = session.awaitedBot;
    if (bot !== undefined) session.playBot(bot);
    return bot !== undefined;
  }

  reason(reason: string): string {
    return this.#parts.common(`refusal.${reason as 'unreadable'}`);
  }

  /** Nobody else is there to change anything. */
  changed(): Promise<void> {
    return new Promise(() => {});
  }
}
