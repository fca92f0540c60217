import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProblem, type JsonNode, parseWithLines } from '../src/json-lines.ts';

function plain(node: JsonNode): unknown {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries([...node.members].map(([name, member]) => [name, plain(member)]));
    case 'list':
      return node.items.map(plain);
    default:
      return node.value;
  }
}

function read(text: string): JsonNode {
  const node = parseWithLines(text);
  if (isProblem(node)) throw new Error(`${node.line} ${node.field} ${node.reason}`);
  return node;
}

test('accepts what JSON.parse accepts', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(undefined, 1, '\t'), (text, indent) => {
      const value: unknown = JSON.parse(text);
      expect(plain(read(JSON.stringify(value, null, indent)))).toEqual(value);
    }),
    { numRuns: 500 },
  );
});

test('rejects what JSON.parse rejects, wherever a text is cut or changed', () => {
  const text = JSON.stringify({ a: [1, -2.5e3, true, null, 'x\u20ac"\\\n'], b: { c: {}, d: [] } }, null, 1);
  const signs = ['', ' ', '"', '{', '}', ']', ',', ':', '0', '-', '.', 'e', '\\', 'u', 'n', '\u0001'];
  for (let at = 0; at <= text.length; at++) {
    for (const sign of signs) {
      const changed = text.slice(0, at) + sign + text.slice(at + 1);
      const [mine, theirs] = [parseWithLines(changed), parses(changed)];
      // JSON.parse differs in one way only: it accepts repeated fields.
      if (isProblem(mine) && mine.reason === 'repeated-field') continue;
      expect(!isProblem(mine), changed).toBe(theirs);
    }
  }
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('knows the line of every value', () => {
  const node = read('{\r\n "a": [\n  1,\n\n  2\n ],\n "b": "\\n"\n}');
  expect(node.line).toBe(1);
  if (node.kind !== 'object') throw new Error('an object was written');
  const [a, b] = [node.members.get('a'), node.members.get('b')];
  expect(a?.line).toBe(2);
  expect(a?.kind === 'list' && a.items.map((item) => item.line)).toEqual([3, 5]);
  expect(b?.line).toBe(7);
});

test('reports where a text stops being JSON', () => {
  expect(parseWithLines('{\n "cards": [\n  { "id": tuman }\n ]\n}')).toEqual({
    line: 3,
    field: 'cards[0].id',
    reason: 'not-json',
    args: { found: 't' },
  });
  expect(parseWithLines('[1,\n2')).toEqual({ line: 2, field: '', reason: 'not-json', args: { found: '' } });
  expect(parseWithLines('{\n"a": 1,\n"a": 2}')).toEqual({ line: 3, field: 'a', reason: 'repeated-field' });
  expect(parseWithLines('['.repeat(10_000))).toMatchObject({ line: 1, reason: 'too-deep' });
});

test.each<[string, string, number, string, string]>([
  ['a comment', '{\n // why\n "a": 1}', 2, '', '/'],
  ['a comment that does not end', '{"a": /* 1}', 1, 'a', '/'],
  ['a comma behind the last item', '{"a": [\n1,\n]}', 3, 'a[1]', ']'],
  ['a comma behind the last member', '{"a": {"b": 1,\n}}', 2, 'a', '}'],
  ['a missing comma', '{"a": [1\n2]}', 2, 'a', '2'],
  ['a missing colon', '{"a": {"b"\n1}}', 2, 'a.b', '1'],
  ['a missing value', '{"a":\n}', 2, 'a', '}'],
  ['a name without quotes', '{"a": {b: 1}}', 1, 'a', 'b'],
  ['single quotes', "{'a': 1}", 1, '', "'"],
  ['a list that is closed as an object', '{"a": [1}', 1, 'a', '}'],
  ['a list that is not closed', '{"a": [1', 1, 'a', ''],
  ['a list that breaks off behind a comma', '{"a": [1,', 1, 'a[1]', ''],
  ['a line break within a text', '["one",\n"t\nwo"]', 2, '[1]', '\\n'],
  ['a tab within a text', '["t\two"]', 1, '[0]', '\\t'],
  ['an unknown escape', '{"a": "\\\\ \\x"}', 1, 'a', 'x'],
  ['an escape that is cut short', '{"a": "\\u12"}', 1, 'a', 'u'],
  ['a text that does not end', '{"a": "b}', 1, 'a', ''],
  ['a second value', '[1]\n[2]', 2, '', '['],
  ['nothing', '\n', 2, '', ''],
])('%s is rejected with its line, field and character', (_, text, line, field, found) => {
  expect(parseWithLines(text)).toEqual({ line, field, reason: 'not-json', args: { found } });
});

test('nesting that is too deep is reported with its position', () => {
  const nested = (depth: number) => `${'{"a":\n['.repeat(depth / 2)}1${']}'.repeat(depth / 2)}`;
  expect(isProblem(parseWithLines(nested(32)))).toBe(false);
  expect(parseWithLines(nested(34))).toEqual({ line: 18, field: `a${'[0].a'.repeat(16)}`, reason: 'too-deep', args: { most: 32 } });
});

test('a byte order mark is ignored', () => {
  expect(plain(read('\uFEFF[1]'))).toEqual([1]);
});
