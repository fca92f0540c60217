import type { HowToPlayPictures } from '@coven/web/learn/how-to-play.ts';
import type { View } from '../../rules/index.ts';
import { ACTIONS } from '../../rules/names.plain.ts';
import type { messages as en } from '../../words/how-to-play/en.ts';
import { fileOf } from '../board.ts';
// The pieces come with the table, in one file: a file of their own would make the first load larger.
import '../index.ts';
import { say } from '../say.ts';
import Entry from './Entry.svelte';
import Picture from './Picture.svelte';

/** The board that comes with the game. */
const OURS = fileOf({ board: null } as View);

export const howToPlay: HowToPlayPictures = {
  Picture,
  Entry,
  reference(words, messages) {
    const own = messages as typeof en;
    return [
      {
        kind: 'action',
        title: own['group.action'],
        entries: ACTIONS.map((action) => ({ id: action, name: words.piece('action', action), text: say(`ws.means.${action}`) })),
      },
      {
        kind: 'scroll',
        title: own['group.scroll'],
        entries: OURS.scrolls.map((scroll) => ({
          id: scroll.id,
          name: words.piece('scroll', scroll.id),
          text: own['boost' in scroll ? 'about.booster' : 'about.prophecy'],
        })),
      },
      {
        kind: 'chip',
        title: own['group.chip'],
        entries: OURS.chips.map((chip) => {
          const id = 'action' in chip ? chip.action : `points-${chip.points}`;
          return { id, name: words.piece('chip', id), text: own['action' in chip ? 'about.chip' : 'about.points-chip'] };
        }),
      },
      {
        kind: 'hex',
        title: own['group.hex'],
        entries: OURS.specials.map((pair) => {
          const id = pair.join('-');
          return { id, name: pair.map((action) => words.piece('action', action)).join(' + '), text: own['about.hex'] };
        }),
      },
    ];
  },
};
