import type { ServerMessage } from '@coven/protocol';
import type { Transport } from '@coven/protocol/client/transport.ts';
import type { Lesson, LessonMark } from '@coven/room';
import { tableWorker } from '../table/worker-link.ts';
import type { LessonAct, LessonNews } from '../worker/messages.ts';

/** The line to a lesson in the page's Worker: its table speaks the protocol, its coach beside it. */
export class LessonLine {
  readonly #port: MessagePort;
  /** The table's end that hears what comes now. */
  #toTable: (message: ServerMessage) => void = () => {};

  private constructor(port: MessagePort, heard: (news: LessonNews) => void) {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as ServerMessage | LessonNews;
      if (message.type === 'lesson') heard(message);
      else this.#toTable(message);
    };
  }

  static async open(lesson: Lesson, names: readonly string[], mark: LessonMark, heard: (news: LessonNews) => void): Promise<LessonLine> {
    const { port1, port2 } = new MessageChannel();
    const line = new LessonLine(port1, heard);
    await tableWorker().openLesson(lesson, names, mark, port2);
    return line;
  }

  act(act: LessonAct['act']): void {
    this.#port.postMessage({ type: 'lesson', act } satisfies LessonAct);
  }

  /** For one drawing of the table; the one before it hears nothing any more. */
  transport(): Transport {
    return {
      open: ({ message, line }) => {
        this.#toTable = message;
        line('open');
      },
      send: (message) => this.#port.postMessage(message),
      close: () => {},
    };
  }

  close(): void {
    this.#port.close();
  }
}
