import { ACTIONS, type Board, type PlayerView } from '@coven/games/witchstone';
import { type Paint, padTo } from '../../paint.ts';
import { crystalSign, pairSigns, signOf } from './signs.ts';

const CELL_WIDTH = 4;

/** A cauldron as a hexagon of cells with the letters of its rows; a hex shows both its signs. */
export function cauldronLines({ cauldron }: Board, player: PlayerView, paint: Paint): readonly string[] {
  const faces = new Map<string, string>();
  for (const { id, index } of cauldron.cells) {
    const printed = cauldron.start[index] as number;
    const action = ACTIONS.findIndex((_, at) => printed === 1 << at);
    if (action >= 0) faces.set(id, paint.bold(signOf(action, paint)));
  }
  for (const [pair, at, toward] of player.laid) {
    const [first = '', second = ''] = pair.split('-');
    faces.set(at, toward === undefined ? pairSigns(pair, paint) : signOf(first as (typeof ACTIONS)[number], paint));
    if (toward !== undefined) faces.set(toward, signOf(second as (typeof ACTIONS)[number], paint));
  }
  for (const at of player.crystals) faces.set(at, crystalSign('coloured', paint));
  if (player.blackAt !== null) faces.set(player.blackAt, crystalSign('black', paint));

  const rows = new Map<number, string[]>();
  for (const { id, r } of cauldron.cells) {
    const row = rows.get(r) ?? [];
    row.push(padTo(faces.get(id) ?? paint.dim('·'), CELL_WIDTH));
    rows.set(r, row);
  }
  return [...rows].map(([r, cells]) => {
    const letter = paint.dim((cauldron.cells.find((cell) => cell.r === r)?.id ?? '').slice(0, 1));
    return `${letter} ${' '.repeat((Math.abs(r) * CELL_WIDTH) / 2)}${cells.join('').trimEnd()}`;
  });
}
