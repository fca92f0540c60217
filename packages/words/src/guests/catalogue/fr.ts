import type { Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'devices.text':
    'Chacun de ces navigateurs est reconnu comme vous et peut jouer à vos places. Déconnectez ceux que vous n’utilisez plus ou ne connaissez pas.',
  'devices.none': 'Aucun encore : ce navigateur apparaîtra ici dès que vous aurez donné votre nom.',
  'devices.unknown': 'Navigateur inconnu',
  'devices.this': 'ce navigateur',
  'devices.seen': ({ date }) => `vu le ${date}`,
  'devices.log-out': 'Déconnecter',
  'devices.others': 'Déconnecter tous les autres',
  'devices.all': 'Déconnecter partout, ici aussi',
  'devices.done': 'C’est fait.',

  'privacy.cookie': ({ days }) =>
    `Un cookie avec des nombres au hasard, signé par le serveur, ${days} jours après votre dernière visite. Ni mot de passe, ni adresse électronique.`,
  'privacy.device':
    'Pour chacun de vos navigateurs, son genre, comme « Firefox · Android », et les jours de la première et de la dernière visite.',
  'privacy.name': 'Le nom que vous avez choisi, jusqu’à ce que vous le changiez ou le supprimiez.',
  'privacy.tables': ({ days, waiting }) =>
    `Les tables dont la partie n’est pas finie, avec leurs coups, noms et messages, et une empreinte à clé de l’adresse réseau qui les a ouvertes, ${days} jours après le dernier changement ; celles qui n’ont jamais commencé, ${waiting} jours.`,
  'privacy.finished': ({ days, talk }) =>
    `Les parties terminées avec leurs coups, résultats et noms des joueurs, ${days === 0 ? 'jusqu’à ce que le responsable de ce serveur les supprime' : `${days} jours`} ; leurs messages et l’empreinte de l’adresse réseau, ${talk} jours après le dernier changement.`,
  'privacy.codes': ({ minutes, seat }) =>
    `Les liens vers un autre appareil ${minutes} minutes et les liens vers une place ${seat} minutes, seulement sous forme d’empreintes.`,
  'privacy.not':
    'Rien n’est gardé de votre adresse réseau elle-même, de la description complète du navigateur, de ce que vous faites ailleurs. Rien ne va à personne d’autre.',
  'privacy.here':
    'Dans ce navigateur : vos réglages et les parties jouées ici. Vous pouvez les effacer avec les données de site du navigateur.',
  'privacy.forget': 'Supprimer mon nom et mes appareils',
  'privacy.forget-text':
    'Votre nom et vos appareils sont effacés, et vous quittez les tables qui n’ont pas commencé. Les parties en cours continuent, votre place sans nom, et vous ne pourrez pas y revenir. Dans les parties déjà jouées aussi, votre place reste sans nom. Dans les messages, votre nom reste jusqu’à ce qu’ils soient effacés.',
  'privacy.sure': 'Oui, les supprimer',
  'privacy.forgotten': 'Votre nom et vos appareils sont supprimés.',

  'terminal.ask': 'Jouer à cette place dans le terminal',
  'terminal.explain': ({ minutes }) =>
    `Tapez ceci dans un terminal dans les ${minutes} minutes. Le code ne sert qu’une fois et fait de ce terminal un de vos appareils ; ne le montrez à personne.`,
  'terminal.command': 'Commande pour le terminal',

  'owner.title': 'En tant que propriétaire de la table',
  'owner.remove': ({ name }) => `Écarter ${name}`,
  'owner.mute': ({ name }) => `Faire taire ${name}`,
  'owner.unmute': ({ name }) => `Laisser ${name} parler à nouveau`,
  'owner.private': 'Rendre la table privée',
  'owner.public': 'Rendre la table publique',
  'owner.offer': ({ name }) => `Donner à quelqu’un d’autre la place occupée par ${name}`,
  'owner.offer-text': ({ name, minutes }) =>
    `Qui ouvre ce lien peut prendre la place occupée par ${name} et voit sa main. Ne l’envoyez qu’à la personne qui a perdu la place. Il sert une fois, dans les ${minutes} minutes, et seulement pendant l’absence. Toute la table en est avertie.`,
  'owner.link': 'Lien vers la place',

  'seat.take-text': 'Ce lien vous donne la place de quelqu’un qui l’a perdue.',
  'seat.take': 'Prendre la place',

  'notice.removed': ({ name }) => `Le propriétaire de la table a écarté ${name}.`,
  'notice.muted': ({ name }) => `Le propriétaire de la table fait taire ${name}.`,
  'notice.unmuted': ({ name }) => `${name} peut parler à nouveau.`,
  'notice.public': 'La table est maintenant publique : elle figure dans le salon.',
  'notice.private': 'La table est maintenant privée : seul son lien y mène.',
  'notice.seat-offered': ({ name }) => `La place occupée par ${name} est offerte à quelqu’un d’autre.`,
  'notice.seat-taken': ({ name, before }) => `${name} remplace désormais ${before}.`,
};
