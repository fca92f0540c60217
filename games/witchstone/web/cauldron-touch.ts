import type { Move } from '../rules/index.ts';
import type { WitchstoneBoard } from './board.ts';
import type { Cauldron, Content } from './cauldron.ts';
import { directionOf } from './hex.ts';
import type { Look } from './look.svelte.ts';
import { type Place, placedAt, placesOf, turned } from './places.ts';

/** What the cells of the viewer's own cauldron do when they are touched. Reading it inside a component keeps the picture up to date. */
export class CauldronTouch {
  readonly #board: WitchstoneBoard;
  readonly #look: Look;
  readonly #lying: Cauldron;
  readonly #moves: readonly Move[];
  readonly places: readonly Place[];
  /** Where the tile is tried out. */
  readonly place: Place | undefined;
  /** The cell of the crystal in hand: the one half-way, the one picked, or the only one there is. */
  readonly crystal: string | null;

  constructor(board: WitchstoneBoard, look: Look, lying: Cauldron) {
    this.#board = board;
    this.#look = look;
    this.#lying = lying;
    this.#moves = board.moves;
    this.places = placesOf(this.#moves);
    this.place = this.places.find((one) => board.same(board.selected, one));
    this.crystal = this.#crystalInHand();
  }

  #crystalInHand(): string | null {
    const { agenda, toAct } = this.#board.view;
    if (agenda?.crossing && toAct === this.#board.seat) return agenda.crossing.at;
    const movable = [...new Set(this.#moves.filter((move) => move.type === 'step' || move.type === 'rim').map(({ from }) => from))];
    if (this.#look.crystal !== null && movable.includes(this.#look.crystal)) return this.#look.crystal;
    return movable.length === 1 ? (movable[0] ?? null) : null;
  }

  mayTouch({ cell: { id }, crystal: gem }: Content): boolean {
    if (this.#board.ask?.type === 'make-room' && this.#offers({ type: 'break', at: id })) return true;
    if (this.places.some(({ at, toward }) => at === id || toward === id)) return true;
    if (this.#stepTo(id) !== undefined || this.rimFrom(id) !== undefined) return true;
    return (gem !== null && this.#mayMove(id)) || this.#setsAt(id).length > 0 || this.#beginAt(id) !== undefined;
  }

  touch(content: Content): void {
    const board = this.#board;
    const { id } = content.cell;
    if (this.places.length > 0 && !content.crystal) {
      if (this.place?.toward === id) board.play(this.place);
      else if (this.place?.at === id) this.#pick(turned(this.places, this.place));
      else if (!this.aim(id)) board.touch(this.#layAt(id));
      return;
    }
    const now = this.#beginAt(id) ?? this.#stepTo(id) ?? this.rimFrom(id);
    if (now) {
      if (now.type === 'step') this.#look.crystal = id;
      board.play(now);
    } else if (content.crystal && this.#mayMove(id)) this.#look.crystal = id;
    else if (this.#setsAt(id).length > 0) this.#touchHex(this.#setsAt(id));
    else if (content.crystal) this.#touchLoss({ type: 'break', at: id });
    else board.touch(this.#layAt(id));
  }

  /** Tries the tile out with its first half on a cell; tells whether it fits. */
  aim(cell: string): boolean {
    const next = placedAt(this.places, cell, ({ at, toward }) => this.headingOf(at, toward), this.#look.direction);
    if (next) this.#pick(next);
    return next !== undefined;
  }

  /** Which of the six directions leads from one cell to the other, or −1. */
  headingOf(at: string, toward: string): number {
    const [from, to] = [this.#lying.get(at)?.cell, this.#lying.get(toward)?.cell];
    return from && to ? directionOf(from, to) : -1;
  }

  /** The move over the rim of the crystal in hand, if it lies on this cell. */
  rimFrom(id: string): Move | undefined {
    return this.crystal === id ? this.#moves.find((move) => move.type === 'rim' && move.from === id) : undefined;
  }

  #offers(move: Move): boolean {
    return this.#board.offers(move);
  }

  #stepTo(id: string): Move | undefined {
    return this.#moves.find((move) => move.type === 'step' && move.from === this.crystal && move.to === id);
  }

  #mayMove(id: string): boolean {
    return this.#moves.some((move) => (move.type === 'step' || move.type === 'rim') && move.from === id);
  }

  #setsAt(id: string): readonly Move[] {
    return this.#moves.filter((move) => move.type === 'set' && move.at === id);
  }

  #beginAt(id: string): Move | undefined {
    const { phase, turnTile } = this.#board.view;
    if (phase !== 'order' || (turnTile?.at !== id && turnTile?.toward !== id)) return undefined;
    return this.#moves.find((move) => move.type === 'begin' && move.action === this.#lying.get(id)?.symbols[0]);
  }

  /** Some move that would lay the tile here: asked for to learn why it cannot be. */
  #layAt(id: string): Move {
    const beside = [...this.#lying.keys()].find((other) => this.headingOf(id, other) >= 0);
    return { type: 'lay', at: id, toward: beside ?? id };
  }

  #pick(place: Place): void {
    this.#look.direction = this.headingOf(place.at, place.toward);
    this.#board.pick(place);
  }

  /** With two hexes in hand a second touch is for the other one. */
  #touchHex(sets: readonly Move[]): void {
    const at = sets.findIndex((move) => this.#board.same(this.#board.selected, move));
    const next = sets[(at + 1) % sets.length];
    if (next && sets.length > 1 && at >= 0) this.#board.pick(next);
    else if (next) this.#board.touch(next);
  }

  /** Taking a crystal out is a loss: never with a single touch. */
  #touchLoss(move: Move): void {
    if (this.#offers(move) && !this.#board.same(this.#board.selected, move)) this.#board.pick(move);
    else this.#board.touch(move);
  }
}
