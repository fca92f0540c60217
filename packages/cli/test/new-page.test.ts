import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeep } from '@coven/core/laws';
import { LANGUAGES } from '@coven/words';
import { afterAll, expect, test } from 'vitest';
import { scratch } from './coven.ts';
import { ProjectCopy } from './project-copy.ts';

const PAGE = `<script lang="ts">
  import { router } from '../router.svelte.ts';
  import { say } from '../words/words.svelte.ts';

  const game = $derived(router.route.page === 'history' ? router.route.game : null);
</script>

<div class="page narrow"><h1>{say('nav.history')}</h1><p>{game}</p></div>
`;
const ROW = "  history: { pattern: '/history/:game?', kind: 'page', load: () => import('./pages/History.svelte') },\n";

const copy = new ProjectCopy(join(scratch, 'new-page'));
afterAll(() => rmSync(copy.root, { recursive: true, force: true }));

test('a page is its component, its row and its words', () => {
  copy.write('packages/web/src/pages/History.svelte', PAGE);
  copy.edit('packages/web/src/route.ts', (source) => source.replace(/(?= {2}record: \{)/, ROW));
  for (const language of LANGUAGES)
    copy.edit(`packages/words/src/web/catalogue/${language}.ts`, (source) =>
      source.replace(/(?=^ {2}'nav\.record')/m, `  'nav.history': 'Games in ${language}',\n`),
    );
  expect(copy.changes().toSorted()).toEqual(
    [
      '?? packages/web/src/pages/History.svelte',
      ' M packages/web/src/route.ts',
      ...LANGUAGES.map((language) => ` M packages/words/src/web/catalogue/${language}.ts`),
    ].toSorted(),
  );
  // It is read, written and typed like any other.
  copy.edit('packages/web/test/route.test.ts', (source) =>
    source.replace(/(?= {2}\['\/about')/, "  ['/history/konotop', { page: 'history', game: 'konotop' }],\n"),
  );
  copy.vitest('packages/web/test/route.test.ts');
  copy.types('packages/web/test');
  if (isDeep) copy.run('npm', 'run', '--silent', 'check', '-w', '@coven/web');
});
