import type { RoomId } from '@coven/protocol';
import type { GuestId } from './people.ts';

/** What a person is to be told outside of a table; stored with the line that it is about. */
export interface OutboxNotice {
  readonly person: GuestId;
  readonly kind: string;
  readonly body: string;
  /** When it may be sent, in milliseconds since 1970. */
  readonly at: number;
}

/** A notice that this process is to send now. */
export interface TakenNotice extends OutboxNotice {
  /** The same in every attempt, so that its receiver can recognize a second one. */
  readonly id: string;
  readonly table: RoomId;
  /** The number of the line that it is about. */
  readonly seq: number;
  /** 1 or 2. */
  readonly attempt: number;
}

/** Attempts to send a notice whose outcome may be unknown, because the process ended meanwhile. */
export const MAX_ATTEMPTS = 2;
/** Why a notice was given up about whose attempts nothing was heard. */
export const NO_ANSWER = 'no-answer';

/** Notices that are to be sent. One that was sent is removed; one that was given up stays until the host has seen it. */
export interface OutboxStore {
  /**
   * Takes notices that may be sent by `now`, and counts the attempt before anything is sent. Nobody else gets them until `until`; one
   * about which nothing is heard by then is taken once more, and after that given up.
   */
  take(max: number, now: number, until: number): Promise<readonly TakenNotice[]>;
  /** It was sent. */
  sent(id: string): Promise<void>;
  /** It certainly was not sent, so the attempt does not count. */
  postpone(id: string, at: number): Promise<void>;
  giveUp(id: string, problem: string): Promise<void>;
  /** How many were given up. */
  givenUp(): Promise<number>;
}
