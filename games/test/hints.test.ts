import { FastRandom, openGame, type Rules, type Seat } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import { GAMES, hintsOf, loadGameWords, loadHintWords } from '@coven/games';
import { hintFor } from '@coven/session';
import { type HintCatalogue, LANGUAGES, reasonText } from '@coven/words';
import { describe, expect, test } from 'vitest';

/** Plays at random and looks at every so many decisions. */
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
  test('are legal moves with a reason in every language, from nothing but what the seat can know', async () => {
    const adviser = await hintsOf(id)?.();
    if (!adviser) throw new Error(`${id} has no hints`);
    const words = await Promise.all(LANGUAGES.map((language) => loadGameWords(id, language)));
    const catalogues = await Promise.all(LANGUAGES.map((language) => loadHintWords(id, language)));
    const rules = openGame({ id, ...game }, 3);
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
});
