import type { Change, RoomState, TableTime } from '@coven/room';
import type { Appended } from '../store/store.ts';
import type { Lead } from './lead.ts';
import type { RoomContext } from './room-context.ts';

/** Maximum lines replayed when a table is reloaded. */
const SNAPSHOT_EVERY = 50;
/** How often the listing of an active table is refreshed, in milliseconds. */
const LISTING_EVERY = 86_400_000;

/** Writes a table's changes to its log, with a snapshot and the listing where they are due, and tells other nodes what is stored. */
export class RoomLog {
  readonly #context: RoomContext;
  readonly #time: TableTime;
  readonly #lead: Lead;
  #listedAt = 0;

  constructor(context: RoomContext, time: TableTime, lead: Lead) {
    this.#context = context;
    this.#time = time;
    this.#lead = lead;
  }

  /** The table was loaded again: its listing goes with the next line. */
  reloaded(): void {
    this.#listedAt = 0;
  }

  /** If the line was taken, or this rejects, memory is ahead of the store and the table must be reloaded. */
  append(state: RoomState, change: Change, now: number): Promise<Appended> {
    state.accept(change);
    const { id, seq } = state;
    const isSnapshotDue = seq - state.snapshotSeq >= SNAPSHOT_EVERY;
    const isListingDue = change.seating !== undefined || change.moderation !== undefined || now - this.#listedAt >= LISTING_EVERY;
    if (isSnapshotDue) {
      state.snapshotSeq = seq;
      state.time = this.#time.save(state.seating);
    }
    if (isListingDue) this.#listedAt = now;
    const line = JSON.stringify(change);
    const appended = this.#context.store.append({
      table: id,
      seq,
      line,
      snapshot: isSnapshotDue ? state.snapshot() : undefined,
      listing: isListingDue ? state.listing(now) : undefined,
    });
    if (!this.#context.isShared) return appended;
    return appended.then((answer) => {
      this.#lead.isOurs = answer === 'stored';
      if (this.#lead.isOurs) this.#context.publish(id, { kind: 'line', seq, line });
      return answer;
    });
  }

  /** Stores a snapshot, after which the table may leave memory. */
  async saveSnapshot(state: RoomState): Promise<void> {
    const time = this.#time.save(state.seating);
    if (state.seq === state.snapshotSeq && JSON.stringify(time) === JSON.stringify(state.time)) return;
    const { seq } = state;
    state.time = time;
    await this.#context.store.saveSnapshot(state.id, seq, state.snapshot());
    state.snapshotSeq = seq;
  }
}
