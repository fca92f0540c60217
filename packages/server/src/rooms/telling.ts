import type { Hex, Step, Types, Viewer } from '@coven/core';
import type { Update } from '@coven/protocol';
import type { Play } from './play.ts';

/**
 * The updates of one step as texts. Most of what viewers are told is the same for all of them:
 * that is put into words once, which halves the cost of telling.
 */
export class Telling {
  readonly #play: Play;
  readonly #step: Step<Types>;
  readonly #head: Hex | null;
  readonly #signature: string | undefined;
  #common: string | undefined;
  #shown: readonly unknown[] = [];
  #shownText = '[]';

  constructor(play: Play, step: Step<Types>, head: Hex | null, signature: string | undefined) {
    this.#play = play;
    this.#step = step;
    this.#head = head;
    this.#signature = signature;
  }

  /** What `JSON.stringify` would make of the viewer's update, in another order. */
  text(viewer: Viewer): string {
    const { type, cursor, shown, takenBack, view, awaited, isOver, choices, head } = this.#play.update(viewer, this.#step, this.#head);
    this.#common ??= JSON.stringify({ type, awaited, isOver, head, signature: this.#signature }).slice(0, -1);
    const gone = takenBack === undefined ? '' : `,"takenBack":${JSON.stringify(takenBack)}`;
    return `${this.#common},"cursor":${cursor},"shown":${this.#textOf(shown)}${gone},"choices":${choicesText(choices)},"view":${JSON.stringify(view)}}`;
  }

  #textOf(shown: readonly unknown[]): string {
    const isSame = shown.length === this.#shown.length && shown.every((event, at) => event === this.#shown[at]);
    if (!isSame) {
      this.#shown = shown;
      this.#shownText = JSON.stringify(shown);
    }
    return this.#shownText;
  }
}

function choicesText(choices: Update['choices']): string {
  if (choices === null || choices.moves.length > 0) return JSON.stringify(choices);
  return `{"seat":${choices.seat},"decision":${choices.decision},"moves":[],"mayUndo":${choices.mayUndo}}`;
}
