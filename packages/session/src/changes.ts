import { editText } from './edit-text.ts';
import { withField } from './json-text.ts';
import { offerEdit } from './offer-edit.ts';
import { isSameJson } from './same-json.ts';
import { areSame, type Change, type ChangeWriter, type Position, type Sent } from './sent.ts';
import { ToldText } from './told-text.ts';

/** Writes changes as edits. */
export class Changes implements ChangeWriter {
  readonly #told = new ToldText();
  #common: { readonly from: object; readonly edit: string } | undefined;

  change(from: Sent, to: Position, shown: readonly object[]): Change {
    const latest = [...from.latest];
    let fields = '"type":"change"';
    if (shown.length > 0) fields = withField(fields, 'shown', this.#told.of(shown, latest));
    fields = withEdit(fields, 'common', this.#commonEdit(from.common, to.common));
    fields = withEdit(fields, 'own', editText(from.own, to.own));
    if (from.awaited !== to.awaited) fields = this.#withAwaited(fields, from.awaited, to.awaited, latest);
    if (to.isOver !== from.isOver) fields = withField(fields, 'isOver', String(to.isOver));
    fields = withChoices(fields, from, to);
    return { fields, sent: { ...to, offer: offerOf(to, from.offer), latest } };
  }

  /** Cached, because most viewers were sent the same last time. */
  #commonEdit(from: object, to: object): string {
    if (this.#common?.from !== from) this.#common = { from, edit: editText(from, to) };
    return this.#common.edit;
  }

  /** Who is awaited and what each is asked, each if it changed. */
  #withAwaited(fields: string, from: Sent['awaited'], to: Sent['awaited'], latest: object[]): string {
    const [seatsBefore, seats] = [from.map(({ seat }) => seat), to.map(({ seat }) => seat)];
    const [asksBefore, asks] = [from.map(({ ask }) => ask), to.map(({ ask }) => ask)];
    let more = fields;
    if (!areSame(seatsBefore, seats)) more = withField(more, 'awaited', JSON.stringify(seats));
    if (!isSameJson(asksBefore, asks)) more = withField(more, 'asks', this.#told.of(asks as readonly object[], latest));
    return more;
  }
}

/** The latest offer of at least one move. */
export function offerOf({ choices }: Position, before: readonly string[] = []): readonly string[] {
  return choices && choices.moves.length > 0 ? choices.moves : before;
}

function withEdit(fields: string, name: string, edit: string): string {
  return edit === '' ? fields : withField(fields, name, edit);
}

/** The seat never changes. */
function withChoices(fields: string, { choices: from, offer }: Sent, { choices: to }: Position): string {
  if (!from || !to) return fields;
  let more = fields;
  if (to.decision !== from.decision) more = withField(more, 'decision', String(to.decision));
  if (!areSame(from.moves, to.moves)) more = withField(more, 'moves', JSON.stringify(offerEdit(offer, to.moves)));
  if (to.mayUndo !== from.mayUndo) more = withField(more, 'mayUndo', String(to.mayUndo));
  return more;
}
