import type { FileProblem } from './contract.ts';

/** A value of a JSON text with the line it begins on, from 1. */
export type JsonNode =
  | { readonly kind: 'object'; readonly line: number; readonly members: ReadonlyMap<string, JsonNode> }
  | { readonly kind: 'list'; readonly line: number; readonly items: readonly JsonNode[] }
  | { readonly kind: 'text'; readonly line: number; readonly value: string }
  | { readonly kind: 'number'; readonly line: number; readonly value: number }
  | { readonly kind: 'other'; readonly line: number; readonly value: boolean | null };

/** Why a text is no JSON, or not the JSON that is wanted; the message catalogues hold a sentence for each. */
export type JsonReason =
  | 'file-too-long'
  | 'not-json'
  | 'too-deep'
  | 'repeated-field'
  | 'unknown-field'
  | 'missing-field'
  | 'not-an-object'
  | 'not-a-list'
  | 'not-a-text'
  | 'not-a-whole-number'
  | 'out-of-range'
  | 'not-one-of'
  | 'not-an-id';

const DEPTH_MOST = 32;

/** Reads a JSON text; the first thing that is wrong with it is the answer if it cannot be read. */
export function parseLined(text: string): JsonNode | FileProblem {
  const reader = new Reader(text);
  try {
    return reader.document();
  } catch (error) {
    if (error instanceof Unreadable) return error.problem;
    throw error;
  }
}

export function isProblem(answer: JsonNode | FileProblem): answer is FileProblem {
  return 'reason' in answer;
}

class Unreadable extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORDS: readonly (readonly [string, boolean | null])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

class Reader {
  readonly #text: string;
  #at = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
    // Some editors write a byte order mark.
    if (text.startsWith('\uFEFF')) this.#at = 1;
  }

  document(): JsonNode {
    const node = this.#value('', 0);
    this.#space();
    if (this.#at < this.#text.length) throw this.#unexpected('');
    return node;
  }

  #value(field: string, depth: number): JsonNode {
    this.#space();
    const line = this.#line;
    if (depth > DEPTH_MOST) throw new Unreadable({ line, field, reason: 'too-deep', args: { most: DEPTH_MOST } });
    switch (this.#text[this.#at]) {
      case '{':
        return { kind: 'object', line, members: this.#members(field, depth) };
      case '[':
        return { kind: 'list', line, items: this.#items(field, depth) };
      case '"':
        return { kind: 'text', line, value: this.#string(field) };
      default:
        return this.#word(line) ?? this.#number(field, line);
    }
  }

  #members(field: string, depth: number): Map<string, JsonNode> {
    const members = new Map<string, JsonNode>();
    this.#at++;
    this.#space();
    if (this.#take('}')) return members;
    do {
      this.#space();
      if (this.#text[this.#at] !== '"') throw this.#unexpected(field);
      const line = this.#line;
      const name = this.#string(field);
      const inner = memberField(field, name);
      if (members.has(name)) throw new Unreadable({ line, field: inner, reason: 'repeated-field' });
      this.#space();
      if (!this.#take(':')) throw this.#unexpected(inner);
      members.set(name, this.#value(inner, depth + 1));
      this.#space();
    } while (this.#take(','));
    if (!this.#take('}')) throw this.#unexpected(field);
    return members;
  }

  #items(field: string, depth: number): JsonNode[] {
    const items: JsonNode[] = [];
    this.#at++;
    this.#space();
    if (this.#take(']')) return items;
    do {
      items.push(this.#value(`${field}[${items.length}]`, depth + 1));
      this.#space();
    } while (this.#take(','));
    if (!this.#take(']')) throw this.#unexpected(field);
    return items;
  }

  #string(field: string): string {
    let value = '';
    this.#at++;
    for (;;) {
      const sign = this.#text[this.#at];
      if (sign === undefined || sign < ' ') throw this.#unexpected(field);
      this.#at++;
      if (sign === '"') return value;
      value += sign === '\\' ? this.#escaped(field) : sign;
    }
  }

  #escaped(field: string): string {
    const sign = this.#text[this.#at] ?? '';
    if (sign === 'u') {
      const digits = this.#text.slice(this.#at + 1, this.#at + 5);
      if (!/^[0-9a-fA-F]{4}$/.test(digits)) throw this.#unexpected(field);
      this.#at += 5;
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
    const value = Object.hasOwn(ESCAPES, sign) ? ESCAPES[sign] : undefined;
    if (value === undefined) throw this.#unexpected(field);
    this.#at++;
    return value;
  }

  #word(line: number): JsonNode | undefined {
    for (const [word, value] of WORDS) {
      if (!this.#text.startsWith(word, this.#at)) continue;
      this.#at += word.length;
      return { kind: 'other', line, value };
    }
    return undefined;
  }

  #number(field: string, line: number): JsonNode {
    NUMBER.lastIndex = this.#at;
    const [digits] = NUMBER.exec(this.#text) ?? [];
    if (digits === undefined) throw this.#unexpected(field);
    this.#at += digits.length;
    return { kind: 'number', line, value: Number(digits) };
  }

  #space(): void {
    for (;;) {
      const sign = this.#text[this.#at];
      if (sign === '\n') this.#line++;
      else if (sign !== ' ' && sign !== '\t' && sign !== '\r') return;
      this.#at++;
    }
  }

  #take(sign: string): boolean {
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }

  #unexpected(field: string): Unreadable {
    const found = String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0);
    return new Unreadable({
      line: this.#line,
      field,
      reason: 'not-json',
      args: { found: this.#at < this.#text.length ? JSON.stringify(found).slice(1, -1) : '' },
    });
  }
}

export function memberField(field: string, name: string): string {
  // A name from a file may be anything: what is repeated to a reader is kept short.
  const short = name.length > 40 ? `${name.slice(0, 40)}…` : name;
  return field === '' ? short : `${field}.${short}`;
}
