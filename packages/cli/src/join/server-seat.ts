import type { Player, Seat } from '@coven/core';
import type { Chair, Room } from '@coven/protocol';
import { type CommonWords, witchName } from '@coven/words';
import type { Company } from '../play/company.ts';
import type { TableSeat } from '../play/table-seat.ts';
import { printable } from '../printable.ts';
import type { JoinWords } from './join-words.ts';
import type { ServerTable } from './server-table.ts';

interface Joined {
  readonly table: ServerTable;
  readonly words: JoinWords;
  readonly company: Company;
}

/** Your seat at a table of a server, once the game has begun. */
export function serverSeat(seat: Seat, { table, words, company }: Joined, common: CommonWords): TableSeat {
  const players = () => (table.room ? playersOf(table.room, common) : []);
  return {
    seat,
    company,
    get players() {
      return players();
    },
    get update() {
      if (!table.update) throw new Error('the game has not begun');
      return table.update;
    },
    get state() {
      if (table.closed !== undefined || table.seat !== seat) return 'closed';
      return table.room?.phase === 'over' ? 'over' : 'playing';
    },
    get notices() {
      return noticesAt(seat, table, words, players());
    },
    takeUpdates: () => table.takeUpdates(),
    ask: (request) => table.ask(request),
    // The server's bots play by themselves.
    letBotPlay: () => false,
    reason: words.refusal,
    changed: () => table.changed(),
  };
}

/** A lost line, who is away, and who wants to end the game. */
function noticesAt(own: Seat, { line, room, graceLeft }: ServerTable, { page }: JoinWords, players: readonly Player[]): readonly string[] {
  const names = players.map(({ name }) => name);
  const absence = ({ kind, standIn, isHere }: Chair, seat: Seat): string | undefined => {
    const who = names[seat] ?? '';
    if (standIn !== null) return seat === own ? page('away.own-familiar') : page('away.familiar-plays', { who });
    if (kind !== 'human' || isHere || seat === own) return undefined;
    const seconds = Math.ceil(graceLeft(seat) / 1000);
    if (seconds === 0) return page('away.gone', { who });
    const time = seconds < 100 ? page('away.seconds', { count: seconds }) : page('away.minutes', { count: Math.ceil(seconds / 60) });
    return page('away.wait', { who, time });
  };
  const absent = room?.chairs.flatMap((chair, seat) => absence(chair, seat) ?? []) ?? [];
  const voters = room?.endVotes.map((seat) => names[seat] ?? '') ?? [];
  const voted = voters.length === 0 ? [] : [page('end.voted', { who: voters.join(', ') })];
  return [...(line === 'open' ? [] : [page('line.lost')]), ...absent, ...voted];
}

/** Everybody at a table; a bot goes by the name of the witch of its seat, as in the browser. */
export function playersOf({ chairs }: Room, common: CommonWords): readonly Player[] {
  return chairs.map(({ kind, name }, seat) => {
    if (kind === 'bot' && name !== null) return { name: witchName(common, seat), bot: name };
    return { name: name === null ? common('seat.number', { number: seat + 1 }) : printable(name) };
  });
}
