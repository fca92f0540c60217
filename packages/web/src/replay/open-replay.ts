import { factsOf } from '../games/registry.ts';
import type { FinishedGame } from '../table/finished-game.ts';
import { loadGame } from '../table/loaded-game.ts';
import { wantGame, wordsOf } from '../words/words.svelte.ts';
import { recordProblemText } from '../words/worker-problems.ts';
import type { Verified } from '../worker/messages.ts';
import { recordedNames } from './recorded-players.ts';
import { Replay } from './replay.svelte.ts';

export interface OpenedReplay {
  readonly verified: Verified;
  /** Null for a game that was never dealt. */
  readonly replay: Replay | null;
}

/** Checks a record and makes its table ready. */
export async function openReplay(finished: FinishedGame): Promise<OpenedReplay> {
  const verified = await finished.verify();
  const { record } = verified;
  if (!factsOf(record.game) || record.log.length === 0) return { verified, replay: null };
  return { verified, replay: new Replay(await loadGame(record.game), record) };
}

/** What is wrong with a record: one that does not verify may still name its game, whose words tell it. */
export async function problemOf(finished: FinishedGame, error: unknown): Promise<string> {
  const read = await finished.read().catch(() => undefined);
  if (read && factsOf(read.game)) await wantGame(read.game).catch(() => undefined);
  return recordProblemText(error, { words: wordsOf(read?.game ?? ''), names: read ? recordedNames(read) : [] });
}
