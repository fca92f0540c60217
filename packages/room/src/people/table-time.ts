import { type Absences, NO_ABSENCES } from '../parts/absences.ts';
import { botAt, type Seating, seatOf } from '../parts/seating.ts';
import type { RoomState } from '../room-state.ts';
import type { GuestId } from './guest.ts';
import { Pace } from './pace.ts';
import { Presence } from './presence.ts';

/** How often nodes say who is connected to them, and how long they are believed, in milliseconds. */
export const SAY_EVERY = 4000;
const BELIEVED_FOR = 3 * SAY_EVERY;

/** The clock of a table's host. */
export interface TableClock {
  /** Milliseconds on a clock that never jumps. */
  elapsed(): number;
  /** The least time a player may be away before a familiar may be called, in milliseconds. */
  readonly awayFor: number;
}

/**
 * All time at one table: how long its players have been away, and how long they think. It is counted on a clock that never jumps, only
 * while a server has the table in memory, and goes on from the last snapshot when the table is loaded again.
 */
export class TableTime {
  readonly presence: Presence;
  readonly #clock: TableClock;
  readonly #pace: Pace;

  constructor(clock: TableClock, { away, thinking }: Absences) {
    this.#clock = clock;
    this.presence = new Presence(clock.elapsed(), away);
    this.#pace = new Pace(thinking);
  }

  /** Milliseconds until a familiar may be called for a player; `null` for one who is here. */
  graceLeft(guest: GuestId): number | null {
    if (this.presence.isHere(guest)) return null;
    const left = this.#pace.grace(this.#clock.awayFor) - this.presence.awayFor(guest, this.#clock.elapsed());
    return Math.max(0, Math.ceil(left));
  }

  /** Whether a player has been away for longer than the grace. */
  readonly isAway = (guest: GuestId): boolean => this.graceLeft(guest) === 0;

  /** Notes who is awaited after a change. */
  note({ session, seating }: RoomState): void {
    if (!session || seating.phase !== 'playing') return;
    this.#pace.note(session.awaited, (seat) => botAt(seating, seat) === undefined, this.#clock.elapsed());
  }

  /** A guest is back. */
  returned(guest: GuestId, seating: Seating): void {
    const seat = seatOf(seating, guest);
    if (seat !== undefined && !this.presence.isHere(guest)) this.#pace.restart(seat, this.#clock.elapsed());
  }

  /** Another node says who is connected to it; that holds for a while. */
  heard(node: string, guests: readonly GuestId[], seating: Seating): void {
    for (const guest of guests) this.returned(guest, seating);
    const now = this.#clock.elapsed();
    this.presence.hear(node, guests, now, now + BELIEVED_FOR);
  }

  save({ chairs, phase }: Seating): Absences {
    if (phase === 'over') return NO_ABSENCES;
    const now = this.#clock.elapsed();
    const absent = chairs.flatMap((chair) => (chair.kind === 'human' && !this.presence.isHere(chair.guest) ? [chair.guest] : []));
    return {
      away: Object.fromEntries(absent.map((guest) => [guest, Math.round(this.presence.awayFor(guest, now))])),
      thinking: this.#pace.times,
    };
  }
}
