import type { BoardTable } from '@coven/web/games/game-table.ts';
import type { Move, Whirling } from '../rules/index.ts';
import { adviceFor } from './advice.svelte.ts';
import type { WhirlingBoard } from './board.ts';
import { say } from './say.ts';

/** What is done from the prompt line, in this order: what ends the step stands last, where it never moves. Everything else has a picture. */
const BUTTONS = ['fresh-start', 'blind', 'hold', 'ready', 'done'] as const;

function buttonOf(move: Move): (typeof BUTTONS)[number] | undefined {
  if (move.type === 'done' && move.kept !== null) return undefined;
  return BUTTONS.find((button) => button === move.type);
}

export function buttons({ moves }: WhirlingBoard): readonly Move[] {
  return BUTTONS.flatMap((button) => moves.filter((move) => buttonOf(move) === button));
}

/** The recipes that finishing now would leave, unless the advice is to leave them. */
export function leftToUse(board: WhirlingBoard): readonly string[] {
  const { isOn, brew } = adviceFor(board);
  if (isOn && brew?.moves[0]?.type === 'done') return [];
  return board.moves.flatMap((move) => (move.type === 'use' ? [move.recipe] : []));
}

type ButtonLook = ReturnType<NonNullable<BoardTable<Whirling>['buttonLook']>>;

export function buttonLook(board: WhirlingBoard, move: Move): ButtonLook {
  const button = buttonOf(move);
  // What it takes stands in the headline.
  if (move.type === 'raven') return { label: say('ww.button.raven'), rank: 'primary' };
  if (button === undefined) return board.same(board.selected, move) ? { label: say('ww.button.yes'), rank: 'primary' } : undefined;
  if (button === 'done') return finishLook(board, move);
  return { label: say(`ww.button.${button}`), rank: button === 'ready' && isAllChosen(board) ? 'primary' : 'second' };
}

/** WW-3.2: no recipe has to be used, but leaving one must be meant. */
function finishLook(board: WhirlingBoard, move: Move): ButtonLook {
  if (leftToUse(board).length === 0) return { label: say('ww.button.done'), rank: mayKeep(board) ? 'second' : 'primary' };
  const isAsked = board.same(board.selected, move);
  return { label: say(isAsked ? 'ww.button.anyway' : 'ww.button.done'), rank: 'second', asksFirst: true };
}

export function isAllChosen({ moves }: WhirlingBoard): boolean {
  return moves.every(({ type }) => type === 'ready');
}

/** WW-7.10 */
function mayKeep({ moves }: WhirlingBoard): boolean {
  return moves.some((move) => move.type === 'done' && move.kept !== null);
}
