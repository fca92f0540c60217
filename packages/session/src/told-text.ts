import { fieldPairs } from './edit-text.ts';
import type { Fields } from './same-json.ts';

/** An event or an ask as it was written last. */
interface Written {
  readonly item: object;
  readonly kind: number;
  readonly base: object;
  readonly text: string;
}

/** Writes events and asks as edits of the latest of their kind, as `heard` of the protocol reads them. */
export class ToldText {
  /** Cached, because most viewers are told the same. */
  readonly #written: Written[] = [];

  /** A list as JSON. Brings `latest` up to date. */
  of(items: readonly object[], latest: object[]): string {
    let texts = '';
    for (const item of items) {
      const text = this.#text(item as Fields, latest);
      texts = texts === '' ? text : `${texts},${text}`;
    }
    return `[${texts}]`;
  }

  #text(item: Fields, latest: object[]): string {
    for (const { item: written, kind, base, text } of this.#written) {
      if (written !== item || latest[kind] !== base) continue;
      latest[kind] = item;
      return text;
    }
    for (let kind = 0; kind < latest.length; kind++) {
      const base = latest[kind] as Fields;
      const pairs = base.type === item.type ? fieldPairs(base, item) : undefined;
      if (pairs === undefined) continue;
      const text = pairs === '' ? `[${kind}]` : `[${kind},${pairs}]`;
      this.#written.push({ item, kind, base, text });
      latest[kind] = item;
      return text;
    }
    latest.push(item);
    return JSON.stringify(item);
  }
}
