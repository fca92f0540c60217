import type { GameRecord, Seat, Types, Viewer } from '@coven/core';
import type { Frame } from '@coven/session';
import type { GameWords } from '@coven/words';
import type { BoardContext } from '../games/board-context.ts';
import type { GameFacts } from '../games/facts.ts';
import type { BoardTable, PlayerFacts, Told } from '../games/game-table.ts';
import { isSameMove } from '../games/move-reader.ts';
import { sigilOf } from '../games/sigils.ts';
import { say } from '../result/say.ts';
import { withoutMarks } from '../words/rich.ts';
import { wordsAt } from '../words/words.svelte.ts';
import { recordedPlayers } from './recorded-names.ts';

/** A finished game to leaf through: the same pictures, nothing to decide. */
export class ReplayModel implements BoardContext {
  readonly game: BoardTable;
  readonly frames: readonly Frame[];
  readonly viewer: Viewer;
  readonly seat: Seat;
  readonly moves: readonly Types['move'][] = [];
  readonly ask = null;
  readonly selected = null;
  readonly pending = null;
  readonly wrong = null;
  readonly hasHints = false;
  readonly mayUndo = false;
  at = $state(0);
  readonly #facts: GameFacts;
  readonly #record: GameRecord;

  constructor(game: BoardTable, facts: GameFacts, record: GameRecord, frames: readonly Frame[], viewer: Viewer) {
    this.game = game;
    this.#facts = facts;
    this.#record = record;
    this.frames = frames;
    this.viewer = viewer;
    this.seat = viewer === 'spectator' ? 0 : viewer;
  }

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }
  get view(): Types['view'] {
    return this.frame?.view as Types['view'];
  }
  readonly words: GameWords = $derived.by(() => wordsAt(this.#facts.id, this.frame?.view as Types['view'] | undefined));
  readonly told: readonly Told[] = $derived.by(() =>
    this.frames
      .slice(0, this.at + 1)
      .flatMap(({ shown }) => shown as readonly unknown[] as readonly Types['shown'][])
      .map((shown, number) => ({ number, shown })),
  );
  readonly players: readonly PlayerFacts[] = $derived.by(() => {
    const awaited = new Set(this.frame?.awaited.map(({ seat }) => seat));
    return recordedPlayers(this.#record).map(
      ({ name, bot }, seat): PlayerFacts => ({
        seat,
        name: name === null ? say('verify.name-removed') : withoutMarks(name),
        sigil: sigilOf(seat),
        kind: bot === undefined ? 'human' : 'bot',
        isHere: true,
        standIn: null,
        isMe: seat === this.viewer,
        isAwaited: awaited.has(seat),
      }),
    );
  });

  readonly same = (one: Types['move'] | null, other: Types['move'] | null): boolean => {
    return isSameMove(this.game.notation, one, other);
  };
  readonly offers = (): boolean => {
    return false;
  };
  readonly outlook = (): undefined => {
    return undefined;
  };
  readonly touch = (): void => {};
  readonly play = (): void => {};
  readonly pick = (): void => {};
  readonly undo = (): void => {};
}
