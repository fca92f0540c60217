/** What is needed to load a table: the first line, the last snapshot, and the lines after it. */
export interface Stored {
  readonly first: string;
  readonly snapshot: { readonly seq: number; readonly body: string } | undefined;
  /** The lines after the snapshot, or after the first line if there is none. */
  readonly tail: readonly string[];
}
