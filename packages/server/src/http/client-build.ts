import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The id of the server's build of the page; the build writes it into the page (`web/build/build-id.ts`). */
export class ClientBuild {
  readonly #page: string;
  #read = 0;
  #id: string | undefined;

  constructor(client: string) {
    this.#page = join(client, 'index.html');
  }

  /** `undefined` if the client is not built. Reads the page again if it was rebuilt while the server runs. */
  get id(): string | undefined {
    const changed = statSync(this.#page, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) return undefined;
    if (changed !== this.#read) {
      this.#id = /<meta name="coven-build" content="([0-9a-f]+)"/.exec(readFileSync(this.#page, 'utf8'))?.[1];
      this.#read = changed;
    }
    return this.#id;
  }
}
