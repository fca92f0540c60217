import { labelled } from '@coven/web/words/words.svelte.ts';
import { sum } from '../rules/ingredients.plain.ts';
import type { WhirlingBoard } from './board.ts';
import { lyingBefore } from './lying.ts';
import { othersOf } from './picture.ts';
import { say } from './say.ts';
import type { Tab, TabFacts } from './Tabs.svelte';

/** The viewer's own things first, then the others clockwise. What comes and goes stands where it moves nothing. */
export function tabsOf(board: WhirlingBoard, isChoosing: boolean): readonly TabFacts[] {
  const { view } = board;
  const words = board.words;
  const own = (tab: Tab, word: string, value: number | null): TabFacts => ({
    tab,
    word,
    value,
    label: value === null ? word : labelled(word, value),
    sigil: null,
  });
  return [
    own('recipes', words.say('table.recipes'), lyingBefore(view, board.seat).length),
    ...(view.own ? [own('hand', words.say('table.hand'), view.own.hand.length)] : []),
    ...(isChoosing ? [own('choose', say('ww.choose'), null)] : []),
    ...othersOf(board.seat, board.players.length).flatMap((seat): TabFacts[] => {
      const [player, seen] = [board.players[seat], view.players[seat]];
      if (!player || !seen) return [];
      const value = sum(seen.circle);
      const label = labelled(
        player.name,
        `${words.say('table.recipes')} ${view.recipes[seat]?.length ?? 0}, ${words.say('table.circle')} ${value}`,
      );
      return [{ tab: seat, word: player.name, value, label, sigil: player.sigil }];
    }),
  ];
}
