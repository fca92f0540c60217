import type { By, Refusal, Rules, Seat, Types, Viewer } from '../src/contract.ts';
import { refusal } from '../src/refusal.ts';
import { legal } from './walk.ts';

/** A game on which the test says what everybody does, chance included. Each game's tests extend it with their own words. */
export class SceneOf<T extends Types> {
  readonly rules: Rules<T>;
  readonly state: T['state'];
  readonly events: T['event'][] = [];

  constructor(rules: Rules<T>) {
    this.rules = rules;
    this.state = rules.start();
  }

  /** Makes a move; throws if it is not legal. */
  apply(by: By, text: string): this {
    const move = legal(this.rules, this.state, [by, text]);
    if (!move) throw new Error(`${by} may not ${text}`);
    this.rules.apply(this.state, by, move, (event) => this.events.push(event));
    return this;
  }

  /** Chance does this now. */
  chance(text: string): this {
    return this.apply('chance', text);
  }

  /** Lets chance do the first thing it can until a player is awaited. */
  settle(): this {
    while (this.rules.turn(this.state).kind === 'chance') {
      const [first] = this.outcomes();
      if (first === undefined) throw new Error('chance has nothing to do');
      this.apply('chance', first);
    }
    return this;
  }

  /** Everybody who is awaited; empty while it is for chance, and at the end. */
  get awaitedSeats(): Seat[] {
    const turn = this.rules.turn(this.state);
    return turn.kind === 'seats' ? turn.seats.map(({ seat }) => seat) : [];
  }

  get awaited(): Seat {
    const [seat] = this.awaitedSeats;
    if (seat === undefined) throw new Error(`nobody is awaited, but ${this.rules.turn(this.state).kind}`);
    return seat;
  }

  moves(seat: Seat = this.awaited): string[] {
    return this.rules.moves(this.state, seat).map((move) => this.rules.format(move));
  }

  outcomes(): string[] {
    return this.rules.outcomes(this.state).map(({ move }) => this.rules.format(move));
  }

  refusal(seat: Seat, text: string): Refusal<T['reason']> | undefined {
    const move = this.rules.parse(text);
    if (!move) throw new Error(`not a move: ${text}`);
    return refusal(this.rules, this.state, seat, move);
  }

  /** The events of a type so far. */
  told<Type extends T['event']['type']>(type: Type): Extract<T['event'], { type: Type }>[] {
    return this.events.filter((event): event is Extract<T['event'], { type: Type }> => event.type === type);
  }

  view(viewer: Viewer = 'spectator'): T['view'] {
    return this.rules.view(this.state, viewer);
  }
}
