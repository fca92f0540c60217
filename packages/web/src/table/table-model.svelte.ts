import type { Refusal, Seat, Types, Viewer } from '@coven/core';
import type { Choices, ClosingReason, Room } from '@coven/protocol';
import { OwnNonce } from '@coven/protocol/client/own-nonce.ts';
import { type Answer, type Request, TableClient } from '@coven/protocol/client/table-client.ts';
import type { Line, Transport } from '@coven/protocol/client/transport.ts';
import type { Update } from '@coven/protocol/fold';
import type { GameWords } from '@coven/words';
import type { BoardContext } from '../games/board-context.ts';
import type { GameFacts } from '../games/facts.ts';
import type { BoardTable, PlayerFacts, Told } from '../games/game-table.ts';
import { isSameMove, MoveReader } from '../games/move-reader.ts';
import type { Stage } from '../motion/stage.ts';
import { settings } from '../settings.svelte.ts';
import { wordsAt } from '../words/words.svelte.ts';
import { Chat } from './chat.svelte.ts';
import { keepHead, keepNonce } from './kept.ts';
import { Outlooks } from './outlooks.svelte.ts';
import { type Offer, OwnMove, type Sent } from './own-move.svelte.ts';
import { ownNonces } from './own-nonces.ts';
import { PictureQueue } from './picture-queue.svelte.ts';
import { playerFacts } from './player-facts.ts';
import { RecentPictures } from './recent-pictures.svelte.ts';
import { Refusals } from './refusals.svelte.ts';
import { playIfOn, showOf } from './showing.ts';
import { type NewsListener, ToldLog } from './told-log.svelte.ts';

type Move = Types['move'];

/** One table as one viewer sees it on this page: what the protocol says, at the pace that the eye can follow. */
export class TableModel implements BoardContext {
  readonly game: BoardTable;
  readonly facts: GameFacts;
  readonly isLocal: boolean;

  room = $state.raw<Room>() as Room;
  mySeat = $state.raw<Seat | null>(null);
  line = $state.raw<Line>('connecting');
  /** Why the server closed the line, until it is open again. */
  closed = $state.raw<ClosingReason | null>(null);
  /** Whether a table of this browser outlives the page. */
  isKept = $state.raw(true);
  /** Why bots moved, by the number of what was told; there only once it is loaded, for what is told from then on. */
  whys?: { of(number: number): string };
  /** Part of a lesson: it shows hints, whatever is set. */
  isLearning = $state.raw(false);
  /** A coach says why a move is refused, not the prompt line. */
  isCoached = false;

  readonly #nonce = new OwnNonce(ownNonces, (request) => this.#client.request(request));
  readonly chat = new Chat((text) => this.#client.request({ type: 'chat', text }));
  readonly #client: TableClient;
  readonly #log: ToldLog;
  readonly #reader: MoveReader<Move>;
  readonly #recent = new RecentPictures();
  readonly #refusals = new Refusals<Sent<Move>>(
    () => this.update?.choices?.decision ?? null,
    () => playIfOn('no'),
  );
  readonly #outlooks = new Outlooks((request) => this.#client.request(request));
  readonly #pictures = new PictureQueue({
    showOf: (picture, before) => showOf(this.game, picture, before),
    shown: (picture, before) => this.#shown(picture, before),
    isHidden: () => document.hidden,
  });
  readonly #move = new OwnMove<Move>({
    choices: () => (this.isShowingAgain ? null : this.#offer(this.update?.choices)),
    newestChoices: () => this.#offer(this.#pictures.newest?.choices),
    send: (move, decision) => this.#client.request({ type: 'move', decision, text: move === 'undo' ? move : this.#reader.text(move) }),
    arrived: () => this.#pictures.arrived(),
    acted: () => this.#refusals.clear(),
    refused: (move, refusal) => this.#refused(move, refusal),
  });

  constructor(game: BoardTable, facts: GameFacts, transport: Transport, room: Room, where: 'here' | 'online') {
    this.game = game;
    this.facts = facts;
    this.isLocal = where === 'here';
    this.room = room;
    this.#log = new ToldLog(facts.fades);
    this.#reader = new MoveReader(game.notation);
    this.#client = new TableClient(transport, room.id, {
      room: (next, seat) => this.#setRoom(next, seat),
      update: (update, isCatchUp) => this.#receive(update, isCatchUp),
      chat: (line) => this.chat.add(line),
      line: (line) => {
        this.line = line;
        if (line === 'open') this.closed = null;
      },
      closing: (reason) => {
        this.closed = reason;
      },
    });
  }

  /** The picture on the table. */
  get update(): Update | null {
    return this.#pictures.picture;
  }
  get isShowingAgain(): boolean {
    return this.#pictures.isShowingAgain;
  }
  get mayShowAgain(): boolean {
    return this.#recent.all.length > 1;
  }
  get told(): readonly Told[] {
    return this.#log.told;
  }
  get refusal(): Refusal | null {
    return this.#refusals.refusal;
  }
  get wrong(): Move | null {
    return moveIn(this.#refusals.wrong);
  }
  get selected(): Move | null {
    return this.#move.selected;
  }
  get pending(): Move | null {
    return moveIn(this.sent);
  }
  /** What was sent and not answered yet. */
  get sent(): Sent<Move> | null {
    return this.#move.pending;
  }
  /** What follows it. */
  get next(): Sent<Move> | null {
    return this.#move.next;
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
  get moves(): readonly Move[] {
    const offered = this.update?.choices;
    return offered && !this.isShowingAgain && this.room.phase === 'playing' ? this.#reader.all(offered.moves) : NONE;
  }
  get mayUndo(): boolean {
    return this.room.phase === 'playing' && (this.update?.choices?.mayUndo ?? false);
  }
  get mayHint(): boolean {
    return this.room.hasHints && this.ask !== null && this.moves.length > 0;
  }
  get hasHints(): boolean {
    return this.isLearning || settings.hints === 'on';
  }

  readonly words: GameWords = $derived.by(() => wordsAt(this.facts.id, this.update?.view as Types['view'] | undefined));

  readonly players: readonly PlayerFacts[] = $derived(playerFacts(this.room, this.update, this.mySeat));

  readonly same = (one: Move | null, other: Move | null): boolean => {
    return isSameMove(this.game.notation, one, other);
  };
  readonly offers = (move: Move): boolean => {
    return this.moves.includes(this.#reader.known(move));
  };
  readonly outlook = (move: Move): Types['outlook'] | undefined => {
    return this.#outlooks.of(this.#reader.text(move), this.isShowingAgain ? null : this.update) as Types['outlook'] | undefined;
  };

  readonly touch = (move: Move): void => {
    if (!this.offers(move)) void this.#askWhy(move);
    else if (settings.tap === 'once' || this.same(this.selected, move)) this.play(move);
    else this.pick(move);
  };
  readonly pick = (move: Move | null): void => {
    this.#move.pick(move && this.#reader.known(move));
  };
  readonly play = (move: Move): void => {
    this.#move.play(this.#reader.known(move));
  };
  readonly undo = (): void => {
    this.#move.play('undo');
  };

  /** Anything but moves. A refusal is shown in the prompt line. */
  async request(request: Request): Promise<Answer> {
    this.#refusals.clear();
    const answer = await this.#client.request(request);
    if (answer.type === 'refused') this.#refusals.show(answer.refusal);
    return answer;
  }

  /** Promises random bytes for the deal; they are revealed as soon as everybody has promised. */
  async ready(): Promise<void> {
    if (this.mySeat !== null) await this.request(await this.#nonce.promise(this.room.id, this.mySeat));
  }

  setStage(stage: Stage | null): void {
    this.#pictures.setStage(stage);
  }

  /** The log from the beginning, in place of what may be looked at during the game. */
  retell(shown: readonly Types['shown'][]): void {
    this.#log.retell(shown);
  }

  /** Called with what each picture told, as it comes onto the table. */
  onNews(listener: NewsListener): () => void {
    return this.#log.listen(listener);
  }

  /** The pictures since the viewer last acted, once more. */
  again(): Promise<void> {
    return this.#pictures.again(this.#recent.all);
  }

  /** Resolves once everything that has come is on the table. */
  settled(): Promise<void> {
    if (this.update && !this.#pictures.isShowing) return Promise.resolve();
    return new Promise((resolve) => this.#pictures.afterwards(resolve));
  }

  /** Everything that has come is put on the table at once. */
  skip(): void {
    this.#pictures.skip();
  }

  /** A move as its game writes it. */
  text(move: Move): string {
    return this.#reader.text(move);
  }

  /** The move that a text means. */
  read(text: string): Move | undefined {
    return this.#reader.all([text])[0];
  }

  close(): void {
    this.#client.close();
  }

  #setRoom(room: Room, seat: Seat | null): void {
    if (room.phase === 'over' && this.#pictures.isShowing) {
      // The last picture comes first: the result must not be read before the last card has landed.
      this.#pictures.afterwards(() => this.#setRoom(room, seat));
      return;
    }
    this.#nonce.follow(room, seat);
    const nonce = this.isLocal && seat !== null ? room.nonces?.[seat] : null;
    if (nonce && seat !== null) keepNonce(room.id, seat, nonce);
    // What was refused before the game has no place at the table, nor in the result.
    if (room.phase !== this.room.phase) this.#refusals.clear();
    this.room = room;
    this.mySeat = seat;
  }

  #receive(update: Update, isCatchUp: boolean): void {
    // Nobody will check a lesson.
    if (!this.isLearning) keepHead(this.room.id, update);
    // A touch must never fall on a picture that the own move has already made old.
    if (this.sent !== null) this.#pictures.hurry();
    this.#pictures.add(update, isCatchUp);
  }

  #shown(picture: Update, before: Update | null): void {
    const shown = picture.shown as readonly Types['shown'][];
    this.#recent.add(picture, before, this.mySeat);
    // What may no longer be looked at is not shown again either.
    if (this.#log.hasFading(shown)) this.#recent.restart(picture);
    this.#refusals.expire();
    this.#move.keepOffered(this.moves);
    this.#outlooks.clear();
    this.#log.tell(shown, picture.takenBack ?? []);
  }

  #offer(choices: Choices | null | undefined): Offer<Move> | null {
    return choices ? { ...choices, moves: this.#reader.all(choices.moves) } : null;
  }

  async #askWhy(move: Move): Promise<void> {
    const answer = await this.#client.request({ type: 'why', text: this.#reader.text(move) });
    if (answer.type === 'refused') this.#refused(move, answer.refusal);
  }

  #refused(move: Sent<Move>, refusal: Refusal): void {
    this.#refusals.showFor(move, this.isCoached ? null : refusal);
  }
}

const NONE: readonly Move[] = [];

/** Taking back is no move of the game: no piece shows it. */
function moveIn(sent: Sent<Move> | null): Move | null {
  return sent === 'undo' ? null : sent;
}
