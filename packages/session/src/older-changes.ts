import type { Choices } from '@coven/protocol';
import { type FieldChanges, fieldChanges } from './field-changes.ts';
import { withField } from './json-text.ts';
import { areSame, isSameJson } from './same-json.ts';
import type { Change, ChangeWriter, Position, Sent } from './sent.ts';

/** Writes changes for clients of the oldest protocol: whole fields, and lists that changed in one place. */
export class OlderChanges implements ChangeWriter {
  #shown: { readonly shown: readonly unknown[]; readonly text: string } = { shown: [], text: '[]' };
  #common: { readonly from: object; readonly changes: FieldChanges } | undefined;

  change({ position: from }: Sent, to: Position, shown: readonly object[]): Change {
    const common = this.#commonChanges(from.common, to.common);
    const own = fieldChanges(from.own, to.own);
    const edits = common.edits === '' || own.edits === '' ? common.edits + own.edits : `${common.edits},${own.edits}`;
    let fields = '"type":"change"';
    if (shown.length > 0) fields = withField(fields, 'shown', this.#shownText(shown));
    if (common.fields !== '') fields = withField(fields, 'common', `{${common.fields}}`);
    if (own.fields !== '') fields = withField(fields, 'own', `{${own.fields}}`);
    if (edits !== '') fields = withField(fields, 'edits', `{${edits}}`);
    if (common.gone.length > 0 || own.gone.length > 0) fields = withField(fields, 'gone', JSON.stringify([...common.gone, ...own.gone]));
    fields += awaitedFields(from.awaited, to.awaited);
    if (to.isOver !== from.isOver) fields = withField(fields, 'isOver', String(to.isOver));
    fields = withChoices(fields, from.choices, to.choices);
    return { fields, sent: { position: to, offer: [], latest: [] } };
  }

  #commonChanges(from: object, to: object): FieldChanges {
    if (this.#common?.from !== from) this.#common = { from, changes: fieldChanges(from, to) };
    return this.#common.changes;
  }

  #shownText(shown: readonly unknown[]): string {
    if (!areSame(this.#shown.shown, shown)) this.#shown = { shown, text: JSON.stringify(shown) };
    return this.#shown.text;
  }
}

function awaitedFields(from: Position['awaited'], to: Position['awaited']): string {
  const [seatsBefore, seats] = [from.map(({ seat }) => seat), to.map(({ seat }) => seat)];
  const [asksBefore, asks] = [from.map(({ ask }) => ask), to.map(({ ask }) => ask)];
  const awaited = isSameJson(seatsBefore, seats) ? '' : `,"awaited":${JSON.stringify(seats)}`;
  return awaited + (isSameJson(asksBefore, asks) ? '' : `,"asks":${JSON.stringify(asks)}`);
}

function withChoices(fields: string, from: Choices | null, to: Choices | null): string {
  if (!from || !to) return fields;
  let more = fields;
  if (to.decision !== from.decision) more = withField(more, 'decision', String(to.decision));
  if (!areSame(from.moves, to.moves)) more = withField(more, 'moves', JSON.stringify(to.moves));
  if (to.mayUndo !== from.mayUndo) more = withField(more, 'mayUndo', String(to.mayUndo));
  return more;
}
