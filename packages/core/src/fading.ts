/**
 * The events that are still visible after `shown`: an event of a type named in `fades` disappears when an event of the type
 * it maps to is shown. New events come after the remaining old ones.
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

/** The remaining events when some are taken back. `takenBack` counts positions from the end: the last event is 1. */
export function without<Shown>(before: readonly Shown[], takenBack: readonly number[]): readonly Shown[] {
  return takenBack.length === 0 ? before : before.filter((_, at) => !takenBack.includes(before.length - at));
}
