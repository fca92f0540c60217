import type { Hex, Step, Types, Viewer } from '@coven/core';
import type { Update } from '@coven/protocol';
import type { Play } from './play.ts';

/**
 * The updates of one step as texts. Most of what viewers are told is the same for all of them:
 * that is put into words once, which spares more than half the cost of telling.
 */
export class Telling {
  readonly #play: Play;
  readonly #step: Step<Types>;
  readonly #news: string;
  readonly #scene: string;
  readonly #texts: (string | undefined)[] = [];
  #shown: readonly unknown[] = [];
  #shownText = '[]';

  constructor(play: Play, step: Step<Types>, head: Hex | null, signature: string | undefined) {
    this.#play = play;
    this.#step = step;
    this.#news = fieldsOf({ type: 'update', ...play.now(), head, signature });
    this.#scene = fieldsOf(play.table.common());
  }

  /** What `JSON.stringify` would make of the viewer's `Update`, in another order. */
  text(viewer: Viewer): string {
    const place = viewer === 'spectator' ? this.#play.table.rules.seats : viewer;
    const known = this.#texts[place];
    if (known !== undefined) return known;
    const text = this.#newText(viewer);
    this.#texts[place] = text;
    return text;
  }

  #newText(viewer: Viewer): string {
    const { table } = this.#play;
    const takenBack = table.takenBack(this.#step, viewer);
    const gone = takenBack.length > 0 ? `,"takenBack":${JSON.stringify(takenBack)}` : '';
    const shown = this.#textOf(table.shown(this.#step, viewer));
    const choices = choicesText(this.#play.choices(viewer));
    const view = `{${joined(fieldsOf(table.own(viewer)), this.#scene)}}`;
    return `{${this.#news},"cursor":${table.cursor(viewer)},"shown":${shown}${gone},"choices":${choices},"view":${view}}`;
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

/** An object's text without its braces. */
function fieldsOf(object: object): string {
  return JSON.stringify(object).slice(1, -1);
}

function joined(one: string, other: string): string {
  return one === '' || other === '' ? one + other : `${one},${other}`;
}

function choicesText(choices: Update['choices']): string {
  if (choices === null || choices.moves.length > 0) return JSON.stringify(choices);
  return `{"seat":${choices.seat},"decision":${choices.decision},"moves":[],"mayUndo":${choices.mayUndo}}`;
}
