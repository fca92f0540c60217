import type { Json } from '@coven/core';
import type { Answer, Request } from '@coven/protocol/client/table-client.ts';
import type { Picture } from './picture.ts';

/** What the moves would bring that one picture offers. The first board that wants to know makes the page ask; without one nothing is asked. */
export class Outlooks {
  #found = $state.raw<ReadonlyMap<string, Json>>(new Map());
  #asked: Picture | null = null;
  readonly #request: (request: Request) => Promise<Answer>;

  constructor(request: (request: Request) => Promise<Answer>) {
    this.#request = request;
  }

  /** `picture`: null for one whose moves are not to be asked about. */
  of(move: string, picture: Picture | null): Json | undefined {
    if (picture && this.#asked !== picture) {
      this.#asked = picture;
      void this.#ask(picture);
    }
    return this.#found.get(move);
  }

  /** Another picture is on the table. */
  clear(): void {
    this.#found = new Map();
    this.#asked = null;
  }

  async #ask(picture: Picture): Promise<void> {
    const { cursor, choices } = picture;
    if (!choices || choices.moves.length === 0) return;
    const answer = await this.#request({ type: 'outlooks', decision: choices.decision });
    // The table may have gone on, and offered other moves, before it answered.
    if (answer.type !== 'outlooks' || answer.cursor !== cursor || this.#asked !== picture) return;
    this.#found = new Map(answer.outlooks.map((outlook, at) => [choices.moves[at] as string, outlook]));
  }
}
