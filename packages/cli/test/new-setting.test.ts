import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeep } from '@coven/core/laws';
import { LANGUAGES } from '@coven/words';
import { afterAll, expect, test } from 'vitest';
import { scratch } from './coven.ts';
import { ProjectCopy } from './project-copy.ts';

const ROW = `  /** Whether people talk at the table. */
  talk: { free: 'free', quiet: 'quiet' },
`;
const DECISION = "    if (creation.talk === 'quiet') return refused('muted');\n";
const TEST = `import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, Player } from './support/player.ts';
import { removeDirectory, serve, type TestServer } from './support/serve.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(async () => {
  await server.close();
  removeDirectory(server.data);
});

test.each([
  ['quiet', { talk: 'quiet' }, 'refused'],
  ['free', {}, 'done'],
] as const)('a %s table is made, stored and described, and plays by it', async (talk, chosen, answer) => {
  const anna = await Player.named(server.address, 'Anna');
  const id = await anna.createTable({ chairs: [null, null], ...chosen });
  expect(JSON.parse((await server.lines(id))[0] as string)).toMatchObject(chosen);
  const line = await anna.enter(id);
  expect(line.room?.talk).toBe(talk);
  expect(await line.ask({ type: 'chat', id: newId(), text: 'Good evening!' })).toMatchObject({ type: answer });
});

test('no other value is taken', async () => {
  const anna = await Player.named(server.address, 'Anna');
  const wanted = { game: 'blackmore', isPublic: true, chairs: [null, null], talk: 'loud' };
  expect((await anna.request('POST', '/api/tables', wanted)).status).toBe(400);
});
`;
const SPEC = `import { expect, test } from './support/server.ts';

test('the form asks for it, and the table says it', async ({ page }) => {
  await page.goto('/new/blackmore');
  await page.getByRole('combobox', { name: 'Talk in en' }).selectOption({ label: 'Quiet in en' });
  await page.getByRole('textbox', { name: 'Your name' }).first().fill('Odarka');
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByText('Quiet in en')).toBeVisible();
});
`;

const copy = new ProjectCopy(join(scratch, 'new-setting'));
afterAll(() => rmSync(copy.root, { recursive: true, force: true }));

test('a setting of a table is its row, its decision, and its words', () => {
  copy.edit('packages/protocol/src/table-settings.ts', (source) => source.replace(/(?=^\} as const;)/m, ROW));
  copy.edit('packages/room/src/requests/chat.ts', (source) =>
    source.replace('decide({ id,', 'decide({ id, creation,').replace(/(?=^ {4}const clean)/m, DECISION),
  );
  for (const language of LANGUAGES) {
    const words = [`'setting.talk': 'Talk`, `'setting.talk.free': 'Free`, `'setting.talk.quiet': 'Quiet`];
    copy.edit(`packages/words/src/online/catalogue/${language}.ts`, (source) =>
      source.replace(/(?=^ {2}'setting\.whenLeft':)/m, words.map((said) => `  ${said} in ${language}',\n`).join('')),
    );
  }
  expect(copy.changes().toSorted()).toEqual(
    [
      ' M packages/protocol/src/table-settings.ts',
      ' M packages/room/src/requests/chat.ts',
      ...LANGUAGES.map((language) => ` M packages/words/src/online/catalogue/${language}.ts`),
    ].toSorted(),
  );
});

test('it compiles', () => copy.compile());

test('the document of the protocol has it from its row', () => {
  copy.run(process.execPath, 'scripts/protocol/index.ts');
  expect(copy.run('git', 'grep', '-l', '\\bquiet\\b', '--', 'docs')).toContain('docs/protocol.schema.json');
});

test('it is asked for, checked, stored and told, and decides at the three hosts', () => {
  copy.write('packages/server/test/new-setting.test.ts', TEST);
  copy.vitest('packages/server/test/new-setting.test.ts');
  const told = copy.vitest('packages/room/test/requests.test.ts', '-t', 'setting.talk', '--reporter=verbose');
  for (const choice of ['free', 'quiet']) expect(told).toContain(`setting.talk.${choice}: server, Worker and terminal`);
});

test.runIf(isDeep)('the page has it in the form and at the table', () => {
  copy.write('packages/web/e2e/new-setting.spec.ts', SPEC);
  copy.browser('new-setting.spec');
});
