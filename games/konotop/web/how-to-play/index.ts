import type { HowToPlayPictures } from '@coven/web/learn/how-to-play.ts';
import type { messages as en } from '../../words/how-to-play/en.ts';
import type { KonotopWords } from '../../words/index.ts';
import { CARDS } from '../faces.data.ts';
// The pieces come with the table, in one file: a file of their own would make the first load larger.
import '../index.ts';
import Entry from './Entry.svelte';
import Picture from './Picture.svelte';
import { COPIES, OCCUPIERS } from './reference.data.ts';

export const howToPlay: HowToPlayPictures = {
  Picture,
  Entry,
  reference(words, messages) {
    const own = messages as typeof en;
    return [
      {
        kind: 'card',
        title: own['group.card'],
        entries: CARDS.map(({ id, strength, effect }) => ({
          id,
          name: words.piece('card', id),
          text: `${own['facts.card']({ strength, copies: COPIES[id] ?? 0 })} ${(words as KonotopWords).effect(effect)}`,
        })),
      },
      {
        kind: 'occupier',
        title: own['group.occupier'],
        entries: OCCUPIERS.map(({ id, threshold, rewards }) => ({
          id,
          name: words.piece('occupier', id),
          text: own['facts.occupier']({ threshold, rewards: rewards.join(', ') }),
        })),
      },
    ];
  },
};
