export type Fields = Readonly<Record<string, unknown>>;

/** Whether two plain values are written as the same JSON. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && areSameLists(one, other);
  return !Array.isArray(other) && areSameObjects(one as Fields, other as Fields);
}

/** The names of the fields of two objects, if both have the same ones in the same order. Like JSON, leaves out undefined fields if one has more than the other. */
export function sharedNames(one: Fields, other: Fields): readonly string[] | undefined {
  const names = Object.keys(one);
  const others = Object.keys(other);
  if (areSame(names, others)) return names;
  const [written, alsoWritten] = [names.filter((name) => one[name] !== undefined), others.filter((name) => other[name] !== undefined)];
  return areSame(written, alsoWritten) ? written : undefined;
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

function areSameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (!isSameJson(one[at], other[at])) return false;
  return true;
}

function areSameObjects(one: Fields, other: Fields): boolean {
  const names = sharedNames(one, other);
  if (!names) return false;
  for (const name of names) if (!isSameJson(one[name], other[name])) return false;
  return true;
}
