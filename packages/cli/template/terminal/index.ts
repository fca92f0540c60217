import type { Drawing, Scene as SceneOf } from '@coven/cli/play/drawing.ts';
import type { TemplateGame, View } from '../rules/index.ts';
import type { TemplateGameWords } from '../words/index.ts';

type Scene = SceneOf<TemplateGame, TemplateGameWords>;

export const drawing: Drawing<TemplateGame, TemplateGameWords> = {
  picture: linesOf,
  description: linesOf,
  piece: (_, __, word) => word,
  remark: ({ safe, unseen }, { words }) => words.say('table.safe', { safe, unseen }),
};

function linesOf(view: View, { words, name, labelled }: Scene): readonly string[] {
  const players = view.open.map((numbers, seat) => {
    const secrets = view.secrets?.[seat] ?? [];
    const parts = [[...numbers, ...secrets].join(' ') || '—', words.say('table.sum', { sum: view.openSums[seat] ?? 0 })];
    if (view.hasStopped[seat]) parts.push(words.say('table.stopped'));
    return labelled(name(seat), parts.join(', '));
  });
  const own = view.own.length > 0 ? [labelled(words.say('table.own'), view.own.join(' '))] : [];
  return [...players, ...own, words.say('table.deck', { left: view.deckSize })];
}
