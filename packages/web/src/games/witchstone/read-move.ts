import type { Move } from '@coven/games/witchstone';
import { ACTIONS, halvesOf } from './board.ts';

const actionOf = (id: string | undefined) => (ACTIONS as readonly (string | undefined)[]).indexOf(id);

function pairOf(id: string): {
  readonly index: number;
  readonly id: string;
  readonly first: number;
  readonly second: number;
  readonly symbols: number;
} {
  const [first, second] = halvesOf(id).map(actionOf) as [number, number];
  return { index: 0, id, first, second, symbols: (1 << first) | (1 << second) };
}

/** A move from its notation, with as much of its pieces as words need: their ids. */
export function readMove(text: string): Move | undefined {
  const [type, first = '', second = '', third = ''] = text.split(' ');
  return read(type, first, second, third) as Move | undefined;
}

function read(type: string | undefined, first: string, second: string, third: string): object | undefined {
  switch (type) {
    case 'turn-special':
      return { type, special: pairOf(first) };
    case 'turn-scroll':
      return { type, scroll: { id: first } };
    case 'set-chip':
      return { type, chip: { id: first } };
    case 'draw':
    case 'tile': {
      const dash = first.lastIndexOf('-');
      return { type, tile: pairOf(first.slice(0, dash)), seat: Number(first.slice(dash + 1)) };
    }
    case 'first':
      return { type, seat: Number(first) };
    case 'tower':
      return { type, at: { id: first } };
    case 'lay':
      return { type, at: { id: first }, toward: { id: second } };
    case 'begin':
    case 'choose':
      return { type, action: actionOf(first) };
    case 'energy':
      return { type, portal: { id: `${first} ${second}` } };
    case 'send':
      return { type, to: { id: first } };
    case 'pentagram':
    case 'wand':
      return { type, steps: Number(first) };
    case 'use':
      return { type, special: pairOf(first), action: actionOf(second) };
    case 'set':
      return { type, special: pairOf(first), at: { id: second } };
    case 'step':
      return { type, from: { id: first }, to: { id: second } };
    case 'rim':
      return { type, from: { id: first } };
    case 'rack':
    case 'aside':
      return { type, crystal: first, exit: actionOf(second) };
    case 'bottom':
      return { type, crystal: first, exit: actionOf(second), chip: { id: third } };
    case 'break':
      return { type, at: { id: first } };
    case 'take':
      return { type, scroll: { id: first }, place: Number(second) };
    case 'boost':
      return { type, scroll: { id: first }, action: actionOf(second), reach: Number(third || 0) };
    case 'discard':
    case 'prepare':
    case 'collect':
    case 'open':
    case 'stop':
      return { type };
    default:
      return undefined;
  }
}
