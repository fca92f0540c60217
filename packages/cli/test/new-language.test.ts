import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeep } from '@coven/core/laws';
import { afterAll, expect, test } from 'vitest';
import { scratch } from './coven.ts';
import { ProjectCopy } from './project-copy.ts';
import { pseudoCatalogue } from './pseudo-language.ts';

const LANGUAGE = 'eo';
const ROW = `  ${LANGUAGE}: { name: 'Esperanto', plurals: ['one', 'other'] },\n`;
const LIST = 'packages/words/src/language.ts';

const SPEC = `import { expect, test } from './support/server.ts';

test('the page offers and speaks the new language', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Esperanto' });
  await expect(page.locator('html')).toHaveAttribute('lang', '${LANGUAGE}');
  await page.goto('/new/blackmore?where=here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[âêîôŝûŷ]/);
  await expect(page.getByRole('option', { name: /Grêêdŷ/ }).first()).toBeAttached();
  await page.goto('/learn/blackmore/first');
  await expect(page.getByText(/Wêlcômê tô Blâckmôrê!/)).toBeVisible();
});
`;

const copy = new ProjectCopy(join(scratch, 'fifth'));
afterAll(() => rmSync(copy.root, { recursive: true, force: true }));

test('a language is its catalogues and one line', () => {
  // What a language no longer says it has not said yet.
  const english = copy.run('git', 'ls-files', '*/en.ts', ':!*/retired/*').trim().split('\n');
  const own = english.map((path) => path.replace(/en\.ts$/, `${LANGUAGE}.ts`));
  english.forEach((path, at) => {
    const same = path.startsWith('packages/words/') ? '../../catalogue.ts' : '@coven/words';
    copy.write(own[at] as string, pseudoCatalogue(readFileSync(join(copy.root, path), 'utf8'), LANGUAGE, same));
  });
  copy.edit(LIST, (source) => source.replace(/(?=^\} as const;)/m, ROW));
  expect(copy.changes().toSorted()).toEqual([` M ${LIST}`, ...own.map((path) => `?? ${path}`)].toSorted());
  expect(copy.run('git', 'diff', '--numstat').trim()).toBe(`1\t0\t${LIST}`);
});

test('its types and catalogues are sound', () => {
  if (isDeep) {
    copy.run(process.execPath, 'scripts/types.ts');
    copy.run('npm', 'run', 'check', '--workspace', '@coven/web');
  } else copy.types('packages/words', 'games');
  const touched = copy.run('git', 'grep', '-lE', 'LANGUAGES|cataloguesOf', '--', 'games/*.test.ts', 'packages/words/test/*.test.ts');
  // Whole games are told in the deep run.
  const quick = /^packages|games\/test\/(bots|explain|how-to-play|lessons|words)\.test/;
  copy.vitest(
    ...touched
      .trim()
      .split('\n')
      .filter((path) => isDeep || quick.test(path)),
  );
});

test('the command speaks it', () => {
  const told = copy.coven('games', 'blackmore', '--lang', LANGUAGE);
  expect(told).toContain('Wîtchêŝ ôf Blâckmôrê');
  expect(told).toContain('Grêêdŷ');
  expect(copy.coven('--lang', LANGUAGE, '--help')).toMatch(/[âêîôŝûŷ]/);
  const learn = `yes quit | '${process.execPath}' packages/cli/bin/coven.js play blackmore --lesson --plain --lang ${LANGUAGE}`;
  expect(copy.run('sh', '-c', learn)).toContain('Wêlcômê tô Blâckmôrê!');
});

test.runIf(isDeep)('the page offers it', () => {
  copy.write('packages/web/e2e/new-language.spec.ts', SPEC);
  copy.browser('new-language.spec');
});
