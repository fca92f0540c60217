import { nameOf } from './actions.plain.ts';
import { gain } from './agenda.ts';
import { takeFrom } from './bag.ts';
import type { Chip } from './board.ts';
import type { Tell } from './events.ts';
import type { FlowContext } from './flow-context.ts';
import type { Location } from './map.ts';
import { FOR_CHIP_POINTS, scorePoints } from './player.ts';
import { acting, type State } from './state.ts';

/** What the black crystal adds. WS-6.5 */
export const BLACK_PLUS = 2;

/** The chip of a location, if it is still there. WS-4.5 */
export function takeChip(context: FlowContext, state: State, location: Location, tell: Tell | undefined): void {
  const index = state.chipAt[location.index] as number;
  if (index < 0) return;
  state.chipAt[location.index] = -1;
  useChip(state, context.board.chips[index] as Chip, location.id, 0, tell);
}

/** One of the open chips on the table. WS-6.3 */
export function takeOpenChip(state: State, chip: Chip, plus: number, tell: Tell | undefined): void {
  takeFrom(state.chips, chip.index);
  useChip(state, chip, null, plus, tell);
}

function useChip(state: State, chip: Chip, location: string | null, plus: number, tell: Tell | undefined): void {
  const player = acting(state);
  player.chips[chip.index] = (player.chips[chip.index] as number) + 1;
  const isAction = chip.action >= 0;
  const strength = isAction ? 1 + plus : 0;
  const points = isAction ? 0 : chip.points + plus;
  tell?.({
    type: 'chip-taken',
    seat: state.toAct,
    location,
    chip: chip.id,
    action: isAction ? nameOf(chip.action) : null,
    strength,
    points,
  });
  if (isAction) gain(state.agenda, chip.action, strength);
  else scorePoints(player, FOR_CHIP_POINTS, points);
}
