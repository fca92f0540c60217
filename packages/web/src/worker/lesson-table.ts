import type { Game, LogEntry } from '@coven/core';
import { type ClientMessage, type Lesson, type LessonMark, LessonRun } from '@coven/room';
import type { LessonAct, LessonNews } from './messages.ts';

/** A lesson and its table over one port, so that the page hears of the coach after what happened at the table. */
export function openLesson(game: Game, lesson: Lesson, names: readonly string[], mark: LessonMark, port: MessagePort): void {
  const run = new LessonRun(game, lesson, names, mark);
  const send = (text: string) => port.postMessage(text);
  const tell = () => send(JSON.stringify({ type: 'lesson', state: run.state, mark: run.mark } satisfies LessonNews));
  let receive: (message: ClientMessage) => void = () => {};
  port.onmessage = ({ data }: MessageEvent<ClientMessage | LessonAct>) => {
    if (data.type === 'lesson') {
      act(run, data);
      tell();
      return;
    }
    // The page draws the table anew: it may be another session by now.
    if (data.type === 'enter') receive = run.connect(send);
    receive(data);
    if (data.type === 'move' || data.type === 'why') tell();
  };
  tell();
}

function act(run: LessonRun, { act: wanted }: LessonAct): void {
  if (typeof wanted === 'number') run.goTo(wanted);
  else if (wanted === 'skip') run.skip();
  // A second press, or one that comes while the learner is to move, asks for nothing.
  else if (run.step?.by !== 'learner' || run.state.moment === 'made') run.next();
}

export function endingLog(game: Game, lesson: Lesson, mark: LessonMark): readonly LogEntry[] {
  return new LessonRun(game, lesson, undefined, { ...mark, place: 0 }).endingLog();
}
