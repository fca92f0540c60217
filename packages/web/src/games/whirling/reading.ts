import type { Arcanum, Ingredient, Move } from '@coven/games/whirling';
import { ARCANA, INGREDIENTS } from './picture.ts';

/** Which pieces a filling takes from where, in the order of its text. */
export interface Taken {
  readonly from: 'bench' | 'output' | 'supply';
  readonly kind: Ingredient;
}

export function takenIn(text: string): readonly Taken[] {
  return text
    .split(' ')
    .slice(1)
    .map((word) => {
      const [from, kind] = word.split(':');
      return { from, kind } as Taken;
    });
}

/** A move from its text, as far as sentences need it. */
export function readMove(text: string): Move | undefined {
  const [type, ...args] = text.split(' ');
  const [id = ''] = args;
  switch (type) {
    case 'fresh-start':
    case 'blind':
    case 'ready':
    case 'hold':
      return { type };
    case 'use':
      return { type, id };
    case 'done':
      return { type, kind: id === '' ? undefined : kindOf(id) };
    case 'grow':
    case 'potion':
    case 'grimoire':
    case 'pour':
      return { type, kind: kindOf(id) };
    case 'name':
      return { type, arcanum: ARCANA.indexOf(id as Arcanum) };
    case 'raven':
    case 'make':
      return { type, pieces: counted(args) };
    case 'fill':
      return { type, ...filling(text), supplied: 0 };
    case 'buy':
      return { type, kind: kindOf(id), fromBench: Number(args[1]?.split(':')[1]) };
    case 'offer':
    case 'keep':
      return { type, character: { id } } as Move;
    case 'draw':
    case 'pull':
      return { type, recipe: { id } } as Move;
    case 'play':
      return { type, face: { id, isTurned: args[1] === 'turned' } } as Move;
    default:
      return undefined;
  }
}

function kindOf(id: string): number {
  return INGREDIENTS.indexOf(id as Ingredient);
}

function counted(ids: readonly string[]): readonly number[] {
  return INGREDIENTS.map((ingredient) => ids.filter((id) => id === ingredient).length);
}

function filling(text: string) {
  const from = (place: Taken['from']) => counted(takenIn(text).flatMap((taken) => (taken.from === place ? [taken.kind] : [])));
  return { bench: from('bench'), output: from('output'), supply: from('supply') };
}
