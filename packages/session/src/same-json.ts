type Fields = Readonly<Record<string, unknown>>;

/** Whether two plain values are written as the same JSON. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && areSameLists(one, other);
  return !Array.isArray(other) && areSameObjects(one as Fields, other as Fields);
}

/** The names of the fields of two objects, if both are written with the same ones in the same order. JSON leaves out undefined fields. */
export function sharedNames(one: object, other: object): readonly string[] | undefined {
  const names = namesIn(one as Fields);
  return areSameLists(names, namesIn(other as Fields)) ? names : undefined;
}

function namesIn(fields: Fields): readonly string[] {
  const names = Object.keys(fields);
  for (const name of names) if (fields[name] === undefined) return names.filter((one) => fields[one] !== undefined);
  return names;
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
