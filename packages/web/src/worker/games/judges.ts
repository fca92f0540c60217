import { type JudgeMaker, plainJudge } from '@coven/bots/analysis';
import { folders } from '../../games/folders.ts';
import type { PlayableGame } from './registry.ts';

/** One chunk for each game. */
const JUDGES = folders<{ readonly judgeOf: unknown }>(import.meta.glob('../../../../../games/*/bots/judge.ts'));

/** Who looks through a game of this kind; without a judge of its own, its strongest bot. */
export async function judgeFor({ game, bots }: PlayableGame): Promise<JudgeMaker> {
  const loaded = await JUDGES.get(game.id)?.();
  const strongest = bots.at(-1);
  if (loaded) return loaded.judgeOf as JudgeMaker;
  if (!strongest) throw new Error(`nobody can judge ${game.id}`);
  return plainJudge(strongest);
}
