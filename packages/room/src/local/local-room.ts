import { type Adviser, type Bot, thinkingOf } from '@coven/bots';
import {
  type Chance,
  type Game,
  type LogEntry,
  type Options,
  type Random,
  type Rules,
  type Seat,
  type Step,
  sealed,
  type Table,
  type Types,
  type Viewer,
} from '@coven/core';
import type { ServerMessage, TableSettings } from '@coven/protocol';
import { answerHint, botInput, KeptThoughts, type SeatQuestion, type Session } from '@coven/session';
import type { Change } from '../change.ts';
import type { ClientMessage, RequestMessage } from '../client-message.ts';
import { decide } from '../decide.ts';
import { answerOf, type Decision, refused, UNCHANGED } from '../decision.ts';
import type { KnownGames } from '../known-games.ts';
import { botAt, ended } from '../parts/seating.ts';
import { Presence, type Watcher } from '../people/presence.ts';
import { botMove, lastStep } from '../play.ts';
import { DURING_GAME } from '../requests/during-game.ts';
import type { RequestType } from '../requests/index.ts';
import type { RequestRow } from '../requests/request.ts';
import { RoomState } from '../room-state.ts';
import { type Answer, Broadcaster, encode } from '../telling/broadcaster.ts';
import { guestAt, type SharedDeal, seatingAfter, sharedDealing, sharedSeating } from './shared-device.ts';

/** What can be asked for where everybody shares a device. */
const HERE: Readonly<Partial<Record<RequestType, RequestRow>>> = DURING_GAME;

/** What a table of one device starts or continues from. */
export interface LocalSetup extends SharedDeal {
  readonly game: Game;
  /** The rules version. */
  readonly version: number;
  readonly rules: Rules;
  /** Complete, with the texts of files; only what leaves the table names files by hash. */
  readonly options: Options;
  /** By seat; null for a person. */
  readonly bots: readonly (Bot | null)[];
  /** The bots that may play for a person, weakest first. */
  readonly familiars?: readonly Bot[];
  /** What the table is played by; hints are allowed, unless it says otherwise. */
  readonly settings?: TableSettings | undefined;
  /** The log so far. */
  readonly log?: readonly LogEntry[];
  /** Whether the game was ended early; a log of the first format does not say so. */
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

/** A table whose people share a device and whose bots think in the same process. It speaks the same protocol as one on a server. */
export class LocalRoom {
  readonly setup: LocalSetup;
  readonly state: RoomState;
  readonly #games: KnownGames;
  readonly #log: LogEntry[];
  readonly #thoughts = new KeptThoughts();
  readonly #presence = new Presence(0);
  readonly #broadcaster: Broadcaster;
  /** One for each viewer: a new connection replaces the previous one. */
  readonly #watchers = new Map<Viewer, Watcher>();

  constructor(setup: LocalSetup) {
    const { id, game, version, rules, options, secret, chance, familiars = [], log = [] } = setup;
    this.setup = setup;
    this.#log = [...log];
    this.#games = {
      game: () => game,
      rules: () => rules,
      hasBot: (_, bot) => familiars.some((familiar) => familiar.id === bot),
      familiar: () => familiars.at(-1)?.id ?? '',
    };
    const seating = sharedSeating(setup);
    const fixed = { game: game.id, version, options, isPublic: false, hasHints: setup.hints !== undefined, ...setup.settings };
    const creation = { ...fixed, secret, maker: guestAt(0), at: 0, seating };
    this.state = new RoomState(id, creation, this.#games, (seed) => chance ?? sealed(seed));
    this.state.dealing = sharedDealing(setup);
    // Nobody is ever away: they sit around one device.
    this.#broadcaster = new Broadcaster(
      { catalogue: this.#games, now: () => 0, sign: () => undefined, steps: () => Promise.reject(new Error('the history is in memory')) },
      { presence: this.#presence, graceLeft: () => null },
    );
    if (log.length > 0) this.#goOn(setup.isEnded === true);
  }

  #goOn(isEnded: boolean): void {
    const state = this.state;
    state.fold({ entries: this.#log });
    const { table } = this.#session;
    const standings = table.isOver() ? table.rules.standings(table.state) : null;
    state.seating = seatingAfter(state.seating, this.#log, standings);
    if (state.seating.phase === 'over') return;
    if (table.isOver()) state.seating = ended(state.seating, standings, 'played');
    else if (isEnded) state.seating = ended(state.seating, null, 'agreed');
  }

  /** Deals if the game has not started yet. */
  begin(): void {
    const state = this.state;
    if (state.session) return;
    const { session, step } = state.begin(state.seating, state.dealing);
    this.#carryOut(session.table.isOver() ? lastStep(state, step) : { entries: step.entries }, step);
  }

  connect(viewer: Viewer, send: (text: string) => void): (message: ClientMessage) => void {
    const before = this.#watchers.get(viewer);
    if (before) this.#presence.remove(before, 0);
    const watcher: Watcher = {
      guest: guestAt(viewer),
      cursor: 0,
      isOpen: true,
      sent: undefined,
      send(text, more) {
        send(text);
        if (more !== undefined) send(more);
      },
    };
    this.#watchers.set(viewer, watcher);
    this.#presence.add(watcher);
    return (message) => this.#receive(viewer, watcher, message);
  }

  get #session(): Session {
    const { session } = this.state;
    if (!session) throw new Error('the game has not begun');
    return session;
  }
  get table(): Table<Types> {
    return this.#session.table;
  }
  get log(): readonly LogEntry[] {
    return this.#log;
  }
  /** Whether it was ended before the game was over. */
  get isEnded(): boolean {
    return this.isOver && !this.table.isOver();
  }
  get isOver(): boolean {
    return this.state.seating.phase === 'over';
  }

  /** A seat that must act and is played by a bot, if there is one. */
  get awaitedBot(): Seat | undefined {
    return this.isOver ? undefined : this.#session.awaited.find(({ seat }) => this.#botAt(seat))?.seat;
  }

  #botAt(seat: Seat): Bot | undefined {
    const { bots, familiars } = this.setup;
    return bots[seat] ?? familiars?.find(({ id }) => id === botAt(this.state.seating, seat));
  }

  playBot(seat: Seat): void {
    const bot = this.#botAt(seat);
    if (bot) this.play(seat, this.suggest(seat, bot));
  }

  /** What the bot in this seat is to be asked, as plain data: nothing that its seat does not know goes along. */
  askBot(seat: Seat): AskedBot | undefined {
    const { id, game, version, options, players } = this.setup;
    const bot = this.#botAt(seat);
    if (!bot) return undefined;
    const question = this.#session.question(seat, bot);
    return {
      bot,
      question: { ...question, table: id, game: game.id, version, options, seats: players.length, bot: bot.id },
      decision: this.table.decision(seat),
    };
  }

  /** Makes the move that a bot was asked for, unless the table has gone on meanwhile. */
  answerBot(seat: Seat, decision: number, text: string): void {
    const isOpen = !this.isOver && decision === this.table.decision(seat);
    if (isOpen && this.#session.offered(seat).includes(text)) this.play(seat, text);
  }

  /** A move that is made for a seat; it must be legal. */
  play(seat: Seat, text: string): Step<Types> {
    const made = botMove(this.state, seat, text);
    if (made.kind !== 'changed' || !made.step) throw new Error(`“${text}” of seat ${seat} was not made: ${JSON.stringify(made)}`);
    this.#carryOut(made.change, made.step);
    return made.step;
  }

  /** The move a bot would make in this seat, which must be awaited; a random move if the bot throws or names an illegal one. */
  suggest(seat: Seat, bot: Bot): string {
    const { id, rules, random, budget, botFailed } = this.setup;
    const question = this.#session.question(seat, bot);
    const { moves } = question;
    try {
      const kept = this.#thoughts.of({ table: id, seat, bot: bot.id });
      const text = rules.format(bot.choose(botInput(rules, question, random, thinkingOf(bot, budget), kept)));
      if (moves.includes(text)) return text;
    } catch (error) {
      if (!botFailed) throw error;
      botFailed(error);
    }
    return moves[random.below(moves.length)] as string;
  }

  #receive(viewer: Viewer, watcher: Watcher, message: ClientMessage): void {
    if (message.type === 'ping') watcher.send(encode({ type: 'pong' }));
    else if (message.type === 'enter') {
      watcher.sent = undefined;
      this.#broadcaster.roomTo(this.state, watcher);
      void this.#broadcaster.catchUp(this.state, watcher, message.cursor ?? 0);
    } else this.#ask(viewer, watcher, message);
  }

  #ask(viewer: Viewer, watcher: Watcher, message: RequestMessage): void {
    const { id } = message;
    const isDone = this.state.requests.isDone(watcher.guest, id);
    const decision: Decision = isDone ? UNCHANGED : this.#decide(viewer, watcher, message);
    if (decision.kind === 'changed') {
      const { change, step } = decision;
      this.#carryOut({ request: [watcher.guest, id], ...change }, step, { watcher, text: encode({ type: 'done', id }) });
    } else if (decision.kind === 'errand') {
      // A rematch needs a server: hints are the only errand here.
      void this.#hint(viewer, message).then((hint) => watcher.send(encode(hint)));
    } else watcher.send(encode(answerOf(id, decision)));
  }

  #hint(viewer: Viewer, message: RequestMessage): Promise<ServerMessage> {
    const { id, decision } = message as Extract<RequestMessage, { type: 'hint' }>;
    return answerHint(this.#session, this.setup, this.#thoughts, viewer, { id, decision });
  }

  #decide(viewer: Viewer, { guest }: Watcher, message: RequestMessage): Decision {
    const row = HERE[message.type];
    if (!row) return refused('needs-server');
    return decide(row, this.state, message, {
      guest,
      name: viewer === 'spectator' ? '' : this.setup.players[viewer]?.name,
      now: 0,
      serverTime: () => 0,
      revealFor: 0,
      games: this.#games,
      isAway: () => false,
      newHex: () => {
        throw new Error('everybody has sat down already');
      },
      sharesDevice: true,
    });
  }

  #carryOut(change: Change, step: Step<Types> | undefined, answer?: Answer): void {
    this.state.accept(change);
    this.#log.push(...(change.entries ?? []));
    this.setup.keep?.();
    this.#broadcaster.change(this.state, change, step, answer);
  }
}
