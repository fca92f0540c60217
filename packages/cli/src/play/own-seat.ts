import type { Player, Seat } from '@coven/core';
import type { LocalRoom } from '@coven/room';
import type { CommonWords } from '@coven/words';
import { SeatLine } from './seat-line.ts';
import type { TableSeat } from './table-seat.ts';

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

/** Your seat in a session in this process. Deals if the game has not begun. */
export function ownSeat({ session, players, common, seat = YOU, turns = Number.POSITIVE_INFINITY }: Parts): TableSeat {
  session.begin();
  const line = new SeatLine((send) => session.connect(seat, send));
  let left = turns;
  return {
    seat,
    players,
    notices: [],
    get update() {
      return line.update;
    },
    get state() {
      return session.isOver || left <= 0 ? 'over' : 'playing';
    },
    takeUpdates: () => line.takeUpdates(),
    async ask(request) {
      const answer = await line.ask(request);
      if (request.type === 'move' && answer.type === 'done') left--;
      return answer;
    },
    letBotPlay() {
      const bot = session.awaitedBot;
      if (bot !== undefined) session.playBot(bot);
      return bot !== undefined;
    },
    reason: (reason) => common(`refusal.${reason as 'unreadable'}`),
    // Nobody else is there to change anything.
    changed: () => new Promise(() => {}),
  };
}
