import type { GameRecord } from '@coven/core';

/** A player as a record knows it; a name that was removed is null. */
interface RecordedPlayer {
  readonly name: string | null;
  readonly bot?: string;
}

/** The players when the game was dealt. */
export function recordedPlayers(record: GameRecord): readonly RecordedPlayer[] {
  if (!('deals' in record)) return record.players;
  return (record.deals.at(-1)?.players ?? []).map(([kind, id]) =>
    kind === 'bot' ? { name: id, bot: id } : { name: record.names[id]?.name ?? null },
  );
}

/** `removed`: what stands for a name that was removed. */
export function recordedNames(record: GameRecord, removed: string): readonly string[] {
  return recordedPlayers(record).map(({ name }) => name ?? removed);
}
