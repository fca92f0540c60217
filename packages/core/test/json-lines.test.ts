import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProblem, type JsonNode, parseLined } from '../src/json-lines.ts';

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
  const node = parseLined(text);
  if (isProblem(node)) throw new Error(`${node.line} ${node.field} ${node.reason}`);
  return node;
}

test('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(undefined, 1, '\t'), (text, indent) => {
      const value: unknown = JSON.parse(text);
      expect(plain(read(JSON.stringify(value, null, indent)))).toEqual(value);
    }),
    { numRuns: 500 },
  );
});

test('refuses what JSON.parse refuses, wherever a text is cut or changed', () => {
  const text = JSON.stringify({ a: [1, -2.5e3, true, null, 'x\u20ac"\\\n'], b: { c: {}, d: [] } }, null, 1);
  const signs = ['', ' ', '"', '{', '}', ']', ',', ':', '0', '-', '.', 'e', '\\', 'u', 'n', '\u0001'];
  for (let at = 0; at <= text.length; at++) {
    for (const sign of signs) {
      const changed = text.slice(0, at) + sign + text.slice(at + 1);
      const [mine, theirs] = [parseLined(changed), parses(changed)];
      // A repeated field is the one thing that JSON.parse lets pass.
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

test('says where a text stops being JSON', () => {
  expect(parseLined('{\n "cards": [\n  { "id": tuman }\n ]\n}')).toEqual({
    line: 3,
    field: 'cards[0].id',
    reason: 'not-json',
    args: { found: 't' },
  });
  expect(parseLined('[1,\n2')).toEqual({ line: 2, field: '', reason: 'not-json', args: { found: '' } });
  expect(parseLined('{\n"a": 1,\n"a": 2}')).toEqual({ line: 3, field: 'a', reason: 'repeated-field' });
  expect(parseLined('['.repeat(10_000))).toMatchObject({ line: 1, reason: 'too-deep' });
});

test('a byte order mark does no harm', () => {
  expect(plain(read('\uFEFF[1]'))).toEqual([1]);
});
