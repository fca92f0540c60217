import type { ClientMessage } from '@coven/room';
import type { ServerMessage } from '../src/messages.ts';
import type { ClosingReason } from '../src/reasons.ts';

/** State of the line to the table: `lost` is being tried again, `closed` is not. */
export type Line = 'connecting' | 'open' | 'lost' | 'closed';

export interface TransportEvents {
  message(message: ServerMessage): void;
  line(line: Line): void;
}

/** A line to one table: a socket to the server, or a port to the page's own Worker. */
export interface Transport {
  open(events: TransportEvents): void;
  /** Dropped while the line is not open: the sender keeps what has not been answered. */
  send(message: ClientMessage): void;
  close(): void;
}

/** After these the line is not tried again. */
export const FINAL_REASONS: ReadonlySet<ClosingReason> = new Set([
  'no-such-table',
  'table-full',
  'bad-message',
  'unknown-version',
  'file-too-expensive',
  'logged-out',
] as const);
