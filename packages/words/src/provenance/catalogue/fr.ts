import type { Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'list.title': 'D’où viennent les données',
  'list.shows': 'Pour chaque groupe, on voit combien de valeurs viennent de chaque source. Les éléments de même origine sont réunis.',
  'list.legend': 'Ce que veulent dire les marques',
  'list.some': ({ part, size }) => `${part} sur ${size}`,
  'list.every': ({ size }) => `les ${size}`,

  'source.printed': 'imprimé dans les règles',
  'source.explained': 'connu par la boîte, en partie dans les règles',
  'source.known': 'connu par la boîte',
  'source.partly': 'reconstitué en partie',
  'source.reconstructed': 'reconstitué',
  'source.ours': 'nom de notre cru',

  'means.printed': 'Les règles le disent, dans leur texte ou dans un exemple.',
  'means.explained': 'Connu du jeu imprimé, d’après ce que d’autres ont publié ; les règles en expliquent une partie.',
  'means.known': 'Connu du jeu imprimé, d’après ce que d’autres ont publié ; les règles ne le disent pas.',
  'means.partly': 'Une partie est imprimée ou connue ; nous avons complété le reste.',
  'means.reconstructed': 'Ni imprimé ni connu : complété pour s’accorder avec tout le reste.',
  'means.ours': 'Nous avons donné ce nom ; le jeu imprimé en a un autre, ou nous l’ignorons.',
};
