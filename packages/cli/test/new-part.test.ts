import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scratch } from './coven.ts';
import { ProjectCopy } from './project-copy.ts';

const PART = `import { changed } from '../decision.ts';
import { type Part, replacedPart } from './part.ts';

/** The door of a table: it closes after a minute. */
export interface Door {
  /** On the installation's clock; \`null\`: nobody has looked yet. */
  readonly closesAt: number | null;
  readonly isClosed: boolean;
}

export const doorPart: Part<Door> = replacedPart({
  fresh: () => ({ closesAt: null, isClosed: false }),
  due: ({ door: { closesAt, isClosed } }) => (isClosed ? undefined : (closesAt ?? 0)),
  decideDue: ({ door: { closesAt } }, { serverTime }) =>
    changed({ door: { closesAt: closesAt ?? serverTime() + 60_000, isClosed: closesAt !== null } }),
  shown: ({ door, isPublic }) => ({ isPublic: isPublic && !door.isClosed }),
});
`;
const TEST = `import { afterEach, expect, test } from 'vitest';
import { Player } from './support/player.ts';
import { removeDirectory, serve, type TestServer } from './support/serve.ts';
import { TurnedClock } from './support/turned-clock.ts';

const clock = new TurnedClock();
let server: TestServer;
afterEach(() => server.close());

test('it is stored, told, and due after a restart', async () => {
  server = await serve({}, clock.environment);
  const anna = await Player.named(server.address, 'Anna');
  const id = await anna.createTable({ chairs: [null, null] });
  const line = await anna.enter(id);
  const doors = async () => (await server.lines(id)).flatMap((text) => JSON.parse(text).door ?? []);
  const passUntil = async (count: number) => {
    while ((await doors()).length < count) {
      clock.turn(1000);
      await new Player(server.address).get('/api/lobby');
    }
  };
  await passUntil(1);
  clock.turn(30_000);
  await line.close();
  await server.close();
  server = await serve({ data: server.data }, clock.environment);
  const back = await anna.at(server.address).enter(id);
  expect(back.room?.isPublic).toBe(true);
  await passUntil(2);
  await back.until(() => back.room?.isPublic === false, 'the door');
  expect(await doors()).toMatchObject([{ isClosed: false }, { isClosed: true }]);
  await back.close();
  removeDirectory(server.data);
});
`;

const copy = new ProjectCopy(join(scratch, 'new-part'));
afterAll(() => rmSync(copy.root, { recursive: true, force: true }));

test('a durable part of a room is its file and its row', () => {
  copy.write('packages/room/src/parts/door.ts', PART);
  copy.edit('packages/room/src/parts/index.ts', (source) =>
    source
      .replace(/(?=^import \{ doneRequestsPart)/m, "import { doorPart } from './door.ts';\n")
      .replace(/(?=^\} as const;)/m, '  door: doorPart,\n'),
  );
  expect(copy.changes().toSorted()).toEqual([' M packages/room/src/parts/index.ts', '?? packages/room/src/parts/door.ts']);
  copy.types('packages/room');
});

test('it is folded, saved, loaded, told, and decides when it is due', () => {
  copy.write('packages/server/test/new-part.test.ts', TEST);
  copy.vitest('packages/server/test/new-part.test.ts');
});
