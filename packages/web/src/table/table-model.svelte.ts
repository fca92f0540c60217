import type { Json, Refusal, Seat, Types, Viewer } from '@coven/core';
import type { Choices, ClosingReason, Room, Update } from '@coven/protocol';
import { MESSAGE_MOST_BYTES, OUTLOOKS_MOST } from '@coven/protocol/limits';
import type { GameWords } from '@coven/words';
import type { GameFacts } from '../games/facts.ts';
import type { Desk, GameTable, PlayerFacts, Told } from '../games/game-table.ts';
import { sigilOf } from '../games/sigils.ts';
import type { Motion } from '../motion/motions.ts';
import type { Show, Stage } from '../motion/stage.ts';
import { hasReducedMotion, PACES, settings } from '../settings.svelte.ts';
import { play as playSound } from '../sound/player.ts';
import { withoutMarks } from '../words/rich.ts';
import { sayCommon, wordsOf } from '../words/words.svelte.ts';
import { botName } from './bot-name.ts';
import { Chat } from './chat.svelte.ts';
import { type Answer, type Request, TableClient } from './client.ts';
import { foldShown, without } from './fading.ts';
import { keepCommitment, keepHead, keepNonce } from './kept.ts';
import type { Line, Transport } from './transport.ts';

/** A refusal stays at least this long, whatever happens at the table, in milliseconds. */
const REFUSAL_LEAST = 4000;
/** With more pictures waiting than this, the older ones are skipped. */
const BACKLOG_MOST = 12;

interface Step {
  readonly update: Update;
  /** Shown at once: nothing moves. */
  readonly isCatchUp: boolean;
}

/** One table as one viewer sees it on this page: what the protocol says, at the pace that the eye can follow. */
export class TableModel implements Desk {
  readonly game: GameTable;
  readonly facts: GameFacts;
  readonly isLocal: boolean;

  room = $state.raw<Room>() as Room;
  mySeat = $state.raw<Seat | null>(null);
  line = $state.raw<Line>('connecting');
  /** Why the server closed the line, until it is open again. */
  closed = $state.raw<ClosingReason | null>(null);
  /** The picture on the table. */
  update = $state.raw<Update | null>(null);
  told = $state.raw<readonly Told[]>([]);
  readonly chat = new Chat((text) => this.#client.request({ type: 'chat', text }));
  /** The last refusal: the prompt line answers with it until something happens. */
  refusal = $state.raw<Refusal | null>(null);
  selected = $state.raw<string | null>(null);
  pending = $state.raw<string | null>(null);
  /** What was asked for while `pending` was not answered yet: it follows at once, if it is still offered then. */
  next = $state.raw<string | null>(null);
  wrong = $state.raw<string | null>(null);
  isShowingAgain = $state.raw(false);

  readonly #client: TableClient;
  #outlooks = $state.raw<ReadonlyMap<string, Json>>(new Map());
  #stage: Stage | null = null;
  #queue: Step[] = [];
  #isShowing = false;
  #tellings = 0;
  #refusedAt = 0;
  /** Pictures since the viewer last acted, for "again". */
  #recent: Update[] = [];
  readonly #newsListeners = new Set<(shown: readonly Types['shown'][]) => void>();

  constructor(game: GameTable, facts: GameFacts, transport: Transport, room: Room, where: 'here' | 'online') {
    this.game = game;
    this.facts = facts;
    this.isLocal = where === 'here';
    this.room = room;
    this.#client = new TableClient(transport, room.id, {
      room: (next, seat) => this.#setRoom(next, seat),
      update: (update, isCatchUp) => this.#enqueue(update, isCatchUp),
      chat: (line) => this.chat.hear(line),
      line: (line) => {
        this.line = line;
        if (line === 'open') this.closed = null;
      },
      closing: (reason) => {
        this.closed = reason;
      },
    });
  }

  get view(): Types['view'] {
    return this.update?.view as Types['view'];
  }
  get viewer(): Viewer {
    return this.mySeat ?? 'spectator';
  }
  get seat(): Seat {
    return this.mySeat ?? 0;
  }
  get ask(): Types['ask'] | null {
    const own = this.update?.awaited.find(({ seat }) => seat === this.mySeat);
    return (own?.ask as Types['ask'] | undefined) ?? null;
  }
  get moves(): readonly string[] {
    if (this.isShowingAgain || this.room.phase !== 'playing') return [];
    return this.update?.choices?.moves ?? [];
  }
  get mayUndo(): boolean {
    return this.room.phase === 'playing' && (this.update?.choices?.mayUndo ?? false);
  }
  get hasHints(): boolean {
    return settings.hints === 'on';
  }
  get mayShowAgain(): boolean {
    return this.#recent.length > 1;
  }

  /** A table may be played with data of its own, which names its pieces. */
  readonly words: GameWords = $derived.by(() => {
    const words = wordsOf(this.facts.id) as GameWords;
    return this.update === null ? words : (words?.forTable?.(this.view) ?? words);
  });

  readonly players: readonly PlayerFacts[] = $derived.by(() => {
    const awaited = new Set(this.room.phase === 'playing' ? this.update?.awaited.map(({ seat }) => seat) : []);
    return this.room.chairs.map(
      (chair, seat): PlayerFacts => ({
        seat,
        name: nameOf(chair.kind, chair.name, seat),
        sigil: sigilOf(seat),
        kind: chair.kind,
        isHere: chair.isHere,
        standIn: chair.standIn,
        isMe: seat === this.mySeat,
        isAwaited: awaited.has(seat),
      }),
    );
  });

  outlook(move: string): Types['outlook'] | undefined {
    return this.#outlooks.get(move) as Types['outlook'] | undefined;
  }

  touch(move: string): void {
    if (!this.moves.includes(move)) void this.#askWhy(move);
    else if (settings.tap === 'once' || this.selected === move) this.play(move);
    else this.pick(move);
  }

  pick(move: string | null): void {
    this.refusal = null;
    this.selected = move;
    this.next = null;
  }

  play(move: string): void {
    const choices = this.update?.choices;
    if (!choices || this.isShowingAgain) return;
    this.selected = null;
    this.refusal = null;
    if (this.pending === null) void this.#send(move, choices);
    // The same again is a finger that trembled.
    else if (this.pending !== move) this.next = move;
  }

  async #send(move: string, { decision }: Choices): Promise<void> {
    this.pending = move;
    const answer = await this.#client.request({ type: 'move', decision, text: move });
    const { next } = this;
    this.pending = null;
    this.next = null;
    if (answer.type === 'refused') this.#refuse(move, answer.refusal);
    else if (next !== null) this.#follow(next);
  }

  /** The answer came with the picture after the move, perhaps not on the table yet: that picture must offer what follows. */
  #follow(next: string): void {
    const choices = (this.#queue.at(-1)?.update ?? this.update)?.choices;
    const isUndo = next === 'undo';
    if (choices && (isUndo ? choices.mayUndo : choices.moves.includes(next))) void this.#send(next, choices);
    else this.#refuse(next, { rule: 'table', reason: isUndo ? 'nothing-to-undo' : 'stale' });
  }

  /** Anything but moves. A refusal is shown in the prompt line. */
  async request(request: Request): Promise<Answer> {
    this.refusal = null;
    if (request.type === 'ready' && this.mySeat !== null) keepNonce(this.room.id, this.mySeat, request.nonce);
    const answer = await this.#client.request(request);
    if (answer.type === 'refused') this.#tellRefusal(answer.refusal);
    return answer;
  }

  /** Where pieces move; without one, pictures simply follow each other. The opening deal comes before the stage: it is shown now. */
  setStage(stage: Stage | null): void {
    this.#stage = stage;
    const { update } = this;
    if (!stage || update?.cursor !== 1 || document.hidden || this.#isShowing) return;
    void this.#open(stage, update);
  }

  /** The deal comes onto the table that is there already. */
  async #open(stage: Stage, update: Update): Promise<void> {
    this.#isShowing = true;
    try {
      await stage.present({ ...this.#show(update), isOpening: true, apply: () => {} });
    } catch (error) {
      reportError(error);
    }
    this.#isShowing = false;
    void this.#showNext();
  }

  /** The log from the beginning, in place of what may be looked at during the game. */
  retell(shown: readonly Types['shown'][]): void {
    this.told = shown.map((event) => ({ number: this.#tellings++, shown: event }));
  }

  /** Called with what each picture told, as it comes onto the table. */
  onNews(listener: (shown: readonly Types['shown'][]) => void): () => void {
    this.#newsListeners.add(listener);
    return () => this.#newsListeners.delete(listener);
  }

  /** The pictures since the viewer last acted, once more. */
  async again(): Promise<void> {
    const now = this.update;
    if (this.isShowingAgain || this.#isShowing || !now) return;
    this.isShowingAgain = true;
    const [first, ...rest] = this.#recent;
    if (first) this.update = first;
    try {
      for (const update of rest) {
        if (!this.#stage) break;
        await this.#present(update, () => {
          this.update = update;
        });
      }
    } finally {
      this.update = now;
      this.isShowingAgain = false;
    }
    void this.#showNext();
  }

  close(): void {
    this.#client.close();
  }

  #setRoom(room: Room, seat: Seat | null): void {
    if (room.phase === 'over' && this.#isShowing) {
      // The last picture comes first: the result must not be read before the last card has landed.
      this.#afterQueue = () => this.#setRoom(room, seat);
      return;
    }
    keepCommitment(room.id, room.commitment);
    const nonce = this.isLocal && seat !== null ? room.nonces?.[seat] : null;
    if (nonce && seat !== null) keepNonce(room.id, seat, nonce);
    // What was refused before the game has no place at the table, nor in the result.
    if (room.phase !== this.room.phase) this.refusal = null;
    this.room = room;
    this.mySeat = seat;
  }
  #afterQueue: (() => void) | null = null;

  #enqueue(update: Update, isCatchUp: boolean): void {
    keepHead(this.room.id, update);
    this.#queue.push({ update, isCatchUp });
    // A touch must never fall on a picture that the own move has already made old.
    if (this.pending !== null) this.#stage?.hurry();
    void this.#showNext();
  }

  async #showNext(): Promise<void> {
    if (this.#isShowing || this.isShowingAgain) return;
    this.#isShowing = true;
    try {
      for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
        const { update } = step;
        const mayMove = !step.isCatchUp && this.#stage !== null && !document.hidden && this.#queue.length <= BACKLOG_MOST;
        if (mayMove) await this.#move(update);
        else this.#apply(update);
      }
    } finally {
      this.#isShowing = false;
      const then = this.#afterQueue;
      this.#afterQueue = null;
      then?.();
    }
  }

  /** How a picture comes onto the table may go wrong, never that it does. */
  async #move(update: Update): Promise<void> {
    let isThere = false;
    const apply = () => {
      isThere = true;
      this.#apply(update);
    };
    try {
      await this.#present(update, apply);
    } catch (error) {
      reportError(error);
      if (!isThere) apply();
    }
  }

  async #present(update: Update, apply: () => void): Promise<void> {
    await this.#stage?.present({ ...this.#show(update), apply });
  }

  #show(update: Update): Omit<Show, 'apply'> {
    const before = (this.update?.view ?? null) as Types['view'] | null;
    const pictures = { before, after: update.view as Types['view'] };
    const shown = update.shown as readonly Types['shown'][];
    const motions = shown
      .map((event) =>
        (this.game.motions as Readonly<Record<string, (event: object, pictures: object) => Motion>>)[event.type]?.(event, pictures),
      )
      .filter((motion) => motion !== undefined);
    if (settings.sound === 'on') for (const event of shown) this.#sound(event);
    return { pace: PACES[settings.pace], isStill: hasReducedMotion(), motions };
  }

  #sound(event: Types['shown']): void {
    const sound = (this.game.sounds as Readonly<Record<string, Parameters<typeof playSound>[0]>>)[event.type];
    if (sound) playSound(sound);
  }

  #apply(update: Update): void {
    const shown = update.shown as readonly Types['shown'][];
    const own = this.mySeat;
    const wasAwaited = this.update?.awaited.some(({ seat }) => seat === own) ?? true;
    const fades = shown.some(({ type }) => Object.values(this.facts.fades).includes(type));
    // What may no longer be looked at is not shown again either.
    this.#recent = wasAwaited || fades || this.update === null ? [update] : [...this.#recent, update];
    this.update = update;
    if (Date.now() - this.#refusedAt > REFUSAL_LEAST) this.refusal = null;
    this.wrong = null;
    if (this.selected !== null && !this.moves.includes(this.selected)) this.selected = null;
    const fresh = shown.map((event): Told & { type: string } => ({ number: this.#tellings++, shown: event, type: event.type }));
    this.told = foldShown(
      without(this.told, update.takenBack ?? []).map((told) => ({ ...told, type: told.shown.type })),
      fresh,
      this.facts.fades,
    );
    for (const listener of this.#newsListeners) listener(shown);
    void this.#askOutlooks(update);
  }

  async #askOutlooks(update: Update): Promise<void> {
    const texts = update.choices?.moves ?? [];
    this.#outlooks = new Map();
    // A longer message would cost the connection. What JSON and the request itself add is less than a hundred characters.
    const isTooLong = texts.length > OUTLOOKS_MOST || texts.join('","').length > MESSAGE_MOST_BYTES - 100;
    if (texts.length === 0 || isTooLong) return;
    const answer = await this.#client.request({ type: 'outlook', texts: [...texts] });
    if (answer.type !== 'outlooks' || this.update !== update) return;
    const known = texts.flatMap((text, at): [string, Json][] => {
      const outlook = answer.outlooks[at];
      return outlook === null || outlook === undefined ? [] : [[text, outlook]];
    });
    this.#outlooks = new Map(known);
  }

  async #askWhy(move: string): Promise<void> {
    const answer = await this.#client.request({ type: 'why', text: move });
    if (answer.type === 'refused') this.#refuse(move, answer.refusal);
  }

  #tellRefusal(refusal: Refusal): void {
    this.refusal = refusal;
    this.#refusedAt = Date.now();
  }

  #refuse(move: string, refusal: Refusal): void {
    this.#tellRefusal(refusal);
    this.wrong = null;
    if (settings.sound === 'on') playSound('no');
    // Taken off and put on again, so that the same piece shakes a second time.
    requestAnimationFrame(() => {
      this.wrong = move;
    });
  }
}

function nameOf(kind: PlayerFacts['kind'], name: string | null, seat: Seat): string {
  if (kind === 'bot') return botName(seat);
  return name === null || name === '' ? sayCommon('seat.number', { number: seat + 1 }) : withoutMarks(name);
}
