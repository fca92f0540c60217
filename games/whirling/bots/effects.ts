import { bestOf } from '@coven/bots';
import type { Line } from '@coven/bots/search';
import type { Rules, Seat } from '@coven/core';
import { effectsLeft } from '../rules/arcana.ts';
import type { Whirling } from '../rules/index.ts';
import { KINDS, type Kind, noPieces, sum } from '../rules/ingredients.plain.ts';
import { GRIMOIRES, NAMES, POTIONS, RAVENS, READY } from '../rules/moves.ts';
import type { Move } from '../rules/notation.plain.ts';
import { GRIMOIRE, POTION, RAVEN } from '../rules/recipes.ts';
import { playerAt, type State } from '../rules/state.ts';
import type { BrewFinder, FoundBrew } from './brew-finder.ts';

/** How many pieces a raven may take. */
const RAVEN_PIECES = 2;

/** Some effects, in order, with the brew they lead to. */
interface Chosen {
  readonly line: readonly Move[];
  readonly state: State;
  readonly worth: number;
}

/** Chooses effects of the arcana by the best brew that follows. */
export class Effects {
  readonly #rules: Rules<Whirling>;
  readonly #finder: BrewFinder;

  constructor(rules: Rules<Whirling>, finder: BrewFinder) {
    this.#rules = rules;
    this.#finder = finder;
  }

  /** Effects one after another, each by what it adds. */
  best(state: State, seat: Seat): Line<Whirling> {
    const at = this.#rules.clone(state);
    const line: Move[] = [];
    for (;;) {
      const move = this.#next(at, seat);
      line.push(move);
      if (move === READY) return line;
      this.#rules.apply(at, seat, move);
    }
  }

  /**
   * All choices of effects that lead to different brews, the best first, and of equal ones that with the fewest effects: of each number of
   * effects only the most promising go on.
   */
  lines(state: State, seat: Seat, max: number): readonly Line<Whirling>[] {
    const seen = new Set<string>();
    const found: Chosen[] = [{ line: [], state, worth: this.#finder.best(state, seat).best.worth }];
    for (let longest: readonly Chosen[] = found; longest.length > 0; ) {
      longest = longest
        .flatMap((chosen) => this.#longer(chosen, seat, seen))
        .sort((a, b) => b.worth - a.worth)
        .slice(0, max);
      found.push(...longest);
    }
    found.sort((a, b) => b.worth - a.worth);
    return found.slice(0, max).map(({ line }) => [...line, READY]);
  }

  #longer({ line, state }: Chosen, seat: Seat, seen: Set<string>): readonly Chosen[] {
    return this.#rules.moves(state, seat).flatMap((move) => {
      if (move === READY) return [];
      const after = this.#after(state, seat, move);
      const { made, taken, wished, named, spent } = playerAt(after, seat);
      const key = `${made} ${taken} ${wished} ${named} ${spent}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ line: [...line, move], state: after, worth: this.#finder.best(after, seat).best.worth }];
    });
  }

  #next(state: State, seat: Seat): Move {
    const player = playerAt(state, seat);
    // A piece in the cauldron is never wrong.
    if (player.mayName && player.named < 0) return NAMES[POTION] as Move;
    const found = this.#finder.best(state, seat);
    return (
      (effectsLeft(player, GRIMOIRE) > 0 ? this.#bettering(state, seat, GRIMOIRES, found) : undefined) ??
      (effectsLeft(player, POTION) > 0 ? potionFor(found) : undefined) ??
      (effectsLeft(player, RAVEN) > 0 ? ravenFor(found) : undefined) ??
      (player.pours > sum(player.poured) ? this.#bettering(state, seat, this.#pours(state, seat), found) : undefined) ??
      READY
    );
  }

  #pours(state: State, seat: Seat): readonly Move[] {
    return this.#rules.moves(state, seat).filter(({ type }) => type === 'pour');
  }

  /** The move with the best brew after it, if that is better than the one now. */
  #bettering(state: State, seat: Seat, moves: readonly Move[], { best }: FoundBrew): Move | undefined {
    if (moves.length === 0) return undefined;
    const { move, worth } = bestOf(moves, (one) => this.#finder.best(this.#after(state, seat, one), seat).best.worth);
    return worth > best.worth ? move : undefined;
  }

  #after(state: State, seat: Seat, move: Move): State {
    const after = this.#rules.clone(state);
    this.#rules.apply(after, seat, move);
    return after;
  }
}

/** The piece that adds most to what the best brew makes. */
function potionFor({ best, worth }: FoundBrew): Move {
  const gain = (kind: Kind) => worth.made[kind]?.[(best.made[kind] as number) + 1] as number;
  const had = (kind: Kind) => worth.made[kind]?.[best.made[kind] as number] as number;
  return POTIONS[bestOf(KINDS, (kind) => gain(kind) - had(kind)).move] as Move;
}

/** The pieces that are worst left on the workbench after the best brew. */
function ravenFor({ best, worth }: FoundBrew): Move | undefined {
  const left = [...best.left];
  const removed = noPieces();
  for (let count = 0; count < RAVEN_PIECES; count++) {
    const relief = (kind: Kind) => {
      const lying = left[kind] as number;
      return lying === 0 ? 0 : (worth.left[kind]?.[lying - 1] as number) - (worth.left[kind]?.[lying] as number);
    };
    const { move: kind, worth: gain } = bestOf(KINDS, relief);
    if (gain <= 0) break;
    left[kind] = (left[kind] as number) - 1;
    removed[kind] = (removed[kind] as number) + 1;
  }
  return RAVENS.find(({ counts }) => counts.every((count, kind) => count === removed[kind]))?.move;
}
