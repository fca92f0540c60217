import type { ActionId, Colour, Move, View } from '../rules/index.ts';
import { ACTIONS } from '../rules/names.plain.ts';
import { longestWalk } from './walks.ts';

/** Where a thing on the agenda is done. */
export type Stage = 'cauldron' | 'ball' | 'tracks' | 'scrolls';

/** One thing still to do in this turn. */
export interface Task {
  readonly key: string;
  readonly kind: 'tile' | 'order' | 'pool' | 'scroll' | 'open' | 'collect' | 'hex' | 'choice' | 'rim' | 'crossing' | 'later';
  readonly action: ActionId | null;
  /** A special hex's pair. */
  readonly pair: string | null;
  /** Of a crystal that waits. */
  readonly crystal: Colour | null;
  /** Points, the reach of a scroll, cells to open or rewards to take. */
  readonly count: number;
  /** Offered moves that do some of it. */
  readonly moves: readonly Move[];
  readonly stage: Stage | null;
}

const POOL_MOVES: Readonly<Record<ActionId, readonly Move['type'][]>> = {
  energy: ['energy'],
  witch: ['prepare', 'send'],
  pentagram: ['pentagram'],
  crystal: ['step', 'rim'],
  wand: ['wand'],
  scroll: ['take'],
};
const STAGES: Readonly<Partial<Record<Move['type'], Stage>>> = {
  tower: 'ball',
  energy: 'ball',
  send: 'ball',
  prepare: 'ball',
  lay: 'cauldron',
  step: 'cauldron',
  rim: 'cauldron',
  set: 'cauldron',
  pentagram: 'tracks',
  wand: 'tracks',
  take: 'scrolls',
};

export function stageOf({ type }: Move): Stage | null {
  return STAGES[type] ?? null;
}

/** The moves of some types. */
function ofTypes<Type extends Move['type']>(moves: readonly Move[], ...types: readonly Type[]): readonly Extract<Move, { type: Type }>[] {
  return moves.filter((move): move is Extract<Move, { type: Type }> => (types as readonly string[]).includes(move.type));
}

/** The turn's to-do list, what must be done first in front. WS-2.6 */
export function tasksOf(view: View, moves: readonly Move[]): readonly Task[] {
  const { agenda, turnTile } = view;
  const tasks: Task[] = [];
  const add = (kind: Task['kind'], rest: Partial<Task>) => {
    const offered = rest.moves ?? [];
    const stage = offered.map(stageOf).find((found) => found !== null) ?? null;
    tasks.push({ key: `${kind}-${tasks.length}`, kind, action: null, pair: null, crystal: null, count: 1, moves: offered, stage, ...rest });
  };
  if (view.phase === 'order') {
    for (const move of ofTypes(moves, 'begin')) {
      add('order', { action: move.action, count: turnTile?.strengths[move.action] ?? 0, moves: [move] });
    }
    return tasks;
  }
  if (agenda === null) return tasks;
  const { crossing, points } = agenda;
  if (crossing)
    add('crossing', { action: 'crystal', crystal: crossing.crystal, count: points.crystal ?? 0, moves: ofTypes(moves, 'step', 'rim') });
  for (const { exit, crystal } of agenda.rim) {
    const shelves = ofTypes(moves, 'rack', 'bottom', 'aside').filter((move) => move.crystal === crystal && move.exit === exit);
    add('rim', { action: exit, crystal, moves: shelves });
  }
  for (const pair of agenda.hexes) add('hex', { pair, moves: ofTypes(moves, 'use', 'set').filter(({ special }) => special === pair) });
  if (agenda.choices > 0) add('choice', { count: agenda.choices, moves: ofTypes(moves, 'choose') });
  if (agenda.path.length > 0) add('collect', { count: agenda.path.length, action: 'pentagram', moves: ofTypes(moves, 'collect') });
  for (const action of ACTIONS) {
    const count = points[action] ?? 0;
    if (count > 0 && !(action === 'crystal' && crossing)) add('pool', { action, count, moves: ofTypes(moves, ...POOL_MOVES[action]) });
  }
  for (const reach of agenda.reaches) add('scroll', { action: 'scroll', count: reach, moves: ofTypes(moves, 'take') });
  if (agenda.queue.length > 0) add('open', { count: agenda.queue.length, action: 'wand', moves: ofTypes(moves, 'open') });
  if (turnTile?.second) add('later', { action: turnTile.second, count: turnTile.strengths[turnTile.second] ?? 0 });
  return tasks;
}

/** Moves without a place on the table, those that do something first; walks come in between. */
const BUTTONS: readonly Move['type'][] = ['begin', 'rack', 'bottom', 'aside', 'use', 'choose', 'collect', 'open', 'prepare'];

const TRACKS = ['pentagram', 'wand'] as const;

/** Offered moves as buttons of the agenda: those without a place on the table, and the longest walks. */
export function buttonsOf(moves: readonly Move[]): readonly Move[] {
  return [
    ...ofTypes(moves, ...BUTTONS),
    ...TRACKS.flatMap((track) => longestWalk(moves, track) ?? []),
    ...ofTypes(moves, 'boost'),
    ...ofTypes(moves, 'stop'),
  ];
}
