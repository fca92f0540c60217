import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@coven/words';
import { afterAll, expect, test } from 'vitest';
import { scratch } from './coven.ts';
import { ProjectCopy } from './project-copy.ts';

const REQUEST = `import { changed, refused } from '../decision.ts';
import { objectionToOwner, personAt } from '../parts/moderation.ts';
import { request } from './request.ts';

/** From the table owner: another player owns the table from now on. */
export const passTable = request({
  body: { seat: 'seat' },
  weight: 2,
  counts: () => 'begins',
  decide(room, who, { seat }) {
    const objection = objectionToOwner(room, who);
    if (objection) return refused(objection);
    const chair = personAt(room.seating, who.guest, seat);
    return typeof chair === 'string' ? refused(chair) : changed({ seating: { ...room.seating, host: seat } });
  },
});
`;
const BUTTON = `          <button class="button" onclick={() => company.request({ type: 'pass-table', seat: seat ?? 0 })}
            >{say('owner.pass', { name })}</button
          >
`;

const copy = new ProjectCopy(join(scratch, 'new-request'));
afterAll(() => rmSync(copy.root, { recursive: true, force: true }));

test('a request is its file, its place in the list, its button, and its words', () => {
  copy.write('packages/room/src/requests/pass-table.ts', REQUEST);
  copy.edit('packages/room/src/requests/during-game.ts', (source) =>
    source
      .replace(/(?=^import \{ resume \})/m, "import { passTable } from './pass-table.ts';\n")
      .replace(/(?=^ {2}claim,)/m, "  'pass-table': passTable,\n"),
  );
  copy.edit('packages/web/src/frame/OwnerPanel.svelte', (source) =>
    source.replace(/(?=^ {10}<button class="button" onclick=.*mute)/m, BUTTON),
  );
  for (const language of LANGUAGES) {
    const name = language === 'en' ? '({ name }: { name: string })' : '({ name })';
    copy.edit(`packages/words/src/guests/catalogue/${language}.ts`, (source) =>
      source.replace(/(?=^ {2}'owner\.private')/m, `  'owner.pass': ${name} => \`${language} \${name}\`,\n`),
    );
  }
  expect(copy.changes().toSorted()).toEqual(
    [
      '?? packages/room/src/requests/pass-table.ts',
      ' M packages/room/src/requests/during-game.ts',
      ' M packages/web/src/frame/OwnerPanel.svelte',
      ...LANGUAGES.map((language) => ` M packages/words/src/guests/catalogue/${language}.ts`),
    ].toSorted(),
  );
});

test('it compiles', () => copy.compile());

test('the document of the protocol has it from its row', () => {
  copy.run(process.execPath, 'scripts/protocol/index.ts');
  expect(copy.run('git', 'grep', '-l', 'pass-table', '--', 'docs')).toBe('docs/protocol.md\ndocs/protocol.schema.json\n');
});

test('server, Worker and terminal answer it alike', () => {
  copy.edit('packages/room/test/requests.test.ts', (source) => source.replace("'bot done'", "'pass-table done', 'pass-table refused', $&"));
  copy.vitest('packages/room/test/requests.test.ts');
});
