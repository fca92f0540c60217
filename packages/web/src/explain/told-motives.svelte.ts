import type { Types } from '@coven/core';
import { type HintCatalogue, type Motive, type MotiveTeller, motivesOf, reasonText } from '@coven/words';
import type { PlayerFacts } from '../games/game-table.ts';
import type { BoardView } from '../table/board-view.svelte.ts';
import type { Picture } from '../table/picture.ts';
import { spoken } from '../words/rich.ts';

/** A motive, and the number under which its event was told. */
export interface ToldMotive extends Motive {
  readonly number: number;
}

/**
 * Why bots moved, as far as the log still tells of the moves. It begins when it is made: of what happened before, and of what a reload
 * or a lost line brought all at once, no motive is known.
 */
export class ToldMotives {
  /** Those of the last picture that had any. */
  latest = $state.raw<readonly ToldMotive[]>([]);
  /** The sentences in the current language. */
  messages = $state.raw<HintCatalogue>({});
  #all = $state.raw<readonly ToldMotive[]>([]);
  readonly #board: BoardView;

  constructor(board: BoardView) {
    this.#board = board;
  }

  /** Follows the table until it is told to stop. */
  follow(teller: MotiveTeller): () => void {
    let before: Picture | null = this.#board.picture;
    const stop = this.#board.log.listen(() => {
      const { picture } = this.#board;
      if (picture) this.#add(motivesOf(teller, before, picture, reportError));
      before = picture;
    });
    return () => {
      stop();
      this.#all = [];
      this.latest = [];
    };
  }

  text(motive: ToldMotive): string {
    const { words, names } = this.#board;
    return reasonText(this.messages, motive, words, spoken(names));
  }

  /** The sentence for what was told under a number, if there is one. */
  of(number: number): string {
    const motive = this.#all.find((one) => one.number === number);
    return motive ? this.text(motive) : '';
  }

  #add(motives: readonly Motive[]): void {
    const { told, players } = this.#board;
    const numbers = new Map<Types['shown'], number>(told.map(({ shown, number }) => [shown, number]));
    const added = motives.flatMap((motive) => {
      const number = numbers.get(motive.event);
      return number !== undefined && isBot(players[motive.seat]) ? [{ ...motive, number }] : [];
    });
    this.#all = [...this.#all.filter(({ event }) => numbers.has(event)), ...added];
    if (added.length > 0) this.latest = added;
  }
}

function isBot(player: PlayerFacts | undefined): boolean {
  return player?.kind === 'bot' || (player?.familiar ?? null) !== null;
}
