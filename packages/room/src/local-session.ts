import { type Adviser, type Bot, thinkingOf } from '@coven/bots';
import {
  type Chance,
  formatTableEntry,
  type Game,
  type GameRecord,
  type Hex,
  type LogEntry,
  type Options,
  type Player,
  playedDeal,
  type Random,
  type Refusal,
  type Rules,
  type Seat,
  type Step,
  sealed,
  seedOf,
  setupOf,
  stepsOf,
  type Table,
  type TableEntry,
  type Types,
  type Viewer,
} from '@coven/core';
import type { Chair, Room, ServerMessage } from '@coven/protocol';
import {
  answerHint,
  answerRequest,
  botInput,
  dealtFront,
  firstFront,
  KeptThoughts,
  type Listener,
  localDeal,
  makeMove,
  type RecordFront,
  type RecordSigner,
  recordOf,
  type SeatQuestion,
  Session,
  tableRefusal,
  UpdateEncoder,
} from '@coven/session';
import type { ClientMessage } from './client-message.ts';

/** What a local session starts or continues from. */
export interface LocalSetup {
  readonly id: string;
  readonly game: Game;
  /** The rules version. */
  readonly version: number;
  readonly rules: Rules;
  /** Complete, with the texts of files; only what leaves the session names files by hash. */
  readonly options: Options;
  readonly players: readonly Player[];
  /** By seat; null for a person. */
  readonly bots: readonly (Bot | null)[];
  readonly secret: Hex;
  readonly nonces: readonly (Hex | null)[];
  /** By seat, for the hash of a person's name; null for a bot. Missing at a table that began with records of the first format. */
  readonly salts?: readonly (Hex | null)[] | undefined;
  /** The log so far. */
  readonly log?: readonly LogEntry[];
  /** Whether the game was ended early. */
  readonly isEnded?: boolean;
  /** Draws by a script instead of the sealed seed: such a table proves nothing. */
  readonly chance?: Chance;
  /** The game's hints, if it has any. */
  readonly hints?: (() => Promise<Adviser>) | undefined;
  /** The bots' source of randomness. */
  readonly random: Random;
  /** Maximum thinking time of a bot in milliseconds; `null`: its level's, whatever the clock says, so that it can be repeated. */
  readonly budget: number | null;
  /** Called after every change, before any viewer is told. */
  keep?(): void;
  /**
   * Called when a bot throws; a random move is then made for it. By default the error is rethrown. Called also when a hint throws, which is
   * then refused in any case.
   */
  botFailed?(error: unknown): void;
}

/** What a bot outside this process is asked. */
export interface AskedBot {
  readonly bot: Bot;
  readonly question: SeatQuestion;
  /** Comes back with the answer. Nobody can undo what a seat was shown that is awaited, so it names the question. */
  readonly decision: number;
}

type Request = Exclude<ClientMessage, { type: 'enter' | 'ping' | 'hint' }>;

interface Connection extends Listener {
  readonly send: (text: string) => void;
}

/** A session whose players and bots are all in one process. It speaks the same protocol as a table on a server. */
export class LocalSession {
  readonly #setup: LocalSetup;
  readonly #front: RecordFront;
  readonly #session: Session;
  readonly #log: LogEntry[];
  readonly #kept = new KeptThoughts();
  /** One for each viewer: a new connection replaces the previous one. */
  readonly #connections = new Map<Viewer, Connection>();
  /** Answers to moves by request id, so that a repeated move is made only once. Other requests can simply be repeated. */
  readonly #answered = new Map<string, ServerMessage>();
  #isEnded: boolean;

  constructor(setup: LocalSetup) {
    const { id, game, rules, secret, salts, chance, log = [], isEnded = false } = setup;
    this.#setup = setup;
    this.#front = salts ? dealtFront(game, { ...setup, table: id, ...localDeal({ ...setup, table: id, salts }) }) : firstFront(game, setup);
    const { nonces } = playedDeal(this.#front);
    this.#session = new Session({ rules, setup: setupOf(this.#front), chance: chance ?? sealed(seedOf(secret, nonces)), secret });
    this.#log = [...log];
    this.#isEnded = isEnded;
    for (const entries of stepsOf(log)) this.#session.replay(entries);
  }

  /** Deals if the game has not started yet. */
  begin(): void {
    if (this.#session.table.length === 0) this.#tell(this.#session.deal());
  }

  connect(viewer: Viewer, send: (text: string) => void): (message: ClientMessage) => void {
    const connection: Connection = { send, sent: undefined };
    this.#connections.set(viewer, connection);
    return (message) => this.#receive(viewer, connection, message);
  }

  get table(): Table<Types> {
    return this.#session.table;
  }
  get log(): readonly LogEntry[] {
    return this.#log;
  }
  get isEnded(): boolean {
    return this.#isEnded;
  }
  get isOver(): boolean {
    return this.#isEnded || this.#session.table.isOver();
  }

  /** `signer`: who signs a record in the second format, made from the game's secret; handed in, because a page loads it late. */
  record(signer: RecordSigner): GameRecord {
    const { table } = this.#session;
    const result = table.isOver() ? table.rules.standings(table.state) : null;
    return recordOf(this.#front, { log: [...this.#log], head: table.head, result }, signer(this.#setup.secret));
  }

  /** A seat that must act and is played by a bot, if there is one. */
  get awaitedBot(): Seat | undefined {
    return this.isOver ? undefined : this.#session.awaited.find(({ seat }) => this.#setup.bots[seat])?.seat;
  }

  playBot(seat: Seat): void {
    const bot = this.#setup.bots[seat];
    if (bot) this.play(seat, this.suggest(seat, bot));
  }

  /** What the bot in this seat is to be asked, as plain data: nothing that its seat does not know goes along. */
  askBot(seat: Seat): AskedBot | undefined {
    const { bots, id, game, version, options, players } = this.#setup;
    const bot = bots[seat];
    if (!bot) return undefined;
    const question = this.#session.question(seat, bot);
    return {
      bot,
      question: { ...question, table: id, game: game.id, version, options, seats: players.length, bot: bot.id },
      decision: this.#session.table.decision(seat),
    };
  }

  /** Makes the move that a bot was asked for, unless the table has gone on meanwhile. */
  answerBot(seat: Seat, decision: number, text: string): void {
    const isOpen = !this.isOver && decision === this.#session.table.decision(seat);
    if (isOpen && this.#session.offered(seat).includes(text)) this.play(seat, text);
  }

  /** A move that is made for a seat; it must be legal. */
  play(seat: Seat, text: string): Step<Types> {
    const made = makeMove(this.#session, seat, text);
    if (made.kind !== 'stepped') throw new Error(`“${text}” of seat ${seat} was not made: ${JSON.stringify(made)}`);
    this.#tell(made.step);
    return made.step;
  }

  /** The move a bot would make in this seat, which must be awaited; a random move if the bot throws or names an illegal one. */
  suggest(seat: Seat, bot: Bot): string {
    const { id, rules, random, budget, botFailed } = this.#setup;
    const question = this.#session.question(seat, bot);
    const { moves } = question;
    try {
      const kept = this.#kept.of({ table: id, seat, bot: bot.id });
      const text = rules.format(bot.choose(botInput(rules, question, random, thinkingOf(bot, budget), kept)));
      if (moves.includes(text)) return text;
    } catch (error) {
      if (!botFailed) throw error;
      botFailed(error);
    }
    return moves[random.below(moves.length)] as string;
  }

  #receive(viewer: Viewer, connection: Connection, message: ClientMessage): void {
    const send = (answer: ServerMessage) => connection.send(JSON.stringify(answer));
    if (message.type === 'enter') {
      send(this.#roomFor(viewer));
      this.#catchUp(viewer, connection, message.cursor ?? 0);
    } else if (message.type === 'ping') send({ type: 'pong' });
    else if (message.type === 'hint') void answerHint(this.#session, this.#setup, this.#kept, viewer, message).then(send);
    else send(this.#answered.get(message.id) ?? this.#answer(viewer, message));
  }

  #catchUp(viewer: Viewer, connection: Connection, cursor: number): void {
    const session = this.#session;
    // A cursor from another table: start over.
    const from = cursor > session.table.cursor(viewer) ? 0 : cursor;
    connection.send(new UpdateEncoder(session, { head: session.head }).whole(viewer, connection, session.missed(viewer, from)));
  }

  #answer(viewer: Viewer, request: Request): ServerMessage {
    const { id, type } = request;
    const refused = (refusal: Refusal): ServerMessage => ({ type: 'refused', id, refusal });
    if (type !== 'move' && type !== 'why' && type !== 'outlooks' && type !== 'end-vote') return refused(tableRefusal('game-running'));
    if (viewer === 'spectator') return refused(tableRefusal('not-seated'));
    if (this.isOver) return refused(tableRefusal('game-over'));
    if (type === 'end-vote') {
      if (request.agrees) this.#end(viewer);
      return { type: 'done', id };
    }
    const answer = answerRequest(this.#session, viewer, request);
    if (answer.kind === 'answered') return answer.message;
    if (answer.kind === 'refused') return refused(answer.refusal);
    const done: ServerMessage = { type: 'done', id };
    this.#answered.set(id, done);
    this.#tell(answer.step);
    return done;
  }

  /** Whoever asks for it ends a table in this process: the others share the device. */
  #end(seat: Seat): void {
    const isOnly = this.#setup.players.every(({ bot }, at) => at === seat || bot !== undefined);
    this.#note({ kind: 'end-vote', seat, agrees: true });
    this.#note({ kind: 'end', ending: isOnly ? 'agreed' : 'absent' });
    this.#isEnded = true;
    this.#setup.keep?.();
    this.#tellRoom();
  }

  /** Records of the first format have only moves. */
  #note(entry: TableEntry): void {
    if (this.#setup.salts) this.#log.push(this.#session.note(formatTableEntry(entry)));
  }

  #tell(step: Step<Types>): void {
    this.#log.push(...step.entries);
    if (this.#session.table.isOver()) this.#note({ kind: 'end', ending: 'played' });
    this.#setup.keep?.();
    const encoder = new UpdateEncoder(this.#session, { head: this.#session.headOfStep });
    for (const [viewer, connection] of this.#connections) {
      const text = encoder.step(step, viewer, connection);
      if (text !== undefined) connection.send(text);
    }
    if (this.isOver) this.#tellRoom();
  }

  #tellRoom(): void {
    for (const [viewer, { send }] of this.#connections) send(JSON.stringify(this.#roomFor(viewer)));
  }

  #roomFor(viewer: Viewer): ServerMessage {
    return { type: 'room', room: this.#room(), seat: viewer === 'spectator' ? null : viewer };
  }

  #room(): Room {
    const { isOver } = this;
    const { id, players, secret } = this.#setup;
    const { game, options } = this.#front;
    const { commitment, nonces } = playedDeal(this.#front);
    const { table } = this.#session;
    return {
      id,
      game,
      options,
      isPublic: false,
      phase: isOver ? 'over' : 'playing',
      chairs: players.map(
        ({ name, bot }): Chair => ({
          kind: bot === undefined ? 'human' : 'bot',
          name: bot ?? name,
          isReady: true,
          isHere: true,
          standIn: null,
          namedStandIn: null,
          graceLeft: null,
        }),
      ),
      host: 0,
      spectators: 0,
      commitment,
      failedDeals: 0,
      nonces,
      secret: isOver ? secret : null,
      result: table.isOver() ? table.rules.standings(table.state) : null,
      whenLeft: 'stand-ins',
      hasHints: this.#setup.hints !== undefined,
      ending: isOver ? (table.isOver() ? 'played' : 'agreed') : null,
      takenBy: null,
      endVotes: [],
      rematch: null,
    };
  }
}
