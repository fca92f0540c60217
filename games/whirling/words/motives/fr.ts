import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  grow: 'Pour remplir la paillasse là où elle a le plus de place.',
  effect: 'Pour déclencher un effet grâce à ses symboles.',
  potion: 'Pour envoyer plus d’ingrédients au voisin de droite.',
  pour: 'Pour envoyer des ingrédients de la paillasse au voisin de droite.',
  raven: 'Pour que la paillasse ne se remplisse pas trop.',
  grimoire: 'Pour avoir de quoi produire plus.',
  waits: 'Pour voir d’abord ce que produisent les autres.',
  overflows: ({ count }) =>
    `Pour faire déborder ${count} ${plural('fr', count, { one: 'ingrédient', other: 'ingrédients' })} dans le Cercle.`,
  brews: ({ count }) =>
    `Pour remplir la paillasse du voisin de droite : ${count} ${plural('fr', count, { one: 'ingrédient', other: 'ingrédients' })}.`,
};
