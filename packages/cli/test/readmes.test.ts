import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PACKAGES = globSync('packages/*/package.json', { cwd: ROOT }).map(dirname).sort();

/** Sentences by area: the README tells what all of them are. */
const AREAS = 'packages/words/src/';

test.each(PACKAGES)('the README of %s is there and names each of its folders', (path) => {
  const told = readFileSync(`${ROOT}/${path}/README.md`, 'utf8');
  const folders = globSync([`${path}/src/**/*.*`, `${path}/{bin,build,client,dev,e2e,laws,node,template,test}/*.*`], { cwd: ROOT })
    .map((file) => file.slice(path.length + 1).split('/'))
    .map(([top, next, deeper]) => (top === 'src' && deeper !== undefined ? `src/${next}/` : `${top}/`));
  const wanted = [...new Set(folders)].filter((folder) => !`${path}/${folder}`.startsWith(AREAS) || folder === 'src/');
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((folder) => !told.includes(`\`${folder}`))).toEqual([]);
});
