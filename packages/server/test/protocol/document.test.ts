import { readFileSync } from 'node:fs';
import { API, FIELDS, OLDEST_PROTOCOL, PROTOCOL_VERSION } from '@coven/protocol';
import { REQUESTS } from '@coven/room';
import { expect, test } from 'vitest';
import { derived } from '../../../../scripts/protocol/files.ts';
import { DOCUMENT, SCHEMA } from './schemas.ts';

test('the document and the schema are what the code says: `npm run protocol` writes both', () => {
  const { files } = derived();
  expect(Object.keys(files)).toHaveLength(2);
  for (const [path, text] of Object.entries(files)) expect(readFileSync(path, 'utf8') === text, path).toBe(true);
});

/** The first cells of the rows of a derived table. */
function listed(section: string): readonly string[] {
  const [, text = ''] = DOCUMENT.split(`<!-- ${section}, from the code -->`);
  const [body = ''] = text.split(`<!-- end of ${section} -->`);
  return [...body.matchAll(/^\| `?([^`|]+?)`? \|/gm)].flatMap(([, cell = '']) => (/^(request|message|kind|---)$/.test(cell) ? [] : [cell]));
}

test('the document has every request, message and field, and no other', () => {
  expect(listed('requests')).toEqual([...Object.keys(REQUESTS), 'enter', 'ping']);
  expect(listed('http')).toEqual(Object.keys(API));
  expect(listed('fields')).toEqual(Object.keys(FIELDS));
  const told = [...DOCUMENT.matchAll(/^#### `([a-z]+)`$/gm)].map(([, type = '']) => `server-${type}`);
  expect(told).toEqual(Object.keys(SCHEMA.$defs).filter((name) => name.startsWith('server-')));
});

test('every request, message and field says in a sentence what it is', () => {
  const described = Object.entries(SCHEMA.$defs).filter(([name]) => /^(client|server|field)-/.test(name));
  expect(described.length).toBeGreaterThan(45);
  for (const [name, { description }] of described) expect(description, name).toMatch(/^[`A-Z0-9].*\.$/);
});

test('the document speaks of the versions that there are', () => {
  const named = [...DOCUMENT.matchAll(/"protocol": (\d+)/g)].map(([, version]) => Number(version));
  expect(new Set(named)).toEqual(new Set([PROTOCOL_VERSION, OLDEST_PROTOCOL]));
});

test('links to the document and the schema stand where interfaces are listed', () => {
  for (const path of ['README.md', 'docs/server.md', 'CHANGELOG.md'])
    expect(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'), path).toContain('protocol.md');
  expect(DOCUMENT).toContain('(protocol.schema.json)');
});
