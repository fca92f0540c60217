import { playingOf } from '@coven/bots/laws';
import { FastRandom, openGame, type Rules } from '@coven/core';
import { checkSampling, lawsOf, leaksFrom, movesListed, perft, playthrough, randomLog, type Unseen } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import { greedy } from '../bots/greedy.ts';
import { cardsOf, PRINTED } from '../rules/cards.ts';
import { pickFrom } from '../rules/hand.ts';
import { type Blackmore, blackmore } from '../rules/index.ts';
import { rulesFor } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

const CARDS = cardsOf(PRINTED);

/** The deck and the other hands, but for what was taken openly from the trump pile. BM-4.2 */
const unseen: Unseen<Blackmore> = (state, viewer, past) => {
  const taken = new Set(past.flatMap((event) => (event.type === 'took-trump' ? [event.card] : [])));
  const others = state.hands.filter((_, seat) => seat !== viewer).flatMap((hand) => pickFrom(hand, CARDS));
  return [[...state.deck.sorted(), ...others].map(({ id }) => id).filter((id) => !taken.has(id))];
};

lawsOf({
  game: blackmore,
  players: { greedy: playingOf(greedy) },
  seats: [2, 3, 4, 5],
  options: ['descending', 'ascending'].flatMap((wheel) =>
    ['hidden', 'open'].flatMap((scores) => ['random', '1'].map((first) => ({ wheel, scores, first }))),
  ),
  seeds: 200,
  unseen,
});

describe('the interference law can fail', () => {
  const rules = openGame(blackmore, 4);
  const interferes = leaksFrom(rules, unseen, 40);

  test('it holds for the rules as they are', () => {
    expect(interferes({})).not.toThrow();
  });

  test('a view that tells the deck', () => {
    const view = (state: State, viewer: number | 'spectator') => ({ ...rules.view(state, viewer), next: state.deck.sorted()[0]?.id });
    expect(interferes({ view })).toThrow('cannot know');
  });

  test('a view that counts what it must not', () => {
    const view = (state: State, viewer: number | 'spectator') => ({
      ...rules.view(state, viewer),
      handSizes: state.hands.map((hand) => pickFrom(hand, CARDS).filter(({ suit }) => suit === 'red').length),
    });
    expect(interferes({ view })).toThrow('cannot know');
  });

  test('an event that tells the card drawn', () => {
    expect(interferes({ show: (event) => event })).toThrow('cannot know');
  });

  test('an order of moves that depends on a hidden hand', () => {
    const moves = (state: State, seat: number) => {
      const list = [...rules.moves(state, seat)];
      const next = state.hands[(seat + 1) % 4];
      return next && next.low % 2 === 1 ? list.reverse() : list;
    };
    expect(interferes({ moves })).toThrow('cannot know');
  });
});

describe('sampling', () => {
  const name = (state: State) =>
    JSON.stringify([state.hands, state.deck.sorted().map(({ id }) => id), state.won.map((pile) => pile.length)]);
  const settings = { side: 'descending', first: 0, scoresAreOpen: false } as const;
  const tiny = { suits: ['red', 'blue'], numbers: 4, handSize: 2 } as const;

  test.each([2, 3])('on a tiny deck with %i seats the sampled worlds are all possible ones, uniformly', (seats) => {
    const rules = rulesFor(tiny, { ...settings, seats });
    const random = new FastRandom(7);
    let most = 0;
    for (let game = 0; game < 6; game++) {
      const whole = randomLog(rules, random);
      for (const share of [0.2, 0.4, 0.6, 0.8]) {
        let end = Math.ceil(whole.length * share);
        while (end < whole.length && whole[end]?.[0] === 'chance') end++;
        const seat = random.below(seats);
        most = Math.max(most, checkSampling(rules, whole.slice(0, end), seat, name, random, 4000));
      }
    }
    expect(most).toBeGreaterThan(8);
  });

  test('a card taken from the trump pile is known to lie in that hand until played', () => {
    const rules = openGame(blackmore, 4);
    const random = new FastRandom(3);
    let looked = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const state = rules.start();
      const memory = rules.memory(0);
      const held = new Map<string, number>();
      for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
        const by = turn.kind === 'chance' ? 'chance' : (turn.seats[0]?.seat as number);
        const moves = by === 'chance' ? [rules.draw(state, random)] : rules.moves(state, by);
        rules.apply(state, by, moves[random.below(moves.length)] as (typeof moves)[number], (event) => {
          if (event.type === 'took-trump') held.set(event.card, event.seat);
          if (event.type === 'led' || event.type === 'played') held.delete(event.card);
          const shown = rules.show(event, 0);
          if (shown) rules.learn(memory, shown);
        });
        if (rules.turn(state).kind !== 'seats') continue;
        for (const [card, seat] of held) {
          looked++;
          const world = rules.sample(rules.view(state, 0), memory, random);
          expect(rules.view(world, seat).hand).toContain(card);
        }
      }
    }
    expect(looked).toBeGreaterThan(100);
  });

  test('the sampling law can fail: a sampler that forgets what was taken', () => {
    const rules = rulesFor(tiny, { ...settings, seats: 3 });
    const variant: Rules<Blackmore> = {
      ...rules,
      sampler: (view, memory) => rules.sampler(view, { ...memory, held: memory.held.map(() => []) }),
    };
    const random = new FastRandom(7);
    expect(() => {
      for (let game = 0; game < 20; game++) checkSampling(variant, randomLog(variant, random, 13), 0, name, random, 500);
    }).toThrow('fits what the seat saw');
  });

  test('the sampling law can fail: a sampler that favours some worlds', () => {
    const rules = rulesFor(tiny, { ...settings, seats: 3 });
    const variant: Rules<Blackmore> = {
      ...rules,
      sampler: (view, memory) => {
        const sampler = rules.sampler(view, memory);
        return (random) => sampler({ below: (n) => Math.max(random.below(n), random.below(n)) });
      },
    };
    const log = randomLog(rules, new FastRandom(1), 7);
    expect(() => checkSampling(variant, log, 0, name, new FastRandom(2), 4000)).toThrow('evenly');
    expect(() => checkSampling(rules, log, 0, name, new FastRandom(2), 4000)).not.toThrow();
  });
});

describe('playthroughs', () => {
  test.each([
    [2, {}],
    [3, { wheel: 'ascending' }],
    [4, { scores: 'open' }],
    [5, { first: '3' }],
  ])('%i seats, %o', async (seats, options) => {
    const text = playthrough(openGame(blackmore, seats, options), seats);
    await expect(text).toMatchFileSnapshot(`playthroughs/${seats}-seats.txt`);
  });
});

describe('counts', () => {
  test.each([
    [2, [6, 36, 108, 4428]],
    [3, [6, 36, 216, 864]],
    [4, [6, 36, 216, 1296]],
    [5, [6, 36, 216, 1296]],
  ])('with %i seats the number of move sequences at depth 1 to 4', (seats, counts) => {
    const rules = openGame(blackmore, seats, { first: '0' });
    const state = rules.start();
    const random = new FastRandom(seats);
    while (rules.turn(state).kind === 'chance') rules.apply(state, 'chance', rules.draw(state, random));
    expect([1, 2, 3, 4].map((depth) => perft(rules, state, depth))).toEqual(counts);
  });

  test('the order of moves', () => {
    const rules = openGame(blackmore, 3, { first: '0' });
    const listed = movesListed(rules, randomLog(rules, new FastRandom(5), 27));
    const orders = listed.map(({ by, texts }) => `${by}: ${texts.join(' ')}`);
    expect(orders).toMatchSnapshot();
  });
});
