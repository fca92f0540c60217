import type { ActionId, View } from '@coven/games/witchstone';
import { ACTIONS, actionAt, boardOf } from './board.ts';
import { cauldronOf, groupSizeAt, groupsOf } from './cauldron.ts';

/** Where a thing on the agenda is done. */
export type Stage = 'cauldron' | 'ball' | 'tracks' | 'scrolls';

/** One thing still to do in this turn. */
export interface Task {
  readonly key: string;
  readonly kind: 'tile' | 'order' | 'pool' | 'scroll' | 'open' | 'collect' | 'hex' | 'choice' | 'rim' | 'crossing' | 'later';
  readonly action: ActionId | null;
  /** A special hex's pair. */
  readonly pair: string | null;
  /** Points, the reach of a scroll, cells to open or rewards to take. */
  readonly count: number;
  /** Offered moves that do some of it. */
  readonly moves: readonly string[];
  readonly stage: Stage | null;
}

const POOL_MOVES: Readonly<Record<ActionId, readonly string[]>> = {
  energy: ['energy'],
  witch: ['prepare', 'send'],
  pentagram: ['pentagram'],
  crystal: ['step', 'rim'],
  wand: ['wand'],
  scroll: ['take'],
};
const STAGES: Readonly<Record<string, Stage>> = {
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

export function typeOf(move: string): string {
  const space = move.indexOf(' ');
  return space < 0 ? move : move.slice(0, space);
}

export function stageOf(move: string): Stage | null {
  return STAGES[typeOf(move)] ?? null;
}

/** The turn's to-do list, what must be done first in front. WS-2.6 */
export function tasksOf(view: View, moves: readonly string[]): readonly Task[] {
  const { agenda } = view;
  const tasks: Task[] = [];
  const of = (...types: readonly string[]) => moves.filter((move) => types.includes(typeOf(move)));
  const add = (kind: Task['kind'], rest: Partial<Task>) => {
    const offered = rest.moves ?? [];
    const stage = offered.map(stageOf).find((found) => found !== null) ?? null;
    tasks.push({ key: `${kind}-${tasks.length}`, kind, action: null, pair: null, count: 1, moves: offered, stage, ...rest });
  };
  if (view.phase === 'order') {
    for (const move of of('begin'))
      add('order', {
        action: move.slice('begin '.length) as ActionId,
        count: strengthOf(view, move.slice('begin '.length) as ActionId),
        moves: [move],
      });
    return tasks;
  }
  if (agenda === null) return tasks;
  if (agenda.crossing >= 0) add('crossing', { action: 'crystal', count: agenda.pools[3] ?? 0, moves: of('step', 'rim') });
  agenda.rim.forEach((count, exit) => {
    const action = actionAt(exit);
    const shelves = of('rack', 'bottom', 'aside').filter((move) => move.split(' ')[1] === 'coloured' && move.split(' ')[2] === action);
    for (let crystal = 0; crystal < count; crystal++) add('rim', { action, moves: shelves });
  });
  if (agenda.rimBlack >= 0)
    add('rim', {
      action: actionAt(agenda.rimBlack),
      pair: 'black',
      moves: of('rack', 'bottom', 'aside').filter((move) => move.split(' ')[1] === 'black'),
    });
  for (const hex of agenda.hexes) {
    const pair = pairAt(hex);
    add('hex', { pair, moves: of('use', 'set').filter((move) => move.split(' ')[1] === pair) });
  }
  if (agenda.choices > 0) add('choice', { count: agenda.choices, moves: of('choose') });
  if (agenda.path.length > 0) add('collect', { count: agenda.path.length, action: 'pentagram', moves: of('collect') });
  ACTIONS.forEach((action, index) => {
    const count = agenda.pools[index] ?? 0;
    if (count > 0 && !(action === 'crystal' && agenda.crossing >= 0)) add('pool', { action, count, moves: of(...POOL_MOVES[action]) });
  });
  for (const reach of agenda.reaches) add('scroll', { action: 'scroll', count: reach, moves: of('take') });
  if (agenda.queue.length > 0) add('open', { count: agenda.queue.length, action: 'wand', moves: of('open') });
  if (view.turnTile && view.turnTile.second >= 0) {
    const action = actionAt(view.turnTile.second);
    add('later', { action, count: strengthOf(view, action) });
  }
  return tasks;
}

/** How strong an action of this turn's tile is as the cauldron is now. WS-2.3 */
function strengthOf(view: View, action: ActionId): number {
  const player = view.players[view.toAct];
  if (!player || !view.turnTile) return 0;
  const { at, toward } = view.turnTile;
  const cauldron = cauldronOf(boardOf(view), player);
  const cell = cauldron.get(at)?.symbols.includes(action) ? at : toward;
  return groupSizeAt(groupsOf(cauldron), action, cell);
}

const PAIR_IDS: readonly string[] = ACTIONS.flatMap((first, at) => ACTIONS.slice(at + 1).map((second) => `${first}-${second}`));

/** A pair by its place in the rules' list. */
function pairAt(index: number): string {
  return PAIR_IDS[index] ?? '';
}

const BUTTONS: ReadonlySet<string> = new Set([
  'begin',
  'rack',
  'bottom',
  'aside',
  'use',
  'choose',
  'collect',
  'open',
  'prepare',
  'boost',
  'stop',
]);

/** Offered moves as buttons of the agenda: those without a place on the table, and the longest walks. */
export function buttonsOf(moves: readonly string[]): readonly string[] {
  const walks = ['pentagram', 'wand'].flatMap((track) => moves.filter((move) => typeOf(move) === track).slice(-1));
  const rest = moves.filter((move) => BUTTONS.has(typeOf(move)) && move !== 'stop');
  return [
    ...rest.filter((move) => typeOf(move) !== 'boost'),
    ...walks,
    ...rest.filter((move) => typeOf(move) === 'boost'),
    ...moves.filter((move) => move === 'stop'),
  ];
}
