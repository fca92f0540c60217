import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_PAINT, widthOf } from '@coven/cli/paint.ts';
import { FastRandom, openGame } from '@coven/core';
import { sampleOf } from '@coven/core/laws';
import { LANGUAGES } from '@coven/words';
import { describe, expect, test } from 'vitest';
import { coven, linesOf, scratch } from '../../../packages/cli/test/coven.ts';
import { playThrough } from '../../../packages/cli/test/player.ts';
import { loadGameWords } from '../../index.ts';
import { whirling } from '../rules/index.ts';
import { drawing } from '../terminal/index.ts';
import type { WhirlingWords } from '../words/index.ts';

const FILE = new URL('../rules/whirling.json', import.meta.url);

/** A file of cards on disk, the printed one with a text changed. */
function cardFile(name: string, from: string, to: string): string {
  const file = join(scratch, name);
  const text = readFileSync(FILE, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  return file;
}

test.each(sampleOf(LANGUAGES, 'fr'))('a whole game of Whirling Witchcraft in %s', async (language) => {
  const words = await loadGameWords('whirling', language);
  const options = ['--lang', language, '--seats', '3', '--seed', '5', '--option', 'characters=draft'];
  const { code, out, err } = await playThrough(['whirling', ...options], (told) => (told.endsWith(': ') ? '' : '1'));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toMatch(/undefined|\[object/);
  expect(out).toContain(words.event({ type: 'ended' } as never, { seat: String, piece: (_, __, word) => word }));
});

describe.each(LANGUAGES)('the picture in %s', (language) => {
  test('fits into 80 columns at every moment, for players and spectators', async () => {
    const words = (await loadGameWords('whirling', language)) as unknown as WhirlingWords;
    const scene = {
      words,
      paint: NO_PAINT,
      name: (seat: number) => ['Guest (you)', 'Agatha', 'Morgana', 'Sabrina', 'Willow'][seat] ?? '',
      labelled: (label: string, text: string) => `${label}: ${text}`,
      columns: () => 79,
    };
    for (const seats of [2, 5]) {
      const rules = openGame(whirling, seats, { characters: 'random' });
      const random = new FastRandom(seats);
      const state = rules.start();
      for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
        const seat = turn.kind === 'seats' ? turn.seats[random.below(turn.seats.length)]?.seat : undefined;
        const moves = seat === undefined ? [rules.draw(state, random)] : rules.moves(state, seat);
        rules.apply(state, seat ?? 'chance', moves[random.below(moves.length)] as (typeof moves)[number]);
        for (const viewer of [0, 'spectator'] as const) {
          const lines = drawing.picture(rules.view(state, viewer), scene);
          expect(Math.max(...lines.map(widthOf)), lines.join('\n')).toBeLessThanOrEqual(80);
          expect(drawing.description(rules.view(state, viewer), scene).join(' ')).not.toMatch(/undefined|\[object/);
        }
      }
    }
  });
});

describe('a file of cards of one’s own', () => {
  test('is played with, under its names, and a record is verified with it', async () => {
    const file = cardFile('good-recipes.json', '"name": "Binding Spell"', '"name": "Knotting Spell"');
    const option = ['--option', `cards=${file}`];
    const { code, out } = await coven(['record', 'whirling', '--seats', '2', '--seed', '5', ...option]);
    expect(code).toBe(0);
    const record = join(scratch, 'own-recipes.json');
    writeFileSync(record, out);
    expect(await coven(['verify', record])).toMatchObject({ code: 1 });
    expect(await coven(['verify', record, ...option])).toMatchObject({ code: 0, err: '' });
  });

  test('with a mistake is refused with line, place and reason', async () => {
    const file = cardFile('bad-recipes.json', '"inputs": ["spider"]', '"inputs": ["newt"]');
    const { code, out, err } = await coven(['simulate', 'whirling', '--option', `cards=${file}`]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    const line =
      1 +
      readFileSync(file, 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('newt'));
    expect(linesOf(err)[0]).toContain(`line ${line}, recipes[0].inputs[0]: Must be one of: heart, mandrake`);
  });
});
