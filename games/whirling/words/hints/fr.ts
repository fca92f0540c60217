import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  play: 'Avec cette potion, vous produisez le plus ce tour-ci.',
  'play-effect': 'Elle produit beaucoup, et ses symboles déclenchent un effet.',
  overflows: ({ count }) => `${count} ${plural('fr', count, { one: 'ingrédient irait', other: 'ingrédients iraient' })} dans votre Cercle.`,
  brews: 'Cela remplit la paillasse de votre voisin de droite.',
  done: 'Plus rien ne vaut la peine d’être produit.',
  keep: 'Elle commence avec les ingrédients les plus rares.',
  grow: 'C’est pour lui que votre paillasse a le plus de place.',
  potion: 'Un ingrédient de plus part chez votre voisin de droite.',
  pour: 'Il quitte votre paillasse et part chez votre voisin de droite.',
  raven: 'Votre paillasse ne se remplit pas trop.',
  grimoire: 'Vos potions peuvent s’en servir tout de suite.',
  name: 'Un ingrédient de plus dans le chaudron n’est jamais de trop.',
  ready: 'Aucun autre effet n’améliorerait votre concoction.',
  waits: 'Rien d’autre ne vous aiderait maintenant.',
};
