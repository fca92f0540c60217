import { expect, test } from 'vitest';
import { checkedJson, type Field, MAX_DATA_FILE, problemsOf } from '../src/data-file.ts';

const read = (text: string, check: (file: Field) => void) => problemsOf(text, 1000, check);

test('a valid file has no problems and yields its values', () => {
  const found: unknown[] = [];
  const text = '{ "id": "tuman", "strength": 2, "kind": "boost", "list": [1, 2], "none": null }';
  const problems = read(text, (file) => {
    const card = file.members(['id', 'strength', 'kind', 'list', 'none'], ['missing']);
    if (!card) return;
    found.push(card.id.id(), card.strength.whole(1, 9), card.kind.oneOf(['boost', 'move']));
    found.push(
      card.list.items()?.map((item) => item.whole(1, 2)),
      card.none.isNull(),
      card.missing,
      card.id.text(5),
    );
  });
  expect(problems).toEqual([]);
  expect(found).toEqual(['tuman', 2, 'boost', [1, 2], true, undefined, 'tuman']);
});

test('every problem has a line, field and reason, in file order', () => {
  const text = '{\n "a": {\n  "strength": 10,\n  "half": 1.5,\n  "odd": 1\n },\n "b": [],\n "c": "No Id",\n "d": "",\n "e": "swim"\n}';
  const problems = read(text, (file) => {
    const all = file.members(['a', 'b', 'c', 'd', 'e']);
    all?.e.oneOf(['walk', 'fly']);
    all?.d.text(10);
    all?.c.id();
    all?.b.entries();
    const inner = all?.a.members(['strength', 'half'], ['name']);
    inner?.strength.whole(1, 9);
    inner?.half.whole(1, 9);
    all?.a.items();
    all?.a.text(10);
    all?.a.members(['absent'], ['strength', 'half', 'odd']);
  });
  expect(problems).toEqual([
    { line: 2, field: 'a', reason: 'not-a-list' },
    { line: 2, field: 'a', reason: 'not-a-text' },
    { line: 2, field: 'a.absent', reason: 'missing-field', args: { name: 'absent' } },
    { line: 3, field: 'a.strength', reason: 'out-of-range', args: { least: 1, most: 9 } },
    { line: 4, field: 'a.half', reason: 'not-a-whole-number' },
    { line: 5, field: 'a.odd', reason: 'unknown-field', args: { values: 'strength, half, name' } },
    { line: 7, field: 'b', reason: 'not-an-object' },
    { line: 8, field: 'c', reason: 'not-an-id' },
    { line: 9, field: 'd', reason: 'out-of-range', args: { least: 1, most: 10 } },
    { line: 10, field: 'e', reason: 'not-one-of', args: { values: 'walk, fly' } },
  ]);
});

test('a file that is too long is refused unread, and the list of problems is limited', () => {
  expect(problemsOf('x'.repeat(1001), 1000, () => {})).toEqual([{ line: 1, field: '', reason: 'file-too-long', args: { most: 1000 } }]);
  const problems = read(`[${'0,'.repeat(200)}0]`, (file) => {
    for (const item of file.items() ?? []) item.text(1);
  });
  expect(problems).toHaveLength(50);
});

test('names such as __proto__ are ordinary fields', () => {
  expect(read('{ "__proto__": 1 }', (file) => file.members([], ['constructor']))).toEqual([
    { line: 1, field: '__proto__', reason: 'unknown-field', args: { values: 'constructor' } },
  ]);
});

test('limits are marked, and never crowd out mistakes', () => {
  const text = `[${Array.from({ length: 60 }, () => '9').join(', ')}, "no number"]`;
  const problems = read(text, (file) => {
    file.limitCount(60, 60);
    for (const item of file.items() ?? []) {
      if (item.whole(0, 9) !== undefined) item.limit('too-expensive', { most: 8 });
    }
  });
  expect(problems).toHaveLength(50);
  expect(problems.find(({ isLimit }) => !isLimit)).toEqual({ line: 1, field: '[60]', reason: 'not-a-whole-number' });
  expect(problems[0]).toEqual({ line: 1, field: '[60]', reason: 'not-a-whole-number' });
  expect(problems[1]).toEqual({ line: 1, field: '[0]', reason: 'too-expensive', args: { most: 8 }, isLimit: true });
  expect(read('[]', (file) => file.limitCount(61, 60))).toEqual([
    { line: 1, field: '', reason: 'too-many', args: { count: 61, most: 60 }, isLimit: true },
  ]);
});

test('a new table may not have a file as long as a stored one', () => {
  const problems = problemsOf(`"${'x'.repeat(MAX_DATA_FILE)}"`, 200_000, () => {});
  expect(problems).toEqual([{ line: 1, field: '', reason: 'file-too-long', args: { most: MAX_DATA_FILE }, isLimit: true }]);
});

test('a checked file may begin with a byte order mark', () => {
  expect(read('\uFEFF[1]', () => {})).toEqual([]);
  expect(checkedJson('\uFEFF[1]')).toEqual([1]);
});
