import { type Json, Problem } from '@coven/core';
import { playableGame } from './games/registry.ts';
import type { Answers, Ask, AskMessage, FromWorker, ProblemMessage } from './messages.ts';
import { OpenTables } from './open-tables.ts';

/** Fetched early in a game (`prepare`), because it may end without a network, but not with the first load. */
const records = () => import('./open-records.ts');

/** Only who learns a game needs it. */
const lessons = () => import('./lesson-table.ts');

const tables = new OpenTables(post);

function post(message: FromWorker): void {
  postMessage(message);
}

self.addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
  const { number, ask, port } = data;
  try {
    post({ type: 'answer', number, answer: await answer(ask, port) });
  } catch (error) {
    post({ type: 'problem', number, problem: problemOf(error) });
  }
});

async function answer(ask: Ask, port: MessagePort | undefined): Promise<Answers[Ask['type']]> {
  switch (ask.type) {
    case 'open':
      tables.open(
        await playableGame(
          ask.save.game,
          ask.save.players.map(({ bot }) => bot),
        ),
        ask,
      );
      return true;
    case 'connect':
      if (!port) throw new Error('a connection needs a port');
      tables.of(ask.table).serve(ask.viewer, port);
      return true;
    case 'prepare':
      await records();
      return true;
    case 'open-record':
      return (await records()).openRecord(ask.text);
    case 'open-table-record':
      return (await records()).openTableRecord(tables.of(ask.table));
    case 'read':
      return (await records()).recordOf(ask).read();
    case 'verify':
      return (await records()).recordOf(ask).verify(ask);
    case 'frames':
      return (await records()).recordOf(ask).frames(ask);
    case 'record-text':
      return (await records()).recordOf(ask).text;
    case 'close-record':
      return (await records()).closeRecord(ask);
    case 'check-file': {
      const { game } = await playableGame(ask.game);
      const option = game.options.find(({ id }) => id === ask.option);
      return option?.kind === 'file' ? option.check(ask.text) : [];
    }
    case 'advise': {
      const { hints } = await playableGame(ask.game);
      return ((await hints?.())?.advise?.(ask.view as object) ?? null) as Json | null;
    }
    case 'lesson':
      if (!port) throw new Error('a lesson needs a port');
      (await lessons()).openLesson((await playableGame(ask.lesson.game)).game, ask, port);
      return true;
    case 'lesson-ending':
      return (await lessons()).endingLog((await playableGame(ask.lesson.game)).game, ask);
    default:
      return ask satisfies never;
  }
}

function problemOf(error: unknown): ProblemMessage {
  if (error instanceof Problem) return { code: error.code, args: error.args };
  return { code: 'broken', args: { text: error instanceof Error ? error.message : String(error) } };
}
