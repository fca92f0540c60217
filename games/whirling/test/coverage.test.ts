import { FastRandom, openGame, type Random, type Rules, refusal, type Seat } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../rules/characters.ts';
import type { Event } from '../rules/events.ts';
import { INGREDIENTS, type Move, PRINTED, type Whirling, whirling } from '../rules/index.ts';

const REVERSIBLE = new Set(PRINTED.recipes.filter(({ reversible }) => reversible).map(({ id }) => id));

/** What a move counts as: which card, which direction, which choice of a mixed cell, which effect on which ingredient. */
function kindsOf(rules: Rules<Whirling>, state: Whirling['state'], seat: Seat, move: Move): string[] {
  const text = rules.format(move);
  const using = state.players[seat]?.using;
  switch (move.type) {
    case 'fill': {
      const kinds = new Set([...move.bench, ...move.output, ...move.supply]);
      const sources = (['bench', 'output', 'supply'] as const).filter((source) => move[source].length > 0);
      return [...sources.map((source) => `fill from ${source}`), ...[...kinds].map((kind) => `${using?.id} takes ${kind}`)];
    }
    case 'make':
      return [`${using?.id} ${text}`];
    case 'use':
      return [text];
    default:
      return [text];
  }
}

/** Plays on, preferring what was done least, and counts what was done and what happened. */
class Explorer {
  readonly done = new Map<string, number>();
  readonly events = new Map<string, number>();
  readonly refused = new Map<string, number>();
  /** The last move of each kind. */
  readonly #tried = new Map<Move['type'], Move>();

  play(seats: number, characters: string, random: Random): void {
    const rules = openGame(whirling, seats, { characters });
    const state = rules.start();
    const tell = (event: Event) => {
      count(this.events, event.type);
      if (event.type === 'revealed') count(this.done, `revealed ${event.card}${event.isTurned ? ' turned' : ''}`);
      if (event.type === 'finished') {
        for (const use of event.uses) count(this.done, `used ${use.recipe}${use.isTurned ? ' turned' : ''}`);
        if (event.kept) count(this.done, 'five-kind-cauldron');
        if (event.discarded) count(this.done, 'discard-after-use');
      }
      if (event.type === 'flipped') count(this.done, 'flips-every-round');
      if (event.type === 'grew') count(this.done, 'forced-growth');
      if (event.type === 'grew' && event.overflow > 0) count(this.done, 'growth overflows');
      if (event.type === 'bought') count(this.done, 'buy-grimoire');
      if (event.type === 'went-blind') count(this.done, 'blind-play');
      if (event.type === 'started-afresh') count(this.done, 'fresh-start');
    };
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') {
        const drawn = rules.draw(state, random);
        this.#tried.set(drawn.type, drawn);
        rules.apply(state, 'chance', drawn, tell);
        continue;
      }
      const { seat } = turn.seats[random.below(turn.seats.length)] as { seat: Seat };
      const move = this.#rarest(rules, state, seat, random);
      for (const kind of kindsOf(rules, state, seat, move)) count(this.done, kind);
      const player = state.players[seat];
      if (player?.character?.ability === 'hand-of-five' && player.hand.length === 5) count(this.done, 'hand-of-five');
      if (move.type === 'pour') count(this.done, 'brew-from-bench');
      if (move.type === 'play' && move.isTurned && !REVERSIBLE.has(move.recipe)) count(this.done, 'turn-any-recipe');
      this.#refuse(rules, state, random);
      rules.apply(state, seat, move, tell);
      this.#tried.set(move.type, move);
    }
    this.#refuse(rules, state, random);
  }

  /** The move done least so far; to finish is put off. */
  #rarest(rules: Rules<Whirling>, state: Whirling['state'], seat: Seat, random: Random): Move {
    const moves = rules.moves(state, seat);
    if (rules.seats === 5 && random.below(2) === 0) return moves[random.below(moves.length)] as Move; // Long games empty the deck.
    const rarity = (move: Move) => Math.min(...kindsOf(rules, state, seat, move).map((kind) => this.done.get(kind) ?? 0));
    let best = moves[0] as Move;
    let least = Number.POSITIVE_INFINITY;
    for (const move of moves) {
      const score = rarity(move) + random.below(3);
      if (score < least) {
        least = score;
        best = move;
      }
    }
    return best;
  }

  /** Somebody tries what was done elsewhere. */
  #refuse(rules: Rules<Whirling>, state: Whirling['state'], random: Random): void {
    const tried = [...this.#tried.values()];
    const moves = rules.moves(state, random.below(rules.seats));
    const seat = random.below(rules.seats);
    const hand = state.players[seat]?.hand ?? [];
    const card = hand[random.below(hand.length)]?.[random.below(2) === 0 ? 'upright' : 'turned'].play;
    for (const move of [
      tried[random.below(tried.length)],
      moves[random.below(moves.length)],
      card,
      rules.parse('done heart'),
      rules.parse('use lost-arcana'),
    ]) {
      const refused = move && refusal(rules, state, seat, move);
      if (refused) count(this.refused, refused.reason);
    }
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

describe('by play', () => {
  const explorer = new Explorer();
  const random = new FastRandom('coverage');
  for (let game = 0; game < 480; game++) explorer.play(2 + (game % 4), ['draft', 'random', 'initiate'][game % 3] as string, random);
  const missing = (wanted: readonly string[]) => wanted.filter((one) => !explorer.done.has(one));

  test('every recipe is revealed and used in each direction it can lie', () => {
    const sides = PRINTED.recipes.flatMap(({ id, reversible }) => (reversible ? [id, `${id} turned`] : [id]));
    const unused = missing(sides.flatMap((side) => [`revealed ${side}`, `used ${side}`]));
    expect(unused).toEqual(['used lost-arcana']); // It has nothing but symbols.
  });

  test('every recipe that has no mark is also turned by the Whirlwind', () => {
    expect(missing(PRINTED.recipes.map(({ id }) => `revealed ${id} turned`))).toEqual([]);
  });

  test('every choice of a mixed cell is made', () => {
    const wanted = PRINTED.recipes.flatMap(({ id, inputs }) =>
      inputs.flatMap((cell) => (typeof cell === 'string' ? [] : cell.map((kind) => `${id} takes ${kind}`))),
    );
    const made = openGame(whirling, 2)
      .start()
      .deck.sorted()
      .flatMap(({ id, upright }) =>
        upright.makes.length > 1 ? upright.makes.map((make) => `${id} ${openGame(whirling, 2).format(make)}`) : [],
      );
    const whisperer = INGREDIENTS.map((kind) => `toad-whisperer make ${kind}`);
    expect(missing([...wanted, ...made, ...whisperer])).toEqual([]);
    expect([...explorer.done.keys()].filter((key) => key.startsWith('dark-horse make')).length).toBeGreaterThan(10);
  });

  test('inputs come from every source', () => {
    expect(missing(['fill from bench', 'fill from output', 'fill from supply'])).toEqual([]);
  });

  test('every arcana effect is used on every ingredient', () => {
    const one = INGREDIENTS.flatMap((kind) => [
      `potion ${kind}`,
      `raven ${kind}`,
      `grimoire ${kind}`,
      `pour ${kind}`,
      `grow ${kind}`,
      `done ${kind}`,
    ]);
    const named = ['name potion', 'name raven', 'name grimoire'];
    expect(missing([...one, ...named, 'ready', 'hold', 'done'])).toEqual([]);
    expect([...explorer.done.keys()].filter((key) => /^raven \S+ \S+$/.test(key))).toHaveLength(15);
  });

  test('every ability and every recipe of a character is used', () => {
    expect(missing(ABILITIES)).toEqual([]);
    expect(missing(PRINTED.characters.flatMap(({ id, recipe }) => (recipe ? [`used ${id}`] : [])))).toEqual([]);
    expect(missing(['used trickster turned', 'growth overflows'])).toEqual([]);
  });

  test('every event happens', () => {
    const types: readonly Event['type'][] = [
      'offered',
      'kept',
      'cast',
      'dealt',
      'round-began',
      'grew',
      'started-afresh',
      'deck-renewed',
      'drew',
      'went-blind',
      'pulled',
      'picked',
      'revealed',
      'advanced',
      'chose-effect',
      'named-effect',
      'chose-arcana',
      'arcana-shown',
      'began-recipe',
      'filled',
      'used',
      'bought',
      'held',
      'forced',
      'finished',
      'passed',
      'hands-passed',
      'flipped',
      'ended',
    ];
    expect(types.filter((type) => !explorer.events.has(type))).toEqual([]);
    expect([...explorer.events.keys()].filter((type) => !types.includes(type as Event['type']))).toEqual([]);
  });

  test('every refusal is met', () => {
    expect([...explorer.refused.keys()].sort()).toEqual([
      'already-done',
      'bought-already',
      'cannot-fill-so',
      'finish-recipe-first',
      'game-over',
      'inputs-missing',
      'kept-already',
      'kinds-missing',
      'last-cannot-hold',
      'mandrakes-missing',
      'may-not-turn',
      'must-finish-first',
      'no-effect-left',
      'no-recipe-begun',
      'not-a-choice',
      'not-in-hand',
      'not-its-output',
      'not-now',
      'not-offered',
      'not-on-bench',
      'not-your-ability',
      'not-your-recipe',
      'nothing-to-use',
      'picked-already',
      'random-card-stays',
      'too-late-this-round',
      'used-already',
      'you-hold',
    ]);
  });
});
