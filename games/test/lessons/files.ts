import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@coven/games';
import type { GameFolder } from '@coven/games/folder.ts';
import type { Lesson } from '@coven/room';

const FOLDER = new URL('../../', import.meta.url);

/** Every lesson of every game, with its game. */
export function allLessons(): readonly { readonly name: string; readonly game: GameFolder; readonly lesson: Lesson }[] {
  return GAMES.flatMap((game) => {
    const folder = new URL(`${game.id}/lessons/`, FOLDER);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.map((file) => ({
      name: `${game.id}/${file}`,
      game,
      lesson: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Lesson,
    }));
  });
}
