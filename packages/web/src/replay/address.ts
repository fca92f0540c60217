/** How long after a change the address waits for the next, in milliseconds: browsers refuse to change it more than some hundred times a minute. */
const PAUSE = 350;

/** An address that follows what is shown: at once, and while much changes only now and then. */
export class Address {
  readonly #write: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBehind = false;

  constructor(write: () => void) {
    this.#write = write;
  }

  keep(): void {
    if (this.#timer !== undefined) {
      this.#isBehind = true;
      return;
    }
    this.#write();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const isBehind = this.#isBehind;
      this.#isBehind = false;
      if (isBehind) this.keep();
    }, PAUSE);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
