/** Runs tasks one at a time, in order. A synchronous task on an idle queue runs immediately. */
export class TaskQueue {
  readonly #waiting: (() => void | Promise<void>)[] = [];
  readonly #onError: (error: unknown) => Promise<void>;
  readonly #next = () => this.#proceed();
  readonly #repair = (error: unknown) => this.#onError(error).then(this.#next);
  #isBusy = false;

  /** `onError` repairs the state before the next task starts. */
  constructor(onError: (error: unknown) => Promise<void>) {
    this.#onError = onError;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  run(task: () => void | Promise<void>): void {
    this.#waiting.push(task);
    if (!this.#isBusy) this.#proceed();
  }

  /** Like `run`, and resolves when the task is done: with its result, or with nothing after an error. */
  finished<Result>(task: () => Result | Promise<Result>): Promise<Result | undefined> {
    return new Promise((done) => {
      this.run(async () => {
        let result: Result | undefined;
        try {
          result = await task();
        } catch (error) {
          await this.#onError(error);
        }
        done(result);
      });
    });
  }

  #proceed(): void {
    this.#isBusy = true;
    for (let task = this.#waiting.shift(); task; task = this.#waiting.shift()) {
      const doing = this.#attempt(task);
      if (doing) {
        void doing.then(this.#next, this.#repair);
        return;
      }
    }
    this.#isBusy = false;
  }

  #attempt(task: () => void | Promise<void>): Promise<void> | undefined {
    try {
      return task() ?? undefined;
    } catch (error) {
      return this.#onError(error);
    }
  }
}
