import type { Viewer } from '@coven/core';
import type { Transport } from '@coven/protocol/client/transport.ts';
import type { Answers, Ask, AskMessage, FromWorker, ProblemMessage, TableNews } from '../worker/messages.ts';
import { PortTransport } from './port.ts';

/** What the Worker could not do, by code. */
export class WorkerProblem extends Error {
  readonly problem: ProblemMessage;

  constructor(problem: ProblemMessage) {
    super(problem.code);
    this.problem = problem;
  }
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** The page's own table Worker: the only place in the browser where rules and bots are. */
class WorkerLink {
  readonly #worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  /** Called with what happens to the storing of tables. */
  onNews: ((news: TableNews) => void) | undefined;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#receive(data));
    this.#worker.addEventListener('error', () => {
      for (const { reject } of this.#waiting.values()) reject(new WorkerProblem({ code: 'broken', args: {} }));
      this.#waiting.clear();
    });
  }

  ask<Type extends Ask['type']>(ask: Extract<Ask, { type: Type }>, port?: MessagePort): Promise<Answers[Type]> {
    const number = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve: resolve as (answer: unknown) => void, reject });
      const message: AskMessage = port ? { number, ask, port } : { number, ask };
      this.#worker.postMessage(message, port ? [port] : []);
    });
  }

  /** A line to one of the Worker's tables, as one viewer. */
  async connect(table: string, viewer: Viewer): Promise<Transport> {
    const { port1, port2 } = new MessageChannel();
    await this.ask({ type: 'connect', table, viewer }, port2);
    return new PortTransport(port1);
  }

  #receive(message: FromWorker): void {
    if (message.type !== 'answer' && message.type !== 'problem') {
      this.onNews?.(message);
      return;
    }
    const waiting = this.#waiting.get(message.number);
    this.#waiting.delete(message.number);
    if (message.type === 'answer') waiting?.resolve(message.answer);
    else waiting?.reject(new WorkerProblem(message.problem));
  }
}

let link: WorkerLink | undefined;

/** Started when first needed. */
export function tableWorker(): WorkerLink {
  link ??= new WorkerLink();
  return link;
}
