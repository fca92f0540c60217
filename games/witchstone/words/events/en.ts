import { plural } from '@coven/words';
import { subject, verb } from './person.ts';

export const pts = (points: number): string => `${points} ${plural('en', points, { one: 'point', other: 'points' })}`;
const does = subject('You');
const then = subject('you');

type Who = { who: string };

/** What happened, as the log tells it; `who` is empty for the player who is spoken to. */
export const messages = {
  'event.special-turned': ({ special }: { special: string }) => `A new hex beside the pentagram: ${special}.`,
  'event.scroll-turned': ({ scroll }: { scroll: string }) => `A new scroll in the row: ${scroll}.`,
  'event.chip-set': ({ location, chip }: { location: string; chip: string }) => `Chip on ${location}: ${chip}.`,
  'event.tile-dealt': ({ who, tile }: Who & { tile: string }) => `${does(who, 'is dealt', 'are dealt')} ${tile}.`,
  'event.began': ({ who }: Who) =>
    `${does(who, 'will take', 'will take')} the first turn ${verb(who, 'and places', 'and place')} the high witch last.`,
  'event.tower-taken': ({ who, location, points }: Who & { location: string; points: number }) =>
    `${does(who, 'places', 'place')} the high witch on ${location}: ${pts(points)}.`,
  'event.tile-chosen': ({ who, tile }: Who & { tile: string }) => `${does(who, 'picks', 'pick')} up the tile ${tile}.`,
  'event.tile-laid': ({ who, tile, at, toward }: Who & { tile: string; at: string; toward: string }) =>
    `${does(who, 'lays', 'lay')} ${tile} on ${at} and ${toward}.`,
  'event.tile-discarded': ({ who, tile }: Who & { tile: string }) => `${does(who, 'discards', 'discard')} ${tile}.`,
  'event.tile-drawn': ({ who, tile }: Who & { tile: string }) => `${does(who, 'draws', 'draw')} ${tile}.`,
  'event.action-began': ({ who, action, strength }: Who & { action: string; strength: number }) =>
    `${who || 'You'}: ${action}, strength ${strength}.`,
  'event.skipped': ({ who, action }: Who & { action: string }) => `${does(who, 'can do', 'can do')} no more with ${action}: skipped.`,
  'event.energy-laid': ({ who, portal, energy, length }: Who & { portal: string; energy: number; length: number }) =>
    `${does(who, 'lays', 'lay')} energy on the portal ${portal} (${energy}/${length}).`,
  'event.portal-finished': ({ who, portal, points }: Who & { portal: string; points: number }) =>
    `${does(who, 'finishes', 'finish')} the portal ${portal}: ${pts(points)}.`,
  'event.witch-prepared': ({ who, lying }: Who & { lying: number }) => `${does(who, 'prepares', 'prepare')} a witch (waiting: ${lying}).`,
  'event.witch-sent': ({ who, location, points }: Who & { location: string; points: number }) =>
    `${does(who, 'sends', 'send')} a witch to ${location}: ${pts(points)}.`,
  'event.stone-reached': ({ who, place, points }: Who & { place: number; points: number }) =>
    `${does(who, 'takes', 'take')} place ${place} on the Witchstone: ${pts(points)}.`,
  'event.chip-taken': ({ who, chip, strength }: Who & { chip: string; strength: number }) =>
    `${does(who, 'takes', 'take')} a chip: ${chip}, strength ${strength}.`,
  'more.points-chip-taken': ({ who, points }: Who & { points: number }) => `${does(who, 'takes', 'take')} a chip: ${pts(points)}.`,
  'event.pentagram-walked': ({ who, steps }: Who & { steps: number }) =>
    `${does(who, 'moves', 'move')} the owl ${steps} ${plural('en', steps, { one: 'cell', other: 'cells' })} on the pentagram.`,
  'event.owl-taken': ({ who, value }: Who & { value: number }) => `${does(who, 'takes', 'take')} an owl tile: ${pts(value)} at the end.`,
  'event.owls-gone': ({ who, points }: Who & { points: number }) =>
    `There are no owl tiles left: ${then(who, 'scores', 'score')} ${pts(points)} instead.`,
  'event.special-taken': ({ who, special }: Who & { special: string }) => `${does(who, 'takes', 'take')} the hex ${special}.`,
  'event.specials-gone': ({ who }: Who) => `There are no hexes left: ${then(who, 'may choose', 'may choose')} any action with strength 2.`,
  'event.special-used': ({ who, special, action }: Who & { special: string; action: string }) =>
    `${does(who, 'uses', 'use')} the hex ${special}: ${action}, strength 2.`,
  'event.special-laid': ({ who, special, at }: Who & { special: string; at: string }) =>
    `${does(who, 'lays', 'lay')} the hex ${special} on ${at}.`,
  'event.special-dropped': ({ who, special }: Who & { special: string }) => `${does(who, 'sets', 'set')} the hex ${special} aside unused.`,
  'event.action-chosen': ({ who, action }: Who & { action: string }) => `${does(who, 'chooses', 'choose')} ${action}, strength 2.`,
  'event.crystal-moved': ({ who, crystal, from, to }: Who & { crystal: string; from: string; to: string }) =>
    `${does(who, 'moves', 'move')} a ${crystal} from ${from} to ${to}.`,
  'event.crystal-to-rim': ({ who, crystal, action }: Who & { crystal: string; action: string }) =>
    `${does(who, 'moves', 'move')} the ${crystal} over the rim at the ${action} exit.`,
  'event.crystal-racked': ({ who, crystal, action, strength }: Who & { crystal: string; action: string; strength: number }) =>
    `${does(who, 'places', 'place')} the ${crystal} on the ${action} shelf: strength ${strength}.`,
  'more.racked-at-bottom': ({ who, crystal }: Who & { crystal: string }) =>
    `${does(who, 'places', 'place')} the ${crystal} on the bottom shelf.`,
  'event.crystal-set-aside': ({ who, crystal }: Who & { crystal: string }) =>
    `${does(who, 'finds', 'find')} no room on the rack for a ${crystal}.`,
  'event.crystal-broken': ({ who, crystal, points }: Who & { crystal: string; points: number }) =>
    `${does(who, 'takes', 'take')} a ${crystal} out of the cauldron ${verb(who, 'and loses', 'and lose')} ${pts(points)}.`,
  'event.wand-walked': ({ who, steps }: Who & { steps: number }) =>
    `${does(who, 'moves', 'move')} the owl ${steps} ${plural('en', steps, { one: 'cell', other: 'cells' })} on the wand.`,
  'event.wand-bonus': ({ who, action, strength }: Who & { action: string; strength: number }) =>
    `${does(who, 'opens', 'open')} a wand cell: ${action} ×${strength}.`,
  'more.wand-doubled': ({ who, action, strength }: Who & { action: string; strength: number }) =>
    `${does(who, 'opens', 'open')} a wand cell as leader: ${action} doubled to ×${strength}.`,
  'event.wand-silver': ({ who, silver, points }: Who & { silver: string; points: number }) =>
    `${does(who, 'opens', 'open')} a silver cell (${silver}): ${pts(points)}.`,
  'event.scroll-taken': ({ who, scroll }: Who & { scroll: string }) => `${does(who, 'takes', 'take')} the scroll “${scroll}”.`,
  'event.booster-played': ({ who, scroll, action, plus }: Who & { scroll: string; action: string; plus: number }) =>
    `${does(who, 'plays', 'play')} “${scroll}”: ${action} +${plus}.`,
  'event.stopped': ({ who }: Who) => `${does(who, 'stops', 'stop')} here.`,
  'event.turn-passed': 'The turn is over.',
  'event.ended': 'All eleven turns are played.',
};
