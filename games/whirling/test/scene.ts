import { openGame, type Seat } from '@coven/core';
import { SceneOf } from '@coven/core/laws';
import { type Casting, type Whirling, whirling } from '../rules/index.ts';
import { INGREDIENTS, type Ingredient } from '../rules/names.plain.ts';
import { type Player, playerAt } from '../rules/state.ts';

/** How many of each; what is not named is none. */
export type Pile = Readonly<Partial<Record<Ingredient, number>>>;

export interface Hands {
  /** A character for each seat; `initiate` for all if none are named. */
  readonly characters?: readonly string[];
  /** The cards each seat is dealt first; the rest as it comes. */
  readonly hands: readonly (readonly string[])[];
}

/** A table on which the test says which cards come. */
export class Scene extends SceneOf<Whirling> {
  static open(seats: number, characters: Casting): Scene {
    return new Scene(openGame(whirling, seats, { characters }));
  }

  /** Characters and hands as named; the first round has begun. */
  static dealt({ characters, hands }: Hands): Scene {
    const scene = Scene.open(hands.length, characters ? 'random' : 'initiate');
    for (const character of characters ?? []) scene.chance(`offer ${character}`);
    const spoken = new Set(hands.flat());
    for (let seat = scene.state.queue[0]; scene.state.phase === 'deal' && seat !== undefined; seat = scene.state.queue[0]) {
      const dealt = scene.hand(seat).length;
      scene.chance(`draw ${hands[seat]?.[dealt] ?? scene.spare(spoken)}`);
    }
    return scene;
  }

  /** A card from the deck that the test does not speak of: the last ones bear few symbols and need rare inputs. */
  spare(spoken: ReadonlySet<string> = new Set()): string {
    const free = this.state.deck.sorted().findLast(({ id }) => !spoken.has(id));
    if (!free) throw new Error('no card is left');
    return free.id;
  }

  /** A seat makes moves, one after the other. */
  seat(seat: Seat, ...texts: readonly string[]): this {
    for (const text of texts) this.apply(seat, text);
    return this;
  }

  /** All who are awaited make this move, in the order of their seats. */
  all(text: string): this {
    for (const seat of this.awaitedSeats) this.apply(seat, text);
    return this;
  }

  /** Everybody plays the card named for her. */
  play(...picks: readonly string[]): this {
    picks.forEach((pick, seat) => {
      this.seat(seat, `play ${pick}`);
    });
    return this;
  }

  /** Nobody uses what went off. */
  skipArcana(): this {
    return this.state.phase === 'arcana' ? this.all('ready') : this;
  }

  /** A round in which everybody plays the first card and brews nothing. */
  idle(): this {
    return this.idleUntilBrewing().all('done').settle();
  }

  /** Everybody plays the first card and uses no effect. */
  idleUntilBrewing(): this {
    for (const seat of this.awaitedSeats) this.apply(seat, this.moves(seat)[0] as string);
    return this.skipArcana();
  }

  player(seat: Seat): Player {
    return playerAt(this.state, seat);
  }

  hand(seat: Seat): string[] {
    return this.player(seat).hand.map(({ id }) => id);
  }

  /** Puts pieces where the test wants them. */
  put(seat: Seat, place: 'bench' | 'cauldron' | 'circle', pile: Pile): this {
    this.player(seat)[place] = counts(pile);
    return this;
  }

  /** A recipe that already lies before a player. */
  lay(seat: Seat, ...cards: readonly string[]): this {
    for (const card of cards) {
      const [id = '', side] = card.split(' ');
      const recipe = this.state.deck.sorted().find((one) => one.id === id);
      if (!recipe) throw new Error(`${id} is not in the deck`);
      this.state.deck.take(recipe);
      this.player(seat).faces.push(side === 'turned' ? recipe.turned : recipe.upright);
    }
    return this;
  }

  /** Takes the deck out of the game, and the hands of these seats. */
  exhaust(...seats: readonly Seat[]): this {
    for (const card of this.state.deck.sorted()) this.state.deck.take(card);
    for (const seat of seats) this.player(seat).hand.splice(0);
    return this;
  }
}

export function counts(pile: Pile): number[] {
  return INGREDIENTS.map((ingredient) => pile[ingredient] ?? 0);
}
