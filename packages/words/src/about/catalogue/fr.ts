import type { Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'about.title': 'À propos de Coven',
  'about.unofficial':
    'Coven est fait par des passionnés. Ce n’est pas un produit officiel : ni les auteurs ni les éditeurs de ces jeux ne l’ont approuvé ou soutenu. Les noms des jeux appartiennent à leurs propriétaires.',
  'about.credits': 'Les jeux et celles et ceux qui les ont faits',
  'about.author': 'Auteur',
  'about.art': 'Illustrations',
  'about.design': 'Conception graphique',
  'about.publisher': 'Édité par',
  'about.own': 'Ce qui est à nous',
  'about.own-text':
    'Tous les mots, images, sons et le code sont les nôtres. Aucun texte et aucune image ne viennent d’un livret ou d’une boîte ; les règles sont dites dans nos propres mots.',
  'about.buy': 'Achetez les jeux',
  'about.buy-text':
    'Si un jeu vous plaît, achetez-le : de vraies cartes dans de vraies mains valent mieux que tout écran, et ceux qui l’ont fait l’ont mérité.',
  'about.private': 'Vos données',
  'about.private-text':
    'Pas de compte, pas de publicité, pas de pistage, aucune requête à personne d’autre que le serveur de cette page. Un invité est un cookie et un nom.',
  'about.font': 'Les titres sont composés en Alegreya (Juan Pablo del Peral, Huerta Tipográfica), sous licence SIL Open Font Licence.',
  'keys.tab': 'd’un groupe à l’autre',
  'keys.arrows': 'dans un groupe : cartes de la main, cartes de la table',
  'keys.enter': 'choisir ; encore une fois : jouer',
  'keys.escape': 'reposer, fermer',
  'keys.hand': 'vers votre main',
  'keys.board': 'vers la table',
  'keys.choices': 'tous les choix en liste',
  'keys.inspect': 'voir la pièce choisie en grand (aussi : appui long, clic droit)',
  'keys.step-back': 'un pas en arrière',
  'keys.step-on': 'un pas en avant',
  'keys.again': 'revoir les derniers coups',
  'keys.undo': 'annuler le coup',
  'keys.hint': 'conseil : un bon coup, et pourquoi',
  'keys.log': 'journal',
  'keys.rules': 'règles',
  'keys.chat': 'discussion',
  'keys.help': 'cette liste',
  'bots.level': ({ level, rating }) => (rating === undefined ? `niveau ${level}` : `niveau ${level}, classement ${rating}`),
  'missing.offline': 'Ni jeu hors ligne ni installation : les navigateurs ne les permettent qu’en HTTPS ou sur cet ordinateur même.',
  'missing.offline-ok': 'Le jeu hors ligne fonctionne : une fois chargée, la page s’ouvre sans réseau.',
  'missing.clipboard': 'Pas de copie par bouton : les liens sont sélectionnés pour que vous les copiiez.',
  'missing.clipboard-ok': 'La copie par bouton marche.',
};
