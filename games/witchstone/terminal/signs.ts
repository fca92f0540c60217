import type { Colour, Paint } from '@coven/cli/paint.ts';
import { type ActionId, type Colour as CrystalColour, halvesOf, pointsOf } from '../rules/names.plain.ts';

/** An action has a sign, a colour and a word: colour alone never distinguishes it. */
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

export function signOf(action: ActionId, paint: Paint): string {
  const { sign, colour } = SIGNS[action];
  return paint.ink(colour, sign);
}

export function colourOf(id: string): Colour | undefined {
  return isAction(id) ? SIGNS[id].colour : undefined;
}

function isAction(id: string): id is ActionId {
  return Object.hasOwn(SIGNS, id);
}

/** The signs of a tile or a hex. */
export function pairSigns(pair: string, paint: Paint): string {
  return halvesOf(pair)
    .map((action) => signOf(action, paint))
    .join('');
}

/** An action's sign, or a points chip's number. */
export function chipSign(chip: string, paint: Paint): string {
  return isAction(chip) ? signOf(chip, paint) : String(pointsOf(chip));
}

export function crystalSign(colour: CrystalColour, paint: Paint): string {
  return colour === 'black' ? paint.ink(BLACK_CRYSTAL, '■') : paint.ink(OWN_CRYSTAL, '●');
}
