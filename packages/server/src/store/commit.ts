/** Writes that were stored together. */
export interface Commit {
  readonly writes: number;
  readonly milliseconds: number;
}
