import { type Options, openGame, type Seat } from '@coven/core';
import { SceneOf } from '@coven/core/laws';
import type { Blackmore } from '../rules/index.ts';
import { blackmore } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

/** A table on which the test says which cards come. */
export class Scene extends SceneOf<Blackmore> {
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
  override chance(card: string): this {
    return super.chance(`draw ${card}`);
  }

  /** The awaited player plays, crowns or keeps. */
  move(text: string): this {
    return this.apply(this.awaited, text);
  }

  play(...cards: readonly string[]): this {
    for (const card of cards) this.move(`play ${card}`);
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

  hand(seat: Seat): string[] {
    return [...this.rules.view(this.state, seat).hand];
  }
}
