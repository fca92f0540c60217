import { FastRandom, openGame, type Rules } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import { expect, test } from 'vitest';
import { chainsOf } from '../bots/chains.ts';
import { worthsOf } from '../bots/greedy.ts';
import { Pieces } from '../bots/pieces.ts';
import { Prospects } from '../bots/prospects.ts';
import { Turn } from '../bots/turn.ts';
import { World } from '../bots/world.ts';
import { HAND_SIZE, type Konotop, konotop, type State } from '../rules/index.ts';

const ALL = Number.POSITIVE_INFINITY;

test.each([
  [2, 'next'],
  [4, 'next'],
  [3, 'skip'],
] as const)('a world of bare numbers goes as the rules do: %i seats, ties %s', (seats, ties) => {
  const rules = openGame(konotop, seats, { ties });
  const pieces = new Pieces(rules);
  expect(pieces.ties).toBe(ties);
  const prospects = new Prospects(pieces);
  const turn = new Turn(pieces, prospects, ALL);
  const random = new FastRandom('world', seats);
  let state = rules.start();
  for (let turns = 0, games = casesOf(3, 20); games > 0; turns++) {
    if (state.phase === 'over') {
      games--;
      state = rules.start();
    }
    while (state.phase !== 'play') rules.apply(state, 'chance', rules.draw(state, random));
    const world = loaded(pieces, state);
    expect([...world.totals]).toEqual(state.row.map((faceUp) => faceUp?.total ?? 0));
    const worths = new Float64Array(seats);
    prospects.worths(world, worths);
    // Greedy reads all ties alike.
    if (ties === 'next') expect([...worths].map(rounded)).toEqual(worthsOf(state).map(rounded));
    const seat = state.toAct;
    turn.play(world);
    const held = world.handSizes[seat] as number;
    world.settle(random);
    const drawn = handOf(world, seat).slice(held);
    const chains = chainsOf(rules, seat, state, ALL);
    const most = Math.max(...chains.map(({ worth }) => worth));
    const best = chains.filter(({ worth }) => ties === 'skip' || rounded(worth) === rounded(most));
    const ends = best.flatMap(({ end }) => drawnAlike(rules, end, world, drawn) ?? []);
    const next = ends.find((end) => contents(loaded(pieces, end)) === contents(world));
    expect(next, `turn ${turns}`).toBeDefined();
    state = next as State;
  }
});

function loaded(pieces: Pieces, state: State): World {
  const world = new World(pieces);
  world.load(state);
  return world;
}

function handOf({ hands, handSizes }: World, seat: number): number[] {
  return [...hands.subarray(seat * HAND_SIZE, seat * HAND_SIZE + (handSizes[seat] as number))];
}

function rounded(worth: number): number {
  return Math.round(worth * 1e6);
}

/** All there is to a world, whatever the order in which it is kept. */
function contents(world: World): string {
  const hands = Array.from(world.handSizes, (_, seat) => handOf(world, seat).sort((a, b) => a - b));
  const hidden = world.hidden.slice(0, world.hiddenCount).sort();
  const lists = [world.deck, world.discard, world.row, world.totals, world.strengths, world.laid, world.points, hidden];
  const { toAct, first, deckSize, isOver, isSettled } = world;
  return JSON.stringify([hands, lists.map((list) => [...list]), toAct, first, deckSize, isOver, isSettled]);
}

/** The state after the rules drew what a world did, as far as they can. */
function drawnAlike(rules: Rules<Konotop>, end: State, { row }: World, drawn: readonly number[]): State | undefined {
  const state = rules.clone(end);
  const cards = [...drawn];
  while (state.phase === 'refill' || state.phase === 'draw') {
    const { phase, gap, toAct } = state;
    const next = rules.outcomes(state).flatMap(({ move }) => {
      const after = rules.clone(state);
      rules.apply(after, 'chance', move);
      const isAlike =
        phase === 'refill' ? after.row[gap]?.occupier.index === row[gap] : copies(after, toAct, cards[0]) > copies(state, toAct, cards[0]);
      return isAlike ? [move] : [];
    })[0];
    if (!next) return undefined;
    if (phase === 'draw') cards.shift();
    rules.apply(state, 'chance', next);
  }
  return state;
}

function copies({ hands }: State, seat: number, card: number | undefined): number {
  return hands[seat]?.filter(({ index }) => index === card).length ?? 0;
}
