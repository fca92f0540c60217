import { jsonText, withField } from './json-text.ts';

/** The fields of an object in order, with each value as JSON. */
export interface FieldTexts {
  readonly names: readonly string[];
  readonly values: readonly string[];
  /** The elements, as JSON, of the lists that were compared so far. */
  readonly elements: Map<string, readonly string[]>;
}

/** The difference between two objects. The texts are fields of JSON objects without braces, and may be empty. */
export interface FieldChanges {
  /** New and changed fields. */
  readonly fields: string;
  /** Lists that changed in part: the position, the number of removed elements, and the inserted elements. */
  readonly edits: string;
  readonly gone: readonly string[];
}

/** An edit must save at least this many characters compared with sending the whole list. */
const MIN_SAVED = 8;
/** Lists whose JSON is shorter than this are always sent whole. */
const MIN_LIST = 24;

export function fieldTexts(object: object): FieldTexts {
  const names: string[] = [];
  const values: string[] = [];
  for (const name in object) {
    const value = (object as Readonly<Record<string, unknown>>)[name];
    // Like JSON, skip undefined fields.
    if (value === undefined) continue;
    names.push(name);
    values.push(jsonText(value));
  }
  return { names, values, elements: new Map() };
}

export function fieldChanges(from: FieldTexts, to: FieldTexts): FieldChanges {
  let fields = '';
  let edits = '';
  for (let at = 0; at < to.names.length; at++) {
    const name = to.names[at] as string;
    const after = to.values[at] as string;
    const before = textAt(from, name, at);
    if (before === after) continue;
    const edit =
      before === undefined || after.length < MIN_LIST ? undefined : editOf(elementsOf(from, name, before), elementsOf(to, name, after));
    if (edit !== undefined && edit.length + MIN_SAVED <= after.length) edits = withField(edits, name, edit);
    else fields = withField(fields, name, after);
  }
  return { fields, edits, gone: from.names.filter((name, at) => textAt(to, name, at) === undefined) };
}

/** Tries position `at` first: usually both objects have the same fields in the same order. */
function textAt({ names, values }: FieldTexts, name: string, at: number): string | undefined {
  return values[names[at] === name ? at : names.indexOf(name)];
}

/** `[position, removed count, …inserted]` if both are lists; the elements before and after are the same in both. */
function editOf(before: readonly string[] | undefined, after: readonly string[] | undefined): string | undefined {
  if (!before || !after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return `[${[start, before.length - end - start, ...after.slice(start, after.length - end)].join(',')}]`;
}

/** Computed only for lists that changed, and cached for the next change: doing this for every list would cost more than it saves. */
function elementsOf({ elements }: FieldTexts, name: string, text: string): readonly string[] | undefined {
  if (!text.startsWith('[')) return undefined;
  let found = elements.get(name);
  if (!found) {
    found = (JSON.parse(text) as readonly unknown[]).map(jsonText);
    elements.set(name, found);
  }
  return found;
}

/** The whole object as JSON. */
export function objectText({ names, values }: FieldTexts): string {
  let fields = '';
  for (let at = 0; at < names.length; at++) fields = withField(fields, names[at] as string, values[at] as string);
  return `{${fields}}`;
}
