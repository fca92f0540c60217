/** How a game writes its moves: one line of text each, used in records, on the wire and by bots. */
export interface Notation<Move> {
  /** Must never change: old records are parsed with it. */
  format(move: Move): string;
  /** The move as plain data; `undefined` if the text is not a move of this game. */
  parse(text: string): Move | undefined;
}

/** How the value of a field stands in a text. */
export interface TextField<Value> {
  /** What separates it from the text before. */
  readonly lead: string;
  /** The texts it can have: the source of a regular expression without capturing groups. */
  readonly pattern: string;
  write(value: Value): string;
  read(text: string): Value;
  /** Whether each of its texts is the one that is written for its value. */
  readonly isExact?: boolean;
}

/** By type, the fields in the order in which they are written behind the first word. */
type TextRows<Entry, Key extends string> = {
  readonly [Type in Entry[Key & keyof Entry] & string]: {
    readonly [Field in keyof Omit<Extract<Entry, Readonly<Record<Key, Type>>>, Key>]: TextField<
      Extract<Entry, Readonly<Record<Key, Type>>>[Field]
    >;
  };
};

/** The entries that rows of fields write, told apart by `type`. */
export type EntryOf<Rows> = {
  readonly [Type in keyof Rows]: { readonly type: Type } & {
    readonly [Field in keyof Rows[Type]]: Rows[Type][Field] extends TextField<infer Value> ? Value : never;
  };
}[keyof Rows];

/**
 * The notation of entries that `key` tells apart, made of a row for each type. The first word of a text is the type, or the word that
 * `heads` has for it. Every entry is written in one way only: what is not written back the same is no entry.
 */
export function notationOf<Entry extends Readonly<Record<Key, string>>, Key extends string = 'type'>(
  key: Key,
  rows: TextRows<Entry, Key>,
  heads: Readonly<Record<string, string>> = {},
): Notation<Entry> {
  const types = Object.entries<Readonly<Record<string, TextField<unknown>>>>(rows).map(([type, row]) => {
    const [head, fields] = [heads[type] ?? type, Object.values(row)];
    return {
      ...{ type, head, fields, names: Object.keys(row) },
      pattern: new RegExp(`^${head}${fields.map(({ lead, pattern }) => `${lead}(${pattern})`).join('')}$`),
      isExact: fields.every((field) => field.isExact),
    };
  });
  const byType = new Map(types.map((one) => [one.type, one]));
  const byHead = new Map(types.map(({ head }) => [head, types.filter((one) => one.head === head)]));

  function format(entry: Entry): string {
    const { head, fields, names } = byType.get(entry[key]) as (typeof types)[number];
    let text = head;
    for (let at = 0; at < fields.length; at++) {
      const field = fields[at] as TextField<unknown>;
      text += field.lead + field.write((entry as Readonly<Record<string, unknown>>)[names[at] as string]);
    }
    return text;
  }

  function parse(text: string): Entry | undefined {
    const end = text.indexOf(' ');
    for (const { type, fields, names, pattern, isExact } of byHead.get(end < 0 ? text : text.slice(0, end)) ?? []) {
      const found = pattern.exec(text);
      if (!found) continue;
      const values: Record<string, unknown> = { [key]: type };
      for (let at = 0; at < fields.length; at++) values[names[at] as string] = fields[at]?.read(found[at + 1] as string);
      const entry = values as Entry;
      return isExact || format(entry) === text ? entry : undefined;
    }
    return undefined;
  }

  return { format, parse };
}

/** A word that is its own value. */
export function word<Value extends string = string>(pattern: string): TextField<Value> {
  return { lead: ' ', pattern, write: (value) => value, read: (text) => text as Value, isExact: true };
}

export function oneOf<Value extends string>(values: readonly Value[]): TextField<Value> {
  return word(values.join('|'));
}

/** A whole number without leading zeros. */
export function wholeOf(maxDigits: number): TextField<number> {
  return { lead: ' ', pattern: `0|[1-9][0-9]{0,${maxDigits - 1}}`, write: String, read: Number, isExact: true };
}

/** The field behind something else than a space. */
export function after<Value>(lead: string, field: TextField<Value>): TextField<Value> {
  return { ...field, lead };
}

/** The field, or nothing for `null`. */
export function optional<Value>({ lead, pattern, write, read, isExact = false }: TextField<Value>): TextField<Value | null> {
  return {
    lead: '',
    pattern: `(?:${lead}(?:${pattern}))?`,
    write: (value) => (value === null ? '' : lead + write(value)),
    read: (text) => (text === '' ? null : read(text.slice(lead.length))),
    isExact,
  };
}
