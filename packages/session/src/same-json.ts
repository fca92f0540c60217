export type Fields = Readonly<Record<string, unknown>>;

/** Whether two plain values are written as the same JSON. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && areSameLists(one, other);
  return !Array.isArray(other) && areSameObjects(one as Fields, other as Fields);
}

/** Whether two objects are written with the same fields in the same order: JSON leaves out undefined ones. */
export function haveSameNames(one: Fields, other: Fields): boolean {
  const names = Object.keys(one);
  const others = Object.keys(other);
  if (areSame(names, others)) return true;
  const isWritten = (fields: Fields) => (name: string) => fields[name] !== undefined;
  return areSame(names.filter(isWritten(one)), others.filter(isWritten(other)));
}

/** Whether two lists have the same elements, of which objects are compared by identity. */
export function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
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
  if (!haveSameNames(one, other)) return false;
  for (const name in one) if (!isSameJson(one[name], other[name])) return false;
  return true;
}
