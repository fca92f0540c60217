import type { Finished } from '../results.ts';
import { storedResult, storedSeats } from '../stored-result.ts';

/** What belongs to a result as one text, from which `resultInserts` takes the rows. */
export function resultText(finished: Finished): string {
  return JSON.stringify({ ...storedResult(finished), rows: storedSeats(finished) });
}

/** Parts of a `WITH`: store the results that stand as text in the column `finished` of `source`. A guest without a name is not stored. */
export function resultInserts(source: string): string {
  return `
  results AS (
    SELECT finished::jsonb AS result FROM ${source} WHERE finished IS NOT NULL
  ), finished_games AS (
    INSERT INTO finished SELECT (jsonb_populate_record(NULL::finished, result - 'rows')).* FROM results
    ON CONFLICT DO NOTHING RETURNING id
  ), finished_seats AS (
    INSERT INTO finished_seat (id, seat, guest, bot, place, score, parts, moves, bot_moves, ended, is_news)
      SELECT seat.id, seat, guest.id, bot, place, score, parts, moves, bot_moves, ended, is_news AND guest.id IS NOT NULL
      FROM results JOIN finished_games ON finished_games.id = result ->> 'id',
        jsonb_populate_recordset(NULL::finished_seat, result -> 'rows') AS seat LEFT JOIN guest ON guest.id = seat.guest
    ON CONFLICT DO NOTHING
  )`;
}
