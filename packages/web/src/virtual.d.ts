declare module 'virtual:game-covers' {
  /** A small picture of each game for the lobby. */
  export const COVERS: Readonly<Record<string, string>>;
}

declare module 'virtual:game-facts' {
  export const FACTS: readonly import('./games/facts.ts').GameFacts[];
}

declare module 'virtual:game-rules' {
  export const RULES: Readonly<Record<string, readonly import('@coven/core').RuleEntry[]>>;
}

declare module 'virtual:bot-ratings' {
  export const RATINGS: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

declare module 'virtual:game-credits' {
  export const CREDITS: Readonly<Record<string, import('@coven/games/folder.ts').Credits>>;
}

declare module 'virtual:game-words' {
  type Messages = import('@coven/words').Catalogue;
  /** By `game/language`: the game's catalogue, and what its table says in a browser beside it. */
  export const CATALOGUES: Readonly<Record<string, () => Promise<{ readonly messages: Messages; readonly page: Messages }>>>;
}

declare module 'virtual:words' {
  export interface Words {
    readonly web: import('@coven/words').Same<import('@coven/words').WebMessages>;
    readonly common: import('@coven/words').Same<import('@coven/words').CommonMessages>;
    readonly titles: Readonly<Record<string, import('./games/facts.ts').GameTitle>>;
  }
  type Language = import('@coven/words').Language;
  type Messages = import('@coven/words').Catalogue;
  export const AREA_WORDS: Readonly<
    Record<`${import('./words/areas.ts').Area}/${Language}`, () => Promise<{ readonly messages: Messages }>>
  >;
  export const WORDS: Readonly<Record<Language, () => Promise<Words>>>;
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
