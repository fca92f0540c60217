/** A table setting without what only the rules need. */
export type OptionFacts =
  | { readonly id: string; readonly kind: 'choice' | 'per-seat'; readonly values: readonly string[]; readonly rule: string }
  | { readonly id: string; readonly kind: 'seat' | 'file'; readonly rule: string };

/** A game as the page knows it without its rules. */
export interface GameFacts {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a game takes, roughly. */
  readonly minutes?: number;
  readonly options: readonly OptionFacts[];
  /** Whether it has lessons. */
  readonly teaches: boolean;
  /** Weakest first. */
  readonly bots: readonly string[];
  /** How long an event may be looked at; see `Rules.fades`. */
  readonly fades: Readonly<Record<string, string>>;
}

/** What the lobby says of a game. */
export interface GameTitle {
  readonly name: string;
  readonly tagline: string;
}
