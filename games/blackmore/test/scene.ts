import { type Options, openGame, type Rules, refusal, type Seat } from '@coven/core';
import { legal } from '@coven/core/laws';
import type { Event } from '../rules/events.ts';
import type { Blackmore } from '../rules/index.ts';
import { blackmore } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

/** A table on which the test says which cards come. */
export class Scene {
  readonly rules: Rules<Blackmore>;
  readonly state: State;
  readonly events: Event[] = [];

  constructor(rules: Rules<Blackmore>) {
    this.rules = rules;
    this.state = rules.start();
  }

  /** Deals the named cards (the rest as it comes), turns `up` up and lets `first` begin. */
  static dealt(hands: readonly (readonly string[])[], up: string, options: Options = {}, first: Seat = 0): Scene {
    const scene = new Scene(openGame(blackmore, hands.length, { first: String(first), ...options }));
    const spoken = new Set([...hands.flat(), up]);
    for (let round = 0; round < 6; round++) {
      for (const hand of hands) scene.chance(hand[round] ?? scene.#spare(spoken));
    }
    scene.chance(up);
    return scene;
  }

  #spare(spoken: ReadonlySet<string>): string {
    const free = this.state.deck.sorted().find((card) => !spoken.has(card.id));
    if (!free) throw new Error('no card is left to deal');
    return free.id;
  }

  /** Chance gives this card now. */
  chance(card: string): this {
    return this.#apply('chance', `draw ${card}`);
  }

  /** Whoever is awaited plays, crowns or keeps. */
  move(text: string): this {
    return this.#apply(this.awaited, text);
  }

  play(...cards: readonly string[]): this {
    for (const card of cards) this.move(`play ${card}`);
    return this;
  }

  /** Lets chance deal whatever comes until a player is awaited. */
  settle(): this {
    while (this.rules.turn(this.state).kind === 'chance') {
      const [first] = this.rules.outcomes(this.state);
      if (!first) throw new Error('chance has nothing to do');
      this.#apply('chance', this.rules.format(first.move));
    }
    return this;
  }

  /** Plays whole tricks without thought until the condition holds. */
  until(isThere: (state: State) => boolean, crowns: 'crown' | 'keep' = 'keep'): this {
    this.settle();
    while (!isThere(this.state)) {
      const moves = this.moves();
      const crown = crowns === 'crown' ? moves.find((move) => this.rules.parse(move)?.type === 'crown') : undefined;
      const next = crown ?? moves[0];
      if (next === undefined) throw new Error('the game is over');
      this.move(next).settle();
    }
    return this;
  }

  get awaited(): Seat {
    const turn = this.rules.turn(this.state);
    if (turn.kind !== 'seats') throw new Error(`nobody is awaited, but ${turn.kind}`);
    return turn.seats[0]?.seat as Seat;
  }

  moves(seat: Seat = this.awaited): string[] {
    return this.rules.moves(this.state, seat).map((move) => this.rules.format(move));
  }

  refusal(seat: Seat, text: string) {
    const move = this.rules.parse(text);
    if (!move) throw new Error(`not a move: ${text}`);
    return refusal(this.rules, this.state, seat, move);
  }

  told(type: Event['type']): Event[] {
    return this.events.filter((event) => event.type === type);
  }

  hand(seat: Seat): string[] {
    return [...this.rules.view(this.state, seat).hand];
  }

  view(viewer: Seat | 'spectator') {
    return this.rules.view(this.state, viewer);
  }

  #apply(by: Seat | 'chance', text: string): this {
    const move = legal(this.rules, this.state, [by, text]);
    if (!move) throw new Error(`${by} may not ${text}`);
    this.rules.apply(this.state, by, move, (event) => this.events.push(event));
    return this;
  }
}
