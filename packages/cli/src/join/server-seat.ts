import type { Player, Seat } from '@coven/core';
import type { Chair, Room, Update } from '@coven/protocol';
import { type CommonWords, witchName } from '@coven/words';
import type { SeatAnswer, SeatRequest, TableSeat } from '../play/table-seat.ts';
import { printable } from '../printable.ts';
import type { JoinWords } from './join-words.ts';
import type { ServerTable } from './server-table.ts';
import type { TableCompany } from './table-company.ts';

/** Your seat at a table of a server, once the game has begun. */
export class ServerSeat implements TableSeat {
  readonly seat: Seat;
  readonly #table: ServerTable;
  readonly #words: JoinWords;
  readonly company: TableCompany;
  readonly #common: CommonWords;

  constructor(table: ServerTable, seat: Seat, words: JoinWords, company: TableCompany, common: CommonWords) {
    this.#table = table;
    this.seat = seat;
    this.#words = words;
    this.company = company;
    this.#common = common;
  }

  get players(): readonly Player[] {
    return this.#table.room ? playersOf(this.#table.room, this.#common) : [];
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
    const { players } = this;
    const absent = room?.chairs.flatMap((chair, seat) => this.#absence(chair, seat, players[seat]?.name ?? '') ?? []) ?? [];
    const voters = room?.endVotes.map((seat) => players[seat]?.name ?? '') ?? [];
    return [...lost, ...absent, ...(voters.length === 0 ? [] : [page('end.voted', { who: voters.join(', ') })])];
  }

  #absence({ kind, standIn, isHere }: Chair, seat: Seat, who: string): string | undefined {
    const { page } = this.#words;
    if (standIn !== null) return seat === this.seat ? page('away.own-familiar') : page('away.familiar-plays', { who });
    if (kind !== 'human' || isHere || seat === this.seat) return undefined;
    const seconds = Math.ceil(this.#table.graceLeft(seat) / 1000);
    if (seconds === 0) return page('away.gone', { who });
    const time = seconds < 100 ? page('away.seconds', { count: seconds }) : page('away.minutes', { count: Math.ceil(seconds / 60) });
    return page('away.wait', { who, time });
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
    return { name: name === null ? common('seat.number', { number: seat + 1 }) : printable(name) };
  });
}
