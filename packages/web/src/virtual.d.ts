declare module 'virtual:game-facts' {
  export const FACTS: readonly import('./games/facts.ts').GameFacts[];
}

declare module 'virtual:game-titles' {
  type Titles = Readonly<Record<string, import('./games/facts.ts').GameTitle>>;
  export const TITLES: Readonly<Record<import('@coven/words').Language, () => Promise<{ readonly titles: Titles }>>>;
}

declare module 'virtual:konotop-faces' {
  export const CARDS: readonly Pick<import('@coven/games/konotop').CardEntry, 'id' | 'strength' | 'effect'>[];
  export const OCCUPANTS: readonly string[];
}
declare module 'virtual:konotop-file' {
  export const OUR_FILE: import('@coven/games/konotop').CardFile;
  export const CARDS: number;
  export const OCCUPANTS: number;
  export const WHERE: typeof import('@coven/games/konotop').WHERE;
  export const CONDITIONS: typeof import('@coven/games/konotop').CONDITIONS;
  export const WHOSE: typeof import('@coven/games/konotop').WHOSE;
  export const FROM: typeof import('@coven/games/konotop').FROM;
}
declare module 'virtual:konotop-provenance' {
  export const provenance: readonly import('@coven/games/konotop').Provenance[];
}

declare module 'virtual:whirling-cards' {
  export const PRINTED: {
    readonly recipes: readonly import('@coven/games/whirling').RecipeRow[];
    readonly characters: readonly import('@coven/games/whirling').CharacterRow[];
  };
}
