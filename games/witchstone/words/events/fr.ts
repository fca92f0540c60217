import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';
import { subject, verb } from './person.ts';

export const pts = (points: number): string => `${points} ${plural('fr', points, { one: 'point', other: 'points' })}`;
const does = subject('Vous');
const then = subject('vous');

/** What happened, as the log tells it; `who` is empty for the player who is spoken to. */
export const messages: Same<typeof en> = {
  'event.special-turned': ({ special }) => `Nouvel hexagone près du pentagramme : ${special}.`,
  'event.scroll-turned': ({ scroll }) => `Nouveau parchemin dans la rangée : ${scroll}.`,
  'event.chip-set': ({ location, chip }) => `Jeton, ${location} : ${chip}.`,
  'event.tile-dealt': ({ who, tile }) => `${does(who, 'reçoit', 'recevez')} ${tile}.`,
  'event.began': ({ who }) =>
    `${does(who, 'jouera le premier tour et place sa', 'jouerez le premier tour et placez votre')} grande sorcière en dernier.`,
  'event.tower-taken': ({ who, location, points }) =>
    `${does(who, 'place sa', 'placez votre')} grande sorcière : ${location}, ${pts(points)}.`,
  'event.tile-chosen': ({ who, tile }) => `${does(who, 'prend', 'prenez')} ${tile}.`,
  'event.tile-laid': ({ who, tile, at, toward }) => `${does(who, 'pose', 'posez')} ${tile} sur ${at} et ${toward}.`,
  'event.tile-discarded': ({ who, tile }) => `${does(who, 'défausse', 'défaussez')} ${tile}.`,
  'event.tile-drawn': ({ who, tile }) => `${does(who, 'pioche', 'piochez')} ${tile}.`,
  'event.action-began': ({ who, action, strength }) => `${who || 'Vous'} : ${action}, force ${strength}.`,
  'event.skipped': ({ who, action }) => `${does(who, 'ne peut plus', 'ne pouvez plus')} rien faire ici (${action}) : action sautée.`,
  'event.energy-laid': ({ who, portal, energy, length }) =>
    `${does(who, 'pose', 'posez')} de l’énergie sur le portail « ${portal} » (${energy}/${length}).`,
  'event.portal-finished': ({ who, portal, points }) => `${does(who, 'achève', 'achevez')} le portail « ${portal} » : ${pts(points)}.`,
  'event.witch-prepared': ({ who, lying }) => `${does(who, 'prépare', 'préparez')} une sorcière (en attente : ${lying}).`,
  'event.witch-sent': ({ who, location, points }) => `${does(who, 'envoie', 'envoyez')} une sorcière : ${location}, ${pts(points)}.`,
  'event.stone-reached': ({ who, place, points }) => `${does(who, 'prend', 'prenez')} la place ${place} sur la Pierre : ${pts(points)}.`,
  'event.chip-taken': ({ who, chip, strength }) => `${does(who, 'prend', 'prenez')} un jeton : ${chip}, force ${strength}.`,
  'more.points-chip-taken': ({ who, points }) => `${does(who, 'prend', 'prenez')} un jeton : ${pts(points)}.`,
  'event.pentagram-walked': ({ who, steps }) =>
    `${does(who, 'avance sa', 'avancez votre')} chouette de ${steps} ${plural('fr', steps, { one: 'case', other: 'cases' })} sur le pentagramme.`,
  'event.owl-taken': ({ who, value }) => `${does(who, 'prend', 'prenez')} une tuile chouette : ${pts(value)} en fin de partie.`,
  'event.owls-gone': ({ who, points }) => `Il ne reste plus de tuile chouette : ${then(who, 'marque', 'marquez')} ${pts(points)}.`,
  'event.special-taken': ({ who, special }) => `${does(who, 'prend', 'prenez')} l’hexagone ${special}.`,
  'event.specials-gone': ({ who }) =>
    `Il ne reste plus d’hexagone : ${then(who, 'choisit', 'choisissez')} n’importe quelle action de force 2.`,
  'event.special-used': ({ who, special, action }) => `${does(who, 'utilise', 'utilisez')} l’hexagone ${special} : ${action}, force 2.`,
  'event.special-laid': ({ who, special, at }) => `${does(who, 'pose', 'posez')} l’hexagone ${special} sur ${at}.`,
  'event.special-dropped': ({ who, special }) => `${does(who, 'met', 'mettez')} l’hexagone ${special} de côté sans l’utiliser.`,
  'event.action-chosen': ({ who, action }) => `${does(who, 'choisit', 'choisissez')} : ${action}, force 2.`,
  'event.crystal-moved': ({ who, crystal, from, to }) => `${does(who, 'déplace', 'déplacez')} un ${crystal} de ${from} à ${to}.`,
  'event.crystal-to-rim': ({ who, crystal, action }) =>
    `${does(who, 'fait passer', 'faites passer')} un ${crystal} par-dessus le bord, sortie « ${action} ».`,
  'event.crystal-racked': ({ who, crystal, action, strength }) =>
    `${does(who, 'range', 'rangez')} un ${crystal} sur l’étagère « ${action} » : force ${strength}.`,
  'more.racked-at-bottom': ({ who, crystal }) => `${does(who, 'range', 'rangez')} un ${crystal} sur l’étagère du bas.`,
  'event.crystal-set-aside': ({ who, crystal }) =>
    `${does(who, 'ne trouve plus', 'ne trouvez plus')} de place sur les étagères pour un ${crystal}.`,
  'event.crystal-broken': ({ who, crystal, points }) =>
    `${does(who, 'retire', 'retirez')} un ${crystal} du chaudron ${verb(who, 'et perd', 'et perdez')} ${pts(points)}.`,
  'event.wand-walked': ({ who, steps }) =>
    `${does(who, 'avance sa', 'avancez votre')} chouette de ${steps} ${plural('fr', steps, { one: 'case', other: 'cases' })} sur la baguette.`,
  'event.wand-bonus': ({ who, action, strength }) => `${does(who, 'ouvre', 'ouvrez')} une case de la baguette : ${action} ×${strength}.`,
  'more.wand-doubled': ({ who, action, strength }) =>
    `${does(who, 'mène et ouvre', 'menez et ouvrez')} une case de la baguette : ${action}, doublé à ×${strength}.`,
  'event.wand-silver': ({ who, silver, points }) => `${does(who, 'ouvre', 'ouvrez')} une case d’argent (${silver}) : ${pts(points)}.`,
  'event.scroll-taken': ({ who, scroll }) => `${does(who, 'prend', 'prenez')} le parchemin « ${scroll} ».`,
  'event.booster-played': ({ who, scroll, action, plus }) => `${does(who, 'joue', 'jouez')} « ${scroll} » : ${action} +${plus}.`,
  'event.stopped': ({ who }) => `${does(who, 's’arrête', 'vous arrêtez')} là.`,
  'event.turn-passed': 'Le tour est fini.',
  'event.ended': 'Les onze tours sont joués.',
};
