import { type Change, isShown, type Listing, type Moment, nextDue, type RoomState, type TableTime } from '@coven/room';
import { finishedRow } from '../results/finished-row.ts';
import { moveCountsIn } from '../results/move-counts.ts';
import type { Finished } from '../store/results.ts';
import type { Append, Appended } from '../store/tables.ts';
import { pause } from '../timers.ts';
import type { Lead } from './lead.ts';
import type { NextLook } from './next-look.ts';
import type { RoomContext } from './room-context.ts';
import { turnOf } from './turn.ts';

/** Maximum lines replayed when a table is reloaded. */
const SNAPSHOT_EVERY = 50;
/** How often the listing of an active table is refreshed, in milliseconds. */
const LISTING_EVERY = 86_400_000;
/** How often the listing of a table whose players are all here follows its turns, in milliseconds. */
const FOLLOWS_EVERY = 10_000;

/** Writes a table's changes to its log, with a snapshot and the listing where they are due, and tells other nodes what is stored. */
export class RoomLog {
  readonly #context: RoomContext;
  readonly #time: TableTime;
  readonly #lead: Lead;
  readonly #look: NextLook;
  #listedAt = 0;
  /** Whose turn it is, and since when. */
  #turn: Listing['turn'];
  /** The number of this server's last line, if the stored listing does not say whose turn it is after it. */
  #behindAt: number | undefined;

  constructor(context: RoomContext, time: TableTime, lead: Lead, look: NextLook) {
    this.#context = context;
    this.#time = time;
    this.#lead = lead;
    this.#look = look;
  }

  /** The table was loaded again: its listing goes with the next line. */
  reloaded(): void {
    this.#listedAt = 0;
    this.#behindAt = undefined;
  }

  /** If the line was taken, or this rejects, memory is ahead of the store and the table must be reloaded. */
  append(state: RoomState, change: Change, moment: Moment): Promise<Appended> {
    const { now } = moment;
    const wasOver = state.seating.phase === 'over';
    state.accept(change);
    const { id, seq } = state;
    const isSnapshotDue = seq - state.snapshotSeq >= SNAPSHOT_EVERY;
    const turn = turnOf(state, this.#turn, now);
    const hasTurned = turn !== this.#turn;
    this.#turn = turn;
    const followsAt = this.#listedAt + (this.#isAnyAway() ? 0 : FOLLOWS_EVERY);
    const isListingDue = isShown(change) || now - this.#listedAt >= LISTING_EVERY || (hasTurned && now >= followsAt);
    if (isSnapshotDue) {
      state.snapshotSeq = seq;
      state.time = this.#time.save(state.seating);
    }
    if (isListingDue) {
      this.#listedAt = now;
      this.#behindAt = undefined;
    } else if (hasTurned || this.#behindAt !== undefined) this.#followLater(state);
    const line = JSON.stringify(change);
    const append = {
      table: id,
      seq,
      line,
      snapshot: isSnapshotDue ? state.snapshot() : undefined,
      listing: isListingDue ? this.#listing(state, now) : undefined,
      due: this.#look.toStore(nextDue(state, moment)),
    };
    const isEnd = !wasOver && state.seating.phase === 'over';
    return isEnd ? this.#finished(state, line, now).then((finished) => this.#store({ ...append, finished })) : this.#store(append);
  }

  #listing(state: RoomState, now: number): Listing {
    return { ...state.listing(now), turn: this.#turn };
  }

  /** Somebody who is awaited and not here looks at the list. */
  #isAnyAway(): boolean {
    return this.#turn?.guests.some((guest) => !this.#time.presence.isHere(guest)) === true;
  }

  #followLater(state: RoomState): void {
    const isWaiting = this.#behindAt !== undefined;
    this.#behindAt = state.seq;
    if (isWaiting) return;
    void pause(this.#context.timers, FOLLOWS_EVERY).then(() => this.#follow(state));
  }

  /** Stores whose turn it is, if the listing is behind. Otherwise the next line brings it. */
  async #follow(state: RoomState): Promise<void> {
    const isBehind = this.#behindAt === state.seq;
    this.#behindAt = undefined;
    // Who wrote a later line knows more.
    if (!isBehind) return;
    this.#listedAt = this.#context.now();
    await this.#context.store.tables.saveTurn(state.id, state.seq, this.#listing(state, this.#listedAt)).catch(() => {});
  }

  #store(append: Append): Promise<Appended> {
    const { store, bus } = this.#context;
    const appended = store.tables.append(append);
    if (!bus) return appended;
    const { table, seq, line } = append;
    return appended.then((answer) => {
      this.#lead.isOurs = answer === 'stored';
      if (this.#lead.isOurs) bus.publish(table, { kind: 'line', seq, line });
      return answer;
    });
  }

  /** What is stored about a game with the line that ends it. */
  async #finished(state: RoomState, last: string, ended: number): Promise<Finished> {
    const counts = await moveCountsIn([...(await this.#context.store.tables.lines(state.id)), last]);
    return finishedRow(state, { ended, counts, isNews: (guest) => !this.#time.presence.isHere(guest) });
  }

  /** Stores a snapshot, after which the table may leave memory. A finished game is rarely opened, and its talk is not stored again. */
  async saveSnapshot(state: RoomState): Promise<void> {
    await this.#follow(state);
    if (state.seating.phase === 'over') return;
    const time = this.#time.save(state.seating);
    if (state.seq === state.snapshotSeq && JSON.stringify(time) === JSON.stringify(state.time)) return;
    const { seq } = state;
    state.time = time;
    await this.#context.store.tables.saveSnapshot(state.id, seq, state.snapshot());
    state.snapshotSeq = seq;
  }
}
