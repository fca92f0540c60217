import { ACTIONS, PAIRS, type View } from '@coven/games/witchstone';
import type { WitchstoneWords } from '@coven/words';

/** What is left to do, as a list: "energy 3", "a scroll, reach 2", "2 wand cells to open". */
export function agendaItems({ agenda, turnTile }: View, { say, piece }: WitchstoneWords): readonly string[] {
  if (agenda === null) return [];
  const reaches = [...agenda.reaches, ...(agenda.cellReach > 0 ? [agenda.cellReach] : [])];
  const rims = [
    ...agenda.rim.flatMap((count, exit) => Array.from({ length: count }, () => exit)),
    ...(agenda.rimBlack >= 0 ? [agenda.rimBlack] : []),
  ];
  const next = turnTile === null || turnTile.second < 0 ? undefined : ACTIONS[turnTile.second];
  return [
    ...agenda.pools.flatMap((points, action) => (points > 0 ? [`${piece('action', ACTIONS[action] ?? '')} ${points}`] : [])),
    ...reaches.map((reach) => say('table.scroll-reach', { reach })),
    ...agenda.hexes.map((hex) => say('table.hex-waiting', { special: piece('pair', PAIRS[hex]?.id ?? '') })),
    ...Array.from({ length: agenda.choices }, () => say('table.free-choice')),
    ...rims.map((exit) => say('table.rim', { action: piece('action', ACTIONS[exit] ?? '') })),
    ...(agenda.path.length > 0 ? [say('table.rewards', { count: agenda.path.length })] : []),
    ...(agenda.queue.length > 0 ? [say('table.cells', { count: agenda.queue.length })] : []),
    ...(next === undefined ? [] : [say('table.next-action', { action: piece('action', next) })]),
  ];
}
