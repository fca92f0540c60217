import { expect, test } from 'vitest';
import { hyphenated } from '../web/hyphens.ts';

const shown = (name: string) => hyphenated(name).replaceAll('\u00ad', '-');

test('long Cyrillic words may be broken between syllables, never near an end', () => {
  expect(shown('Блуждающий огонь')).toBe('Блуж-да-ю-щий огонь');
  expect(shown('Луна-свидетельница')).toBe('Луна-сви-де-тель-ница');
  expect(shown('Необережне водіння')).toBe('Нео-бе-режне водіння');
});

test('short words and other alphabets stay as they are', () => {
  for (const name of ['Туман', 'Червоне око', 'Will-o’-the-Wisp', 'Conduite imprudente']) expect(hyphenated(name)).toBe(name);
});

test('small print has room for longer words', () => {
  expect(hyphenated('окупанта', 10)).toBe('окупанта');
  expect(hyphenated('«Новобранець»', 10).replaceAll('\u00ad', '-')).toBe('«Новоб-ра-нець»');
});
