import type { Adviser, Bot } from '@coven/bots';
import { FastRandom, openGame, type Rules, type Seat } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import { allBotsOf, GAMES, hintsOf, loadGameWords, loadHintWords } from '@coven/games';
import { hintFor } from '@coven/session';
import { type HintCatalogue, LANGUAGES, reasonText } from '@coven/words';
import { describe, expect, test } from 'vitest';
import { isThere } from './lessons/lights.ts';

/** Plays at random and looks at one decision in `every`. */
function decisions(rules: Rules, seed: number, every: number, look: (state: object, seat: Seat, memory: object) => void): void {
  const chance = new FastRandom('hints', seed);
  const state = rules.start();
  const memories = Array.from({ length: rules.seats }, (_, seat) => rules.memory(seat));
  const tell = (event: object) => {
    memories.forEach((memory, seat) => {
      const shown = rules.show(event as never, seat);
      if (shown) rules.learn(memory, shown);
    });
  };
  let count = 0;
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    const seat = turn.kind === 'seats' ? turn.seats[0]?.seat : undefined;
    if (seat === undefined) {
      rules.apply(state, 'chance', rules.draw(state, chance), tell);
      continue;
    }
    if (count++ % every === 0) look(state, seat, memories[seat] as object);
    const moves = rules.moves(state, seat);
    rules.apply(state, seat, moves[chance.below(moves.length)] as object, tell);
  }
}

describe.each(GAMES.filter(({ hints }) => hints))('hints of $id', ({ id, ...game }) => {
  const options = game.options.some((option) => option.id === 'characters') ? { characters: 'draft' } : {};
  const rules = openGame({ id, ...game }, 3, options);

  test('are legal moves with a reason in every language, from nothing but what the seat can know', async () => {
    const adviser = await adviserOf(id);
    const words = await Promise.all(LANGUAGES.map((language) => loadGameWords(id, language)));
    const catalogues = await Promise.all(LANGUAGES.map((language) => loadHintWords(id, language)));
    const keys = new Set<string>();
    decisions(rules, casesOf(1, 2), casesOf(id === 'witchstone' ? 40 : 12, 3), (state, seat, memory) => {
      const moves = rules.moves(state, seat).map((move) => rules.format(move));
      const hintIn = (world: object) =>
        hintFor(
          adviser,
          rules,
          { seat, moves, view: rules.view(world, seat), memory },
          { random: new FastRandom('hint'), kept: {}, budget: 0 },
        );
      const hint = hintIn(state);
      expect(moves).toContain(hint.moves[0]);
      expect(hint.lights.length).toBeGreaterThan(0);
      for (const light of hint.lights) expect(isThere(id, rules, state, seat, light), light).toBe(true);
      keys.add(hint.reason.key);
      LANGUAGES.forEach((_, at) => {
        const pieces = { seat: String, piece: (_kind: string, _id: string, word: string) => word };
        const text = reasonText(catalogues[at] as HintCatalogue, hint.reason, words[at] as never, pieces);
        expect(text, `${hint.reason.key}: ${text}`).toMatch(/^[^{}]{8,110}\.$/);
        expect(text).not.toMatch(/undefined|NaN/);
      });
      const other = rules.sample(rules.view(state, seat), memory, new FastRandom('other'));
      expect(hintIn(other)).toEqual(hint);
    });
    expect(keys.size).toBeGreaterThan(1);
  });

  test('are what the strongest bot would do', async () => {
    const adviser = await adviserOf(id);
    const strongest = (await allBotsOf(id)).at(-1) as Bot;
    let compared = 0;
    decisions(rules, 3, casesOf(id === 'blackmore' || id === 'konotop' ? 12 : 40, 8), (state, seat, memory) => {
      const input = () => ({
        rules,
        seat,
        moves: rules.moves(state, seat),
        view: () => rules.view(state, seat),
        memory: () => memory,
        random: new FastRandom('same', compared),
        budget: 0,
        iterations: 2,
        kept: {},
      });
      expect(adviser.hint(input()).moves.map((move) => rules.format(move))).toEqual([rules.format(strongest.choose(input()))]);
      compared++;
    });
    expect(compared).toBeGreaterThan(2);
  });
});

async function adviserOf(game: string): Promise<Adviser> {
  const adviser = await hintsOf(game)?.();
  if (!adviser) throw new Error(`${game} has no hints`);
  return adviser;
}
