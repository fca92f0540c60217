/** What a player can say to the other people at a table, or ask of them. */
export type CompanyInput =
  /** To read what was said. */
  | { readonly type: 'chat' }
  | { readonly type: 'say'; readonly text: string }
  /** To end the game early, or not after all. */
  | { readonly type: 'end' }
  /** A familiar for somebody who is away, else for the player until the same is asked again. */
  | { readonly type: 'familiar' };

/** The other people at a table. */
export interface Company {
  /** What was said, and who came and went, since the last call. */
  takeTalk(): readonly string[];
  /** Returns what is to be answered to the player. */
  carryOut(input: CompanyInput): Promise<readonly string[]>;
  /** How to speak to them. */
  readonly help: string;
}
