import { bestOf } from '@coven/bots';
import type { Line } from '@coven/bots/search';
import type { Rules, Seat } from '@coven/core';
import { effectsLeft, effectsOf } from '../rules/arcana.ts';
import { movesFor } from '../rules/brew-moves.ts';
import { mayHold } from '../rules/brewing.ts';
import type { Whirling } from '../rules/index.ts';
import { type Counts, change, KINDS, type Kind, sum } from '../rules/ingredients.ts';
import { GRIMOIRES, HOLD, POTIONS, READY } from '../rules/moves.ts';
import type { Move } from '../rules/notation.ts';
import { type Face, GRIMOIRE, POTION, RAVEN } from '../rules/recipes.ts';
import { byInitiative, can, type Player, playerAt, type State } from '../rules/state.ts';
import { mayTurn } from '../rules/study.ts';
import { type Brewed, Brews, maxMadeOf } from './brews.ts';
import { type Fullness, fullnessOf, prospectsOf, Worth } from './prospects.ts';
import { type Stove, stoveAt } from './state-kitchen.ts';

export const EFFECTS = [0.35, 0.25, 0.2];
export const ENGINE = { out: 0, in: 0 };

/** Brews looked at for one decision. */
const LOOKS = 400;

interface Ranked<Choice> {
  readonly choice: Choice;
  readonly worth: number;
}

/** Thinks of what a seat should do by the brew that would follow in this round; knows a state, but uses only what its seat can see. */
export class Cook {
  readonly #rules: Rules<Whirling>;
  readonly #capacity: Counts;
  readonly #fullness: Fullness;

  constructor(rules: Rules<Whirling>, capacity: Counts) {
    this.#rules = rules;
    this.#capacity = capacity;
    this.#fullness = fullnessOf(capacity);
  }

  /** The best line there is at first sight. */
  best(state: State, seat: Seat): Line<Whirling> {
    switch (state.phase) {
      case 'pick':
        return [bestOf(facesFor(state, seat), (face) => this.#faceWorth(state, seat, face)).move.play];
      case 'arcana':
        return this.#arcana(state, seat);
      case 'brew':
        return this.#brew(state, seat);
      default:
        return [bestOf(this.#rules.moves(state, seat), (move) => this.#plainWorth(state, seat, move)).move];
    }
  }

  /** Lines worth a thought, the most promising first. */
  lines(state: State, seat: Seat, max: number): readonly Line<Whirling>[] {
    switch (state.phase) {
      case 'pick': {
        const faces = facesFor(state, seat).map((face) => ({ line: [face.play], worth: this.#faceWorth(state, seat, face) }));
        faces.sort((a, b) => b.worth - a.worth);
        const rest = this.#rules.moves(state, seat).filter(({ type }) => type !== 'play');
        return [...faces.map(({ line }) => line), ...rest.map((move) => [move])].slice(0, max);
      }
      case 'arcana':
        return this.#arcanaLines(state, seat, max);
      case 'brew': {
        if (mayHold(state, seat)) return [[HOLD]];
        const stove = stoveAt(state, seat);
        return this.#brews(state, seat, stove)
          .ranked(max)
          .map((brewed) => this.#lineFor(state, seat, stove, brewed));
      }
      default:
        return this.#rules.moves(state, seat).map((move) => [move]);
    }
  }

  #arcanaLines(state: State, seat: Seat, max: number): readonly Line<Whirling>[] {
    const done: { line: readonly Move[]; worth: number }[] = [];
    const seen = new Set<string>();
    let beam: { line: readonly Move[]; state: State; worth: number }[] = [{ line: [], state, worth: 0 }];
    while (beam.length > 0) {
      const next: typeof beam = [];
      for (const { line, state: at } of beam) {
        for (const move of this.#rules.moves(at, seat)) {
          if (move === READY) continue;
          const after = this.#rules.clone(at);
          this.#rules.apply(after, seat, move);
          const { made, taken, wished, named, spent } = playerAt(after, seat);
          const key = `${made} ${taken} ${wished} ${named} ${spent}`;
          if (seen.has(key)) continue;
          seen.add(key);
          next.push({ line: [...line, move], state: after, worth: this.#brews(after, seat, stoveAt(after, seat)).best().worth });
        }
      }
      next.sort((a, b) => b.worth - a.worth);
      beam = next.slice(0, max);
      for (const { line, worth } of beam) done.push({ line: [...line, READY], worth });
    }
    if (done.length === 0) return [[READY]];
    return done
      .sort((a, b) => b.worth - a.worth)
      .slice(0, max)
      .map(({ line }) => line);
  }

  #brew(state: State, seat: Seat): Line<Whirling> {
    if (mayHold(state, seat) && byInitiative(state).find((one) => !playerAt(state, one).isDone) !== seat) return [HOLD];
    const stove = stoveAt(state, seat);
    return this.#lineFor(state, seat, stove, this.#brews(state, seat, stove).best());
  }

  #brews(state: State, seat: Seat, stove: Stove): Brews {
    const worth = new Worth(this.#capacity, this.#fullness, prospectsOf(state, seat), maxMadeOf(stove), stove.bench);
    return new Brews(stove, worth, LOOKS);
  }

  #lineFor(state: State, seat: Seat, stove: Stove, { steps }: Brewed): Line<Whirling> {
    return movesFor(stove, steps, (made) => (stove.mayKeep ? this.#keepable(state, seat, made) : undefined)).moves;
  }

  /** WW-7.10: a kind that would not overflow anyway, and fills least. */
  #keepable(state: State, seat: Seat, made: Counts): Kind | undefined {
    const { there, cauldron } = prospectsOf(state, seat);
    if (KINDS.some((kind) => (cauldron[kind] as number) + (made[kind] as number) === 0)) return undefined;
    const room = (kind: Kind) => (this.#capacity[kind] as number) - (there[kind] as number) - (made[kind] as number);
    return bestOf(KINDS, (kind) => (room(kind) < 0 ? Number.NEGATIVE_INFINITY : (this.#capacity[kind] as number))).move;
  }

  #faceWorth(state: State, seat: Seat, face: Face): number {
    const { markers } = playerAt(state, seat);
    const { symbols } = face.recipe as NonNullable<Face['recipe']>;
    let worth = this.#brews(state, seat, stoveAt(state, seat, face)).best().worth;
    for (let arcanum = 0; arcanum < symbols.length; arcanum++) {
      worth += (EFFECTS[arcanum] as number) * effectsOf(markers[arcanum] as number, symbols[arcanum] as number);
    }
    for (const cell of face.outputs) worth += ENGINE.out / (this.#capacity[(KINDS.find((k) => k === 0) as number) * 0 + kindIndex(cell)] as number);
    for (const cell of face.inputs) worth -= ENGINE.in / (this.#capacity[kindIndex(cell)] as number);
    return worth;
  }

  /** Effects one after another, each by what it adds to the best brew. */
  #arcana(state: State, seat: Seat): Line<Whirling> {
    const at = this.#rules.clone(state);
    const player = playerAt(at, seat);
    const line: Move[] = [];
    for (;;) {
      const move = this.#effect(at, seat, player);
      line.push(move);
      if (move === READY) return line;
      this.#rules.apply(at, seat, move);
    }
  }

  #effect(state: State, seat: Seat, player: Player): Move {
    if (player.mayName && player.named < 0) return { type: 'name', arcanum: 'potion' };
    const stove = stoveAt(state, seat);
    const worth = new Worth(this.#capacity, this.#fullness, prospectsOf(state, seat), maxMadeOf(stove).map((n) => n + 1), stove.bench);
    const best = new Brews(stove, worth, LOOKS).best();
    if (effectsLeft(player, GRIMOIRE) > 0) {
      const found = bestOf(GRIMOIRES, (move) => this.#worthAfter(state, seat, move));
      if (found.worth > best.worth) return found.move;
      player.spent[GRIMOIRE] = (player.spent[GRIMOIRE] as number) + effectsLeft(player, GRIMOIRE);
    }
    if (effectsLeft(player, POTION) > 0) {
      const gain = (kind: Kind) => {
        const count = best.made[kind] as number;
        return (worth.made[kind]?.[count + 1] as number) - (worth.made[kind]?.[count] as number);
      };
      return POTIONS[bestOf(KINDS, gain).move] as Move;
    }
    if (effectsLeft(player, RAVEN) > 0) {
      const left = [...best.left];
      const pieces: Move[] = [];
      void pieces;
      const removed: Kind[] = [];
      for (let n = 0; n < 2; n++) {
        const gain = (kind: Kind) => {
          const count = left[kind] as number;
          return count === 0 ? 0 : (worth.left[kind]?.[count - 1] as number) - (worth.left[kind]?.[count] as number);
        };
        const found = bestOf(KINDS, gain);
        if (found.worth <= 0) break;
        removed.push(found.move);
        left[found.move] = (left[found.move] as number) - 1;
      }
      if (removed.length > 0) {
        removed.sort((a, b) => a - b);
        const want = removed.map((kind) => NAMES_[kind]).join();
        const move = this.#rules.moves(state, seat).find((m) => m.type === 'raven' && m.pieces.join() === want);
        if (move) return move;
      }
    }
    if (player.pours > sum(player.poured)) {
      const found = bestOf(
        this.#rules.moves(state, seat).filter((m) => m.type === 'pour'),
        (move) => this.#worthAfter(state, seat, move),
      );
      if (found.worth > best.worth) return found.move;
    }
    return READY;
  }

  #worthAfter(state: State, seat: Seat, move: Move): number {
    const next = this.#rules.clone(state);
    this.#rules.apply(next, seat, move);
    return this.#brews(next, seat, stoveAt(next, seat)).best().worth;
  }

  #plainWorth(state: State, seat: Seat, move: Move): number {
    const player = playerAt(state, seat);
    switch (move.type) {
      case 'grow': {
        const kind = INDEX(move.ingredient);
        return (this.#capacity[kind] as number) - (player.bench[kind] as number);
      }
      case 'keep': {
        const character = player.offered.find(({ id }) => id === move.character);
        return (character?.start ?? []).reduce((all, count, kind) => all + count / (this.#capacity[kind] as number), 0);
      }
      default:
        return 0;
    }
  }
}

import { INGREDIENTS, type Ingredient } from '../rules/names.ts';

const NAMES_ = INGREDIENTS;
const INDEX = (i: Ingredient) => INGREDIENTS.indexOf(i);
const kindIndex = (cell: readonly Ingredient[]) => INDEX(cell[0] as Ingredient);
void change;
void can;

export function facesFor(state: State, seat: Seat): Face[] {
  const player = playerAt(state, seat);
  const faces: Face[] = [];
  for (const recipe of player.hand) {
    if (player.pulled !== undefined && recipe !== player.pulled) continue;
    faces.push(recipe.upright);
    if (mayTurn(player, recipe)) faces.push(recipe.turned);
  }
  return faces;
}
