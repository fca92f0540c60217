import type { Viewer } from '@coven/core';
import type { Transport } from '@coven/protocol/client/transport.ts';
import type { FromWorker, ProblemMessage, TableNews } from '../worker/messages.ts';
import type { Call, TableWorker } from '../worker/worker.ts';
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

/** The line to the page's own table Worker: the only place in the browser where rules and bots are. */
class WorkerLink {
  readonly #worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #called = 0;
  readonly methods = new Proxy({} as TableWorker, {
    get:
      (_, method) =>
      (...args: readonly unknown[]) =>
        this.#call(method as keyof TableWorker, args),
  });

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#receive(data));
    this.#worker.addEventListener('error', () => {
      for (const { reject } of this.#waiting.values()) reject(new WorkerProblem({ code: 'broken', args: {} }));
      this.#waiting.clear();
    });
  }

  #call(method: keyof TableWorker, args: readonly unknown[]): Promise<unknown> {
    const number = this.#called++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      const ports = args.filter((arg) => arg instanceof MessagePort);
      this.#worker.postMessage({ number, method, args } satisfies Call, ports);
    });
  }

  #receive(message: FromWorker): void {
    if (message.type !== 'answer' && message.type !== 'problem') {
      hearNews(message);
      return;
    }
    const waiting = this.#waiting.get(message.number);
    this.#waiting.delete(message.number);
    if (message.type === 'answer') waiting?.resolve(message.answer);
    else waiting?.reject(new WorkerProblem(message.problem));
  }
}

let link: WorkerLink | undefined;
let hearNews: (news: TableNews) => void = () => {};

/** Started when first needed. */
export function tableWorker(): TableWorker {
  link ??= new WorkerLink();
  return link.methods;
}

/** `hear` is called with what happens to the storing of tables. The Worker starts. */
export function followTables(hear: (news: TableNews) => void): void {
  tableWorker();
  hearNews = hear;
}

/** A line to one of the Worker's tables, as one viewer. */
export async function connectTo(table: string, viewer: Viewer): Promise<Transport> {
  const { port1, port2 } = new MessageChannel();
  await tableWorker().connect(table, viewer, port2);
  return new PortTransport(port1);
}
