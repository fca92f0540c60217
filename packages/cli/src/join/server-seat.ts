import type { Player, Seat } from '@coven/core';
import type { Room, Update } from '@coven/protocol';
import { type CommonWords, witchName } from '@coven/words';
import type { SeatAnswer, SeatRequest, TableSeat } from '../play/table-seat.ts';
import type { JoinWords } from './join-words.ts';
import type { ServerTable } from './server-table.ts';

/** Your seat at a table of a server, once the game has begun. */
export class ServerSeat implements TableSeat {
  readonly seat: Seat;
  readonly #table: ServerTable;
  readonly #words: JoinWords;
  readonly #players: readonly Player[];

  constructor(table: ServerTable, seat: Seat, words: JoinWords, players: readonly Player[]) {
    this.#table = table;
    this.seat = seat;
    this.#words = words;
    this.#players = players;
  }

  get update(): Update {
    if (!this.#table.update) throw new Error('the game has not begun');
    return this.#table.update;
  }

  get state(): 'playing' | 'over' | 'closed' {
    const { closed, room, seat } = this.#table;
    if (closed !== undefined || seat !== this.seat) return 'closed';
    return room?.phase === 'over' ? 'over' : 'playing';
  }

  get notices(): readonly string[] {
    const { page } = this.#words;
    const { line, room } = this.#table;
    const lost = line === 'open' ? [] : [page('line.lost')];
    const standIns = room?.chairs.flatMap(({ standIn }, seat) => {
      if (standIn === null) return [];
      return [seat === this.seat ? page('away.own-bot') : page('away.bot-plays', { who: this.#players[seat]?.name ?? '' })];
    });
    return [...lost, ...(standIns ?? [])];
  }

  takeUpdates(): readonly Update[] {
    return this.#table.takeUpdates();
  }

  ask(request: SeatRequest): Promise<SeatAnswer> {
    return this.#table.ask(request);
  }

  /** The server's bots play by themselves. */
  letBotPlay(): boolean {
    return false;
  }

  reason(reason: string): string {
    return this.#words.refusal(reason);
  }

  changed(): Promise<void> {
    return this.#table.changed();
  }
}

/** Everybody at a table; a bot goes by the name of the witch of its seat, as in the browser. */
export function playersOf({ chairs }: Room, common: CommonWords): readonly Player[] {
  return chairs.map(({ kind, name }, seat) => {
    if (kind === 'bot' && name !== null) return { name: witchName(common, seat), bot: name };
    return { name: name ?? common('seat.number', { number: seat + 1 }) };
  });
}
