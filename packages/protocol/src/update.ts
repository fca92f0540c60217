import type { Json, Seat } from '@coven/core';

/** A seat's next decision. */
export interface Choices {
  readonly seat: Seat;
  readonly decision: number;
  readonly moves: readonly string[];
  readonly mayUndo: boolean;
}

/** Some fields of a view by name. */
export type ViewFields = Readonly<Record<string, Json>>;

/** A view in two parts. No field is in both. */
export interface ViewParts {
  /** The same for all viewers. */
  readonly common: ViewFields;
  readonly own: ViewFields;
}

/** A change in one place of a list: the position, the number of removed elements, and the inserted elements. */
export type ListEdit = readonly [place: number, went: number, ...came: Json[]];

interface News {
  /** Events that were taken back, as positions among the events shown to this viewer, counted from the end: the last one is 1. */
  readonly takenBack?: readonly number[];
  /**
   * The chain's head hashed with the secret (`sealedHead`), written by `shortHex`, for this browser to keep. Sent only when every viewer
   * is shown something; a whole update has the latest such head.
   */
  readonly head?: string;
  /** The server's Ed25519 signature of `signedText(room, head)`, 128 hexadecimal digits. Sent every few seconds and at the end; it also covers all earlier heads. */
  readonly signature?: string;
}

/** The game as one viewer sees it: the first update on every connection. */
export interface WholeUpdate extends News {
  readonly type: 'whole';
  /** The number of updates this viewer has received. */
  readonly cursor: number;
  /** The events shown, in order; when catching up, events that have faded are left out. */
  readonly shown: readonly Json[];
  readonly view: ViewParts;
  /** The seats that may act, and what each is asked. */
  readonly awaited: readonly Seat[];
  readonly asks: readonly Json[];
  readonly isOver: boolean;
  /** Null for a spectator. */
  readonly choices: Choices | null;
}

/**
 * A viewer's next update, as the difference from the previous update on this connection: a missing field is unchanged.
 * Its cursor is the next number.
 */
export interface ChangedUpdate extends News {
  readonly type: 'change';
  /** Missing if events were only taken back. */
  readonly shown?: readonly Json[];
  /** The changed fields of the view, each complete. */
  readonly common?: ViewFields;
  readonly own?: ViewFields;
  /** Lists of the view, in either part, that changed in one place. */
  readonly edits?: Readonly<Record<string, ListEdit>>;
  /** Fields that the view no longer has. */
  readonly gone?: readonly string[];
  readonly awaited?: readonly Seat[];
  readonly asks?: readonly Json[];
  readonly isOver?: boolean;
  /** What changed in the choices; the seat never changes. */
  readonly decision?: number;
  readonly moves?: readonly string[];
  readonly mayUndo?: boolean;
}
