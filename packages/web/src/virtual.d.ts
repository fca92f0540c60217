declare module 'virtual:game-facts' {
  export const FACTS: readonly import('./games/facts.ts').GameFacts[];
}
declare module 'virtual:whirling-cards' {
  export const PRINTED: {
    readonly recipes: readonly import('@coven/games/whirling').RecipeRow[];
    readonly characters: readonly import('@coven/games/whirling').CharacterRow[];
  };
}
