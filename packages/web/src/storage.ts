/** `localStorage` that answers "nothing" where the browser forbids it (private modes, full disks). */
export function readStored<Value>(key: string): Value | undefined {
  try {
    const text = localStorage.getItem(`coven.${key}`);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(`coven.${key}`, JSON.stringify(value));
  } catch {
    // Nothing is kept then; everything else works.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`coven.${key}`);
  } catch {
    // As above.
  }
}

export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`coven.${prefix}`))
      .map((key) => key.slice('coven.'.length));
  } catch {
    return [];
  }
}
