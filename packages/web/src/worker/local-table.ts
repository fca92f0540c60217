import type { Bot } from '@coven/bots';
import { checkVersion, completeOptions, FastRandom, type Seat, storedOptions, type Viewer } from '@coven/core';
import { type ClientMessage, LocalRoom } from '@coven/room';
import type { BotThread } from './bot-thread.ts';
import type { PlayableGame } from './games/registry.ts';
import type { LocalSave } from './messages.ts';

/** How long a bot of this page may think, in milliseconds. */
const BOT_BUDGET = 1000;

/** How bots play at a table. */
interface BotTerms {
  /** How long a bot waits before it moves, in milliseconds, so that the eye can follow. */
  readonly botDelay: number;
  /** Where bots that search think; without one they think here. */
  readonly thread?: BotThread;
}

/** Where a table is kept, with everything after each change: the log is the table's own and grows. */
interface Keeper {
  keep(save: LocalSave): void;
  /** Calls when everything so far is stored. */
  afterwards(then: () => void): void;
}

/** A room inside the page, for every person who shares this device: each step is stored before a viewer is told, and bots play by the clock. */
export class LocalTable {
  readonly room: LocalRoom;
  readonly #keeper: Keeper;
  readonly #terms: BotTerms;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #isThinking = false;
  #isStopped = false;

  constructor(playable: PlayableGame, save: LocalSave, terms: BotTerms, keeper: Keeper) {
    this.#terms = terms;
    this.#keeper = keeper;
    const room = roomOf(playable, save, (version) => {
      const { log, isEnded, isOver } = room;
      keeper.keep({ ...save, version, log, isEnded, isOver, lastPlayed: Date.now() });
    });
    this.room = room;
  }

  /** Deals if nothing has happened yet, and lets bots play. */
  begin(): void {
    this.room.begin();
    this.#letBotsPlay();
  }

  /** A line to one viewer. */
  connect(viewer: Viewer, send: (text: string) => void): (message: ClientMessage) => void {
    const receive = this.room.connect(viewer, (text) => this.#keeper.afterwards(() => send(text)));
    return (message) => {
      receive(message);
      this.#letBotsPlay();
    };
  }

  serve(viewer: Viewer, port: MessagePort): void {
    const receive = this.connect(viewer, (text) => port.postMessage(text));
    port.onmessage = ({ data }: MessageEvent<ClientMessage>) => receive(data);
  }

  /** No bot moves any more, even if it has thought of a move. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#pause);
  }

  /** One bot's move at a time, each in its own task, so that messages are read in between. */
  #letBotsPlay(): void {
    if (this.#isThinking || this.#isStopped || this.room.awaitedBot === undefined) return;
    this.#isThinking = true;
    this.#pause = setTimeout(async () => {
      const seat = this.room.awaitedBot;
      if (seat !== undefined) await this.#play(seat);
      this.#isThinking = false;
      this.#letBotsPlay();
    }, this.#terms.botDelay);
  }

  /** The table may go on meanwhile: an answer to what is no longer asked is dropped. */
  async #play(seat: Seat): Promise<void> {
    const asked = this.room.askBot(seat);
    if (!asked?.bot.limits) return this.room.playBot(seat);
    const text = await this.#terms.thread?.choose(asked.question, BOT_BUDGET);
    if (this.#isStopped) return;
    if (text !== undefined && asked.question.moves.includes(text)) this.room.answerBot(seat, asked.decision, text);
    else if (this.room.awaitedBot === seat) this.room.playBot(seat);
  }
}

/** The room of a save, with the bots that sit there; what it is missing without a network plays as well as it can. */
function roomOf({ game, bots, hints }: PlayableGame, save: LocalSave, keep: (version: number) => void): LocalRoom {
  const seats = save.players.length;
  const isNew = save.log.length === 0;
  // The version of the rules that it began with.
  const version = save.version ?? (isNew ? game.version : 1);
  checkVersion(game, version);
  // Limits hold for new tables.
  const options = (isNew ? completeOptions : storedOptions)(game, seats, save.options);
  return new LocalRoom({
    ...save,
    game,
    options,
    version,
    rules: game.open(options, seats, version),
    bots: save.players.map((player) => (player.bot === undefined ? null : botOf(bots, player.bot))),
    // Those that answer at once.
    familiars: bots.filter(({ limits }) => !limits),
    random: new FastRandom(`${save.id} ${save.secret}`),
    budget: BOT_BUDGET,
    hints,
    keep: () => keep(version),
    botFailed: (error) => console.error(error),
  });
}

function botOf(bots: readonly Bot[], id: string): Bot {
  return bots.find((bot) => bot.id === id) ?? (bots.at(-1) as Bot);
}
