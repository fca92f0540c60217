import type { Seat, Types, Viewer } from '@coven/core';
import type { GameWords } from '@coven/words';
import type { BoardContext, PictureControls } from '../games/board-context.ts';
import type { GameFacts } from '../games/facts.ts';
import type { BoardTable, PlayerFacts, Told } from '../games/game-table.ts';
import { isSameMove } from '../games/move-reader.ts';
import { wordsAt } from '../words/words.svelte.ts';
import type { Picture } from './picture.ts';
import { PictureQueue } from './picture-queue.svelte.ts';
import { RecentPictures } from './recent-pictures.svelte.ts';
import { showOf } from './showing.ts';
import { ToldLog } from './told-log.svelte.ts';

type Move = Types['move'];

const NONE: readonly Move[] = [];

/** Whom a board shows, and to whom: the people of a table, or the players of a record. */
export interface BoardSource {
  /** Null for a spectator. */
  readonly mySeat: Seat | null;
  players(picture: Picture | null): readonly PlayerFacts[];
  /** All that may be looked at with a picture. Without it, that follows from what the pictures showed. */
  told?(picture: Picture): readonly Told[];
}

/**
 * What one viewer sees of a table: pictures come onto it at the pace that the eye can follow, and the log tells them. To a game's pictures
 * it is all they work with.
 */
export class BoardView implements BoardContext {
  readonly game: BoardTable;
  readonly facts: GameFacts;
  /** Why bots moved, by the number of what was told; there only once it is loaded, for what is told from then on. */
  whys?: { of(number: number): string };
  /** Of the seat that acts; null where nobody does: somebody only looks. */
  controls: PictureControls | null = null;
  readonly #source: BoardSource;
  /** What is told of it. */
  readonly log: ToldLog;
  readonly #recent = new RecentPictures();
  /** On their way to the table, and the one that is there. */
  readonly pictures = new PictureQueue({
    showOf: (picture, before) => showOf(this.game, picture, before),
    shown: (picture, before) => this.#shown(picture, before),
    isHidden: () => document.hidden,
  });

  constructor(game: BoardTable, facts: GameFacts, source: BoardSource) {
    this.game = game;
    this.facts = facts;
    this.#source = source;
    this.log = new ToldLog(facts.fades);
  }

  /** The picture on the table. */
  get picture(): Picture | null {
    return this.pictures.picture;
  }
  get mayShowAgain(): boolean {
    return this.#recent.all.length > 1;
  }
  get view(): Types['view'] {
    return this.picture?.view as Types['view'];
  }
  get mySeat(): Seat | null {
    return this.#source.mySeat;
  }
  get viewer(): Viewer {
    return this.mySeat ?? 'spectator';
  }
  get seat(): Seat {
    return this.mySeat ?? 0;
  }
  get told(): readonly Told[] {
    return this.log.told;
  }

  readonly words: GameWords = $derived.by(() => wordsAt(this.facts.id, this.picture?.view as Types['view'] | undefined));

  readonly players: readonly PlayerFacts[] = $derived.by(() => this.#source.players(this.picture));

  /** By seat. */
  get names(): readonly string[] {
    return this.players.map(({ name }) => name);
  }

  get ask(): Types['ask'] | null {
    return this.controls?.ask ?? null;
  }
  get moves(): readonly Move[] {
    return this.controls?.moves ?? NONE;
  }
  get selected(): Move | null {
    return this.controls?.selected ?? null;
  }
  get pending(): Move | null {
    return this.controls?.pending ?? null;
  }
  get wrong(): Move | null {
    return this.controls?.wrong ?? null;
  }
  get hasHints(): boolean {
    return this.controls?.hasHints ?? false;
  }
  get mayUndo(): boolean {
    return this.controls?.mayUndo ?? false;
  }

  readonly same = (one: Move | null, other: Move | null): boolean => isSameMove(this.game.notation, one, other);
  readonly offers = (move: Move): boolean => this.controls?.offers(move) ?? false;
  readonly outlook = (move: Move): Types['outlook'] | undefined => this.controls?.outlook(move);
  readonly touch = (move: Move): void => this.controls?.touch(move);
  readonly play = (move: Move): void => this.controls?.play(move);
  readonly pick = (move: Move | null): void => this.controls?.pick(move);
  readonly undo = (): void => this.controls?.undo();

  /** The pictures since the viewer last acted, once more. */
  again(): Promise<void> {
    return this.pictures.again(this.#recent.all);
  }

  #shown(picture: Picture, before: Picture | null): void {
    const shown = picture.shown as readonly Types['shown'][];
    this.#recent.add(picture, before, this.mySeat);
    // What may no longer be looked at is not shown again either.
    if (this.log.hasFading(shown)) this.#recent.restart(picture);
    const told = this.#source.told?.(picture);
    if (told) this.log.replace(told, shown);
    else this.log.tell(shown, picture.takenBack ?? []);
  }
}
