import { type JSONVisitor, visit } from '#jsonc';
import type { FileProblem } from './contract.ts';

/** A JSON value with the line it starts on, from 1. */
export type JsonNode =
  | { readonly kind: 'object'; readonly line: number; readonly members: ReadonlyMap<string, JsonNode> }
  | { readonly kind: 'list'; readonly line: number; readonly items: readonly JsonNode[] }
  | { readonly kind: 'text'; readonly line: number; readonly value: string }
  | { readonly kind: 'number'; readonly line: number; readonly value: number }
  | { readonly kind: 'other'; readonly line: number; readonly value: boolean | null };

/** Why a text is not valid JSON, or not the expected JSON; the message catalogues hold a sentence for each reason. */
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
  | 'not-an-id'
  | 'too-many';

const MAX_DEPTH = 32;

/** Parses a JSON text; returns the first problem if it is invalid. */
export function parseWithLines(text: string): JsonNode | FileProblem {
  const builder = new TreeBuilder(withoutMark(text));
  try {
    return builder.build();
  } catch (error) {
    if (error instanceof Unreadable) return error.problem;
    throw error;
  }
}

/** Some editors write a byte order mark. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
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

/** An object or list that is still being read. */
interface OpenNode {
  readonly line: number;
  /** `null` for a list. */
  readonly members: Map<string, JsonNode> | null;
  readonly items: JsonNode[];
  /** The name of the member being read. */
  name: string;
  /** Whether a value is expected next: after a member's name, at the start of a list, and after a comma in a list. */
  isValueDue: boolean;
}

/** A string up to its closing quote or its first invalid character. */
const SOUND_STRING = /"(?:[ !#-[\]-\uffff]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*/y;

/** Builds the tree while `jsonc-parser` visits the text. It stops at the first problem, so deep nesting cannot exhaust the stack. */
class TreeBuilder {
  readonly #text: string;
  readonly #open: OpenNode[] = [];
  #root: JsonNode | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  build(): JsonNode {
    const visitor: JSONVisitor = {
      onObjectBegin: (_offset, _length, line) =>
        this.#begin({ line: line + 1, members: new Map(), items: [], name: '', isValueDue: false }),
      onArrayBegin: (_offset, _length, line) => this.#begin({ line: line + 1, members: null, items: [], name: '', isValueDue: true }),
      onObjectProperty: (name, _offset, _length, line) => this.#property(name, line + 1),
      onLiteralValue: (value: string | number | boolean | null, _offset, _length, line) => this.#literal(value, line + 1),
      onSeparator: (sign) => this.#separator(sign),
      onObjectEnd: (offset, _length, line) => this.#end('}', offset, line + 1),
      onArrayEnd: (offset, _length, line) => this.#end(']', offset, line + 1),
      onError: (_code, offset, _length, line) => this.#refuseText(offset, line + 1),
    };
    visit(this.#text, visitor, { disallowComments: true, allowTrailingComma: false });
    if (!this.#root) throw new Error('a text without a value was not refused');
    return this.#root;
  }

  #begin(node: OpenNode): void {
    this.#checkDepth(node.line);
    this.#open.push(node);
  }

  #property(name: string, line: number): void {
    const node = this.#open.at(-1);
    if (!node) return;
    node.name = name;
    node.isValueDue = true;
    if (node.members?.has(name)) throw new Unreadable({ line, field: this.#field(), reason: 'repeated-field' });
  }

  #literal(value: string | number | boolean | null, line: number): void {
    this.#checkDepth(line);
    this.#add(literalNode(value, line));
  }

  #separator(sign: string): void {
    const node = this.#open.at(-1);
    if (node && sign === ',') node.isValueDue = node.members === null;
  }

  /** Also called when the text ends too early. */
  #end(sign: string, offset: number, line: number): void {
    if (this.#text[offset] !== sign) this.#refuseText(offset, line);
    const node = this.#open.pop();
    if (!node) return;
    const { members, items } = node;
    this.#add(members ? { kind: 'object', line: node.line, members } : { kind: 'list', line: node.line, items });
  }

  #add(node: JsonNode): void {
    const parent = this.#open.at(-1);
    if (!parent) {
      this.#root = node;
      return;
    }
    if (parent.members) parent.members.set(parent.name, node);
    else parent.items.push(node);
    parent.isValueDue = false;
  }

  #checkDepth(line: number): void {
    if (this.#open.length > MAX_DEPTH) throw new Unreadable({ line, field: this.#field(), reason: 'too-deep', args: { most: MAX_DEPTH } });
  }

  /** The path of the expected value, or of the innermost object or list. */
  #field(): string {
    return this.#open.reduce((field, { members, items, name, isValueDue }) => {
      if (!isValueDue) return field;
      return members ? memberField(field, name) : `${field}[${items.length}]`;
    }, '');
  }

  #refuseText(offset: number, line: number): never {
    const found = this.#text.codePointAt(this.#wrongAt(offset));
    const args = { found: found === undefined ? '' : JSON.stringify(String.fromCodePoint(found)).slice(1, -1) };
    throw new Unreadable({ line, field: this.#field(), reason: 'not-json', args });
  }

  /** The offset of the character that makes a token invalid: its first one, or one inside a string. */
  #wrongAt(offset: number): number {
    SOUND_STRING.lastIndex = offset;
    if (!SOUND_STRING.test(this.#text)) return offset;
    const end = SOUND_STRING.lastIndex;
    if (this.#text[end] === '"') return offset;
    return this.#text[end] === '\\' ? end + 1 : end;
  }
}

function literalNode(value: string | number | boolean | null, line: number): JsonNode {
  switch (typeof value) {
    case 'string':
      return { kind: 'text', line, value };
    case 'number':
      return { kind: 'number', line, value };
    default:
      return { kind: 'other', line, value };
  }
}

export function memberField(field: string, name: string): string {
  // Names come from a file and may be very long: shorten them for messages.
  const short = name.length > 40 ? `${name.slice(0, 40)}…` : name;
  return field === '' ? short : `${field}.${short}`;
}
