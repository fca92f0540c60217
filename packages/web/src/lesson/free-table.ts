import type { Lesson } from '@coven/room';
import { PACES, settings } from '../settings.svelte.ts';
import { LiveTable } from '../table/live-table.ts';
import type { LoadedGame } from '../table/loaded-game.ts';
import { forgetLocalSave, keepUnproven, localSave, openLocal } from '../table/local-saves.ts';
import { connectTo, tableWorker } from '../table/worker-link.ts';
import { progressOf, restart } from './progress.ts';

/** How long a bot waits before it moves, in milliseconds at normal pace. */
const BOT_DELAY = 700;

/** A table of this browser that goes on from where the lesson leads, the others played by its bot. `before`: the learner's moves so far. */
export async function newFreeTable(lesson: Lesson, names: readonly string[]): Promise<{ readonly table: string; readonly before: number }> {
  const { game, learner, version, options = {}, ending } = lesson;
  const log = await tableWorker().lessonEnding(lesson, progressOf(lesson).mark);
  const players = names.map((name, seat) => (seat === learner ? { name } : { name, bot: ending.bot }));
  const table = await keepUnproven({ game, options, players }, { version, log, lesson: lesson.id });
  return { table, before: log.filter(([by]) => by === learner).length };
}

export async function openFreeTable(id: string, lesson: Lesson, loaded: LoadedGame): Promise<LiveTable | undefined> {
  const save = await localSave(id);
  if (!save) return undefined;
  await openLocal(save, BOT_DELAY * PACES[settings.pace]);
  const transport = await connectTo(id, lesson.learner);
  return LiveTable.open({ transport, id, teaching: 'hinted', load: () => loaded });
}

/** The lesson begins anew; its free play is over. */
export async function startOver(lesson: Lesson): Promise<void> {
  const table = progressOf(lesson).free?.table;
  restart(lesson);
  if (table !== undefined) await forgetLocalSave(table);
}
