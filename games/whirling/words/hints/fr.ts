import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  best: 'Aucun autre choix ne vous promet plus.',
  keep: 'Elle commence avec plus d’ingrédients.',
  grow: 'C’est pour lui que votre paillasse a le plus de place.',
  'play-overflows': ({ count }) =>
    `Pour l’instant, ${count} ${plural('fr', count, { one: 'ingrédient pourrait', other: 'ingrédients pourraient' })} aller dans votre Cercle ce tour-ci.`,
  'play-effect': 'Ses symboles déclenchent un effet.',
  'play-uses': 'Vous pouvez l’utiliser dès ce tour.',
  'fresh-start': 'Une nouvelle main vous promet plus que celle-ci.',
  blind: 'En échange, vous pouvez nommer un effet de plus.',
  potion: 'Un ingrédient de plus part chez votre voisin de droite.',
  pour: 'Il quitte votre paillasse et part chez votre voisin de droite.',
  clears: 'Cela fait de la place sur votre paillasse.',
  grimoire: 'Une de vos potions en a besoin.',
  'name-grimoire': 'Vos Entrées d’un type pourront venir de la réserve.',
  ready: 'Aucun autre effet ne vous aiderait.',
  spent: 'Il ne vous reste aucun effet.',
  'would-overflow': ({ count }) =>
    `Pour l’instant, ${count} ${plural('fr', count, { one: 'ingrédient irait', other: 'ingrédients iraient' })} dans votre Cercle.`,
  overflows: ({ count }) => `${count} ${plural('fr', count, { one: 'ingrédient ira', other: 'ingrédients iront' })} dans votre Cercle.`,
  brews: 'Cela remplit la paillasse de votre voisin de droite.',
  keeps: 'Un ingrédient va directement dans votre Cercle.',
  done: 'Plus rien ne vaut la peine d’être produit.',
  hold: 'Attendre ne coûte rien, et vous verrez peut-être d’abord ce que produisent les autres.',
};
