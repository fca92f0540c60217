import { ApiProblem } from '../api.ts';
import { factsOf } from '../games/registry.ts';
import type { FinishedGame } from '../table/finished-game.ts';
import { loadGame } from '../table/loaded-game.ts';
import { apiText } from '../words/api-problems.ts';
import { wantGame, wordsOf } from '../words/words.svelte.ts';
import { lacksFile, recordProblemText } from '../words/worker-problems.ts';
import type { Verified } from '../worker/messages.ts';
import { recordedNames } from './recorded-players.ts';
import { Replay } from './replay.svelte.ts';

/** A record that was checked, or why it cannot be shown. */
type OpenedReplay =
  /** `replay`: null for a game that was never dealt. */
  { readonly verified: Verified; readonly replay: Replay | null } | { readonly problem: string; readonly needsFile: boolean };

/** Checks a record and makes its table ready. */
export async function openReplay(finished: FinishedGame): Promise<OpenedReplay> {
  try {
    const verified = await finished.verify();
    const { record } = verified;
    if (!factsOf(record.game) || record.log.length === 0) return { verified, replay: null };
    return { verified, replay: new Replay(await loadGame(record.game), record) };
  } catch (error) {
    return { problem: await problemOf(finished, error), needsFile: lacksFile(error) };
  }
}

/** A record that does not verify may still name its game, whose words tell what is wrong with it. */
async function problemOf(finished: FinishedGame, error: unknown): Promise<string> {
  if (error instanceof ApiProblem) return apiText(error);
  const read = await finished.read().catch(() => undefined);
  if (read && factsOf(read.game)) await wantGame(read.game).catch(() => undefined);
  return recordProblemText(error, { words: wordsOf(read?.game ?? ''), names: read ? recordedNames(read) : [] });
}
