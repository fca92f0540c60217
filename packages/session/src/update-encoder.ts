import type { Awaited, Hex, Json, Step, Types, Viewer } from '@coven/core';
import { type Choices, shortHex } from '@coven/protocol';
import { type FieldChanges, fieldChanges } from './field-changes.ts';
import type { CatchUp } from './history.ts';
import { withField } from './json-text.ts';
import { isSameJson } from './same-json.ts';
import type { Session } from './session.ts';

/** What one connection was last sent about the game. */
export interface Sent {
  readonly common: object;
  readonly own: object;
  readonly awaited: readonly Awaited<Json>[];
  readonly isOver: boolean;
  readonly choices: Choices | null;
}

/** A connection that receives updates. */
export interface Listener {
  /** Undefined until something was sent. */
  sent: Sent | undefined;
}

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
  readonly #sent = new Map<Viewer, Sent>();
  #lastShown: { readonly shown: readonly unknown[]; readonly text: string } = { shown: [], text: '[]' };
  #lastCommon: { readonly from: object; readonly changes: FieldChanges } | undefined;
  #lastAwaited: { readonly from: Sent['awaited']; readonly fields: string } | undefined;
  #lastText: { readonly viewer: Viewer; readonly from: Sent; readonly text: string } | undefined;

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
    if (!from) return this.whole(viewer, listener, { shown: table.shown(step, viewer), takenBack: table.takenBack(step, viewer) });
    const sent = this.#sentTo(viewer);
    listener.sent = sent;
    const last = this.#lastText;
    if (last?.viewer === viewer && last.from === from) return last.text;
    const text = this.#change(step, viewer, from, sent);
    this.#lastText = { viewer, from, text };
    return text;
  }

  /** A whole update, with what the listener missed. */
  whole(viewer: Viewer, listener: Listener, { shown, takenBack }: CatchUp): string {
    const sent = this.#sentTo(viewer);
    listener.sent = sent;
    const { common, own, awaited, isOver, choices } = sent;
    let fields = `"type":"whole","cursor":${this.#session.table.cursor(viewer)}`;
    fields = withField(fields, 'shown', this.#shownText(shown));
    fields = withField(fields, 'view', JSON.stringify({ common, own }));
    fields = withField(fields, 'awaited', JSON.stringify(awaited.map(({ seat }) => seat)));
    fields = withField(fields, 'asks', JSON.stringify(awaited.map(({ ask }) => ask)));
    fields = withField(fields, 'isOver', String(isOver));
    fields = withField(fields, 'choices', JSON.stringify(choices));
    return `{${withTakenBack(fields, takenBack)}${this.#seal}}`;
  }

  #change(step: Step<Types>, viewer: Viewer, from: Sent, sent: Sent): string {
    const { table } = this.#session;
    const shown = table.shown(step, viewer);
    const common = this.#commonChanges(from.common);
    const own = fieldChanges(from.own, sent.own);
    const edits = common.edits === '' || own.edits === '' ? common.edits + own.edits : `${common.edits},${own.edits}`;
    let fields = '"type":"change"';
    if (shown.length > 0) fields = withField(fields, 'shown', this.#shownText(shown));
    if (common.fields !== '') fields = withField(fields, 'common', `{${common.fields}}`);
    if (own.fields !== '') fields = withField(fields, 'own', `{${own.fields}}`);
    if (edits !== '') fields = withField(fields, 'edits', `{${edits}}`);
    if (common.gone.length > 0 || own.gone.length > 0) fields = withField(fields, 'gone', JSON.stringify([...common.gone, ...own.gone]));
    fields += this.#awaitedChanges(from.awaited);
    if (sent.isOver !== from.isOver) fields = withField(fields, 'isOver', String(sent.isOver));
    fields = withChoices(fields, from.choices, sent.choices);
    return `{${withTakenBack(fields, table.takenBack(step, viewer))}${this.#seal}}`;
  }

  #sentTo(viewer: Viewer): Sent {
    let sent = this.#sent.get(viewer);
    if (!sent) {
      sent = {
        common: this.#common,
        own: this.#session.table.own(viewer),
        awaited: this.#awaited,
        isOver: this.#isOver,
        choices: this.#session.choices(viewer),
      };
      this.#sent.set(viewer, sent);
    }
    return sent;
  }

  /** Cached, because most viewers were sent the same last time. */
  #commonChanges(from: object): FieldChanges {
    if (this.#lastCommon?.from !== from) this.#lastCommon = { from, changes: fieldChanges(from, this.#common) };
    return this.#lastCommon.changes;
  }

  /** Further fields of a message, cached likewise. */
  #awaitedChanges(from: Sent['awaited']): string {
    if (this.#lastAwaited?.from !== from) this.#lastAwaited = { from, fields: awaitedChanges(from, this.#awaited) };
    return this.#lastAwaited.fields;
  }

  /** Cached, because most viewers are shown the same. */
  #shownText(shown: readonly unknown[]): string {
    if (!areSame(this.#lastShown.shown, shown)) this.#lastShown = { shown, text: JSON.stringify(shown) };
    return this.#lastShown.text;
  }
}

function sealText({ head, signature }: Seal): string {
  return (head === null ? '' : `,"head":"${shortHex(head)}"`) + (signature === undefined ? '' : `,"signature":"${signature}"`);
}

function withTakenBack(fields: string, takenBack: readonly number[]): string {
  return takenBack.length === 0 ? fields : withField(fields, 'takenBack', JSON.stringify(takenBack));
}

/** Who is awaited and what each is asked, each if it changed. */
function awaitedChanges(from: Sent['awaited'], to: Sent['awaited']): string {
  const [seatsBefore, seats] = [from.map(({ seat }) => seat), to.map(({ seat }) => seat)];
  const [asksBefore, asks] = [from.map(({ ask }) => ask), to.map(({ ask }) => ask)];
  const awaited = isSameJson(seatsBefore, seats) ? '' : `,"awaited":${JSON.stringify(seats)}`;
  return awaited + (isSameJson(asksBefore, asks) ? '' : `,"asks":${JSON.stringify(asks)}`);
}

/** Appends what changed in the choices; the seat never changes. */
function withChoices(fields: string, from: Choices | null, to: Choices | null): string {
  if (!from || !to) return fields;
  let more = fields;
  if (to.decision !== from.decision) more = withField(more, 'decision', String(to.decision));
  if (!areSame(from.moves, to.moves)) more = withField(more, 'moves', JSON.stringify(to.moves));
  if (to.mayUndo !== from.mayUndo) more = withField(more, 'mayUndo', String(to.mayUndo));
  return more;
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}
