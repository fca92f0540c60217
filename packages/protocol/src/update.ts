import type { Json, Seat } from '@coven/core';

/** A viewer's next decision. */
export interface Choices {
  readonly seat: Seat;
  readonly decision: number;
  readonly moves: readonly string[];
  readonly mayUndo: boolean;
}

/** Some fields of a view by name. */
export type ViewFields = Readonly<Record<string, Json>>;

/** A view in its two parts. No field is in both. */
export interface ViewParts {
  /** The same for all viewers. */
  readonly common: ViewFields;
  readonly own: ViewFields;
}

/** Part of a list that changed: from this place so many elements went, and these came in their place. */
export type ListEdit = readonly [place: number, went: number, ...came: Json[]];

interface News {
  /** Something was taken back: these of the events this viewer was shown before are gone, counted from the last one, which is 1. */
  readonly takenBack?: readonly number[];
  /**
   * The chain's head under the secret (`sealedHead`), for this browser to keep; only at moments when every viewer is shown something.
   * A whole update has the last such head. As `shortHex` writes it.
   */
  readonly head?: string;
  /** The server's Ed25519 signature of `signedText(room, head)`, 128 hexadecimal digits; every few seconds and at the end, which also covers all heads before. */
  readonly signature?: string;
}

/** The game as one viewer sees it: the first message about it on every connection. */
export interface WholeUpdate extends News {
  readonly type: 'whole';
  /** This viewer's own count of updates. */
  readonly cursor: number;
  /** What is shown of this step, in order; what may no longer be looked at is left out when catching up. */
  readonly shown: readonly Json[];
  readonly view: ViewParts;
  /** The seats that may act, and what each of them is asked. */
  readonly awaited: readonly Seat[];
  readonly asks: readonly Json[];
  readonly isOver: boolean;
  /** Null for a spectator. */
  readonly choices: Choices | null;
}

/**
 * The next update of a viewer, as what is different from the last message about the game on this connection:
 * a field that is not there is as it was. Its cursor is the next number.
 */
export interface ChangedUpdate extends News {
  readonly type: 'change';
  /** Without it nothing is shown: something was only taken back. */
  readonly shown?: readonly Json[];
  /** The changed fields of the view, each as a whole. */
  readonly common?: ViewFields;
  readonly own?: ViewFields;
  /** Lists of the view, in either part, that changed in one place. */
  readonly edits?: Readonly<Record<string, ListEdit>>;
  /** Fields that the view no longer has. */
  readonly gone?: readonly string[];
  readonly awaited?: readonly Seat[];
  readonly asks?: readonly Json[];
  readonly isOver?: boolean;
  /** What changed in the choices; the seat never does. */
  readonly decision?: number;
  readonly moves?: readonly string[];
  readonly mayUndo?: boolean;
}
