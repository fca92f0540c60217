declare module 'virtual:game-facts' {
  export const FACTS: readonly import('./games/facts.ts').GameFacts[];
}
