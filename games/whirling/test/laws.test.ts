import { playingOf } from '@coven/bots/laws';
import { FastRandom, openGame, type Seat, type Viewer } from '@coven/core';
import {
  checkHiddenChoices,
  lawsOf,
  leaksFrom,
  movesListed,
  perft,
  playthrough,
  randomLog,
  type Unseen,
  type Wire,
  wireOf,
} from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import { greedy } from '../bots/greedy.ts';
import { PRINTED, type Whirling, whirling } from '../rules/index.ts';
import type { Recipe } from '../rules/recipes.ts';
import type { State } from '../rules/state.ts';

const OTHERS = PRINTED.characters.map(({ id }) => id).filter((id) => id !== 'initiate');

/** What a viewer has never seen: cards dealt to others, still in the deck, or face down; characters that nobody kept or that only others hold. */
const unseen: Unseen<Whirling> = (state, viewer, past) => {
  const seen = new Set<string>();
  for (const event of past) {
    if (event.type === 'revealed') seen.add(event.card);
    if ((event.type === 'dealt' || event.type === 'drew') && event.seat === viewer) seen.add(event.card);
    if (event.type === 'hands-passed' && viewer !== 'spectator') for (const card of event.hands[viewer] ?? []) seen.add(card);
  }
  const hidden = [...state.deck.sorted(), ...state.discards, ...state.players.flatMap(({ hand }) => hand)].filter(
    ({ id }) => !seen.has(id),
  );
  const ids = (cards: readonly Recipe[]) => cards.map(({ id }) => id);
  // A pick may turn a card only if it has the mark: what may be done with a card shows whether it has the mark.
  const cards = [ids(hidden.filter(({ isReversible }) => isReversible)), ids(hidden.filter(({ isReversible }) => !isReversible))];
  const cast = past.flatMap((event) => (event.type === 'cast' ? event.characters : []));
  const own = past.flatMap((event) => (event.type === 'offered' && event.seat === viewer ? [event.character] : []));
  return [...cards, OTHERS.filter((id) => !cast.includes(id) && !own.includes(id))];
};

lawsOf({
  game: whirling,
  players: { greedy: playingOf(greedy) },
  seats: [2, 3, 4, 5],
  options: ['initiate', 'draft', 'random'].map((characters) => ({ characters })),
  seeds: 200,
  unseen,
});

describe('the interference law can fail', () => {
  const rules = openGame(whirling, 4, { characters: 'draft' });
  const interferes = leaksFrom(rules, unseen, 40);

  test('it holds for the rules as they are', () => {
    expect(interferes({})).not.toThrow();
  });

  test('a view that tells what others picked', () => {
    const view = (state: State, viewer: Viewer) => ({ ...rules.view(state, viewer), picks: state.players.map(({ pick }) => pick?.id) });
    expect(interferes({ view })).toThrow('cannot know');
  });

  test('a view that tells the pairs of a draft', () => {
    const view = (state: State, viewer: Viewer) => ({
      ...rules.view(state, viewer),
      pairs: state.players.map(({ offered }) => offered.map(({ id }) => id)),
    });
    expect(interferes({ view })).toThrow('cannot know');
  });

  test('an event that tells the hands that are passed', () => {
    expect(interferes({ show: (event) => event as never })).toThrow('cannot know');
  });

  test('an order of moves that depends on a hidden hand', () => {
    const moves = (state: State, seat: Seat) => {
      const list = [...rules.moves(state, seat)];
      const next = state.players[(seat + 1) % 4]?.hand[0];
      return next && next.index % 2 === 1 ? list.reverse() : list;
    };
    expect(interferes({ moves })).toThrow('cannot know');
  });
});

describe('the law of hidden choices can fail', () => {
  const rules = openGame(whirling, 4, { characters: 'random' });
  const check = (leaky: Partial<typeof rules>, wire?: Wire<Whirling>) => () => {
    for (let seed = 1; seed <= 40; seed++) checkHiddenChoices({ ...rules, ...leaky }, seed, wire);
  };

  test('it holds for the rules as they are, and compares what hidden choices bring', () => {
    expect(check({})).not.toThrow();
    expect(checkHiddenChoices(rules, 1)).toBeGreaterThan(100);
  });

  test('a card pulled blind that settles the moves of others, which a card they chose would not', () => {
    expect(check({ tellsChance: () => true })).toThrow(/blind.*"mayUndo":(true.*"mayUndo":false|false.*"mayUndo":true)/s);
  });

  test('chance that settles everyone, shown or not', () => {
    const settlesAll: Wire<Whirling> = (table, step, viewer) =>
      step.entries.length > 1 ? wireOf(table, step, viewer).replace('"mayUndo":true', '"mayUndo":false') : wireOf(table, step, viewer);
    expect(check({}, settlesAll)).toThrow('a hidden choice makes no difference');
  });

  test('a decision number that counts the entries of others', () => {
    const counted: Wire<Whirling> = (table, step, viewer) => `${table.length} ${wireOf(table, step, viewer)}`;
    expect(check({}, counted)).toThrow('a hidden choice makes no difference');
  });
});

describe('playthroughs', () => {
  test.each([
    [2, 'initiate'],
    [3, 'draft'],
    [4, 'random'],
    [5, 'initiate'],
  ])('%i seats, %s', async (seats, characters) => {
    const text = playthrough(openGame(whirling, seats, { characters }), seats);
    await expect(text).toMatchFileSnapshot(`playthroughs/${seats}-seats.txt`);
  });
});

describe('counts', () => {
  /** Where a random game stands when it first reaches a step. */
  const at = (seats: number, characters: string, phase: State['phase']) => {
    const rules = openGame(whirling, seats, { characters });
    const state = rules.start();
    const random = new FastRandom(seats);
    while (state.phase !== phase || rules.turn(state).kind === 'chance') {
      const turn = rules.turn(state);
      const seat = turn.kind === 'seats' ? turn.seats[0]?.seat : undefined;
      const moves = seat === undefined ? [rules.draw(state, random)] : rules.moves(state, seat);
      rules.apply(state, seat ?? 'chance', moves[random.below(moves.length)] as (typeof moves)[number]);
    }
    return [1, 2, 3].map((depth) => perft(rules, state, depth));
  };

  test('the number of move sequences at depth 1 to 3, by seats, characters and step', () => {
    const counts: Record<string, readonly number[]> = {};
    for (const seats of [2, 3, 4, 5]) {
      counts[`${seats} draft`] = at(seats, 'draft', 'draft');
      counts[`${seats} pick`] = at(seats, 'random', 'pick');
      counts[`${seats} brew`] = at(seats, 'initiate', 'brew');
    }
    expect(counts).toMatchSnapshot();
  });

  test('the order of moves', () => {
    const rules = openGame(whirling, 3, { characters: 'random' });
    const listed = movesListed(rules, randomLog(rules, new FastRandom(5), 90));
    const orders = listed.map(({ by, texts }) => `${by}: ${texts.join(' | ')}`);
    expect(orders).toMatchSnapshot();
  });
});
