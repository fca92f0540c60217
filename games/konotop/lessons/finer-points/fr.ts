import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  title: 'Brouillard et malices',
  'cast.1': 'Morgane',
  'cast.2': 'Sibylle',

  'optional.chapter': 'Brouillard',
  'optional.name': 'Les effets au choix',
  'optional.say':
    'Les renforts agissent toujours d’eux-mêmes. Tout autre effet est à votre choix, dès que la carte est posée. Voyons cela.',

  'two-fogs.name': 'Deux « Brouillards »',
  'two-fogs.say': 'Morgane et Sibylle jouent chacune un « Brouillard » sur Bandos. Sa force est 2 : cela fait 4 pour l’instant.',

  'third-fog.name': 'Le troisième « Brouillard »',
  'third-fog.say':
    'Lisez votre « Brouillard » : à trois sur un même occupant, quel que soit leur propriétaire, chacun compte ×3. Jouez le vôtre sur Bandos.',
  'third-fog.then': 'Chaque « Brouillard » vaut maintenant 6 : 18 sur 20 ! Le renfort profite à vous trois.',
  'third-fog.wrong.*': 'C’est possible, mais deux « Brouillards » attendent déjà sur Bandos. Ajoutez le vôtre et regardez.',

  'bicycle.name': 'Une carte détruite',
  'bicycle.say':
    'Le « Vélo rouge » de Morgane détruit le « Brouillard » de Sibylle. Il n’en reste que deux, le renfort disparaît : de 18 à 6.',

  'letters.chapter': 'Déplacer une carte',
  'letters.name': 'Une carte renforcée',
  'letters.say': 'Sibylle répond par « Lettres du pays » sur la Recrue. Force 2, renfort ×3 : elle a 6 des 12 qu’il faut.',

  'wisp.name': 'Le « Feu follet »',
  'wisp.say': 'Votre « Feu follet » éloigne une carte d’un autre joueur de l’occupant où il se pose. Jouez-le sur la Recrue.',
  'wisp.wrong.*': 'Pas encore. Les « Lettres » de Sibylle sur la Recrue valent 6 : chassez-les avec le « Feu follet ».',

  'send-away.name': 'Éloignez une carte',
  'send-away.say': 'Déplacez maintenant les « Lettres » de Sibylle vers le Commandant. Là, pas de renfort : 6 devient 2.',
  'send-away.then': 'La carte reste à Sibylle, de son côté, mais plus faible. Une carte déplacée ne répète pas ses autres effets.',
  'send-away.wrong.move lysty-z-domu of 2 from novobranets to maroder':
    'Contre le Pillard, les « Lettres » comptent encore ×2. Envoyez-les là où rien ne les renforce : vers le Commandant.',
  'send-away.wrong.move lysty-z-domu of 2 from novobranets to bandos':
    'Pas de renfort là non plus, mais Sibylle prendrait pied sur Bandos. Mieux vaut le Commandant.',
  'send-away.wrong.decline': 'Vous pouvez renoncer à l’effet, mais Sibylle garderait ses 6. Envoyez les « Lettres » vers le Commandant.',
  'send-away.wrong.*': 'Choisissez d’abord les « Lettres » de Sibylle, puis le Commandant.',

  'recruit-pressed.chapter': 'Deux d’un coup',
  'recruit-pressed.name': 'Au tour de la Recrue',
  'recruit-pressed.say': 'Elles visent la Recrue : Morgane ajoute 4, Sibylle 3. Avec vos 2, elle en est à 9 sur 12.',

  'garlands.name': 'Une petite carte de plus',
  'garlands.say':
    'Jouez « Guirlandes dans l’arbre » (3) sur la Recrue : elle atteint 12, et vous pourrez ajouter une carte de force 2 au plus.',
  'garlands.then': 'Elle est à 12, mais le contrôle attend la fin de votre chaîne. Encore une carte !',
  'garlands.wrong.*': 'C’est permis, mais les « Guirlandes » sur la Recrue vous laissent frapper deux fois. Essayez.',

  'two-at-once.name': 'Deux en un tour',
  'two-at-once.say': 'Le « Brouillard » a une force de 2, il convient. Sur Bandos, c’est de nouveau le troisième. Jouez-le là !',
  'two-at-once.then': 'Deux détruits en un seul tour ! Bandos : vous 12, Morgane 8. La Recrue : vous 5, Morgane 4, Sibylle 3.',
  'two-at-once.wrong.too-strong':
    'Trop forte : les « Guirlandes » permettent 2 au plus, sans compter les renforts. Le « Brouillard » convient.',
  'two-at-once.wrong.decline': 'Vous pouvez vous arrêter, mais Bandos attend un troisième « Brouillard ». Ne le manquez pas.',
  'two-at-once.wrong.*': 'Seul, un « Brouillard » est faible. Sur Bandos, deux autres l’attendent.',

  'left-to-right.name': 'De gauche à droite',
  'left-to-right.say': 'On règle de gauche à droite, et chaque place vide est aussitôt remplie. Vous avez maintenant 6 points, Morgane 4.',

  'reshuffle.name': 'Quand la pioche est vide',
  'reshuffle.say': 'Quand la pioche Sorcière est vide, on mélange la défausse pour en refaire une. Une carte partie peut donc revenir.',

  'next.name': 'À vous de jouer',
  'next.say': 'À vous pour cinq tours. Cherchez les chaînes, les « Brouillards » isolés et les renforts que vous pouvez briser.',

  'ending.say': 'Partie libre avec conseils : chaque carte montre sa force et qui marquerait. Prenez votre temps.',
  'ending.done': 'Vous connaissez maintenant tous les tours de la Sorcière. Ouvrez une table de deux à cinq et vengez-vous !',
};
