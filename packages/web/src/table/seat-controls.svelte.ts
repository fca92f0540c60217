import type { Refusal, Types } from '@coven/core';
import type { Choices } from '@coven/protocol';
import type { Answer, Request } from '@coven/protocol/client/table-client.ts';
import type { PictureControls } from '../games/board-context.ts';
import { isSameMove, MoveReader } from '../games/move-reader.ts';
import { settings } from '../settings.svelte.ts';
import type { BoardView } from './board-view.svelte.ts';
import { Outlooks } from './outlooks.svelte.ts';
import { type Offer, OwnMove, type Sent } from './own-move.svelte.ts';
import type { Refusals } from './refusals.svelte.ts';
import type { TableCompany } from './table-company.svelte.ts';

type Move = Types['move'];

/** Part of a lesson: it shows hints, whatever is set. */
export type Teaching = 'coached' | 'hinted';

interface ControlTerms {
  ask(this: void, request: Request): Promise<Answer>;
  readonly refusals: Refusals<Sent<Move>>;
  readonly teaching: Teaching | undefined;
}

/** What the viewer may do on a board, from the first touch to the table's answer. */
export class SeatControls implements PictureControls {
  readonly teaching: Teaching | undefined;
  readonly #board: BoardView;
  readonly #company: TableCompany;
  readonly #ask: (request: Request) => Promise<Answer>;
  readonly #refusals: Refusals<Sent<Move>>;
  readonly #reader: MoveReader<Move>;
  readonly #outlooks: Outlooks;
  readonly #move: OwnMove<Move>;

  constructor(board: BoardView, company: TableCompany, { ask, refusals, teaching }: ControlTerms) {
    this.teaching = teaching;
    this.#board = board;
    this.#company = company;
    this.#ask = ask;
    this.#refusals = refusals;
    this.#reader = new MoveReader(board.game.notation);
    this.#outlooks = new Outlooks(ask);
    this.#move = new OwnMove<Move>({
      choices: () => (board.pictures.isShowingAgain ? null : this.#offer(board.picture?.choices)),
      newestChoices: () => this.#offer(board.pictures.newest?.choices),
      send: (move, decision) => ask({ type: 'move', decision, text: move === 'undo' ? move : this.#reader.text(move) }),
      arrived: () => board.pictures.arrived(),
      acted: () => refusals.clear(),
      refused: (move, refusal) => this.#refused(move, refusal),
    });
    board.log.listen(() => this.#follow());
  }

  get ask(): Types['ask'] | null {
    const own = this.#board.picture?.awaited.find(({ seat }) => seat === this.#board.mySeat);
    return (own?.ask as Types['ask'] | undefined) ?? null;
  }
  get moves(): readonly Move[] {
    const offered = this.#choices;
    return offered && !this.#board.pictures.isShowingAgain && this.#isPlaying ? this.#reader.all(offered.moves) : NONE;
  }
  get selected(): Move | null {
    return this.#move.selected;
  }
  get pending(): Move | null {
    return moveIn(this.sent);
  }
  get wrong(): Move | null {
    return moveIn(this.#refusals.wrong);
  }
  /** What was sent and not answered yet. */
  get sent(): Sent<Move> | null {
    return this.#move.pending;
  }
  /** What follows it. */
  get next(): Sent<Move> | null {
    return this.#move.next;
  }
  get refusal(): Refusal | null {
    return this.#refusals.refusal;
  }
  /** The number of the decision that the picture on the table asks for. */
  get decision(): number | undefined {
    return this.#choices?.decision;
  }
  get isOver(): boolean {
    return this.#company.room.phase === 'over';
  }
  /** Only the coach speaks, also of why a move is refused. */
  get isCoached(): boolean {
    return this.teaching === 'coached';
  }
  get mayUndo(): boolean {
    return this.#isPlaying && (this.#choices?.mayUndo ?? false);
  }
  get mayHint(): boolean {
    return this.#company.room.hasHints && this.ask !== null && this.moves.length > 0;
  }
  get hasHints(): boolean {
    return this.teaching !== undefined || settings.hints === 'on';
  }

  readonly offers = (move: Move): boolean => {
    return this.moves.includes(this.#reader.known(move));
  };
  readonly outlook = (move: Move): Types['outlook'] | undefined => {
    const { picture, isShowingAgain } = this.#board.pictures;
    return this.#outlooks.of(this.#reader.text(move), isShowingAgain ? null : picture) as Types['outlook'] | undefined;
  };
  readonly touch = (move: Move): void => {
    if (!this.offers(move)) void this.#askWhy(move);
    else if (settings.tap === 'once' || isSameMove(this.#board.game.notation, this.selected, move)) this.play(move);
    else this.pick(move);
  };
  readonly pick = (move: Move | null): void => {
    this.#move.pick(move && this.#reader.known(move));
  };
  readonly play = (move: Move): void => {
    this.#move.play(this.#reader.known(move));
  };
  readonly undo = (): void => {
    this.#move.play('undo');
  };

  /** What could be done well now. */
  hint(): Promise<Answer> {
    return this.#company.request({ type: 'hint', decision: this.decision ?? 0 });
  }

  /** A move as its game writes it. */
  text(move: Move): string {
    return this.#reader.text(move);
  }

  /** The move that a text means. */
  read(text: string): Move | undefined {
    return this.#reader.all([text])[0];
  }

  get #choices(): Choices | null {
    return this.#board.picture?.choices ?? null;
  }
  /** Nothing is offered while a familiar plays. */
  get #isPlaying(): boolean {
    return this.#company.room.phase === 'playing' && !this.#company.own?.standIn;
  }

  /** Another picture is on the table. */
  #follow(): void {
    this.#refusals.expire();
    this.#move.keepOffered(this.moves);
    this.#outlooks.clear();
  }

  #offer(choices: Choices | null | undefined): Offer<Move> | null {
    return choices ? { ...choices, moves: this.#reader.all(choices.moves) } : null;
  }

  async #askWhy(move: Move): Promise<void> {
    const answer = await this.#ask({ type: 'why', text: this.#reader.text(move) });
    if (answer.type === 'refused') this.#refused(move, answer.refusal);
  }

  #refused(move: Sent<Move>, refusal: Refusal): void {
    this.#refusals.showFor(move, this.isCoached ? null : refusal);
  }
}

const NONE: readonly Move[] = [];

/** Taking back is no move of the game: no piece shows it. */
function moveIn(sent: Sent<Move> | null): Move | null {
  return sent === 'undo' ? null : sent;
}
