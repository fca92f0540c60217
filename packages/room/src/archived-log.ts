import { PART_ROWS } from './parts/index.ts';

/**
 * The log of a finished game without its talk: what was said, who asked for it, and names that a later line replaces. The game can still
 * be replayed, and has the same record. As many lines stay as there were: they are numbered.
 */
export class ArchivedLog {
  readonly #saidLater = new Set<string>();

  /** What stays of a line. The lines are given from the last one to the first. */
  archived(line: string): string {
    const { request: _, ...kept } = JSON.parse(line) as Record<string, unknown>;
    for (const [name, part] of PART_ROWS) {
      if (kept[name] === undefined) continue;
      if (part.archived) kept[name] = part.archived(kept[name], this.#saidLater.has(name));
      this.#saidLater.add(name);
    }
    return JSON.stringify(kept);
  }
}
