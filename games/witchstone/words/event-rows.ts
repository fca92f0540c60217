import type { EventRows } from '@coven/words';
import type { Witchstone } from '../rules/index.ts';
import type { messages as en } from './en.ts';
import type { WitchstoneKinds } from './kinds.ts';

export const EVENTS: EventRows<Witchstone, typeof en, WitchstoneKinds> = {
  'special-turned': { blue: 'untold', special: 'pair' },
  'scroll-turned': { scroll: 'scroll' },
  'chip-set': { location: 'location', chip: 'chip' },
  'tile-dealt': { tile: 'pair' },
  began: {},
  'tower-taken': { location: 'location', points: 'number' },
  'tile-chosen': { tile: 'pair' },
  'tile-laid': { tile: 'pair', at: 'cell', toward: 'cell' },
  'tile-discarded': { tile: 'pair' },
  'tile-drawn': { tile: 'pair' },
  'action-began': { action: 'action', strength: 'number' },
  skipped: { action: 'action' },
  'energy-laid': { portal: 'portal', energy: 'number', length: 'number' },
  'portal-finished': { portal: 'portal', points: 'number' },
  'witch-prepared': { lying: 'number' },
  'witch-sent': { location: 'location', cost: 'untold', points: 'number' },
  'stone-reached': { place: 'number', points: 'number' },
  'chip-taken': ({ seat, chip, strength, points }, { say, ...as }) =>
    strength > 0
      ? say('event.chip-taken', { who: as.who(seat), chip: as.chip(chip), strength })
      : say('more.points-chip-taken', { who: as.who(seat), points }),
  'pentagram-walked': { steps: 'number', to: 'untold' },
  'owl-taken': { value: 'number' },
  'owls-gone': { points: 'number' },
  'special-taken': { special: 'pair' },
  'specials-gone': {},
  'special-used': { special: 'pair', action: 'action' },
  'special-laid': { special: 'pair', at: 'cell' },
  'special-dropped': { special: 'pair' },
  'action-chosen': { action: 'action' },
  'crystal-moved': ({ seat, isBlack, from, to }, { say, ...as }) =>
    say('event.crystal-moved', { who: as.who(seat), crystal: as.crystal(isBlack), from: as.cell(from), to: as.cell(to) }),
  'crystal-to-rim': ({ seat, isBlack, exit }, { say, ...as }) =>
    say('event.crystal-to-rim', { who: as.who(seat), crystal: as.crystal(isBlack), action: as.action(exit) }),
  'crystal-racked'({ seat, isBlack, shelf, strength }, { say, ...as }) {
    const racked = { who: as.who(seat), crystal: as.crystal(isBlack) };
    if (shelf === 'bottom') return say('more.racked-at-bottom', racked);
    return say('event.crystal-racked', { ...racked, action: as.action(shelf), strength });
  },
  'crystal-set-aside': ({ seat, isBlack }, { say, ...as }) =>
    say('event.crystal-set-aside', { who: as.who(seat), crystal: as.crystal(isBlack) }),
  'crystal-broken': ({ seat, isBlack, points }, { say, ...as }) =>
    say('event.crystal-broken', { who: as.who(seat), crystal: as.crystal(isBlack), points: -points }),
  'wand-walked': { steps: 'number', to: 'untold' },
  'wand-bonus'({ seat, action, points, isDoubled }, { say, ...as }) {
    const opened = { who: as.who(seat), action: as.action(action), strength: points };
    return say(isDoubled ? 'more.wand-doubled' : 'event.wand-bonus', opened);
  },
  'wand-silver': { cell: 'untold', silver: 'silver', points: 'number' },
  'scroll-taken': { scroll: 'scroll', place: 'untold' },
  'booster-played': { scroll: 'scroll', action: 'action', plus: 'number' },
  stopped: {},
  'turn-passed': null,
  ended: {},
};
