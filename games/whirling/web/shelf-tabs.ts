import type { Whirling } from '@coven/games/whirling';
import type { WhirlingWords } from '@coven/words';
import { say } from '../../words/words.svelte.ts';
import type { Desk } from '../game-table.ts';
import { lyingBefore } from './lying.ts';
import { othersOf, total } from './picture.ts';
import type { Tab, TabFacts } from './Tabs.svelte';

/** The own things first, then the others clockwise. */
export function tabsOf(desk: Desk<Whirling>, isChoosing: boolean): readonly TabFacts[] {
  const { view } = desk;
  const words = desk.words as WhirlingWords;
  const own = (tab: Tab, word: string, value: number | null): TabFacts => ({
    tab,
    word,
    value,
    label: value === null ? word : `${word}: ${value}`,
    sigil: null,
  });
  return [
    ...(isChoosing ? [own('choose', say('ww.choose'), null)] : []),
    own('recipes', words.say('table.recipes'), lyingBefore(view, desk.seat).length),
    ...(view.own ? [own('hand', words.say('table.hand'), view.own.hand.length)] : []),
    ...othersOf(desk.seat, desk.players.length).flatMap((seat): TabFacts[] => {
      const [player, seen] = [desk.players[seat], view.players[seat]];
      if (!player || !seen) return [];
      const value = total(seen.circle);
      const label = `${player.name}: ${words.say('table.recipes')} ${seen.recipes.length}, ${words.say('table.circle')} ${value}`;
      return [{ tab: seat, word: player.name, value, label, sigil: player.sigil }];
    }),
  ];
}
