import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_PAINT, widthOf } from '@coven/cli/paint.ts';
import { sampleOf } from '@coven/core/laws';
import { LANGUAGES } from '@coven/words';
import { describe, expect, test } from 'vitest';
import { coven, linesOf, scratch } from '../../../packages/cli/test/coven.ts';
import { playThrough } from '../../../packages/cli/test/player.ts';
import { loadGameWords } from '../../index.ts';
import { OUR_FILE } from '../rules/index.ts';
import { drawing } from '../terminal/index.ts';
import type { KonotopWords } from '../words/index.ts';
import { Scene } from './scene.ts';

/** A card file on disk, our own with something changed. */
function cardFile(name: string, change: (file: { cards: { name: { en: string }; strength: number; copies: number }[] }) => void): string {
  const draft = JSON.parse(JSON.stringify(OUR_FILE));
  change(draft);
  const file = join(scratch, name);
  writeFileSync(file, JSON.stringify(draft, null, 2));
  return file;
}

test.each(sampleOf(LANGUAGES, 'uk'))('a whole game of Konotop Witch in %s', async (language) => {
  const words = await loadGameWords('konotop', language);
  const { code, out, err } = await playThrough(['konotop', '--lang', language, '--seats', '2', '--seed', '5'], (told) =>
    told.endsWith(': ') ? '' : '1',
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toMatch(/undefined|\[object/);
  expect(out).not.toContain('\x1b');
  expect(out).toContain(words.event({ type: 'ended' } as never, { seat: String, piece: (_, __, word) => word }));
});

test.each(LANGUAGES)(
  'the picture in %s uses the columns there are: nothing is wider, and of a wide one nothing is cut',
  async (language) => {
    const words = (await loadGameWords('konotop', language)) as KonotopWords;
    const hand = OUR_FILE.cards.filter(({ effect }) => effect?.kind === 'play-another' || effect?.kind === 'set-boost').map(({ id }) => id);
    const view = Scene.dealt({ hands: [hand.slice(0, 5), []] }).view(0);
    const pictureOf = (columns: number) =>
      drawing.picture(view, {
        words,
        paint: NO_PAINT,
        name: (seat) => `Agatha ${seat}`,
        labelled: (label, text) => `${label}: ${text}`,
        columns: () => columns,
      });
    expect(pictureOf(79).filter((line) => widthOf(line) > 79)).toEqual([]);
    expect(pictureOf(79).join('\n')).toContain('…');
    const wide = pictureOf(199).join('\n');
    expect(wide).not.toContain('…');
    for (const card of view.hand) expect(wide).toContain(words.effect(OUR_FILE.cards.find(({ id }) => id === card)?.effect ?? null));
  },
);

describe('a card file of one’s own', () => {
  test('is played with, under its names, and a record is verified with it and not without', async () => {
    const file = cardFile('good.json', ({ cards }) => {
      for (const card of cards) card.name.en = `New ${card.name.en}`;
    });
    const option = ['--option', `cards=${file}`];
    const played = await playThrough(['konotop', '--seats', '2', '--seed', '5', ...option], () => undefined);
    expect(played.out).toContain('Play New ');
    const { out, code } = await coven(['record', 'konotop', '--seats', '2', '--seed', '5', ...option]);
    expect(code).toBe(0);
    const record = join(scratch, 'own-cards.json');
    writeFileSync(record, out);
    expect(await coven(['verify', record])).toMatchObject({ code: 1 });
    expect(await coven(['verify', record, ...option])).toMatchObject({ code: 0, err: '' });
    expect(await coven(['verify', record, '--option', `cards=${cardFile('other.json', () => {})}`])).toMatchObject({ code: 1 });
  });

  test('with mistakes is refused with each of them: line, field and reason', async () => {
    const file = cardFile('bad.json', ({ cards }) => {
      const [first, second] = cards;
      if (first) first.strength = 0;
      if (second) second.copies = 1.5;
    });
    const { code, out, err } = await coven(['simulate', 'konotop', '--option', `cards=${file}`]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(linesOf(err)).toHaveLength(2);
    expect(linesOf(err)[0]).toMatch(/line \d+, cards\[0\]\.strength: Must be from 1 to 99/);
    expect(linesOf(err)[1]).toMatch(/line \d+, cards\[1\]\.copies: A whole number belongs here\./);
    const french = await coven(['simulate', 'konotop', '--lang', 'fr', '--option', `cards=${file}`]);
    expect(french.err).toContain('Il faut ici un nombre entier');
  });
});
