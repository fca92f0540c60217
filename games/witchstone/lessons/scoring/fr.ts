import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  title: 'Décompte final',
  'cast.1': 'Morgane',

  'scene.chapter': 'Ce qui compte',
  'scene.name': 'Plus que la piste',
  'scene.say': 'Les points déjà marqués ne sont pas tout. Si la partie finissait là, votre tuile chouette ajouterait 7, votre jeton 2.',

  'forest.name': 'Les jetons comptent',
  'forest.say': 'Envoyez une sorcière à la forêt éclairée : 2 points, et un jeton de plus.',
  'forest.then': '2 jetons font 4 points à la fin, et celui-ci donne un parchemin.',

  'prophecy.name': 'Prenez une prophétie',
  'prophecy.say': 'Prenez le premier parchemin : cette prophétie compte les sorcières en attente près de votre tour.',
  'prophecy.then': 'Une attend : niveau 1, 3 points.',

  'village.name': 'Plus personne n’attend',
  'village.say': 'Envoyez aussi au village celle qui attend.',
  'village.then': '3 jetons : 6 points. Mais plus personne n’attend : la prophétie retombe à 1.',

  'booster.name': 'Prenez un renfort',
  'booster.say': 'Ce jeton donne encore un parchemin : prenez le renfort.',
  'booster.then': 'Un renfort non utilisé vaut 2 points.',

  'prepare.name': 'À nouveau réalisée',
  'prepare.say': 'Il reste une action Sorcière. Préparez-en une, et la prophétie se réalise à nouveau.',
  'prepare.wrong.*': 'Gardez le renfort et jouez la dernière action : préparez une sorcière.',

  'sum.chapter': 'Le total',
  'sum.name': 'Le décompte',
  'sum.say': '8 points déjà, puis chouettes 7, jetons 6, renfort 2, prophétie 3 : 26 en tout.',

  'rule.name': 'Qui gagne',
  'rule.say':
    'Après 11 tours chacun, le plus grand total gagne ; à égalité, le plus avancé sur la baguette. Jouez maintenant une partie entière !',

  'ending.say': 'À vous maintenant, pour un tour ou deux. Les conseils sont là.',
  'ending.done': 'Bravo ! Choisissez la prochaine petite leçon, ou lancez une partie.',
};
