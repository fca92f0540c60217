import type { HowToPlayPictures } from '@coven/web/learn/how-to-play.ts';
import { SUITS } from '../../rules/names.plain.ts';
// The pieces come with the table, in one file: a file of their own would make the first load larger.
import '../index.ts';
import Entry from './Entry.svelte';
import Picture from './Picture.svelte';

export const howToPlay: HowToPlayPictures = {
  Picture,
  Entry,
  reference: (words, own) => [
    {
      kind: 'suit',
      title: String(own['group.suit']),
      entries: SUITS.map((suit) => ({
        id: suit,
        name: `${words.piece('suit', suit)} · ${words.piece('emblem', suit)}`,
        text: String(own['about.suit']),
      })),
    },
  ],
};
