import type { Seat } from '@coven/core';
import { facesOf, isUsed } from '../rules/brewing.ts';
import { counted, difference, NONE } from '../rules/ingredients.ts';
import type { Face } from '../rules/recipes.ts';
import { can, type Player, playerAt, type State } from '../rules/state.ts';
import { inOrder, type Kitchen, type Option, optionFrom } from './brew-situation.ts';

/** What counts of a kitchen while brews are searched and written down as moves. */
export type Stove = Omit<Kitchen, 'capacity' | 'cauldron' | 'room'>;

/** What a seat could brew with as it stands in a state, with one recipe more if given. */
export function stoveAt(state: State, seat: Seat, more?: Face): Stove {
  const player = playerAt(state, seat);
  const { using } = player;
  const isFilled = player.filled !== undefined;
  const options = optionsOf(player, more);
  let at = -1;
  if (using) {
    at = options.findIndex(({ id }) => id === using.id);
    // Inputs that lie already need nothing more.
    if (isFilled) options[at] = { ...(options[at] as Option), needs: [NONE] };
  }
  return {
    bench: difference(player.bench, player.taken),
    // Outside of the brew what was made are potions, which are no inputs.
    made: state.phase === 'brew' ? player.made : NONE,
    options,
    supply: player.supply | player.wished,
    mayBuy: can(player, 'buy-grimoire') && !player.hasBought,
    mayKeep: can(player, 'five-kind-cauldron'),
    begun: at < 0 ? undefined : { at, isFilled },
  };
}

function optionsOf(player: Player, more: Face | undefined): Option[] {
  const options: Option[] = [];
  for (const face of facesOf(player)) if (!face.isIdle && !isUsed(player, face)) options.push(optionOf(face));
  if (more && !more.isIdle) options.push(optionOf(more));
  return inOrder(options);
}

const OPTIONS = new WeakMap<Face, Option>();

export function optionOf(face: Face): Option {
  const known = OPTIONS.get(face);
  if (known) return known;
  const option = optionFrom({ ...face, makes: face.makes.map(({ pieces }) => counted(pieces)) });
  OPTIONS.set(face, option);
  return option;
}
