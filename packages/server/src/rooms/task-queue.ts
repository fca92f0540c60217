/** Does one thing at a time, in the order asked. What needs no waiting is done without any. */
export class TaskQueue {
  readonly #waiting: (() => void | Promise<void>)[] = [];
  readonly #onFailure: (error: unknown) => Promise<void>;
  #isBusy = false;

  /** `onFailure` puts things right before the next task begins. */
  constructor(onFailure: (error: unknown) => Promise<void>) {
    this.#onFailure = onFailure;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  run(task: () => void | Promise<void>): void {
    if (this.#isBusy) this.#waiting.push(task);
    else this.#begin(task);
  }

  /** Like `run`, and resolves when the task is done. */
  finished(task: () => void | Promise<void>): Promise<void> {
    return new Promise((done) => {
      this.run(async () => {
        try {
          await task();
        } catch (error) {
          await this.#onFailure(error);
        }
        done();
      });
    });
  }

  #begin(first: () => void | Promise<void>): void {
    this.#isBusy = true;
    for (let task: typeof first | undefined = first; task; task = this.#waiting.shift()) {
      const doing = this.#attempt(task);
      if (doing) {
        const next = () => this.#next();
        void doing.then(next, (error: unknown) => this.#onFailure(error).then(next));
        return;
      }
    }
    this.#isBusy = false;
  }

  #attempt(task: () => void | Promise<void>): Promise<void> | undefined {
    try {
      return task() ?? undefined;
    } catch (error) {
      return this.#onFailure(error);
    }
  }

  #next(): void {
    const task = this.#waiting.shift();
    if (task) this.#begin(task);
    else this.#isBusy = false;
  }
}
