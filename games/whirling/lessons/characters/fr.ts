import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  title: 'Les personnages',
  'cast.1': 'Morgane',

  'two.chapter': 'Le choix',
  'two.name': 'Un sur deux',
  'two.say': 'Chaque personnage donne un tour de main à sa sorcière. Vous en recevez 2 en secret et en gardez un.',

  'keep.name': 'Gardez l’Arnaqueuse',
  'keep.say': 'L’Arnaqueuse a sa propre potion : 2 Champignons deviennent 2 Crapauds. Gardez-la.',
  'keep.wrong.*': 'L’Amie des Crapauds est amusante aussi : 3 Crapauds deviennent n’importe quoi. Pour cette leçon, gardez l’Arnaqueuse.',

  'untamed.name': 'Les Pouvoirs Incontrôlés',
  'untamed.say':
    'Morgane garde les Pouvoirs Incontrôlés. Avant chaque tour, elle doit prendre 3 ingrédients identiques : des Crapauds, décide-t-elle.',
  'untamed.then': 'Elle a maintenant 5 Crapauds. Vous débutez avec 5 Champignons et 5 Crapauds, selon votre personnage.',

  'play.chapter': 'Son tour de main',
  'play.name': 'Choisissez une potion',
  'play.say': 'Sinon, le tour se joue comme toujours : choisissez une potion. Prenez le « Savoir des toiles ».',
  'play.wrong.*': 'Toute carte irait, mais prenez ici le « Savoir des toiles ».',

  'own.name': 'Sa propre potion',
  'own.say': 'Morgane ne peut rien concocter. Vous, si : votre personnage compte comme une potion, une fois par tour.',

  'use.name': 'Utilisez l’Arnaqueuse',
  'use.say': 'Utilisez l’Arnaqueuse : 2 Champignons partent, 2 Crapauds arrivent.',
  'use.wrong.*': 'Plus tard, si vous voulez. Essayez d’abord votre personnage : l’Arnaqueuse.',

  'finish.name': 'Terminez',
  'finish.say': 'Assez pour ce tour. Terminez : les 2 Crapauds vont chez Morgane.',
  'finish.then': 'Elle a 7 Crapauds. Et votre Arnaqueuse pivote : au prochain tour, 2 Crapauds deviennent 2 Champignons.',
  'finish.wrong.*': 'Le « Savoir des toiles » marcherait aussi, mais laissez-le. Terminez.',

  'grow.name': 'Un Crapaud de trop',
  'grow.say': 'Nouveau tour : les Pouvoirs Incontrôlés en reprennent 3. Des Crapauds encore : 7 et 3, mais seulement 9 cases.',
  'grow.then': 'Le Crapaud de trop va au joueur à sa gauche : dans votre Cercle ! La prochaine fois, essayez un autre personnage.',

  'ending.say': 'À vous de jouer : l’Arnaqueuse travaille tour à tour dans les deux sens. Les conseils sont là.',
  'ending.done': 'Vous savez tout. À une nouvelle table, choisissez comment recevoir les personnages.',
};
