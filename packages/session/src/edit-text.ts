import { jsonText } from './json-text.ts';
import { type Fields, haveSameNames, isSameJson } from './same-json.ts';

/** The edit that makes one plain value into another, as JSON (`Edit` of the protocol); empty if both are written the same. */
export function editText(before: unknown, after: unknown): string {
  if (before === after) return '';
  if (typeof after !== 'object' || after === null) return jsonText(after);
  if (Array.isArray(after)) return Array.isArray(before) ? listEdit(before, after) : `[${JSON.stringify(after)}]`;
  if (typeof before !== 'object' || before === null || Array.isArray(before)) return JSON.stringify(after);
  const pairs = fieldPairs(before as Fields, after as Fields);
  if (pairs === undefined) return JSON.stringify(after);
  return pairs === '' ? '' : `[${pairs}]`;
}

/** Numbers the fields, which works only as long as they stay the same: else `undefined`. */
export function fieldPairs(before: Fields, after: Fields): string | undefined {
  if (!haveSameNames(before, after)) return undefined;
  let pairs = '';
  let place = 0;
  for (const name in after) {
    const was = before[name];
    const is = after[name];
    if (was !== is) {
      if (was === undefined || is === undefined) return undefined;
      const edit = editText(was, is);
      if (edit !== '') pairs = pairs === '' ? `${place},${edit}` : `${pairs},${place},${edit}`;
    } else if (is === undefined) continue;
    place++;
  }
  return pairs;
}

/** One run, from the first to the last element that differs. */
function listEdit(before: readonly unknown[], after: readonly unknown[]): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSameJson(before[start], after[start])) start++;
  if (start === before.length && start === after.length) return '';
  let end = 0;
  while (end < shorter - start && isSameJson(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  const went = before.length - end - start;
  let text = `[${start},${went}`;
  for (let at = start; at < after.length - end; at++) {
    // As `relisted` of the protocol reads them.
    const base = (at < start + went ? before[at] : undefined) ?? (at > start ? after[at - 1] : undefined) ?? before[start - 1];
    const element = after[at];
    const edit = editText(base, element);
    text += edit !== '' ? `,${edit}` : `,${typeof element === 'object' && element !== null ? '[]' : jsonText(element)}`;
  }
  return `${text}]`;
}
