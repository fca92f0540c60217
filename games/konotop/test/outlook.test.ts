import { FastRandom, openGame } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { type Konotop, konotop, type State } from '../rules/index.ts';
import { Scene } from './scene.ts';

const ROW = ['bandos', 'kartavyi', 'kombat', 'naimanets'];

describe('previews', () => {
  test.each([2, 3, 4, 5])('come true: %i seats', (seats) => {
    const rules = openGame(konotop, seats);
    let [falls, chains] = [0, 0];
    for (let seed = 1; seed <= 12; seed++) {
      const random = new FastRandom(seed);
      const state = rules.start();
      for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
        if (turn.kind === 'chance') {
          rules.apply(state, 'chance', rules.draw(state, random));
          continue;
        }
        const seat = turn.seats[0]?.seat ?? 0;
        const moves = rules.moves(state, seat);
        const move = moves[random.below(moves.length)] as Konotop['move'];
        const outlook = rules.outlook(rules.view(state, seat), move);
        const before = state.points.map((points) => [...points]);
        const fell: string[] = [];
        rules.apply(state, seat, move, (event) => event.type === 'fell' && fell.push(event.occupier));

        if (state.phase === 'effect') {
          chains++;
          const pending = state.pending.at(-1);
          expect(outlook.next).toEqual({ card: pending?.card.id, effect: pending?.card.optional?.kind });
          for (const changed of outlook.row) expect(rules.view(state, seat).row).toContainEqual(changed);
          continue;
        }
        expect(outlook.next).toBeNull();
        while (state.phase === 'refill') {
          rules.apply(state, 'chance', rules.draw(state, random), (event) => event.type === 'fell' && fell.push(event.occupier));
        }
        falls += fell.length;
        expect(outlook.falls).toEqual(fell);
        expect(outlook.points).toEqual(gained(state, before));
        for (const changed of outlook.row) {
          if (!fell.includes(changed.occupier)) expect(rules.view(state, seat).row).toContainEqual(changed);
        }
      }
    }
    expect(falls).toBeGreaterThan(100);
    expect(chains).toBeGreaterThan(50);
  });

  const gained = (state: State, before: readonly (readonly number[])[]) =>
    state.points.map((points, seat) => points.reduce((sum, one, place) => sum + one - (before[seat]?.[place] ?? 0), 0));

  test('say what a card counts, who would get what and what it does to everybody’s strength', () => {
    const scene = Scene.dealt({ row: ROW, hands: [['tuman', 'tuman'], ['tuman'], ['skolopendra']] });
    scene.turns(['tuman', 'bandos'], ['tuman', 'bandos'], ['skolopendra', 'bandos']);
    const outlook = scene.rules.outlook(scene.view(0), scene.rules.parse('play tuman on bandos') as Konotop['move']);
    expect(outlook).toMatchObject({
      seat: 0,
      card: { card: 'tuman', on: 'bandos', times: 3, strength: 6 },
      falls: ['bandos'],
      points: [4, 2, 3],
      strengths: [10, 4, 0],
      next: null,
    });
    expect(outlook.row.map(({ occupier, strength, missing }) => [occupier, strength, missing])).toEqual([['bandos', 27, 0]]);
  });

  test('of a card that is destroyed or moved away', () => {
    const hands = [
      ['chervonyi-velosyped', 'bludnyi-vohon'],
      ['skolopendra', 'skolopendra'],
    ];
    const scene = Scene.dealt({ row: ROW, hands, first: 1 }).turns(['skolopendra', 'bandos']);
    scene.seat(0).play('bludnyi-vohon').on('bandos');
    const look = (text: string) => scene.rules.outlook(scene.view(0), scene.rules.parse(text) as Konotop['move']);
    const moved = look('move skolopendra of 1 from bandos to kombat');
    expect(moved).toMatchObject({ card: { card: 'skolopendra', on: 'kombat', times: 1, strength: 3 }, strengths: [0, -6], falls: [] });
    expect(moved.row.map(({ occupier }) => occupier)).toEqual(['bandos', 'kombat']);
    expect(look('decline')).toMatchObject({ card: null, row: [], strengths: [0, 0] });
    scene.seat(0).decline();
    scene.turns(['skolopendra', 'kombat']);
    scene.seat(0).play('chervonyi-velosyped').on('bandos');
    expect(look('destroy skolopendra of 1 on bandos')).toMatchObject({ card: null, strengths: [0, -9] });
  });
});
