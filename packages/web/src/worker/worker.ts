import { type FileProblem, type Hex, type Json, Problem, type Viewer } from '@coven/core';
import type { Lesson, LessonMark } from '@coven/room';
import { playableGame } from './games/registry.ts';
import type { FromWorker, OpenedSave, ProblemMessage } from './messages.ts';
import { OpenTables } from './open-tables.ts';

/** Fetched early in a game (`prepare`), because it may end without a network, but not with the first load. */
const records = () => import('./open-records.ts');

/** Only who learns a game needs it. */
const lessons = () => import('./lesson-table.ts');

const tables = new OpenTables(post);

function post(message: FromWorker): void {
  postMessage(message);
}

/** What the page asks its Worker. An open record goes by the number that opening it answered. */
const methods = {
  async open(opened: OpenedSave) {
    const { game, players } = opened.save;
    const playable = await playableGame(
      game,
      players.map(({ bot }) => bot),
    );
    tables.open(playable, opened);
  },
  connect: async (table: string, viewer: Viewer, port: MessagePort) => tables.of(table).serve(viewer, port),
  /** Fetches what records need, while there is a network. */
  prepare: async () => void (await records()),
  /** The record of a finished game. */
  openRecord: async (text: string) => (await records()).openRecord(text),
  /** The record of a table of this page. */
  openTableRecord: async (table: string) => (await records()).openTableRecord(tables.of(table)),
  read: async (record: number) => (await records()).recordOf(record).read(),
  /** `heads`: under the secret, as a browser keeps them. */
  verify: async (record: number, heads: readonly Hex[], files: readonly string[]) =>
    (await records()).recordOf(record).verify(heads, files),
  frames: async (record: number, viewer: Viewer, files: readonly string[]) => (await records()).recordOf(record).frames(viewer, files),
  recordText: async (record: number) => (await records()).recordOf(record).text,
  closeRecord: async (record: number) => (await records()).closeRecord(record),
  async checkFile(id: string, option: string, text: string): Promise<readonly FileProblem[]> {
    const { game } = await playableGame(id);
    const found = game.options.find((one) => one.id === option);
    return found?.kind === 'file' ? found.check(text) : [];
  },
  /** What the game's adviser says of nothing but a view. */
  async advise(game: string, view: Json) {
    const { hints } = await playableGame(game);
    return ((await hints?.())?.advise?.(view as object) ?? null) as Json | null;
  },
  /** `port` is its table's and its coach's. `names`: by seat. */
  async openLesson(lesson: Lesson, names: readonly string[], mark: LessonMark, port: MessagePort) {
    const { game } = await playableGame(lesson.game);
    (await lessons()).openLesson(game, lesson, names, mark, port);
  },
  /** The log that free play goes on from. */
  async lessonEnding(lesson: Lesson, mark: LessonMark) {
    const { game } = await playableGame(lesson.game);
    return (await lessons()).endingLog(game, lesson, mark);
  },
};
export type TableWorker = typeof methods;

/** One call of the Worker. */
export interface Call {
  readonly number: number;
  readonly method: keyof TableWorker;
  readonly args: readonly unknown[];
}

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
