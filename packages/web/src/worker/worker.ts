import { type Json, Problem } from '@coven/core';
import { playableGame } from './games/registry.ts';
import type { Call, FromWorker, ProblemMessage, TableWorker } from './messages.ts';
import { OpenTables } from './open-tables.ts';

/** Fetched early in a game (`prepare`), because it may end without a network, but not with the first load. */
const records = () => import('./open-records.ts');

/** Only who learns a game needs it. */
const lessons = () => import('./lesson-table.ts');

const tables = new OpenTables(post);

function post(message: FromWorker): void {
  postMessage(message);
}

const methods: TableWorker = {
  async open(opened) {
    const { game, players } = opened.save;
    const playable = await playableGame(
      game,
      players.map(({ bot }) => bot),
    );
    tables.open(playable, opened);
  },
  connect: async (table, viewer, port) => tables.of(table).serve(viewer, port),
  prepare: async () => void (await records()),
  openRecord: async (text) => (await records()).openRecord(text),
  openTableRecord: async (table) => (await records()).openTableRecord(tables.of(table)),
  read: async (record) => (await records()).recordOf(record).read(),
  verify: async (record, heads, files) => (await records()).recordOf(record).verify(heads, files),
  frames: async (record, viewer, files) => (await records()).recordOf(record).frames(viewer, files),
  recordText: async (record) => (await records()).recordOf(record).text,
  closeRecord: async (record) => (await records()).closeRecord(record),
  async checkFile(id, option, text) {
    const { game } = await playableGame(id);
    const found = game.options.find((one) => one.id === option);
    return found?.kind === 'file' ? found.check(text) : [];
  },
  async advise(game, view) {
    const { hints } = await playableGame(game);
    return ((await hints?.())?.advise?.(view as object) ?? null) as Json | null;
  },
  async openLesson(...terms) {
    const { game } = await playableGame(terms[0].game);
    (await lessons()).openLesson(game, terms);
  },
  async lessonEnding(lesson, mark) {
    const { game } = await playableGame(lesson.game);
    return (await lessons()).endingLog(game, lesson, mark);
  },
};

self.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
  const { number, method, args } = data;
  try {
    const call = methods[method] as (...given: readonly unknown[]) => Promise<unknown>;
    post({ type: 'answer', number, answer: await call(...args) });
  } catch (error) {
    post({ type: 'problem', number, problem: problemOf(error) });
  }
});

function problemOf(error: unknown): ProblemMessage {
  if (error instanceof Problem) return { code: error.code, args: error.args };
  return { code: 'broken', args: { text: error instanceof Error ? error.message : String(error) } };
}
