import type { View } from '../rules/index.ts';
import { ACTIONS } from '../rules/names.plain.ts';
import type { WitchstoneWords } from '../words/index.ts';

/** What is left to do, as a list: "energy 3", "a scroll, reach 2", "2 wand cells to open". */
export function agendaItems({ agenda, turnTile }: View, { say, piece }: WitchstoneWords): readonly string[] {
  if (agenda === null) return [];
  const { points, cell } = agenda;
  const reaches = [...agenda.reaches, ...(cell && cell.reach > 0 ? [cell.reach] : [])];
  const next = turnTile?.second ?? null;
  return [
    ...ACTIONS.flatMap((action) => (points[action] ? [`${piece('action', action)} ${points[action]}`] : [])),
    ...reaches.map((reach) => say('table.scroll-reach', { reach })),
    ...agenda.hexes.map((hex) => say('table.hex-waiting', { special: piece('pair', hex) })),
    ...Array.from({ length: agenda.choices }, () => say('table.free-choice')),
    ...agenda.rim.map(({ exit }) => say('table.rim', { action: piece('action', exit) })),
    ...(agenda.path.length > 0 ? [say('table.rewards', { count: agenda.path.length })] : []),
    ...(agenda.queue.length > 0 ? [say('table.cells', { count: agenda.queue.length })] : []),
    ...(next === null ? [] : [say('table.next-action', { action: piece('action', next) })]),
  ];
}
