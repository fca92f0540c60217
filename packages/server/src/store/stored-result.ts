import type { Finished, FinishedSeat, PlayedGame } from './results.ts';

/** A result as both databases store it, under the names of the columns. A truth is a number in SQLite. */
export interface StoredResult {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: string;
  readonly pace: string | null;
  readonly is_public: boolean | number;
  readonly begun: number | null;
  readonly ended: number;
  readonly ending: string | null;
  readonly seats: number;
  readonly problem: string | null;
}

export interface StoredSeat {
  readonly id: string;
  readonly seat: number;
  readonly guest: string | null;
  readonly bot: string | null;
  readonly place: number | null;
  readonly score: number | null;
  readonly parts: string | null;
  readonly moves: number | null;
  readonly bot_moves: number | null;
  readonly ended: number;
  readonly is_news: boolean | number;
}

/** One of a guest's games, from both tables. */
export interface PlayedRow extends Pick<StoredSeat, 'id' | 'seat' | 'place' | 'score' | 'is_news'> {
  readonly game: string;
  readonly ended: number;
  readonly ending: string | null;
  readonly seats: number;
}

export function storedResult(finished: Finished): StoredResult {
  const { table, options, isPublic, seats, ...same } = finished;
  return { id: table, ...same, options: JSON.stringify(options), is_public: isPublic, seats: seats.length };
}

export function storedSeats({ table, ended, seats }: Finished): readonly StoredSeat[] {
  return seats.map(({ parts, botMoves, isNews, ...same }) => ({
    id: table,
    ...same,
    parts: parts && JSON.stringify(parts),
    bot_moves: botMoves,
    ended,
    is_news: isNews && same.guest !== null,
  }));
}

export function finishedIn({ id, options, is_public, seats: _, ...same }: StoredResult, seats: readonly StoredSeat[]): Finished {
  return {
    table: id,
    ...same,
    ending: same.ending as Finished['ending'],
    options: JSON.parse(options) as Finished['options'],
    isPublic: Boolean(is_public),
    seats: seats.map(seatIn),
  };
}

function seatIn({ id: _, ended: __, parts, bot_moves, is_news, ...same }: StoredSeat): FinishedSeat {
  return {
    ...same,
    parts: parts === null ? null : (JSON.parse(parts) as FinishedSeat['parts']),
    botMoves: bot_moves,
    isNews: Boolean(is_news),
  };
}

export function playedIn({ id, is_news, ...same }: PlayedRow): PlayedGame {
  return { table: id, ...same, ending: same.ending as PlayedGame['ending'], isNews: Boolean(is_news) };
}
