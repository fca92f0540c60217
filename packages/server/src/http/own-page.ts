import type { FinishedLine, Me, OwnTable } from '@coven/protocol';
import { lobbyLines } from '@coven/room';
import type { GuestId } from '../store/people.ts';
import type { PlayedGame } from '../store/results.ts';
import type { Store } from '../store/store.ts';
import type { Listing } from '../store/tables.ts';

/** Tables in a list. */
export const MAX_LISTED = 100;
/** Finished games in a list. */
const MAX_FINISHED = 12;
/** For how long a game that ended while its player was away is news, in milliseconds. */
const NEWS_FOR = 7 * 86_400_000;

/** What a guest finds on the own page. */
export async function ownPage({ people, tables, results }: Store, now: number, guest: GuestId): Promise<Me> {
  const name = (await people.name(guest)) ?? null;
  // A guest without a name never had a seat.
  if (name === null) return { name, tables: [], over: [], last: [] };
  const guests = await people.guestsLike(guest);
  return {
    name,
    tables: (await tables.tablesOf(guest, MAX_LISTED)).flatMap((listing) => ownLines(listing, guest)),
    over: (await results.newsFor(guests, now - NEWS_FOR, MAX_FINISHED)).map(lineOf),
    last: (await results.playedBy(guests, MAX_FINISHED)).map(lineOf),
  };
}

function ownLines(listing: Listing, guest: GuestId): readonly OwnTable[] {
  const { turn } = listing;
  const isYours = turn?.guests.includes(guest) === true;
  const shown = turn ? { isYours, names: turn.names.filter((name) => name !== ''), since: turn.since } : null;
  return lobbyLines([listing]).map((line) => ({ ...line, turn: shown }));
}

function lineOf({ table, game, seats, place, score, ending, ended }: PlayedGame): FinishedLine {
  return { id: table, game, seats, place, score, ending, ended };
}
