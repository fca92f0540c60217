import type { Bot } from '@coven/bots';
import { checkVersion, completeOptions, FastRandom, type GameRecord, storedOptions, type Viewer } from '@coven/core';
import type { ClientMessage } from '@coven/protocol';
import { LocalSession, type RecordSigner } from '@coven/session';
import type { PlayableGame } from './games/registry.ts';
import type { LocalSave } from './messages.ts';

/** How long a bot of this page may think, in milliseconds. */
const BOT_BUDGET = 1000;

/** One table inside the page, for every person who shares this device: a session that saves itself and lets its bots play by the clock. */
export class LocalTable {
  readonly #session: LocalSession;
  readonly #botDelay: number;
  #thinking: ReturnType<typeof setTimeout> | undefined;

  /**
   * `botDelay`: how long a bot waits before it moves, in milliseconds, so that the eye can follow.
   * `saved`: called with everything after each change; the log is the table's own and grows.
   */
  constructor({ game, bots, hints }: PlayableGame, save: LocalSave, botDelay: number, saved: (save: LocalSave) => void) {
    this.#botDelay = botDelay;
    const seats = save.players.length;
    // The version of the rules that it began with.
    const version = save.version ?? (save.log.length === 0 ? game.version : 1);
    checkVersion(game, version);
    // Limits hold for new tables.
    const options = (save.log.length === 0 ? completeOptions : storedOptions)(game, seats, save.options);
    this.#session = new LocalSession({
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

  /** No bot moves any more. */
  stop(): void {
    clearTimeout(this.#thinking);
  }

  /** One bot's move at a time, each in its own task, so that messages are read in between. */
  #letBotsPlay(): void {
    if (this.#thinking !== undefined || this.#session.awaitedBot === undefined) return;
    this.#thinking = setTimeout(() => {
      this.#thinking = undefined;
      const seat = this.#session.awaitedBot;
      if (seat === undefined) return;
      this.#session.playBot(seat);
      this.#letBotsPlay();
    }, this.#botDelay);
  }
}

function botOf(bots: readonly Bot[], id: string): Bot {
  return bots.find((bot) => bot.id === id) ?? (bots.at(-1) as Bot);
}
