import type { Made } from '@coven/core';
import { actionOf, nameOf, PAIRS, type Pair, pairById } from './actions.plain.ts';
import { type Agenda, emptyAgenda } from './agenda.ts';
import { type Board, cellOf } from './board.ts';
import type { Cell } from './hexes.plain.ts';
import { ACTIONS, type ActionId, type Colour } from './names.plain.ts';

/** The agenda as everybody sees it. WS-2.6 */
export type AgendaView = Made<typeof viewAgenda>;

export function viewAgenda({ cauldron }: Board, agenda: Agenda) {
  return {
    /** Points left by action; scrolls stay separate. */
    points: pointsIn(agenda),
    /** Actions that may be boosted. WS-8.3 */
    running: ACTIONS.filter((_, action) => (agenda.running & (1 << action)) !== 0),
    /** How far each scroll still to be taken reaches, ascending. WS-8.2 */
    reaches: agenda.reaches.slice(),
    /** The open wand cell: how many points of its action are the cell's, or how far its scroll reaches. WS-7.3 */
    cell: agenda.cell < 0 ? null : { action: nameOf(agenda.cell), points: agenda.cellPoints, reach: agenda.cellReach },
    /** Wand cells still to open, in track order. */
    queue: agenda.queue.slice(),
    /** Pentagram cells whose rewards are still to be taken, in order. WS-5.1 */
    path: agenda.path.slice(),
    isCollecting: agenda.collecting === 1,
    /** Special hexes to be decided on. WS-5.3 */
    hexes: agenda.hexes.map((hex) => (PAIRS[hex] as Pair).id),
    /** Actions of choice to be decided on. WS-5.3 */
    choices: agenda.choices,
    /** The crystal that is half-way. WS-6.2 */
    crossing: agenda.crossing < 0 ? null : { at: (cauldron.cells[agenda.crossing] as Cell).id, crystal: colourOf(agenda.crossingBlack) },
    /** Crystals on the rim: those of one exit follow each other, the black one comes last. WS-6.3 */
    rim: [
      ...ACTIONS.flatMap((exit, at) => Array.from({ length: agenda.rim[at] as number }, () => ({ exit, crystal: 'coloured' as const }))),
      ...(agenda.rimBlack < 0 ? [] : [{ exit: nameOf(agenda.rimBlack), crystal: 'black' as const }]),
    ],
  };
}

function pointsIn({ pools }: Agenda): Readonly<Partial<Record<ActionId, number>>> {
  return Object.fromEntries(ACTIONS.flatMap((id, action) => ((pools[action] as number) > 0 ? [[id, pools[action]]] : [])));
}

function colourOf(isBlack: number): Colour {
  return isBlack === 1 ? 'black' : 'coloured';
}

/** The agenda that looks like this. */
export function agendaSeen(board: Board, seen: AgendaView): Agenda {
  const agenda = emptyAgenda();
  agenda.pools = ACTIONS.map((id) => seen.points[id] ?? 0);
  for (const id of seen.running) agenda.running |= 1 << actionOf(id);
  agenda.reaches = [...seen.reaches];
  if (seen.cell) {
    agenda.cell = actionOf(seen.cell.action);
    agenda.cellPoints = seen.cell.points;
    agenda.cellReach = seen.cell.reach;
  }
  agenda.queue = [...seen.queue];
  agenda.path = [...seen.path];
  agenda.collecting = seen.isCollecting ? 1 : 0;
  agenda.hexes = seen.hexes.map((id) => pairById(id).index);
  agenda.choices = seen.choices;
  if (seen.crossing) {
    agenda.crossing = cellOf(board, seen.crossing.at).index;
    agenda.crossingBlack = seen.crossing.crystal === 'black' ? 1 : 0;
  }
  for (const { exit, crystal } of seen.rim) {
    const at = actionOf(exit);
    if (crystal === 'black') agenda.rimBlack = at;
    else agenda.rim[at] = (agenda.rim[at] as number) + 1;
  }
  return agenda;
}
