import type { Silver } from '../rules/names.plain.ts';
import type { Sign } from './prophecy.ts';

const SILVER: Readonly<Record<Silver, string>> = {
  witches: 'act-witch',
  portals: 'act-energy',
  crystals: 'act-crystal',
  scrolls: 'act-scroll',
  chips: 'chip',
  specials: 'hex',
};

/** The picture of what a silver cell counts. */
export function silverSign(silver: Silver): string {
  return SILVER[silver];
}

const SIGNS: Readonly<Record<string, string>> = {
  witchstone: 'loc-stone',
  'other-tower': 'loc-tower',
  village: 'loc-village',
  forest: 'loc-forest',
  castle: 'loc-castle',
  'witches-on-board': 'act-witch',
  'witches-waiting': 'act-witch',
  'silver-cells': 'silver',
  'special-hexes': 'hex',
  'scrolls-collected': 'act-scroll',
  'chips-collected': 'chip',
  'crystals-on-rack': 'act-crystal',
};

/** The picture of a sign on a scroll. */
export function markOf(sign: Sign): string {
  return SIGNS[sign] ?? `act-${sign}`;
}
