import type { GameRecord, Seat } from '@coven/core';
import type { PlayerFacts } from '../games/game-table.ts';
import { botName } from '../table/bot-name.ts';
import type { Picture } from '../table/picture.ts';
import { playersOf } from '../table/player-facts.ts';
import { withoutMarks } from '../words/rich.ts';
import { sayResult as say } from '../words/words.svelte.ts';

/** A player as a record knows it; a name that was removed is null. */
interface RecordedPlayer {
  readonly name: string | null;
  readonly bot?: string;
}

/** The players when the game was dealt. */
function recordedPlayers(record: GameRecord): readonly RecordedPlayer[] {
  if (!('deals' in record)) return record.players;
  return (record.deals.at(-1)?.players ?? []).map(([kind, id]) =>
    kind === 'bot' ? { name: null, bot: id } : { name: record.names[id]?.name ?? null },
  );
}

export function recordedNames(record: GameRecord): readonly string[] {
  return recordedPlayers(record).map(({ name, bot }, seat) =>
    bot === undefined ? withoutMarks(name ?? say('verify.name-removed')) : botName(seat),
  );
}

/** The players of a record, as pictures draw them; `mySeat`: whose eyes look. */
export function recordedFacts(record: GameRecord, picture: Picture | null, mySeat: Seat | null): readonly PlayerFacts[] {
  const players = recordedPlayers(record);
  const people = recordedNames(record).map((name, seat) => ({ name, kind: players[seat]?.bot === undefined ? 'human' : 'bot' }) as const);
  return playersOf(people, picture, mySeat);
}
