import { type Paint, padTo } from '@coven/cli/paint.ts';
import type { Seat } from '@coven/core';
import { cellsOf } from '../rules/hexes.plain.ts';
import type { BoardFile, View } from '../rules/index.ts';
import { halvesOf } from '../rules/names.plain.ts';
import { crystalSign, pairSigns, signOf } from './signs.ts';

const CELL_WIDTH = 4;

/** A cauldron as a hexagon of cells with the letters of its rows; a hex shows both its signs. */
export function cauldronLines({ cauldron }: BoardFile, view: View, seat: Seat, paint: Paint): readonly string[] {
  const cells = cellsOf(cauldron.radius);
  const faces = new Map<string, string>();
  for (const { id, q, r } of cells) {
    const printed = cauldron.symbols.find(({ at }) => at[0] === q && at[1] === r);
    if (printed) faces.set(id, paint.bold(signOf(printed.action, paint)));
  }
  for (const [pair, at, toward] of view.laid[seat] ?? []) {
    const [first, second] = halvesOf(pair);
    faces.set(at, toward === undefined ? pairSigns(pair, paint) : signOf(first, paint));
    if (toward !== undefined) faces.set(toward, signOf(second, paint));
  }
  for (const at of view.crystals[seat] ?? []) faces.set(at, crystalSign('coloured', paint));
  const { blackAt = null } = view.players[seat] ?? {};
  if (blackAt !== null) faces.set(blackAt, crystalSign('black', paint));

  const rows = new Map<number, string[]>();
  for (const { id, r } of cells) {
    const row = rows.get(r) ?? [];
    row.push(padTo(faces.get(id) ?? paint.dim('·'), CELL_WIDTH));
    rows.set(r, row);
  }
  return [...rows].map(([r, row]) => {
    const letter = paint.dim((cells.find((cell) => cell.r === r)?.id ?? '').slice(0, 1));
    return `${letter} ${' '.repeat((Math.abs(r) * CELL_WIDTH) / 2)}${row.join('').trimEnd()}`;
  });
}
