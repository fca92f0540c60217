import type { RoomId } from '@coven/protocol';
import type { GuestId } from '../store/store.ts';
import type { LiveNodes } from './live-nodes.ts';

/** What the nodes that have a table in memory tell one another about it. */
export type News =
  /** A line that is stored. */
  | { readonly kind: 'line'; readonly seq: number; readonly line: string }
  /** The guests with a connection to the sender; they count as present for a while. */
  | { readonly kind: 'here'; readonly guests: readonly GuestId[] }
  /** The sender has just loaded the table and wants to know who is there. */
  | { readonly kind: 'who' };

/** Called with what another node published. */
export type OnNews = (news: News, node: string) => void;

/**
 * Carries news between nodes. It is a shortcut: any message may be lost, and what counts is in the store.
 * So a node subscribes before it reads a table, and compares its tables with their logs from time to time.
 */
export interface Bus {
  readonly isConnected: boolean;
  /** Whether it carries lines; if not, they are found in the store, a little later. */
  readonly carriesLines: boolean;
  readonly nodes: LiveNodes;
  /** Called when messages may have been lost. */
  onReconnect: () => void;
  publish(table: RoomId, news: News): void;
  /** After this, everything that is published about a table arrives, as long as the bus is connected. Returns how to end it. */
  subscribe(table: RoomId, onNews: OnNews): Promise<() => void>;
  close(): Promise<void>;
}

/** Why a bus cannot be used; each has a line that tells the host what to do. */
export type BusProblem = 'bus-unreachable' | 'bus-login' | 'bus-other-database';
