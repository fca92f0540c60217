/** How the keys of tables begin that were kept before there was a database. */
export const OLD_SAVES = 'local.';

/** What the browser would not keep (private modes, a full disk): it lasts as long as the page. */
const unkept = new Map<string, string>();

/** `localStorage`, or the page's own memory where the browser forbids it. */
export function readStored<Value>(key: string): Value | undefined {
  try {
    const text = unkept.get(key) ?? localStorage.getItem(`coven.${key}`);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

export function store(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(`coven.${key}`, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}

export function forget(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(`coven.${key}`);
  } catch {
    // Then nothing was kept there.
  }
}

export function storedKeys(prefix: string): string[] {
  const keys = [...unkept.keys()];
  try {
    keys.push(...Object.keys(localStorage).flatMap((key) => (key.startsWith('coven.') ? [key.slice('coven.'.length)] : [])));
  } catch {
    // As above.
  }
  return [...new Set(keys)].filter((key) => key.startsWith(prefix));
}
