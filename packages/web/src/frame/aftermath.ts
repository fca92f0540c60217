/** What can be done at the table of a finished game. */
export interface Aftermath {
  readonly toResult: () => void;
  /** Where the game can be leafed through; null where it has no record. */
  readonly replay: string | null;
}
