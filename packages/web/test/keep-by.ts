import type { LocalSave } from '../src/worker/messages.ts';

/** Keeps a table by calling this with everything after each change; nobody waits for it. */
export function keepBy(keep: (save: LocalSave) => void = () => {}): { keep(save: LocalSave): void; afterwards(then: () => void): void } {
  return { keep, afterwards: (then) => then() };
}
