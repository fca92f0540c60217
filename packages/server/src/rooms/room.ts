import type { Step, Types } from '@coven/core';
import type { RoomId, ServerMessage } from '@coven/protocol';
import {
  type Answer,
  admits,
  answerOf,
  Broadcaster,
  type Change,
  type Decision,
  decide,
  decideDue,
  encode,
  forget,
  type Moment,
  nextDue,
  type Presence,
  REQUESTS,
  type RequestMessage,
  type RoomState,
  seatOf,
  TableTime,
  type Watcher,
} from '@coven/room';
import { tableRefusal } from '@coven/session';
import type { Asked } from '../due/scheduler.ts';
import { type GuestId, NotStored, type StoredRecord } from '../store/store.ts';
import { pause } from '../timers.ts';
import { BotSeats } from './bot-seats.ts';
import { Hints } from './hints.ts';
import { Lead } from './lead.ts';
import { Neighbours } from './neighbours.ts';
import { NextLook } from './next-look.ts';
import { rematchOf } from './rematch.ts';
import type { RoomContext } from './room-context.ts';
import { RoomLog } from './room-log.ts';
import { storedRecord } from './stored-record.ts';
import { TaskQueue } from './task-queue.ts';

/** Delay before retrying to store something that no request asked for, such as a bot's move, in milliseconds. */
const RETRY = 1000;

/**
 * One table in memory. It handles requests one at a time: decides, stores, and only then tells the viewers,
 * so that no viewer ever sees anything that is not stored.
 */
export class Room {
  readonly #context: RoomContext;
  readonly #time: TableTime;
  readonly #presence: Presence;
  readonly #log: RoomLog;
  readonly #broadcaster: Broadcaster;
  readonly #bots: BotSeats;
  readonly #hints: Hints;
  readonly #tasks = new TaskQueue((error) => this.#rebuild(error));
  #state: RoomState;
  /** Whether this room has left memory. */
  isGone = false;
  readonly #look: NextLook;
  /** The number of the last line that the viewers were told about. */
  #told: number;
  readonly #lead: Lead;
  readonly neighbours: Neighbours;
  /** The time of the last activity. */
  touched: number;

  constructor(context: RoomContext, state: RoomState) {
    this.#context = context;
    this.#state = state;
    this.#told = state.seq;
    this.#lead = new Lead(context);
    this.#look = new NextLook(context);
    this.touched = context.now();
    this.#time = new TableTime(context, state.time);
    this.#presence = this.#time.presence;
    this.#log = new RoomLog(context, this.#time, this.#lead, this.#look);
    this.#broadcaster = new Broadcaster(context, this.#time);
    this.#bots = new BotSeats(context, this.#tasks, {
      play: (seat, text) => this.#tasks.run(() => this.#carryOut(() => this.#bots.move(this.#state, seat, text))),
      isWatched: () => this.#presence.count > 0,
    });
    this.#hints = new Hints(context, this.#tasks);
    this.neighbours = new Neighbours(context, state.id, this.#time, {
      onLine: (seq, line) => this.#tasks.run(() => this.#hearLine(seq, line)),
      change: (change) =>
        this.#tasks.run(() => {
          change(this.#state.seating);
          this.#broadcaster.roomIfChanged(this.#state);
        }),
    });
    this.#tasks.run(() => this.#proceed());
  }

  get id(): RoomId {
    return this.#state.id;
  }

  /** The number of the last line in memory. */
  get seq(): number {
    return this.#state.seq;
  }

  /** Whether this table may leave memory. */
  get isIdle(): boolean {
    return this.#presence.count === 0 && !this.#tasks.isBusy && !this.#bots.areThinking;
  }

  get isOver(): boolean {
    return this.#state.seating.phase === 'over';
  }

  admits(guest: GuestId, maxSpectators: number): boolean {
    return admits(this.#state.seating, this.#presence, guest, maxSpectators);
  }

  enter(watcher: Watcher, cursor: number | undefined): Promise<void> {
    return this.#tasks.finished(async () => {
      await this.#catchUp();
      if (!watcher.isOpen) return;
      this.touched = this.#context.now();
      this.#time.returned(watcher.guest, this.#state.seating);
      this.#presence.add(watcher);
      this.neighbours.sayWhoIsHere();
      watcher.sent = undefined;
      this.#broadcaster.roomTo(this.#state, watcher);
      for (const line of this.#state.chat) watcher.send(encode({ type: 'chat', ...line }));
      await this.#broadcaster.catchUp(this.#state, watcher, cursor ?? 0);
      this.#think();
    });
  }

  leave(watcher: Watcher): void {
    if (!this.#presence.has(watcher)) return;
    this.touched = this.#context.now();
    this.#presence.remove(watcher, this.#context.elapsed());
    this.neighbours.sayWhoIsHere();
    this.#tasks.run(() => this.#broadcaster.roomIfChanged(this.#state));
  }

  /** Handles a request from a connection that has entered; always sends an answer. `next` opens a table with the same players. */
  ask(watcher: Watcher, message: RequestMessage, next: (state: RoomState) => Promise<RoomId>): void {
    const { guest } = watcher;
    const rematch = rematchOf(next);
    const decided = (name?: string): Decision | Promise<Decision> => {
      const decision = this.#decide(message, guest, name);
      return decision.kind === 'errand' && decision.errand.type === 'rematch' ? rematch(this.#state) : decision;
    };
    const { needsName } = REQUESTS[message.type];
    this.#answer(watcher, message.id, needsName ? () => this.#context.store.people.name(guest).then(decided) : decided);
  }

  #decide(message: RequestMessage, guest: GuestId, name?: string): Decision {
    const { catalogue: games } = this.#context;
    return decide(REQUESTS[message.type], this.#state, message, { ...this.#moment(), guest, name, games, isAway: this.#time.isAway });
  }

  #moment(): Moment {
    const { now, serverTime, revealFor, newHex } = this.#context;
    return { now: now(), serverTime, revealFor, newHex };
  }

  /** The record, once the game is over: made from the whole log on the first request, and stored. */
  record(): Promise<StoredRecord | undefined> {
    return this.#tasks.finished(async () => {
      await this.#catchUp();
      return this.isOver ? storedRecord(this.#state, this.#context) : undefined;
    });
  }

  #answer(watcher: Watcher, id: string, decision: () => Decision | Promise<Decision>): void {
    this.#tasks.run(() => {
      this.touched = this.#context.now();
      const recover = (error: unknown) => this.#recover(error, watcher, id);
      try {
        return this.#attempt(watcher, id, decision)?.catch(recover);
      } catch (error) {
        return recover(error);
      }
    });
  }

  /** Decides, and decides again whenever another server was faster: nobody notices but the clock. */
  #attempt(watcher: Watcher, id: string, decision: () => Decision | Promise<Decision>): Promise<void> | undefined {
    if (this.#state.requests.isDone(watcher.guest, id)) {
      watcher.send(encode({ type: 'done', id }));
      return undefined;
    }
    const again = () => this.#attempt(watcher, id, decision);
    const decided = decision();
    if (decided instanceof Promise) return decided.then((one) => this.#respond(watcher, id, one, again));
    return this.#respond(watcher, id, decided, again);
  }

  #respond(watcher: Watcher, id: string, decision: Decision, again: () => Promise<void> | undefined): Promise<void> | undefined {
    if (decision.kind === 'answered' || decision.kind === 'unchanged') {
      watcher.send(encode(answerOf(id, decision)));
      return undefined;
    }
    if (decision.kind === 'errand') {
      // Thought about beside the table's requests, which need not wait for it.
      if (decision.errand.type === 'hint')
        void this.#hints.answer(this.#state, id, decision.errand).then((answer) => watcher.send(encode(answer)));
      return undefined;
    }
    if (decision.kind === 'refused') return this.#refuse(watcher, { type: 'refused', id, refusal: decision.refusal }, again);
    const { change, step } = decision;
    return this.#log.append(this.#state, { request: [watcher.guest, id], ...change }, this.#moment()).then((appended) => {
      if (appended === 'taken') return this.#yield().then(again);
      if (step) this.#context.metrics.moves.inc();
      this.#tell(change, step, { watcher, text: encode({ type: 'done', id }) });
      if (change.seatMoved !== undefined) return this.#showSeat(watcher.guest);
      this.#think();
      return undefined;
    });
  }

  /** Refuses a request, unless what other servers wrote meanwhile allows it. */
  #refuse(
    watcher: Watcher,
    refused: Extract<ServerMessage, { type: 'refused' }>,
    again: () => Promise<void> | undefined,
  ): Promise<void> | undefined {
    const refuse = () => {
      this.#context.metrics.refused.inc();
      watcher.send(encode(refused));
    };
    if (!this.#context.bus) {
      refuse();
      return undefined;
    }
    const { seq } = this;
    return this.#takeOver().then(() => (this.seq > seq ? again() : refuse()));
  }

  /** Shows a guest who took a seat during the game what its player sees; then the game goes on. */
  async #showSeat(guest: GuestId): Promise<void> {
    for (const watcher of this.#presence.watchers) {
      if (watcher.guest === guest) await this.#broadcaster.catchUp(this.#state, watcher, 0);
    }
    this.#think();
  }

  /** Takes a guest's name off this table. */
  forgetGuest(guest: GuestId): Promise<void> {
    return this.#tasks.finished(async () => {
      await this.#carryOut(() => forget(this.#state, guest));
      if (this.isOver) await this.#context.store.tables.removeRecord(this.id);
    });
  }

  /** Answers a request that could not be carried out or stored. The reloaded table may show that it was stored after all. */
  async #recover(error: unknown, watcher: Watcher, id: string): Promise<void> {
    await this.#rebuild(error);
    const isDone = this.#state.requests.isDone(watcher.guest, id);
    watcher.send(encode(isDone ? { type: 'done', id } : { type: 'refused', id, refusal: tableRefusal('not-stored') }));
  }

  /** Carries out what no client requested: the start of a game, or a bot's move. Decides again if another server was faster. */
  async #carryOut(decision: () => Decision | undefined): Promise<void> {
    this.touched = this.#context.now();
    for (let decided = decision(); decided?.kind === 'changed'; decided = decision()) {
      const { change, step } = decided;
      if ((await this.#log.append(this.#state, change, this.#moment())) === 'stored') {
        if (step) this.#context.metrics.moves.inc();
        this.#tell(change, step);
        break;
      }
      await this.#yield();
    }
    this.#think();
  }

  /** Continues what needs no player, such as a game of bots only. */
  #proceed(): Promise<void> {
    return this.#carryOutDue(this.#context.serverTime());
  }

  #think(): void {
    this.#time.note(this.#state);
    if (this.isGone) return;
    if (this.#lead.isOurs) this.#bots.think(this.#state);
    else this.#lead.await(this);
    this.#awaitDue();
  }

  /** Goes on with what no client requests, after another server had the time to do so. */
  goOn(): void {
    this.#tasks.run(() => this.#think());
  }

  #awaitDue(): void {
    this.#look.await(nextDue(this.#state, this.#moment()), (time) => this.#tasks.run(() => this.#carryOutDue(time)));
  }

  #carryOutDue(time: number): Promise<void> {
    const decided = () => decideDue(this.#state, { ...this.#moment(), serverTime: () => time });
    return this.#carryOut(() => (this.isGone ? undefined : decided()));
  }

  /** Decides what is due at a time on the installation's clock without anybody's request; says nothing where that failed. */
  askWhenDue(time: number): Promise<Asked | undefined> {
    return this.#tasks.finished(async () => {
      await this.#catchUp();
      const { seq } = this;
      await this.#carryOutDue(time);
      return this.seq === seq ? { seq, due: nextDue(this.#state, this.#moment()) ?? null } : 'changed';
    });
  }

  /** Another server was faster: drops what was decided here, and takes over what it wrote. */
  async #yield(): Promise<void> {
    this.#context.metrics.taken.inc();
    this.#state = await this.#context.read(this.id, this.#told);
    this.#log.reloaded();
    await this.#takeOver();
  }

  /** Goes on from what other servers wrote. */
  follow(): void {
    this.#tasks.run(() => this.#takeOver().then(() => this.#think()));
  }

  /** Where other servers may have written lines, applies them. */
  async #catchUp(): Promise<void> {
    if (this.#context.bus) await this.#takeOver();
  }

  /** Applies the lines that other servers wrote, and tells the viewers. */
  async #takeOver(): Promise<void> {
    for (const line of await this.#context.store.tables.linesAfter(this.id, this.seq)) await this.#apply(line);
  }

  async #apply(line: string): Promise<void> {
    const change = JSON.parse(line) as Change;
    const step = this.#state.fold(change);
    this.#context.metrics.followed.inc();
    this.#lead.isOurs = false;
    this.#tell(change, step);
    this.#awaitDue();
    const chair = change.seatMoved === undefined ? undefined : this.#state.seating.chairs[change.seatMoved];
    if (chair?.kind === 'human') await this.#showSeat(chair.guest);
  }

  /** A line that another node has stored. After a gap it is not enough: the store has them all. */
  async #hearLine(seq: number, line: string): Promise<void> {
    if (seq <= this.seq) return;
    if (seq === this.seq + 1) await this.#apply(line);
    else await this.#takeOver();
    this.#think();
  }

  #tell(change: Change, step: Step<Types> | undefined, answer?: Answer): void {
    this.#told = this.#state.seq;
    if (change.seating) this.#bots.dropUnusedMemories(this.#state);
    this.#broadcaster.change(this.#state, change, step, answer);
  }

  /** Stores a snapshot, after which the table may leave memory. */
  saveSnapshot(): Promise<void> {
    return this.#log.saveSnapshot(this.#state);
  }

  /** Reloads the table after an error, because memory may differ from the store. No viewer was told about what was lost. */
  async #rebuild(error: unknown): Promise<void> {
    const { log, metrics } = this.#context;
    // An outage is reported to the host once, not for every table.
    const isOutage = error instanceof NotStored;
    log[isOutage ? 'debug' : 'error']({ room: this.id, error: String(error) }, 'a table is read again');
    metrics.rebuilt.inc();
    this.#log.reloaded();
    try {
      this.#state = await this.#context.read(this.id);
      this.#told = this.#state.seq;
      for (const watcher of this.#presence.watchers) {
        const viewer = seatOf(this.#state.seating, watcher.guest) ?? 'spectator';
        const latest = this.#state.session?.table.cursor(viewer) ?? 0;
        if (latest !== watcher.cursor) await this.#broadcaster.catchUp(this.#state, watcher, watcher.cursor);
      }
      this.#broadcaster.room(this.#state);
      this.#awaitDue();
      if (isOutage) void pause(this.#context.timers, RETRY).then(() => this.#tasks.run(() => this.#proceed()));
      else this.#think();
    } catch (fatal) {
      log.error({ room: this.id, error: String(fatal) }, 'a table cannot be read');
      this.isGone = true;
      this.#context.drop(this);
    }
  }

  /** Resolves when all requests so far are done. */
  settled(): Promise<void> {
    return this.#tasks.finished(() => {});
  }

  close(): void {
    this.isGone = true;
    this.#look.end();
    this.#bots.stop();
  }
}
