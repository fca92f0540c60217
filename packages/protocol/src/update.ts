import type { Json, Seat } from '@coven/core';
import type { Edit, OfferEdit, Told } from './edit.ts';

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

interface News {
  /** Events that were taken back, as positions among the events shown to this viewer, counted from the end: the last one is 1. */
  readonly takenBack?: readonly number[];
  /**
   * The chain's head hashed with the secret (`sealedHead`), in base64url (`shortHex`), for this browser to keep. Sent only when every viewer
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
 * Its cursor is the next number. Clients of the oldest protocol get changes of another form (`OlderChanges`).
 */
export interface ChangedUpdate extends News {
  readonly type: 'change';
  /** Missing if events were only taken back. */
  readonly shown?: readonly Told[];
  /** What changed in the view. */
  readonly common?: Edit;
  readonly own?: Edit;
  readonly awaited?: readonly Seat[];
  readonly asks?: readonly Told[];
  readonly isOver?: boolean;
  /** What changed in the choices; the seat never changes. `moves` is an edit of the latest offer of at least one move. */
  readonly decision?: number;
  readonly moves?: OfferEdit;
  readonly mayUndo?: boolean;
}
