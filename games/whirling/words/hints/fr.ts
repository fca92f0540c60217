import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  play: 'Avec cette recette, vous préparez le plus à cette manche.',
  'play-effect': 'Elle prépare bien, et ses symboles déclenchent un effet.',
  overflows: ({ count }) =>
    `${count} ${plural('fr', count, { one: 'ingrédient', other: 'ingrédients' })} déborderai${plural('fr', count, { one: 't', other: 'ent' })} dans votre cercle.`,
  brews: 'Cela remplit la paillasse de votre voisine.',
  done: 'Plus rien ne vaut la peine d’être préparé.',
  keep: 'Elle commence avec les ingrédients les plus rares.',
  grow: 'C’est pour lui que votre paillasse a le plus de place.',
  potion: 'Un ingrédient de plus part chez votre voisine.',
  pour: 'Il quitte votre paillasse et part chez votre voisine.',
  raven: 'Votre paillasse ne se remplit pas trop.',
  grimoire: 'Vos recettes peuvent s’en servir tout de suite.',
  name: 'Un ingrédient de plus dans le chaudron n’est jamais de trop.',
  ready: 'Aucun autre effet n’améliorerait votre préparation.',
  waits: 'Rien d’autre ne vous aiderait maintenant.',
};
