import type { Hex } from '#digest';
import type { Seat } from './contract.ts';
import type { SealedPlayer } from './deal.ts';
import type { Ending, TableEntry } from './table-entry.ts';

/** Who makes a seat's moves. */
export type Mover = 'person' | 'bot' | 'familiar';

/** Who holds and who plays each seat at one point of a log, and who agrees to end the game. */
export class SeatPlayers {
  readonly #holders: SealedPlayer[];
  readonly #familiars = new Map<Seat, string>();
  readonly #votes = new Set<Seat>();
  #hasClaim = false;
  #ending: Ending | undefined;
  /** The seat for which the clock makes the next entry. */
  #clocked: Seat | undefined;

  constructor(players: readonly SealedPlayer[]) {
    this.#holders = [...players];
  }

  get holders(): readonly SealedPlayer[] {
    return this.#holders;
  }
  get ending(): Ending | undefined {
    return this.#ending;
  }

  /** Whether a seat or chance may make the next entry. */
  mayMove(by: Seat | 'chance'): boolean {
    const isFree = this.#ending === undefined && (this.#clocked === undefined || this.#clocked === by);
    this.#clocked = undefined;
    return isFree;
  }

  moverOf(seat: Seat): Mover {
    if (this.#familiars.has(seat)) return 'familiar';
    return this.#isPerson(seat) ? 'person' : 'bot';
  }

  /** Applies an entry of the table; returns whether it could happen here. `isOver`: by the rules of the game. */
  note(entry: TableEntry, isOver: boolean): boolean {
    if (this.#ending !== undefined || this.#clocked !== undefined) return false;
    switch (entry.kind) {
      case 'familiar':
        if (!this.#isPerson(entry.seat) || this.#familiars.get(entry.seat) === entry.bot) return false;
        this.#familiars.set(entry.seat, entry.bot);
        return true;
      case 'person':
        return this.#seatPerson(entry.seat, entry.name);
      case 'end-vote':
        if (!this.#isPerson(entry.seat) || this.#votes.has(entry.seat) === entry.agrees) return false;
        if (entry.agrees) this.#votes.add(entry.seat);
        else this.#votes.delete(entry.seat);
        return true;
      case 'claim':
        if (!this.#isPerson(entry.seat)) return false;
        this.#hasClaim = true;
        return true;
      case 'end':
        if (!this.#mayEnd(entry.ending, isOver)) return false;
        this.#ending = entry.ending;
        return true;
      case 'clock':
        this.#clocked = entry.seat;
        return this.#isPerson(entry.seat);
      case 'undo-ask':
      case 'undo-answer':
        return this.#isPerson(entry.seat);
      case 'undo-back':
        // Reserved: this version cannot follow it.
        return false;
      default:
        return entry satisfies never;
    }
  }

  #isPerson(seat: Seat): boolean {
    return this.#holders[seat]?.[0] === 'person';
  }

  #seatPerson(seat: Seat, name: Hex | null): boolean {
    if (!this.#isPerson(seat)) return false;
    if (name === null) return this.#familiars.delete(seat);
    if (this.#holders[seat]?.[1] === name) return false;
    this.#holders[seat] = ['person', name];
    this.#familiars.delete(seat);
    this.#votes.delete(seat);
    return true;
  }

  #mayEnd(ending: Ending, isOver: boolean): boolean {
    switch (ending) {
      case 'played':
        return isOver;
      case 'agreed':
        return !isOver && this.#votes.size > 0 && this.#holders.every(([kind], seat) => kind === 'bot' || this.#votes.has(seat));
      case 'absent':
        return !isOver && this.#votes.size > 0;
      case 'left':
        return !isOver && this.#hasClaim;
      case 'not-dealt':
        return false;
      default:
        return ending satisfies never;
    }
  }
}
