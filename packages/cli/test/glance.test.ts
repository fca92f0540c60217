import { FastRandom, openGame, type Seat, type Types } from '@coven/core';
import { sampleOf } from '@coven/core/laws';
import { GAMES, loadGameWords } from '@coven/games';
import { LANGUAGES } from '@coven/words';
import { describe, expect, test } from 'vitest';
import { NO_PAINT, widthOf } from '../src/paint.ts';
import { drawingOf } from '../src/play/drawings.ts';

const NAMES = ['Guest (you)', 'Agatha', 'Morgana', 'Sibylla'];
/** What leaves the moves at least eight of 24 lines. */
const MAX_LINES = 14;

describe.each(sampleOf(LANGUAGES, 'en', 'uk'))('the small picture in %s', (language) => {
  test.each(GAMES.map((game) => [game.id, game] as const))('of %s is low and narrow at every moment', async (id, game) => {
    const words = await loadGameWords(id, language);
    const drawing = await drawingOf(id);
    const rules = openGame(game, 4, {});
    const random = new FastRandom('glance');
    const state = rules.start();
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      const seat: Seat | undefined = turn.kind === 'seats' ? turn.seats[0]?.seat : undefined;
      const moves: readonly Types['move'][] = seat === undefined ? [rules.draw(state, random)] : rules.moves(state, seat);
      rules.apply(state, seat ?? 'chance', moves[random.below(moves.length)] as Types['move']);
      for (const viewer of [0, 'spectator'] as const) {
        const view = rules.view(state, viewer);
        const scene = {
          words: words.forTable?.(view) ?? words,
          paint: NO_PAINT,
          name: (at: Seat) => NAMES[at] as string,
          labelled: (label: string, text: string) => `${label}: ${text}`,
          columns: () => 79,
        };
        const lines = drawing.glance?.(view, scene) ?? [];
        expect(lines.length, lines.join('\n')).toBeGreaterThan(0);
        expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(MAX_LINES);
        expect(Math.max(...lines.map(widthOf)), lines.join('\n')).toBeLessThanOrEqual(80);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });
});
