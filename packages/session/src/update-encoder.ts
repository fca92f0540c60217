import type { Awaited, Hex, Json, Step, Types, Viewer } from '@coven/core';
import { shortHex } from '@coven/protocol';
import { Changes, offerOf } from './changes.ts';
import type { CatchUp } from './history.ts';
import { withField } from './json-text.ts';
import type { ChangeWriter, Position, Sent } from './sent.ts';
import type { Session } from './session.ts';

/** A connection that receives updates. */
export interface Listener {
  /** How changes are written for its client; as edits if missing. */
  readonly writing?: Writing | undefined;
  /** Undefined until something was sent. */
  sent: Sent | undefined;
}

/** Makes the writer of changes for one moment. */
export type Writing = new () => ChangeWriter;

/** The head sent along with an update, and its signature. */
export interface Seal {
  readonly head: Hex | null;
  readonly signature?: string | undefined;
}

/**
 * Encodes the updates for one moment of a session. What several viewers share is serialized once.
 * A `change` holds only what differs from the last update sent to that connection, so it cannot reveal anything else.
 */
export class UpdateEncoder {
  readonly #session: Session;
  /** The fields that end every message. */
  readonly #seal: string;
  readonly #common: object;
  readonly #awaited: readonly Awaited<Json>[];
  readonly #isOver: boolean;
  readonly #positions = new Map<Viewer, Position>();
  readonly #changes = new Changes();
  readonly #otherWriters = new Map<Writing, ChangeWriter>();
  /** Several connections of a viewer were mostly sent the same. */
  #last:
    | { readonly viewer: Viewer; readonly writer: ChangeWriter; readonly from: Sent; readonly sent: Sent; readonly text: string }
    | undefined;

  constructor(session: Session, seal: Seal) {
    const { awaited, table } = session;
    this.#session = session;
    this.#seal = sealText(seal);
    this.#common = table.common();
    this.#awaited = awaited;
    this.#isOver = table.isOver();
  }

  /** The update for a listener after a step; `undefined` if the step tells it nothing. Every viewer gets the opening deal. */
  step(step: Step<Types>, viewer: Viewer, listener: Listener): string | undefined {
    const { table } = this.#session;
    const isOpening = (step.entries[0]?.[0] ?? 'chance') === 'chance';
    if (!isOpening && !table.tells(step, viewer)) return undefined;
    const from = listener.sent;
    const news = { shown: table.shown(step, viewer), takenBack: table.takenBack(step, viewer) };
    if (!from) return this.whole(viewer, listener, news);
    const writer = this.#writerFor(listener);
    let last = this.#last;
    if (last?.viewer !== viewer || last.writer !== writer || last.from !== from) {
      const { fields, sent } = writer.change(from, this.#positionOf(viewer), news.shown);
      last = { viewer, writer, from, sent, text: this.#message(fields, news) };
      this.#last = last;
    }
    listener.sent = last.sent;
    return last.text;
  }

  /** A whole update, with what the listener missed. */
  whole(viewer: Viewer, listener: Listener, news: CatchUp): string {
    const position = this.#positionOf(viewer);
    listener.sent = { position, offer: offerOf(position), latest: [] };
    const { common, own, awaited, isOver, choices } = position;
    let fields = `"type":"whole","cursor":${this.#session.table.cursor(viewer)}`;
    fields = withField(fields, 'shown', JSON.stringify(news.shown));
    fields = withField(fields, 'view', JSON.stringify({ common, own }));
    fields = withField(fields, 'awaited', JSON.stringify(awaited.map(({ seat }) => seat)));
    fields = withField(fields, 'asks', JSON.stringify(awaited.map(({ ask }) => ask)));
    fields = withField(fields, 'isOver', String(isOver));
    fields = withField(fields, 'choices', JSON.stringify(choices));
    return this.#message(fields, news);
  }

  #message(fields: string, { takenBack }: CatchUp): string {
    return `{${takenBack.length === 0 ? fields : withField(fields, 'takenBack', JSON.stringify(takenBack))}${this.#seal}}`;
  }

  #writerFor({ writing }: Listener): ChangeWriter {
    if (!writing) return this.#changes;
    const writer = this.#otherWriters.get(writing) ?? new writing();
    this.#otherWriters.set(writing, writer);
    return writer;
  }

  #positionOf(viewer: Viewer): Position {
    let position = this.#positions.get(viewer);
    if (!position) {
      position = {
        common: this.#common,
        own: this.#session.table.own(viewer),
        awaited: this.#awaited,
        isOver: this.#isOver,
        choices: this.#session.choices(viewer),
      };
      this.#positions.set(viewer, position);
    }
    return position;
  }
}

function sealText({ head, signature }: Seal): string {
  return (head === null ? '' : `,"head":"${shortHex(head)}"`) + (signature === undefined ? '' : `,"signature":"${signature}"`);
}
