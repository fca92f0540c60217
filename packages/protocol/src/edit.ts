import type { Json } from '@coven/core';

/**
 * How a value differs from the one before it:
 * - anything but a list is the new value; a new list, or any other value, may also stand alone in a list: `[value]`;
 * - an object that keeps its fields: pairs of a field's place among them and an edit of it, `[place, edit, place, edit, …]`;
 * - a list: `[place, went, ...came]`, elements of which `came` take the place of `went` others.
 * An empty list changes nothing. `editText` of the session writes edits.
 */
export type Edit = Json;

/** The value after an edit. What it leaves unchanged stays the same object. */
export function edited(before: Json | undefined, edit: Edit = []): Json {
  if (!Array.isArray(edit)) return edit;
  if (edit.length < 2) return edit.length === 1 ? edit[0] : (before as Json);
  if (Array.isArray(before)) {
    const [place, went, ...came] = edit;
    return before.toSpliced(place, went, ...relisted(before.slice(place, place + went), came, before[place - 1]));
  }
  const fields = Object.entries(before as Readonly<Record<string, Json>>);
  for (let at = 0; at < edit.length; at += 2) {
    const field = fields[edit[at]];
    if (field) field[1] = edited(field[1], edit[at + 1]);
  }
  return Object.fromEntries(fields);
}

/** Elements that take the place of others: each is an edit of the one in its place, or without one there of the element before it. */
function relisted(went: readonly Json[], came: readonly Edit[], last?: Json): readonly Json[] {
  const after: Json[] = [];
  for (const [at, edit] of came.entries()) after.push(edited(went[at] ?? after[at - 1] ?? last, edit));
  return after;
}

/**
 * Events and asks, each an object that is the first of its kind on this connection, or `[kind, ...edit]`: an edit of the latest of a kind.
 * Of one kind are those of the same type with the same fields; kinds are numbered from 0 as they come.
 */
export type Told = Json;

/** What is told, in full; brings `latest` up to date, which has the latest of each kind. */
export function heard(told: readonly Told[], latest: Json[]): readonly Json[] {
  return told.map((item) => {
    const [kind, ...edit] = Array.isArray(item) ? item : [latest.length, item];
    const full = edited(latest[kind], edit);
    latest[kind] = full;
    return full;
  });
}

/**
 * Offered moves as they differ from an earlier offer. A positive number keeps that many of its moves, a negative one skips them; a text is a
 * new move after a digit: how many words to repeat from the move before it. `offerEdit` of the session writes them.
 */
export type OfferEdit = readonly (number | string)[];

export function editedOffer(before: readonly string[], edit: OfferEdit): readonly string[] {
  const after: string[] = [];
  let at = 0;
  for (const part of edit) {
    if (typeof part === 'string') {
      const shared = after.at(-1)?.split(' ').slice(0, Number(part[0])) ?? [];
      after.push([...shared, part.slice(1)].join(' '));
    } else {
      if (part > 0) after.push(...before.slice(at, at + part));
      at += Math.abs(part);
    }
  }
  return after;
}
