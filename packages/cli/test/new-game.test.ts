import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeep } from '@coven/core/laws';
import { afterAll, describe, expect, test } from 'vitest';
import { namesOf } from '../src/new-game/names.ts';
import { coven, scratch } from './coven.ts';
import { ProjectCopy } from './project-copy.ts';

/** What the check runs, as far as it is about the new game; with it the deep run checks the whole project. */
const PARTS_OF_CHECK = [
  'node node_modules/@typescript/native/bin/tsc -p games',
  'jscpd games/star-fall packages/cli/template',
  'depcruise --config .dependency-cruiser.js games/star-fall',
  'biome check games/index.ts games/star-fall',
  'prettier --check games/star-fall/web',
];

describe('names', () => {
  test('are derived from the words of the id', () => {
    expect(namesOf('star-fall', new Set())).toEqual({
      id: 'star-fall',
      constant: 'starFall',
      type: 'StarFall',
      title: 'Star Fall',
      mark: 'SF',
    });
  });

  test('rule numbers start with two capitals that no other game uses', () => {
    expect(namesOf('lantern', new Set()).mark).toBe('LA');
    expect(namesOf('lantern', new Set(['LA', 'LN'])).mark).toBe('LT');
    expect(namesOf('x', new Set()).mark).toBe('XA');
  });
});

test.each(['Star', 'star_fall', '../star', '-star', 'x'.repeat(31)])('%s cannot be a name', async (name) => {
  expect(await coven(['new-game', '--', name])).toMatchObject({ code: 2, err: expect.stringContaining('cannot be the name of a game') });
});

test('an existing game is not overwritten', async () => {
  expect(await coven(['new-game', 'blackmore'])).toMatchObject({ code: 2, err: expect.stringContaining('already') });
});

describe('in a copy of the project', () => {
  const copy = new ProjectCopy(join(scratch, 'copy'));
  afterAll(() => rmSync(copy.root, { recursive: true, force: true }));

  test('a fifth game is one new folder and one changed list', () => {
    expect(copy.coven('new-game', 'star-fall')).toContain('games/star-fall');
    expect(copy.changes()).toEqual([' M games/index.ts', '?? games/star-fall/']);
    const added = copy
      .run('git', 'diff', '-U0')
      .split('\n')
      .filter((line) => /^\+[^+]/.test(line));
    expect(added).toEqual([
      "+import { game as starFall } from './star-fall/game.ts';",
      expect.stringMatching(/^\+export const GAMES: .*, starFall\];$/),
    ]);
    expect(() => copy.run('grep', '-rliE', 'template.?game|TG-', 'games')).toThrow();
  });

  test('its own tests and laws pass, and in the deep run the tests of all games', () => {
    // A new game has no playthroughs yet, and with CI set they are not recorded automatically.
    copy.vitest('games/star-fall', '--update');
    if (isDeep) copy.vitest('games/star-fall', 'games/test', 'packages/words/test');
  });

  test.each(isDeep ? ['node scripts/check.ts'] : PARTS_OF_CHECK)('%s finds nothing in it', (command) => {
    copy.run('npm', 'exec', '--', ...command.split(' '));
  });

  test('it can be simulated and played in the terminal', () => {
    for (const bot of ['greedy', 'strongest']) {
      const { bots } = JSON.parse(
        copy.coven('simulate', 'star-fall', '--games', '200', '--bots', `${bot},random`, '--seats', '2', '--json'),
      );
      expect(bots[0].winRate).toBeGreaterThan(bots[1].winRate);
    }
    expect(copy.run('sh', '-c', `yes 2 | '${process.execPath}' packages/cli/bin/coven.js play star-fall --plain --seats 3`)).toMatch(
      /Star Fall/,
    );
  });

  test.runIf(isDeep)('it can be played on a server and in a browser', () => {
    copy.vitest('packages/server/test/games.test.ts', '-t', 'star-fall');
    copy.browser('every-game', '-g', 'star-fall');
  });
});
