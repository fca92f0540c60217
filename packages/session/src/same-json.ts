type Fields = Readonly<Record<string, unknown>>;

/** Whether two plain values are written as the same JSON, whatever the order of their fields. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && areSameLists(one, other);
  return !Array.isArray(other) && areSameObjects(one as Fields, other as Fields);
}

function areSameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (!isSameJson(one[at], other[at])) return false;
  return true;
}

function areSameObjects(one: Fields, other: Fields): boolean {
  for (const name in one) if (!isSameJson(one[name], other[name])) return false;
  for (const name in other) if (one[name] === undefined && other[name] !== undefined) return false;
  return true;
}
