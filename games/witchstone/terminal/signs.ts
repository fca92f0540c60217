import { ACTIONS, type ActionId } from '@coven/games/witchstone';
import type { Colour, Paint } from '../../paint.ts';

/** An action is told by sign, by colour and by word: never by colour alone. */
const SIGNS: Readonly<Record<ActionId, { readonly sign: string; readonly colour: Colour }>> = {
  energy: { sign: '≈', colour: '#f2c14e' },
  witch: { sign: '▲', colour: '#d996ff' },
  pentagram: { sign: '★', colour: '#ed8e24' },
  crystal: { sign: '◆', colour: '#5fb9d9' },
  wand: { sign: '/', colour: '#9ad07b' },
  scroll: { sign: '§', colour: '#f1e6cf' },
};

export const CANDLE: Colour = '#ffd27a';
const BLACK_CRYSTAL: Colour = '#8a7f99';
const OWN_CRYSTAL: Colour = '#7fe0d0';

export function signOf(action: number | ActionId, paint: Paint): string {
  const id = typeof action === 'number' ? (ACTIONS[action] as ActionId) : action;
  const { sign, colour } = SIGNS[id];
  return paint.ink(colour, sign);
}

export function colourOf(id: string): Colour | undefined {
  return Object.hasOwn(SIGNS, id) ? SIGNS[id as ActionId].colour : undefined;
}

/** The signs of a tile or a hex. */
export function pairSigns(pair: string, paint: Paint): string {
  return pair
    .split('-')
    .map((id) => signOf(id as ActionId, paint))
    .join('');
}

/** An action's sign, or a points chip's number. */
export function chipSign(chip: string, paint: Paint): string {
  return (ACTIONS as readonly string[]).includes(chip) ? signOf(chip as ActionId, paint) : chip.slice(chip.indexOf('-') + 1);
}

export function crystalSign(colour: 'coloured' | 'black', paint: Paint): string {
  return colour === 'black' ? paint.ink(BLACK_CRYSTAL, '■') : paint.ink(OWN_CRYSTAL, '●');
}
