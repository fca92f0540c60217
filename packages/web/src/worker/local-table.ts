import type { Bot, Sight } from '@coven/bots';
import {
  commitmentOf,
  completeOptions,
  type Entry,
  FastRandom,
  type Game,
  type GameRecord,
  type Hex,
  isRefusal,
  type Json,
  type Options,
  RECORD_FORMAT,
  type Refusal,
  refusal,
  type Seat,
  type Step,
  sealedOptions,
  seedOf,
  setupOf,
  stepsOf,
  Table,
  type Types,
  type Viewer,
} from '@coven/core';

import { type Chair, type ClientMessage, type Room, type RoomReason, type ServerMessage, sealedHead, type Update } from '@coven/protocol';
import { foldShown, without } from '../table/fading.ts';
import type { PlayableGame } from './games/registry.ts';
import type { LocalSave } from './messages.ts';

/** How long a bot of this page may think, in milliseconds. */
const BOT_BUDGET = 400;

type Send = (message: ServerMessage) => void;

/** One table inside the page: it speaks the same protocol as the server's, for every person who shares this device. */
export class LocalTable {
  readonly #game: Game;
  readonly #save: LocalSave;
  readonly #table: Table;
  /** With files as texts: only what leaves the table names them by hash. */
  readonly #options: Options;
  readonly #seed: Hex;
  readonly #log: Entry[] = [];
  readonly #bots: readonly (Bot | null)[];
  readonly #memories: (Types['memory'] | null)[];
  readonly #random: FastRandom;
  /** What each viewer was shown and may still look at. */
  readonly #visible = new Map<Viewer, readonly Types['shown'][]>();
  /** One for each viewer: whoever comes again takes the place of their earlier line. */
  readonly #connections = new Map<Viewer, Send>();
  readonly #saved: (save: LocalSave) => void;
  /** Moves by their id, each to be made once; everything else may be asked again. */
  readonly #answered = new Map<string, ServerMessage>();
  readonly #botDelay: number;
  #isEnded: boolean;
  #isThinking = false;

  /** `botDelay`: how long a bot waits before it moves, in milliseconds, so that the eye can follow. */
  constructor({ game, bots }: PlayableGame, save: LocalSave, botDelay: number, saved: (save: LocalSave) => void) {
    this.#game = game;
    this.#save = save;
    this.#botDelay = botDelay;
    this.#saved = saved;
    this.#isEnded = save.isEnded;
    const options = completeOptions(game, save.players.length, save.options);
    this.#options = options;
    const rules = game.open(options, save.players.length);
    this.#seed = seedOf(save.secret, save.nonces);
    this.#table = new Table(rules, setupOf(this.#front(options)));
    this.#bots = save.players.map((player) => (player.bot === undefined ? null : botOf(bots, player.bot)));
    this.#memories = this.#bots.map((bot, seat) => (bot?.remembers ? rules.memory(seat) : null));
    this.#random = new FastRandom(`${save.id} ${save.secret}`);
    for (const entries of stepsOf(save.log)) {
      const step = this.#table.replay(entries);
      if (isRefusal(step)) throw new Error(`a saved table does not replay: ${step.rule} ${step.reason}`);
      this.#remember(step);
    }
  }

  /** Deals if nothing has happened yet, and lets bots play. */
  begin(): void {
    if (this.#table.length === 0) this.#done(this.#table.deal(this.#seed));
    this.#letBotsPlay();
  }

  connect(viewer: Viewer, send: Send): (message: ClientMessage) => void {
    this.#connections.set(viewer, send);
    return (message) => this.#receive(viewer, send, message);
  }

  record(): GameRecord {
    const { standings } = this.#table.rules;
    return {
      ...this.#front(this.#options),
      format: RECORD_FORMAT,
      secret: this.#save.secret,
      log: [...this.#log],
      head: this.#table.head,
      result: this.#table.isOver() ? standings(this.#table.state) : null,
    };
  }

  #front(options: Options) {
    const { players, nonces, secret } = this.#save;
    return {
      game: this.#game.id,
      version: this.#game.version,
      options: sealedOptions(this.#game, options),
      players: players.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot })),
      commitment: commitmentOf(secret),
      nonces,
    };
  }

  #receive(viewer: Viewer, send: Send, message: ClientMessage): void {
    if (message.type === 'enter') {
      send({ type: 'room', room: this.#room(), seat: viewer === 'spectator' ? null : viewer });
      if (message.cursor !== this.#table.cursor(viewer)) send(this.#update(viewer, this.#visible.get(viewer) ?? []));
      return;
    }
    if (message.type === 'ping') {
      send({ type: 'pong' });
      return;
    }
    const before = this.#answered.get(message.id);
    if (before) {
      send(before);
      return;
    }
    const answer = this.#answer(viewer, message);
    if (message.type === 'move') this.#answered.set(message.id, answer);
    send(answer);
    this.#letBotsPlay();
  }

  #answer(seat: Viewer, message: Exclude<ClientMessage, { type: 'enter' | 'ping' }>): ServerMessage {
    const { id } = message;
    if (seat === 'spectator') return refused(id, 'not-seated');
    switch (message.type) {
      case 'move': {
        if (this.#isEnded) return refused(id, 'game-over');
        if (message.decision !== this.#table.decision(seat)) return refused(id, 'stale');
        const step = this.#table.play(seat, message.text, this.#seed);
        if (isRefusal(step)) return { type: 'refused', id, refusal: step };
        this.#done(step);
        return { type: 'done', id };
      }
      case 'why': {
        const move = this.#table.rules.parse(message.text);
        if (!move) return refused(id, 'unreadable');
        const why = refusal(this.#table.rules, this.#table.state, seat, move);
        return why ? { type: 'refused', id, refusal: why } : { type: 'done', id };
      }
      case 'outlook':
        return { type: 'outlooks', id, outlooks: this.#outlooks(seat, message.texts) };
      case 'end-vote':
        this.#isEnded = message.agrees;
        this.#keep();
        this.#tellRoom();
        return { type: 'done', id };
      default:
        return refused(id, 'game-running');
    }
  }

  #outlooks(seat: Seat, texts: readonly string[]): (Json | null)[] {
    const { rules, state } = this.#table;
    const view = rules.view(state, seat);
    const offered = new Map(rules.moves(state, seat).map((move) => [rules.format(move), move]));
    return texts.map((text) => {
      const move = offered.get(text);
      return move ? (rules.outlook(view, move) as Json) : null;
    });
  }

  #done(step: Step<Types>): void {
    const shown = this.#remember(step);
    this.#keep();
    for (const [viewer, send] of this.#connections) {
      const seen = shown.get(viewer) ?? [];
      if (this.#table.tells(step, viewer)) send(this.#update(viewer, seen, this.#table.takenBack(step, viewer)));
    }
    if (this.#table.isOver()) this.#tellRoom();
  }

  /** Folds a step into the log, the viewers' logs and the bots' memories. */
  #remember(step: Step<Types>): ReadonlyMap<Viewer, readonly Types['shown'][]> {
    const { rules } = this.#table;
    this.#log.push(...step.entries);
    const shown = new Map<Viewer, readonly Types['shown'][]>();
    for (const viewer of [...this.#bots.keys(), 'spectator' as const]) {
      const seen = this.#table.shown(step, viewer);
      shown.set(viewer, seen);
      const before = without(this.#visible.get(viewer) ?? [], this.#table.takenBack(step, viewer));
      this.#visible.set(viewer, foldShown(before, seen, rules.fades));
      const memory = viewer === 'spectator' ? null : this.#memories[viewer];
      if (memory) for (const one of seen) rules.learn(memory, one);
    }
    return shown;
  }

  #keep(): void {
    this.#saved({ ...this.#save, log: [...this.#log], isEnded: this.#isEnded, isOver: this.#isOver() });
  }

  #isOver(): boolean {
    return this.#isEnded || this.#table.isOver();
  }

  #tellRoom(): void {
    const room = this.#room();
    for (const [viewer, send] of this.#connections) send({ type: 'room', room, seat: viewer === 'spectator' ? null : viewer });
  }

  #room(): Room {
    const isOver = this.#isOver();
    return {
      id: this.#save.id,
      game: this.#game.id,
      options: this.#table.setup.options,
      isPublic: false,
      phase: isOver ? 'over' : 'playing',
      chairs: this.#save.players.map(
        ({ name, bot }): Chair => ({
          kind: bot === undefined ? 'human' : 'bot',
          name: bot ?? name,
          isReady: true,
          isHere: true,
          standIn: null,
        }),
      ),
      host: 0,
      spectators: 0,
      commitment: this.#table.setup.commitment,
      nonces: this.#table.setup.nonces,
      secret: isOver ? this.#save.secret : null,
      result: this.#table.isOver() ? this.#table.rules.standings(this.#table.state) : null,
      endVotes: [],
      rematch: null,
    };
  }

  #update(viewer: Viewer, shown: readonly Types['shown'][], takenBack: readonly number[] = []): Update {
    const { rules } = this.#table;
    const turn = this.#table.turn();
    return {
      type: 'update',
      cursor: this.#table.cursor(viewer),
      shown: shown as readonly unknown[] as readonly Json[],
      ...(takenBack.length > 0 ? { takenBack } : {}),
      view: this.#table.view(viewer) as Json,
      awaited: turn.kind === 'seats' ? turn.seats.map(({ seat, ask }) => ({ seat, ask: { ...ask } })) : [],
      isOver: turn.kind === 'over',
      choices:
        viewer === 'spectator'
          ? null
          : {
              seat: viewer,
              decision: this.#table.decision(viewer),
              moves: this.#table.moves(viewer).map((move) => rules.format(move)),
              mayUndo: this.#table.mayUndo(viewer),
            },
      head: sealedHead(this.#save.secret, this.#table.head),
    };
  }

  /** One bot's move at a time, each in its own task, so that messages are read in between. */
  #letBotsPlay(): void {
    if (this.#isThinking || this.#isOver()) return;
    const turn = this.#table.turn();
    const awaited = turn.kind === 'seats' ? turn.seats.find(({ seat }) => this.#bots[seat]) : undefined;
    if (!awaited) return;
    this.#isThinking = true;
    setTimeout(() => {
      this.#isThinking = false;
      if (this.#isOver()) return;
      this.#playBot(awaited.seat);
      this.#letBotsPlay();
    }, this.#botDelay);
  }

  #playBot(seat: Seat): void {
    const { rules, state } = this.#table;
    const moves = rules.moves(state, seat);
    const bot = this.#bots[seat];
    if (!bot || moves.length === 0) return;
    const memory = this.#memories[seat];
    const sight: Sight = {
      rules,
      seat,
      moves,
      view: () => rules.view(state, seat),
      memory: () => {
        if (!memory) throw new Error('this bot said that it does not remember');
        return memory;
      },
      random: this.#random,
      budget: BOT_BUDGET,
    };
    const step = this.#table.play(seat, chosen(bot, sight), this.#seed);
    if (isRefusal(step)) throw new Error(`a bot broke a rule: ${step.rule} ${step.reason}`);
    this.#done(step);
  }
}

/** A bot that breaks, or dreams up a move, plays any: nobody should wait for it for ever. The server does the same. */
function chosen(bot: Bot, sight: Sight): string {
  const { rules, random } = sight;
  const texts = sight.moves.map((move) => rules.format(move));
  try {
    const text = texts.length === 1 ? texts[0] : rules.format(bot.choose(sight));
    if (text !== undefined && texts.includes(text)) return text;
  } catch (error) {
    console.error(error);
  }
  return texts[random.below(texts.length)] as string;
}

function botOf(bots: readonly Bot[], id: string): Bot {
  return bots.find((bot) => bot.id === id) ?? (bots.at(-1) as Bot);
}

function refused(id: string, reason: RoomReason): ServerMessage {
  const why: Refusal = { rule: 'table', reason };
  return { type: 'refused', id, refusal: why };
}
