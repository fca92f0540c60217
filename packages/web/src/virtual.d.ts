declare module 'virtual:game-facts' {
  export const FACTS: readonly import('./games/facts.ts').GameFacts[];
}

declare module 'virtual:game-titles' {
  type Titles = Readonly<Record<string, import('./games/facts.ts').GameTitle>>;
  export const TITLES: Readonly<Record<import('@coven/words').Language, () => Promise<{ readonly titles: Titles }>>>;
}

declare module 'virtual:game-provenance' {
  import type { ProvenanceGroup, Source } from '@coven/core';

  interface GameProvenance {
    readonly groups: readonly ProvenanceGroup[];
    /** Those that occur, the firmest first. */
    readonly sources: readonly Source[];
  }
  export const PROVENANCES: Readonly<Record<string, () => Promise<GameProvenance>>>;
}

declare module 'virtual:konotop-faces' {
  import type { CardEntry } from '@coven/games/konotop';
  export const CARDS: readonly Pick<CardEntry, 'id' | 'strength' | 'effect'>[];
  export const OCCUPANTS: readonly string[];
}
declare module 'virtual:konotop-file' {
  import type { CardFile, FROM as from, WHERE as where, WHOSE as whose } from '@coven/games/konotop';
  export const OUR_FILE: CardFile;
  export const CARDS: number;
  export const WHERE: typeof where;
  export const WHOSE: typeof whose;
  export const FROM: typeof from;
}

declare module 'virtual:whirling-cards' {
  export const PRINTED: {
    readonly recipes: readonly import('@coven/games/whirling').RecipeRow[];
    readonly characters: readonly import('@coven/games/whirling').CharacterRow[];
  };
}
