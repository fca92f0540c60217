import type { FileProblem } from './contract.ts';
import { isProblem, type JsonNode, type JsonReason, memberField, parseWithLines, withoutMark } from './json-lines.ts';

const MAX_PROBLEMS = 50;
const ID = /^[a-z0-9-]{1,40}$/;

type Args = Readonly<Record<string, string | number>>;

/** The length of data files for new tables, in characters: almost three times the longest file that comes with a game. */
export const MAX_DATA_FILE = 65_536;

/** The value of a data file that has been checked. */
export function checkedJson(text: string): unknown {
  return JSON.parse(withoutMark(text));
}

/**
 * Parses a data file (JSON of at most `maxLength` characters) and passes its root value to `read`.
 * Returns the first `MAX_PROBLEMS` problems, ordered by line.
 */
export function problemsOf(text: string, maxLength: number, read: (file: Field) => void): readonly FileProblem[] {
  if (text.length > maxLength) return [{ line: 1, field: '', reason: 'file-too-long' satisfies JsonReason, args: { most: maxLength } }];
  const node = parseWithLines(text);
  if (isProblem(node)) return [node];
  const problems: FileProblem[] = [];
  if (text.length > MAX_DATA_FILE) new Field(node, '', problems).limit('file-too-long' satisfies JsonReason, { most: MAX_DATA_FILE });
  read(new Field(node, '', problems));
  // Limits come last, so that they do not crowd out what a stored table is refused for.
  const kept = [...problems.filter(({ isLimit }) => !isLimit), ...problems.filter(({ isLimit }) => isLimit)].slice(0, MAX_PROBLEMS);
  return kept.sort((a, b) => a.line - b.line);
}

/**
 * A value in a data file together with its position. Each reading method returns the value, or records a problem
 * and returns `undefined`, so one pass finds every problem.
 */
export class Field {
  readonly #node: JsonNode;
  readonly #problems: FileProblem[];
  /** A path such as `cards[3].effect.times`. */
  readonly path: string;

  constructor(node: JsonNode, path: string, problems: FileProblem[]) {
    this.#node = node;
    this.#problems = problems;
    this.path = path;
  }

  get line(): number {
    return this.#node.line;
  }

  refuse(reason: string, args?: Args): undefined {
    this.#problems.push({ line: this.line, field: this.path, reason, ...(args && { args }) });
  }

  /** The file can be played, but is too expensive for a new table. */
  limit(reason: string, args?: Args): undefined {
    this.#problems.push({ line: this.line, field: this.path, reason, ...(args && { args }), isLimit: true });
  }

  /** Refuses a new table more than `max` of these. */
  limitCount(count: number, max: number): void {
    if (count > max) this.limit('too-many' satisfies JsonReason, { count, most: max });
  }

  isNull(): boolean {
    return this.#node.kind === 'other' && this.#node.value === null;
  }

  /** The value if it is a boolean; records no problem otherwise, so the caller must. */
  truth(): boolean | undefined {
    return this.#node.kind === 'other' && this.#node.value !== null ? this.#node.value : undefined;
  }

  isText(): boolean {
    return this.#node.kind === 'text';
  }

  /** The members of an object, which must have all of `required` and may have those in `optional`, but no others. */
  members<Required extends string, Optional extends string = never>(
    required: readonly Required[],
    optional: readonly Optional[] = [],
  ): (Readonly<Record<Required, Field>> & Readonly<Partial<Record<Optional, Field>>>) | undefined {
    const entries = this.entries();
    if (entries === undefined) return undefined;
    const found: Partial<Record<Required | Optional, Field>> = {};
    const known: readonly string[] = [...required, ...optional];
    for (const [name, field] of entries) {
      if (known.includes(name)) found[name as Required | Optional] = field;
      else field.#unknown(known);
    }
    const missing = required.filter((name) => found[name] === undefined);
    for (const name of missing) this.#inside(name, this.#node).refuse('missing-field' satisfies JsonReason, { name });
    return missing.length > 0 ? undefined : (found as Readonly<Record<Required, Field>> & Readonly<Partial<Record<Optional, Field>>>);
  }

  /** All members of an object, under any names. */
  entries(): readonly (readonly [string, Field])[] | undefined {
    if (this.#node.kind !== 'object') return this.#refuseJson('not-an-object');
    return [...this.#node.members].map(([name, node]) => [name, this.#inside(name, node)]);
  }

  items(): readonly Field[] | undefined {
    if (this.#node.kind !== 'list') return this.#refuseJson('not-a-list');
    return this.#node.items.map((node, place) => new Field(node, `${this.path}[${place}]`, this.#problems));
  }

  whole(min: number, max: number): number | undefined {
    if (this.#node.kind !== 'number' || !Number.isSafeInteger(this.#node.value)) return this.#refuseJson('not-a-whole-number');
    return this.between(min, max);
  }

  /** Any number from `min` to `max`, for values that are only drawn: rules use whole numbers. */
  between(min: number, max: number): number | undefined {
    const value = this.#node.kind === 'number' ? this.#node.value : Number.NaN;
    return value >= min && value <= max ? value : this.#refuseJson('out-of-range', { least: min, most: max });
  }

  /** A text of 1 to `maxLength` characters. */
  text(maxLength: number): string | undefined {
    if (this.#node.kind !== 'text') return this.#refuseJson('not-a-text');
    const { value } = this.#node;
    return value.trim() === '' || value.length > maxLength ? this.#refuseJson('out-of-range', { least: 1, most: maxLength }) : value;
  }

  oneOf<Value extends string>(values: readonly Value[]): Value | undefined {
    const value = this.#node.kind === 'text' ? this.#node.value : undefined;
    return values.find((one) => one === value) ?? this.#refuseJson('not-one-of', { values: values.join(', ') });
  }

  id(): string | undefined {
    if (this.#node.kind !== 'text') return this.#refuseJson('not-a-text');
    return ID.test(this.#node.value) ? this.#node.value : this.#refuseJson('not-an-id');
  }

  #inside(name: string, node: JsonNode): Field {
    return new Field(node, memberField(this.path, name), this.#problems);
  }

  #unknown(known: readonly string[]): void {
    this.#refuseJson('unknown-field', { values: known.join(', ') });
  }

  #refuseJson(reason: JsonReason, args?: Args): undefined {
    return this.refuse(reason, args);
  }
}
