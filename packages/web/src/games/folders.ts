/** What Vite found by a pattern such as `games/ID/web/index.ts`, by the id of the game whose folder it is in. */
export function folders<Module>(found: Readonly<Record<string, () => Promise<unknown>>>): ReadonlyMap<string, () => Promise<Module>> {
  return new Map(Object.entries(found).map(([path, load]) => [gameIn(path), load as () => Promise<Module>]));
}

/** The game's id in a path below `games/`. */
export function gameIn(path: string): string {
  return /\/games\/([a-z0-9-]+)\//.exec(path)?.[1] ?? '';
}

/** Catalogues that Vite found by a pattern such as `games/ID/words/en.ts`, by `game/language`. */
export function byLanguage<Module>(found: Readonly<Record<string, Module>>): ReadonlyMap<string, Module> {
  return new Map(Object.entries(found).map(([path, load]) => [`${gameIn(path)}/${/([a-z]+)\.ts$/.exec(path)?.[1]}`, load]));
}
