/**
 * What may still be looked at: an event of a type named in `fades` is gone as soon as one of the type it maps to is told.
 * The new events come after what is left of the old ones.
 */
export function foldShown<Shown extends { readonly type: string }>(
  before: readonly Shown[],
  shown: readonly Shown[],
  fades: Readonly<Partial<Record<string, string>>>,
): readonly Shown[] {
  let visible = [...before];
  for (const event of shown) {
    visible = visible.filter(({ type }) => fades[type] !== event.type);
    visible.push(event);
  }
  return visible;
}

/** What is left when events are taken back, named by their places counted from the last one, which is 1. */
export function without<Shown>(before: readonly Shown[], takenBack: readonly number[]): readonly Shown[] {
  return takenBack.length === 0 ? before : before.filter((_, at) => !takenBack.includes(before.length - at));
}
