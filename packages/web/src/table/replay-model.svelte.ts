import type { GameRecord, Seat, Types, Viewer } from '@coven/core';
import type { Frame } from '@coven/session';
import type { GameWords } from '@coven/words';
import type { GameFacts } from '../games/facts.ts';
import type { Desk, GameTable, PlayerFacts, Told } from '../games/game-table.ts';
import { sigilOf } from '../games/sigils.ts';
import { withoutMarks } from '../words/rich.ts';
import { say, wordsOf } from '../words/words.svelte.ts';
import { recordedPlayers } from './recorded-names.ts';

/** A finished game to leaf through: the same pictures, nothing to decide. */
export class ReplayModel implements Desk {
  readonly game: GameTable;
  readonly frames: readonly Frame[];
  readonly viewer: Viewer;
  readonly seat: Seat;
  readonly moves: readonly string[] = [];
  readonly ask = null;
  readonly selected = null;
  readonly pending = null;
  readonly wrong = null;
  readonly hasHints = false;
  readonly mayUndo = false;
  at = $state(0);
  readonly #facts: GameFacts;
  readonly #record: GameRecord;

  constructor(game: GameTable, facts: GameFacts, record: GameRecord, frames: readonly Frame[], viewer: Viewer) {
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
  readonly words: GameWords = $derived.by(() => {
    const words = wordsOf(this.#facts.id) as GameWords;
    return this.frame ? (words?.forTable?.(this.view) ?? words) : words;
  });
  readonly told: readonly Told[] = $derived.by(() =>
    this.frames
      .slice(0, this.at + 1)
      .flatMap(({ shown }) => shown as readonly unknown[] as readonly Types['shown'][])
      .map((shown, number) => ({ number, shown }))
      .filter(({ number }) => !this.frame?.takenBack.includes(number)),
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

  outlook(): undefined {
    return undefined;
  }
  touch(): void {}
  play(): void {}
  pick(): void {}
}
