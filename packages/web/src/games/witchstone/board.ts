import type { ActionId, BoardFile, View } from '@coven/games/witchstone';
import printed from '@coven/games/witchstone/board.json';

/** The six actions in the rules' order. */
export const ACTIONS = ['energy', 'witch', 'pentagram', 'crystal', 'wand', 'scroll'] as const satisfies readonly ActionId[];

export function actionAt(index: number): ActionId {
  return ACTIONS[index] ?? 'energy';
}

/** The board on the table: the one that comes with the game, unless the table brought its own. */
export function boardOf(view: View): BoardFile {
  return view.board ?? (printed as unknown as BoardFile);
}

/** The two actions of a tile or a special hex, such as `energy-witch`. */
export function halvesOf(pair: string): readonly [ActionId, ActionId] {
  const [first = 'energy', second = 'energy'] = pair.split('-');
  return [first as ActionId, second as ActionId];
}
