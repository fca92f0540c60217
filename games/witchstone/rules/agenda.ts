import { type Action, type PENTAGRAM, SCROLL, type WAND } from './actions.plain.ts';

/**
 * What is left to do of one of the tile's actions and of all its bonuses. WS-2.6
 *
 * No agenda can go on for ever. Every move on it uses up a point, a scroll, a hex, a queued cell or a crystal, so it is enough that only
 * finitely many come in. Chips, crystals, wand cells and scrolls are finite and never come back; tiles come in between agendas. Only the
 * pentagram is a ring: a blue cell gives a hex, and a hex at most 2 further steps. Blue cells are at least 3 steps apart (the board file's
 * check insists on it), so b of them take at least 3(b − 1) + 1 steps. If F steps come from elsewhere, T ≤ F + 2b steps are walked in all,
 * hence T ≤ F + 2(T + 2) / 3, which is T ≤ 3F + 4.
 */
export type Agenda = ReturnType<typeof emptyAgenda>;

export function emptyAgenda() {
  return {
    /** Points left by action; scrolls stay separate. */
    pools: [0, 0, 0, 0, 0, 0],
    /** Mask of the actions that may be boosted: they had points in this agenda, and no reward of theirs was taken since. WS-8.3 */
    running: 0,
    /** How far each scroll still to be taken reaches, ascending. WS-8.2 */
    reaches: [] as number[],
    /** The open wand cell's action, or −1; how many of that pool's points are the cell's, and the reach if it gives a scroll. WS-7.3 */
    cell: -1,
    cellPoints: 0,
    cellReach: 0,
    /** Wand cells still to open, in track order. */
    queue: [] as number[],
    /** Pentagram cells whose rewards are still to be taken, in order. WS-5.1 */
    path: [] as number[],
    /** 1 while the rewards of `path` are being taken. */
    collecting: 0,
    /** Special hexes to be decided on, by pair. WS-5.3 */
    hexes: [] as number[],
    /** Actions of choice with strength 2 to be decided on. WS-5.3 */
    choices: 0,
    /** The cell where a crystal is half-way, or −1, and whether it is the black one. WS-6.2 */
    crossing: -1,
    crossingBlack: 0,
    /** Coloured crystals on the rim by exit, and the black one's exit or −1. WS-6.3 */
    rim: [0, 0, 0, 0, 0, 0],
    rimBlack: -1,
  };
}

export function cloneAgenda(agenda: Agenda): Agenda {
  return {
    pools: agenda.pools.slice(),
    running: agenda.running,
    reaches: agenda.reaches.slice(),
    cell: agenda.cell,
    cellPoints: agenda.cellPoints,
    cellReach: agenda.cellReach,
    queue: agenda.queue.slice(),
    path: agenda.path.slice(),
    collecting: agenda.collecting,
    hexes: agenda.hexes.slice(),
    choices: agenda.choices,
    crossing: agenda.crossing,
    crossingBlack: agenda.crossingBlack,
    rim: agenda.rim.slice(),
    rimBlack: agenda.rimBlack,
  };
}

/** Places in the scroll row: no scroll reaches further. WS-1.1 */
export const ROW = 6;

/** Puts points on the agenda: into the action's pool, or as one more scroll. WS-2.6, WS-8.2 */
export function gain(agenda: Agenda, action: Action, points: number): void {
  if (action === SCROLL) {
    addReach(agenda.reaches, Math.min(points, ROW));
    return;
  }
  agenda.pools[action] = (agenda.pools[action] as number) + points;
  agenda.running |= 1 << action;
}

export function addReach(reaches: number[], reach: number): void {
  let at = reaches.length;
  while (at > 0 && (reaches[at - 1] as number) > reach) at--;
  reaches.splice(at, 0, reach);
}

/** Takes points out of a pool; those of the open wand cell first, because they go when the next one opens. WS-7.3 */
export function spend(agenda: Agenda, action: Action, points: number): void {
  agenda.pools[action] = (agenda.pools[action] as number) - points;
  if (agenda.cell === action) agenda.cellPoints = Math.max(0, agenda.cellPoints - points);
}

/** A crystal that is half-way or on the rim stops everything that would leave it there. WS-6.2, WS-6.3 */
export function hasRimCrystal(agenda: Agenda): boolean {
  if (agenda.rimBlack >= 0) return true;
  for (let exit = 0; exit < 6; exit++) if ((agenda.rim[exit] as number) > 0) return true;
  return false;
}

/** Whether the action's rewards are taken only after its move: then boosting it ends with the first reward. WS-8.3 */
export function endBoosting(agenda: Agenda, action: typeof PENTAGRAM | typeof WAND): void {
  if ((agenda.pools[action] as number) === 0) agenda.running &= ~(1 << action);
}
