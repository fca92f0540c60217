import { jsonText } from './json-text.ts';
import { isSameJson, sharedNames } from './same-json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The edit that makes one plain value into another, as JSON (`Edit` of the protocol); empty if both are written the same. */
export function editText(before: unknown, after: unknown): string {
  if (before === after) return '';
  if (typeof after !== 'object' || after === null) return jsonText(after);
  if (Array.isArray(after)) return Array.isArray(before) ? listEdit(before, after) : `[${JSON.stringify(after)}]`;
  if (typeof before !== 'object' || before === null || Array.isArray(before)) return JSON.stringify(after);
  return fieldsEdit(before as Fields, after as Fields);
}

/** Numbers the fields, which works only as long as they stay the same. */
function fieldsEdit(before: Fields, after: Fields): string {
  const names = sharedNames(before, after);
  if (!names) return JSON.stringify(after);
  let pairs = '';
  for (let place = 0; place < names.length; place++) {
    const name = names[place] as string;
    const edit = editText(before[name], after[name]);
    if (edit !== '') pairs += `,${place},${edit}`;
  }
  return pairs === '' ? '' : `[${pairs.slice(1)}]`;
}

/** One run, from the first to the last element that differs. */
function listEdit(before: readonly unknown[], after: readonly unknown[]): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSameJson(before[start], after[start])) start++;
  if (start === before.length && start === after.length) return '';
  let end = 0;
  while (end < shorter - start && isSameJson(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  const went = before.slice(start, before.length - end);
  const came = after.slice(start, after.length - end);
  const run = `${start},${went.length}`;
  return came.length === 0 ? `[${run}]` : `[${run},${relistedText(went, came, before[start - 1])}]`;
}

/** Elements that take the place of others, as a list without its brackets: `relisted` of the protocol reads them. */
function relistedText(went: readonly unknown[], came: readonly unknown[], last?: unknown): string {
  let text = '';
  for (let at = 0; at < came.length; at++) {
    const element = came[at];
    const edit = editText(went[at] ?? came[at - 1] ?? last, element);
    const written = edit !== '' ? edit : typeof element === 'object' && element !== null ? '[]' : jsonText(element);
    text = at === 0 ? written : `${text},${written}`;
  }
  return text;
}
