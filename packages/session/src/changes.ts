import type { Choices } from '@coven/protocol';
import { editText } from './edit-text.ts';
import { withField } from './json-text.ts';
import { offerEdit } from './offer-edit.ts';
import { areSame, isSameJson } from './same-json.ts';
import type { Change, ChangeWriter, Position, Sent } from './sent.ts';
import { ToldText } from './told-text.ts';

/** Writes changes as edits. */
export class Changes implements ChangeWriter {
  readonly #told = new ToldText();
  #common: { readonly from: object; readonly edit: string } | undefined;
  #awaited: { readonly from: Position['awaited']; readonly news: AwaitedNews } | undefined;

  change(from: Sent, to: Position, shown: readonly object[]): Change {
    const latest = from.latest.slice();
    let fields = '"type":"change"';
    if (shown.length > 0) fields = withField(fields, 'shown', this.#told.of(shown, latest));
    const before = from.position;
    fields = withEdit(fields, 'common', this.#commonEdit(before.common, to.common));
    fields = withEdit(fields, 'own', editText(before.own, to.own));
    fields = this.#withAwaited(fields, before.awaited, to.awaited, latest);
    if (to.isOver !== before.isOver) fields = withField(fields, 'isOver', String(to.isOver));
    fields = withChoices(fields, before.choices, to.choices, from.offer);
    return { fields, sent: { position: to, offer: offerOf(to, from.offer), latest } };
  }

  /** Cached, because most viewers were sent the same last time. */
  #commonEdit(from: object, to: object): string {
    if (this.#common?.from !== from) this.#common = { from, edit: editText(from, to) };
    return this.#common.edit;
  }

  #withAwaited(fields: string, from: Position['awaited'], to: Position['awaited'], latest: object[]): string {
    if (this.#awaited?.from !== from) this.#awaited = { from, news: awaitedNews(from, to) };
    const { seats, asks } = this.#awaited.news;
    const more = withEdit(fields, 'awaited', seats);
    return asks ? withField(more, 'asks', this.#told.of(asks, latest)) : more;
  }
}

/** Who is awaited, as JSON, and what each is asked, each if it changed. */
interface AwaitedNews {
  readonly seats: string;
  readonly asks: readonly object[] | undefined;
}

function awaitedNews(from: Position['awaited'], to: Position['awaited']): AwaitedNews {
  const seats = to.map(({ seat }) => seat);
  const asks = to.map(({ ask }) => ask as unknown as object);
  const seatsBefore = from.map(({ seat }) => seat);
  const asksBefore = from.map(({ ask }) => ask);
  return {
    seats: areSame(seatsBefore, seats) ? '' : JSON.stringify(seats),
    asks: isSameJson(asksBefore, asks) ? undefined : asks,
  };
}

/** The latest offer of at least one move. */
export function offerOf({ choices }: Position, before: readonly string[] = []): readonly string[] {
  return choices && choices.moves.length > 0 ? choices.moves : before;
}

function withEdit(fields: string, name: string, edit: string): string {
  return edit === '' ? fields : withField(fields, name, edit);
}

/** The seat never changes. */
function withChoices(fields: string, from: Choices | null, to: Choices | null, offer: readonly string[]): string {
  if (!from || !to) return fields;
  let more = fields;
  if (to.decision !== from.decision) more = withField(more, 'decision', String(to.decision));
  if (!areSame(from.moves, to.moves)) more = withField(more, 'moves', offerEdit(offer, to.moves));
  if (to.mayUndo !== from.mayUndo) more = withField(more, 'mayUndo', String(to.mayUndo));
  return more;
}
