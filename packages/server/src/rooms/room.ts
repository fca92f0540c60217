import { hash } from 'node:crypto';
import type { Hex, Seat, Step, Types, Viewer } from '@coven/core';
import { type RoomId, type ServerMessage, sealedHeadText, type Update } from '@coven/protocol';
import type { GuestId } from '../store/store.ts';
import { BotSeats } from './bot-seats.ts';
import type { Change } from './change.ts';
import { begin, type Command, type Decision, decide, refused } from './commands.ts';
import type { House } from './house.ts';
import { Presence, type Watcher } from './presence.ts';
import { publicRoom } from './public-room.ts';
import { type RoomState, stepsIn } from './room-state.ts';
import { mayStart, seatOf } from './seating.ts';

/** So many lines are read again at most when a table comes back. */
const SNAPSHOT_EVERY = 50;
const LISTING_EVERY = 86_400_000;
const SIGNATURE_EVERY = 10_000;

/**
 * One table in memory. Requests are taken one at a time: each is decided, stored, and only then told,
 * so that nobody ever sees what the store does not hold.
 */
export class Room {
  readonly #house: House;
  readonly #presence: Presence;
  readonly #bots: BotSeats;
  #state: RoomState;
  #tasks: (() => Promise<void>)[] = [];
  #isBusy = false;
  #isGone = false;
  #listedAt = 0;
  #signedAt = 0;
  /** When something last happened here. */
  touched: number;

  constructor(house: House, state: RoomState) {
    this.#house = house;
    this.#state = state;
    this.touched = house.now();
    this.#presence = new Presence(this.touched);
    this.#bots = new BotSeats(
      house,
      (task) => this.#run(task),
      (seat, text) => this.#botMove(seat, text),
    );
    // After a crash between the last *ready* and the deal, or with bots alone.
    if (mayStart(state.seating)) this.#run(() => this.#carryOut(begin(this.#state, this.#state.seating)));
    this.#think();
  }

  get id(): RoomId {
    return this.#state.id;
  }

  /** Whether this table may leave memory. */
  get isIdle(): boolean {
    return this.#presence.count === 0 && !this.#isBusy && !this.#bots.areThinking;
  }

  isEmptySeat(guest: GuestId): boolean {
    return seatOf(this.#state.seating, guest) === undefined;
  }

  get spectators(): number {
    return this.#presence.spectators((guest) => !this.isEmptySeat(guest));
  }

  /** The stored state; good only until the next change. */
  get state(): RoomState {
    return this.#state;
  }

  /** After everything that was asked before. */
  #run(task: () => Promise<void>): Promise<void> {
    return new Promise((done) => {
      const whole = async () => {
        try {
          await task();
        } catch (error) {
          await this.#rebuild(error);
        }
        done();
      };
      if (this.#isBusy) {
        this.#tasks.push(whole);
      } else {
        this.#isBusy = true;
        void this.#work(whole);
      }
    });
  }

  async #work(first: () => Promise<void>): Promise<void> {
    for (let task: (() => Promise<void>) | undefined = first; task; task = this.#tasks.shift()) await task();
    this.#isBusy = false;
  }

  enter(watcher: Watcher, cursor: number | undefined): Promise<void> {
    return this.#run(async () => {
      if (!watcher.isOpen) return;
      this.touched = this.#house.now();
      this.#presence.add(watcher);
      this.#tellRoom();
      for (const line of this.#state.chat) watcher.send(encode({ type: 'chat', ...line }));
      await this.#catchUp(watcher, cursor ?? 0);
      this.#think();
    });
  }

  leave(watcher: Watcher): void {
    if (!this.#presence.has(watcher)) return;
    this.touched = this.#house.now();
    this.#presence.remove(watcher, this.touched);
    void this.#run(async () => this.#tellRoom());
  }

  /** A request by somebody who has entered; answered in any case. */
  ask(watcher: Watcher, command: Command): Promise<void> {
    const { guest } = watcher;
    const decideFor = (name: string | undefined): Decision => {
      const now = this.#house.now();
      const { catalogue, awayFor } = this.#house;
      const isAway = (one: GuestId) => !this.#presence.isHere(one) && this.#presence.awayFor(one, now) >= awayFor;
      return decide(this.#state, command, { guest, name, now, catalogue, isAway });
    };
    const needsName = command.type === 'sit' || command.type === 'chat';
    return this.#answering(watcher, command.id, () => (needsName ? this.#house.store.name(guest).then(decideFor) : decideFor(undefined)));
  }

  /** The next table with the same people. */
  rematch(watcher: Watcher, id: string, make: (state: RoomState) => Promise<RoomId>): Promise<void> {
    return this.#answering(watcher, id, async () => {
      const { seating } = this.#state;
      if (seating.phase !== 'over') return refused('not-over');
      if (seatOf(seating, watcher.guest) === undefined) return refused('not-seated');
      if (seating.rematch !== null) return { kind: 'answered', message: { type: 'done', id } };
      return { kind: 'changed', change: { seating: { ...seating, rematch: await make(this.#state) } } };
    });
  }

  #answering(watcher: Watcher, id: string, decision: () => Decision | Promise<Decision>): Promise<void> {
    return this.#run(async () => {
      this.touched = this.#house.now();
      const { guest } = watcher;
      if (this.#state.requests.isDone(guest, id)) {
        watcher.send(encode({ type: 'done', id }));
        return;
      }
      let decided = decision();
      if (decided instanceof Promise) decided = await decided;
      if (decided.kind === 'answered') {
        watcher.send(encode(decided.message));
        return;
      }
      if (decided.kind === 'refused') {
        this.#house.metrics.refused.inc();
        watcher.send(encode({ type: 'refused', id, refusal: decided.refusal }));
        return;
      }
      try {
        await this.#store({ request: [guest, id], ...decided.change });
      } catch (error) {
        await this.#rebuild(error);
        // It may be stored all the same, by the time the table was read again.
        const stored = this.#state.requests.isDone(guest, id);
        watcher.send(encode(stored ? { type: 'done', id } : { type: 'refused', id, refusal: { rule: 'table', reason: 'not-stored' } }));
        return;
      }
      this.#tell(decided.change, decided.step);
      watcher.send(encode({ type: 'done', id }));
      this.#think();
    });
  }

  /** A decision nobody asked for: the beginning of a game, or a bot's move. */
  async #carryOut(decision: Decision): Promise<void> {
    if (decision.kind === 'changed') {
      await this.#store(decision.change);
      this.#tell(decision.change, decision.step);
    }
    this.#think();
  }

  #botMove(seat: Seat, text: string): Promise<void> {
    return this.#run(() => this.#carryOut(this.#bots.move(this.#state, seat, text)));
  }

  #think(): void {
    if (!this.#isGone) this.#bots.think(this.#state);
  }

  async #store(change: Change): Promise<void> {
    const state = this.#state;
    state.accept(change);
    const now = this.#house.now();
    const isSnapshotDue = state.seq - state.snapshotSeq >= SNAPSHOT_EVERY;
    const isListingDue = change.seating !== undefined || now - this.#listedAt >= LISTING_EVERY;
    await this.#house.store.append({
      table: state.id,
      seq: state.seq,
      line: JSON.stringify(change),
      ...(isSnapshotDue ? { snapshot: state.snapshot() } : {}),
      ...(isListingDue ? { listing: state.listing(now) } : {}),
    });
    if (isSnapshotDue) state.snapshotSeq = state.seq;
    if (isListingDue) this.#listedAt = now;
    if (change.entries) this.#house.metrics.moves.inc();
  }

  /** Puts away what is only in memory for speed; afterwards the table can leave. */
  async saveSnapshot(): Promise<void> {
    const state = this.#state;
    if (state.seq === state.snapshotSeq) return;
    const { seq } = state;
    await this.#house.store.saveSnapshot(state.id, seq, state.snapshot());
    state.snapshotSeq = seq;
  }

  /** Something failed: what memory holds may not be true, so it is read again. Nobody was told of what was lost. */
  async #rebuild(error: unknown): Promise<void> {
    this.#house.log.error({ room: this.id, error: String(error) }, 'a table is read again');
    this.#house.metrics.rebuilt.inc();
    try {
      this.#state = await this.#house.read(this.id);
      for (const watcher of this.#presence) {
        const { play } = this.#state;
        if (play && play.table.cursor(this.#viewer(watcher)) !== watcher.cursor) await this.#catchUp(watcher, watcher.cursor);
      }
      this.#tellRoom();
      this.#think();
    } catch (fatal) {
      this.#house.log.error({ room: this.id, error: String(fatal) }, 'a table cannot be read');
      this.#isGone = true;
      this.#house.drop(this);
    }
  }

  /** Resolves when everything asked so far is done. */
  settled(): Promise<void> {
    return this.#run(async () => {});
  }

  close(): void {
    this.#isGone = true;
    this.#bots.stop();
  }

  get watchers(): Iterable<Watcher> {
    return this.#presence;
  }

  #viewer({ guest }: Watcher): Viewer {
    return seatOf(this.#state.seating, guest) ?? 'spectator';
  }

  #tell(change: Change, step: Step<Types> | undefined): void {
    if (change.seating) {
      this.#bots.forgetPeople(this.#state);
      this.#tellRoom();
    }
    if (step) this.#tellStep(step);
    if (change.chat) {
      const text = encode({ type: 'chat', ...change.chat });
      for (const watcher of this.#presence) watcher.send(text);
    }
  }

  #tellRoom(): void {
    if (this.#presence.count === 0) return;
    const room = JSON.stringify(publicRoom(this.#state, (guest) => this.#presence.isHere(guest), this.spectators));
    for (const watcher of this.#presence) {
      const seat = seatOf(this.#state.seating, watcher.guest) ?? null;
      watcher.send(`{"type":"room","room":${room},"seat":${seat}}`);
    }
  }

  /** Each viewer to whom the step shows something gets its own update, the others nothing at all; the beginning is for everybody. */
  #tellStep(step: Step<Types>): void {
    const { play, made } = this.#state;
    if (!play || this.#presence.count === 0) return;
    const head = play.openHead === play.table.head ? sealed(made.secret, play.table.head) : null;
    const signature = head === null ? undefined : this.#signature(head, play.table.isOver());
    const isBeginning = step.entries.every(([by]) => by === 'chance');
    const texts = new Map<Viewer, string | undefined>();
    for (const watcher of this.#presence) {
      const viewer = this.#viewer(watcher);
      if (!texts.has(viewer)) {
        const isTold = isBeginning || play.shows(step, viewer);
        texts.set(viewer, isTold ? encode(signed(play.update(viewer, step, head), signature)) : undefined);
      }
      const text = texts.get(viewer);
      if (text === undefined) continue;
      watcher.cursor = play.table.cursor(viewer);
      watcher.send(text);
    }
  }

  #signature(head: string, isLast: boolean): string | undefined {
    const now = this.#house.now();
    if (!isLast && now - this.#signedAt < SIGNATURE_EVERY) return undefined;
    this.#signedAt = now;
    return this.#house.sign(this.id, head);
  }

  async #catchUp(watcher: Watcher, cursor: number): Promise<void> {
    const { play, made } = this.#state;
    if (!play) return;
    const viewer = this.#viewer(watcher);
    const latest = play.table.cursor(viewer);
    // A cursor from elsewhere: begin again.
    const from = cursor > latest ? 0 : cursor;
    if (from !== latest && !play.hasHistory) play.recall(stepsIn(await this.#house.store.lines(this.id)));
    const head = play.openHead === null ? null : sealed(made.secret, play.openHead);
    watcher.cursor = latest;
    watcher.send(encode(signed(play.catchUp(viewer, from, head), head === null ? undefined : this.#house.sign(this.id, head))));
  }
}

/** `sealedHead` by the platform's own hash, which is several times as fast. */
function sealed(secret: Hex, head: Hex): Hex {
  return hash('sha256', sealedHeadText(secret, head));
}

function signed(update: Update, signature: string | undefined): Update {
  return signature === undefined ? update : { ...update, signature };
}

function encode(message: ServerMessage): string {
  return JSON.stringify(message);
}
