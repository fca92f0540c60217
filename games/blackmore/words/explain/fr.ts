import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'hand-size': 'Cartes en main',
  'hand-size.text': 'Le nombre de cartes que ce joueur tient encore. Lesquelles, personne d’autre ne le voit.',
  won: 'Cartes gagnées',
  'won.text': 'Les cartes des plis gagnés sont ici, face cachée. À la fin, chacune vaut son numéro.',
  score: 'Les points',
  'score.text': 'La somme des numéros de toutes les cartes que ce joueur a gagnées.',
  spark: 'L’étincelle',
  'spark.text': 'Une carte avec une étincelle gagne le pli tel qu’il est ; dans votre main, elle le gagnerait si vous la jouiez.',
  led: 'La carte d’entame',
  'led.text': 'La première carte du pli : sans atout, seule sa couleur peut gagner.',
  'trump-badge': 'Atout',
  'trump-badge.text': 'Cette carte est de la couleur d’atout : elle bat toute carte d’une autre couleur.',
  strength: 'Marques de force',
  'strength.text': 'Plus il y a de marques remplies sur les neuf, plus ce numéro est fort sur la roue en ce moment.',
  'wheel-number': 'Un numéro de la roue',
  'wheel-number.text':
    'Dans le sens des aiguilles d’une montre depuis le haut, chaque numéro bat tous les suivants, dans les six couleurs.',
  'wheel-number.now': ({ number, place, weaker }) =>
    weaker === 0
      ? `Le ${number} est à la place ${place} sur 9 et ne bat aucun autre numéro.`
      : `Le ${number} est à la place ${place} sur 9 et bat ${weaker} ${plural('fr', weaker, { one: 'autre numéro', other: 'autres numéros' })}.`,
  wheel: 'La roue',
  'wheel.text': 'Elle dit quels numéros sont forts : le plus fort est en haut. Un nouvel atout la fait tourner.',
  trump: 'L’atout',
  'trump.text': 'Sa couleur est l’atout et bat toutes les autres ; son numéro est en haut de la roue.',
  deck: 'La pioche',
  'deck.text': 'Après chaque pli, chacun y pioche une carte. Quand elle est vide, on joue les mains jusqu’au bout.',
  crowned: 'Devenue atout',
  'crowned.text': 'Le vainqueur a posé sur la pile d’atout la carte qui était ici. Elle ne rapporte rien à personne.',
  place: 'Une place dans le pli',
  'place.text': 'Ce joueur pose ici une carte quand vient son tour. Toute carte peut être jouée.',
  laid: 'Une carte du pli',
  'laid.text': 'L’atout le plus fort prend le pli ; sans atout, la plus forte carte de la couleur demandée.',
  card: 'Une carte de votre main',
  'card.text': 'Vous pouvez jouer n’importe laquelle. Son numéro est aussi ce qu’elle vaut pour qui la gagne.',
  'trump-pile': 'La pile d’atout',
  'trump-pile.text': 'Toutes les cartes qui ont été l’atout, la plus récente en dernier. Elles ne rapportent rien à personne.',
  'hidden-scores': 'Points cachés',
  'hidden-scores.text': 'À cette table, les points ne sont montrés qu’à la fin ; le nombre de cartes gagnées reste visible.',
  'won-cards': 'Les cartes gagnées',
  'won-cards.text': 'À la fin, elles sont retournées : la somme de leurs numéros est le score.',
  sigil: 'La marque d’un joueur',
  'sigil.text': 'Tout ce qui porte cette marque et cette couleur est au même joueur.',
};
