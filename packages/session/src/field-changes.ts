import { jsonText, withField } from './json-text.ts';
import { isSameJson } from './same-json.ts';

/** The difference between two objects. The texts are fields of JSON objects without braces, and may be empty. */
export interface FieldChanges {
  /** New and changed fields. */
  readonly fields: string;
  /** Lists that changed in part: the position, the number of removed elements, and the inserted elements. */
  readonly edits: string;
  readonly gone: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** An edit must save at least this many characters compared with sending the whole list. */
const MIN_SAVED = 8;
/** Lists whose JSON is shorter than this are always sent whole. */
const MIN_LIST = 24;

/** Compares values and writes only what differs: most fields stay the same. Like JSON, it treats undefined fields as missing. */
export function fieldChanges(from: object, to: object): FieldChanges {
  let fields = '';
  let edits = '';
  for (const name in to) {
    const before = (from as Fields)[name];
    const after = (to as Fields)[name];
    if (after === undefined || isSameJson(before, after)) continue;
    const text = jsonText(after);
    const edit = text.length < MIN_LIST ? undefined : editText(before, after);
    if (edit !== undefined && edit.length + MIN_SAVED <= text.length) edits = withField(edits, name, edit);
    else fields = withField(fields, name, text);
  }
  return { fields, edits, gone: goneFrom(from as Fields, to as Fields) };
}

const NONE: readonly string[] = [];

function goneFrom(from: Fields, to: Fields): readonly string[] {
  let gone = NONE;
  for (const name in from) if (from[name] !== undefined && to[name] === undefined) gone = [...gone, name];
  return gone;
}

/** `[position, removed count, …inserted]` if both are lists; the elements before and after are the same in both. */
function editText(before: unknown, after: unknown): string | undefined {
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSameJson(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSameJson(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  let text = `[${start},${before.length - end - start}`;
  for (let at = start; at < after.length - end; at++) text += `,${jsonText(after[at])}`;
  return `${text}]`;
}
