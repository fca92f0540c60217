import type { Bot } from '@coven/bots';
import { checkVersion, completeOptions, FastRandom, type GameRecord, type Seat, storedOptions, type Viewer } from '@coven/core';
import type { ClientMessage } from '@coven/room';
import { LocalRoom } from '@coven/room';
import type { RecordSigner } from '@coven/session';
import type { BotThread } from './bot-thread.ts';
import type { PlayableGame } from './games/registry.ts';
import type { LocalSave } from './messages.ts';

/** How long a bot of this page may think, in milliseconds. */
const BOT_BUDGET = 1000;

/** How bots play at a table. */
export interface BotTerms {
  /** How long a bot waits before it moves, in milliseconds, so that the eye can follow. */
  readonly botDelay: number;
  /** Where bots that search think; without one they think here. */
  readonly thread?: BotThread;
}

/** One table inside the page, for every person who shares this device: a session that saves itself and lets its bots play by the clock. */
export class LocalTable {
  readonly #session: LocalRoom;
  readonly #botDelay: number;
  readonly #thread: BotThread | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #isThinking = false;
  #isStopped = false;

  /** `saved`: called with everything after each change; the log is the table's own and grows. */
  constructor({ game, bots, hints }: PlayableGame, save: LocalSave, { botDelay, thread }: BotTerms, saved: (save: LocalSave) => void) {
    this.#botDelay = botDelay;
    this.#thread = thread;
    const seats = save.players.length;
    // The version of the rules that it began with.
    const version = save.version ?? (save.log.length === 0 ? game.version : 1);
    checkVersion(game, version);
    // Limits hold for new tables.
    const options = (save.log.length === 0 ? completeOptions : storedOptions)(game, seats, save.options);
    this.#session = new LocalRoom({
      ...save,
      game,
      options,
      version,
      rules: game.open(options, seats, version),
      bots: save.players.map((player) => (player.bot === undefined ? null : botOf(bots, player.bot))),
      random: new FastRandom(`${save.id} ${save.secret}`),
      budget: BOT_BUDGET,
      hints,
      keep: () => {
        const { log, isEnded, isOver } = this.#session;
        saved({ ...save, version, log, isEnded, isOver, lastPlayed: Date.now() });
      },
      botFailed: (error) => console.error(error),
    });
  }

  /** Deals if nothing has happened yet, and lets bots play. */
  begin(): void {
    this.#session.begin();
    this.#letBotsPlay();
  }

  connect(viewer: Viewer, send: (text: string) => void): (message: ClientMessage) => void {
    const receive = this.#session.connect(viewer, send);
    return (message) => {
      receive(message);
      this.#letBotsPlay();
    };
  }

  record(signer: RecordSigner): GameRecord {
    return this.#session.record(signer);
  }

  /** No bot moves any more, even if it has thought of a move. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#pause);
  }

  /** One bot's move at a time, each in its own task, so that messages are read in between. */
  #letBotsPlay(): void {
    if (this.#isThinking || this.#isStopped || this.#session.awaitedBot === undefined) return;
    this.#isThinking = true;
    this.#pause = setTimeout(async () => {
      const seat = this.#session.awaitedBot;
      if (seat !== undefined) await this.#play(seat);
      this.#isThinking = false;
      this.#letBotsPlay();
    }, this.#botDelay);
  }

  /** The table may go on meanwhile: an answer to what is no longer asked is dropped. */
  async #play(seat: Seat): Promise<void> {
    const asked = this.#session.askBot(seat);
    if (!asked?.bot.limits) return this.#session.playBot(seat);
    const text = await this.#thread?.choose(asked.question, BOT_BUDGET);
    if (this.#isStopped) return;
    if (text !== undefined && asked.question.moves.includes(text)) this.#session.answerBot(seat, asked.decision, text);
    else if (this.#session.awaitedBot === seat) this.#session.playBot(seat);
  }
}

function botOf(bots: readonly Bot[], id: string): Bot {
  return bots.find((bot) => bot.id === id) ?? (bots.at(-1) as Bot);
}
