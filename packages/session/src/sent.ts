import type { Awaited, Json } from '@coven/core';
import type { Choices } from '@coven/protocol';

/** A viewer's game at one moment. */
export interface Position {
  readonly common: object;
  readonly own: object;
  readonly awaited: readonly Awaited<Json>[];
  readonly isOver: boolean;
  readonly choices: Choices | null;
}

/** What one connection was last sent about the game. */
export interface Sent {
  readonly position: Position;
  /** The latest offer of at least one move. */
  readonly offer: readonly string[];
  /** The latest event or ask of each kind since the last whole update. */
  readonly latest: readonly object[];
}

export interface Change {
  /** The fields of a `change`, without braces. */
  readonly fields: string;
  readonly sent: Sent;
}

/** Writes what differs from what a connection was sent before. A writer serves one moment and writes what several viewers share once. */
export interface ChangeWriter {
  change(from: Sent, to: Position, shown: readonly object[]): Change;
}
