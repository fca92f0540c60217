import { editText } from './edit-text.ts';
import { sharedNames } from './same-json.ts';

/** An event or an ask. */
type Item = object & { readonly type?: unknown };

interface Written {
  readonly base: Item;
  readonly edit: string;
}

/** Writes events and asks as edits of the latest of their kind, as `heard` of the protocol reads them. */
export class ToldText {
  /** Cached, because most viewers are told the same. */
  readonly #written = new Map<Item, Written>();

  /** A list as JSON. Brings `latest` up to date. */
  of(items: readonly Item[], latest: Item[]): string {
    return `[${items.map((item) => this.#text(item, latest)).join()}]`;
  }

  #text(item: Item, latest: Item[]): string {
    const kind = latest.findIndex((one) => one.type === item.type && sharedNames(one, item) !== undefined);
    if (kind < 0) {
      latest.push(item);
      return JSON.stringify(item);
    }
    const edit = this.#edit(latest[kind] as Item, item);
    latest[kind] = item;
    return edit === '' ? `[${kind}]` : `[${kind},${edit.slice(1)}`;
  }

  #edit(base: Item, item: Item): string {
    let written = this.#written.get(item);
    if (written?.base !== base) {
      written = { base, edit: editText(base, item) };
      this.#written.set(item, written);
    }
    return written.edit;
  }
}
