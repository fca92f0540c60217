import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@coven/games';
import type { GameFolder } from '@coven/games/folder.ts';
import type { Lesson } from '@coven/room';

const FOLDER = new URL('../../', import.meta.url);

/** Every lesson of every game, with its game. */
export function allLessons(): readonly { readonly name: string; readonly game: GameFolder; readonly lesson: Lesson }[] {
  return GAMES.flatMap((game) => {
    const folder = new URL(`${game.id}/lessons/`, FOLDER);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names.map((name) => ({
      name: `${game.id}/${name}`,
      game,
      lesson: JSON.parse(readFileSync(new URL(`${name}/lesson.json`, folder), 'utf8')) as Lesson,
    }));
  });
}
