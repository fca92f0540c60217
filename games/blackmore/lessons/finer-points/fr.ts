import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  title: 'L’autre côté de la roue',
  'cast.1': 'Morgane',
  'cast.2': 'Sibylle',

  'rising.chapter': 'L’autre côté',
  'rising.name': 'Les numéros montent',
  'rising.say': 'La roue a un autre côté, où les numéros montent. Avec le 4 bleu : 4 d’abord, puis 5, 6 … 9, puis 1, 2, 3.',

  'sure-winner.name': 'Un gagnant sûr',
  'sure-winner.say':
    'Morgane commence par le 5 bleu. La seule carte plus forte, le 4 bleu, est au centre. Sibylle, résignée, donne le 2 orange.',

  'lose-cheaply.name': 'Perdre à bas prix',
  'lose-cheaply.say': 'Ce pli est perdu, alors donnez le moins possible. Jetez le 1 rouge : il ne coûte qu’un point.',
  'lose-cheaply.then': 'Bien perdu : Morgane ne vous prend qu’un point. Garder ses bonnes cartes, c’est la moitié du jeu.',
  'lose-cheaply.wrong.play blue-1': 'Un seul point aussi, mais le bleu est l’atout : votre 1 bleu peut encore gagner. Jetez le 1 rouge.',
  'lose-cheaply.wrong.*': 'Vous offririez un grand numéro à Morgane. Votre carte la moins chère est le 1 rouge.',

  'earlier-is-stronger.name': 'Plus tôt, plus fort',
  'earlier-is-stronger.say':
    'Morgane garde l’atout et commence par le 9 jaune. Le 7 jaune de Sibylle le bat : sur cette roue, 7 vient plus tôt.',

  'just-enough.chapter': 'Jouer en dernier',
  'just-enough.name': 'Juste assez',
  'just-enough.say': 'Vous jouez en dernier : vous savez tout. Gagnez avec la carte la plus faible qui suffit : votre 6 jaune.',
  'just-enough.wrong.play yellow-8': 'De ce côté, 8 vient après 7 : il perd. Votre 6 jaune vient avant.',
  'just-enough.wrong.play blue-1': 'Tout bleu gagnerait, c’est l’atout. Mais le 6 jaune suffit, et votre atout reste en main.',
  'just-enough.wrong.*': 'Ni jaune ni atout : cette carte ne peut pas gagner. Essayez le 6 jaune.',

  'count-what-is-gone.name': 'Comptez les cartes parties',
  'count-what-is-gone.say': 'Faites du 6 jaune l’atout. Le 7 est déjà dans votre pile : personne ne battra votre 8 jaune.',
  'count-what-is-gone.then': 'Vous gardez 9 et 7. Retenez ce qui est déjà sorti : vous saurez quelle carte règne.',
  'count-what-is-gone.wrong.keep': 'Six points de plus, mais le bleu reste l’atout, et votre 1 bleu y est faible.',
  'count-what-is-gone.wrong.crown yellow-7': 'Cela marche aussi, mais coûte sept points. Le 6 fait pareil pour moins.',
  'count-what-is-gone.wrong.crown yellow-9': 'Alors 9 est le plus fort et 8 le plus faible : votre 8 jaune ne servirait à rien.',

  'last-draw.chapter': 'La dernière pioche',
  'last-draw.name': 'Deux cartes pour trois',
  'last-draw.say': 'Avançons jusqu’à la dernière pioche de la partie.',
  'last-draw.then': 'Votre 9 vert gagne : seul le 8 est plus fort, et il est au centre. La pioche n’a que deux cartes pour trois.',

  'pile-gives.name': 'La pile donne une carte',
  'pile-gives.say': 'Qui n’en a pas prend la carte du dessus de la pile d’atout, au centre : ici Sibylle. Gardez l’atout et regardez.',
  'pile-gives.then': 'Sibylle ramasse le 8 vert. Dessous, le 2 rouge : l’atout est rouge, et vous avez quatre rouges !',
  'pile-gives.wrong.*': 'Sibylle ramasserait cette carte et le vert resterait l’atout. Vous n’en avez pas : gardez.',

  'hidden-scores.name': 'Des scores cachés',
  'hidden-scores.say':
    'Encore une chose : les scores restent souvent cachés jusqu’à la fin. Retenez qui prend les gros plis. À égalité, la victoire est partagée.',

  'next.name': 'À vous de jouer',
  'next.say': 'Finissez cette partie : six plis, et quatre atouts rouges en main. Ensuite, essayez ce côté de la roue entre amis.',

  'ending.say': 'Votre main, votre plan. Les conseils montrent quelle carte gagnerait. Quel rouge garderez-vous pour la fin ?',
  'ending.done': 'Voilà tout Blackmore. Ouvrez une table, choisissez un côté de la roue et invitez les sorcières !',
};
