import type { MoveRows } from '@coven/words';
import type { Witchstone } from '../rules/index.ts';
import type { messages as en } from './en.ts';
import type { WitchstoneKinds } from './kinds.ts';

export const MOVES: MoveRows<Witchstone, typeof en, WitchstoneKinds> = {
  'turn-special': { special: 'pair' },
  'turn-scroll': { scroll: 'scroll' },
  'set-chip': { chip: 'chip' },
  draw: { tile: 'pair' },
  first: ({ seat }, { say, player }) => say('move.first', { who: player(seat) }),
  tower: { at: 'location' },
  tile: { tile: 'pair' },
  lay: { at: 'cell', toward: 'cell' },
  discard: {},
  begin: { action: 'action' },
  energy: { portal: 'portal' },
  prepare: {},
  send: { to: 'location' },
  pentagram: { steps: 'number' },
  collect: {},
  use: { special: 'pair', action: 'action' },
  set: { special: 'pair', at: 'cell' },
  choose: { action: 'action' },
  step: { from: 'cell', to: 'cell' },
  rim: { from: 'cell' },
  rack: ({ crystal, exit }, { say, ...as }) => say('move.rack', { crystal: as.colour(crystal), action: as.action(exit) }),
  bottom: { crystal: 'colour', exit: 'untold', chip: 'chip' },
  aside: { crystal: 'colour', exit: 'untold' },
  break: { at: 'cell' },
  wand: { steps: 'number' },
  open: {},
  take: { scroll: 'scroll', place: 'number' },
  boost({ scroll, action, reach }, { say, ...as }) {
    const boosted = { scroll: as.scroll(scroll), action: as.action(action) };
    return reach > 0 ? say('more.boost-reach', { ...boosted, reach }) : say('move.boost', boosted);
  },
  stop: {},
};
