import { openGame, type Rules, type Seat } from '@coven/core';
import { SceneOf } from '@coven/core/laws';
import { type Konotop, konotop, type Move, OUR_FILE } from '../rules/index.ts';

interface Setup {
  /** The face-up occupiers, left to right; the rest as it comes. */
  readonly row?: readonly string[];
  /** By seat; the rest as it comes. */
  readonly hands: readonly (readonly string[])[];
  readonly first?: Seat;
  readonly ties?: string;
}

/** The cards of the game without an effect. */
const PLAIN = new Set(OUR_FILE.cards.filter(({ effect }) => effect === null).map(({ id }) => id));

/** A table on which the test says which cards come. What it does not name comes without an effect as long as there is such a card. */
export class Scene extends SceneOf<Konotop> {
  readonly #spoken: string[];
  readonly #coming: string[] = [];

  constructor(rules: Rules<Konotop>, spoken: readonly string[] = []) {
    super(rules);
    this.#spoken = [...spoken];
  }

  static dealt({ row = [], hands, first = 0, ties = 'next' }: Setup, rules?: Rules<Konotop>): Scene {
    const scene = new Scene(rules ?? openGame(konotop, hands.length, { ties }), hands.flat());
    for (const occupier of row) scene.chance(`reveal ${occupier}`);
    while (scene.state.phase === 'row') scene.apply('chance', scene.outcomes()[0] as string);
    for (let round = 0; scene.state.phase === 'deal'; round++) {
      for (const hand of hands) {
        const card = hand[round];
        if (card !== undefined) scene.#spoken.splice(scene.#spoken.indexOf(card), 1);
        if (scene.state.phase === 'deal') scene.chance(card === undefined ? scene.#spare() : `draw ${card}`);
      }
    }
    return scene.chance(`first ${first}`);
  }

  /** The next cards that are drawn or occupiers that are turned up, by id; the rest as it comes. */
  coming(...ids: readonly string[]): this {
    this.#coming.push(...ids);
    return this;
  }

  /** A seat acts: `scene.seat(1).play('tuman').on('bandos')`. Chance follows as far as it is due. */
  seat(seat: Seat) {
    const act = (text: string) => this.apply(seat, text).settle();
    return {
      play: (card: string) => ({ on: (occupier: string) => act(`play ${card} on ${occupier}`) }),
      destroy: (card: string, of: Seat, on: string) => act(`destroy ${card} of ${of} on ${on}`),
      move: (card: string, of: Seat, from: string, to: string) => act(`move ${card} of ${of} from ${from} to ${to}`),
      decline: () => act('decline'),
    };
  }

  /** Each in turn plays a card on an occupier, and declines what it offers. */
  turns(...plays: readonly (readonly [card: string, occupier: string])[]): this {
    for (const [card, occupier] of plays) {
      const seat = this.awaited;
      this.seat(seat).play(card).on(occupier);
      if (this.state.phase === 'effect' && this.awaited === seat) this.seat(seat).decline();
    }
    return this;
  }

  /** Lets chance do what is named by `coming`, else whatever comes, until a player is awaited. */
  override settle(): this {
    while (this.rules.turn(this.state).kind === 'chance') {
      const next = this.#coming[0];
      const named = this.rules.outcomes(this.state).find(({ move }) => next !== undefined && idOf(move) === next);
      if (named) this.#coming.shift();
      this.apply('chance', named ? this.rules.format(named.move) : this.#spare());
    }
    return this;
  }

  get ask() {
    const turn = this.rules.turn(this.state);
    return turn.kind === 'seats' ? turn.seats[0]?.ask : undefined;
  }

  hand(seat: Seat): string[] {
    return (this.state.hands[seat] ?? []).map((card) => card.id);
  }

  /** An occupier as everybody sees it. */
  on(occupier: string) {
    const found = this.view().row.find((one) => one?.occupier === occupier);
    if (!found) throw new Error(`${occupier} is not face up`);
    return found;
  }

  /** Each seat's strength on an occupier. */
  strengths(occupier: string): number[] {
    return this.on(occupier).sides.map((side) => side.strength);
  }

  /** How many copies of a card are in the discard. */
  discarded(card: string): number {
    return this.view().discard[card] ?? 0;
  }

  #spare(): string {
    const outcomes = this.rules.outcomes(this.state);
    const free = outcomes.filter(({ move, weight }) => {
      const id = idOf(move) ?? '';
      return weight > this.#spoken.filter((one) => one === id).length && !this.#coming.includes(id);
    });
    const plain = free.find(({ move }) => move.type === 'draw' && PLAIN.has(move.card));
    const { move } = plain ?? free[0] ?? outcomes[0] ?? {};
    if (!move) throw new Error('chance has nothing to do');
    return this.rules.format(move);
  }
}

/** The card that is drawn or the occupier that is turned up. */
function idOf(move: Move): string | undefined {
  return move.type === 'draw' ? move.card : move.type === 'reveal' ? move.occupier : undefined;
}
