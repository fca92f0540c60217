import { type Action, nameOf, SCROLL } from './actions.plain.ts';
import { addReach, ROW } from './agenda.ts';
import type { Tell } from './events.ts';
import type { FlowContext } from './flow-context.ts';
import type { Move } from './notation.plain.ts';
import type { Booster, Scroll } from './scroll-cards.ts';
import { acting, type State } from './state.ts';

/** One scroll out of the first places, as far as the widest reach goes. WS-8.1 */
export function listScroll(context: FlowContext, state: State, list: Move[]): void {
  const { agenda, row } = state;
  const widest = Math.max(agenda.cellReach, agenda.reaches.at(-1) ?? 0);
  const places = Math.min(widest, row.length);
  for (let place = 0; place < places; place++) list.push(context.moves.take[row[place] as number]?.[place] as Move);
}

/**
 * The narrowest of the scrolls to come that reaches this far is used: a wider one can do all that it could.
 * Of two equal ones the open wand cell's, which would go first.
 */
export function takeScroll(state: State, scroll: Scroll, place: number, tell: Tell | undefined): void {
  const { agenda } = state;
  const player = acting(state);
  const at = agenda.reaches.findIndex((reach) => reach >= place);
  const narrowest = at < 0 ? Number.POSITIVE_INFINITY : (agenda.reaches[at] as number);
  if (agenda.cellReach >= place && agenda.cellReach <= narrowest) agenda.cellReach = 0;
  else agenda.reaches.splice(at, 1);
  state.row.splice(place - 1, 1);
  player.scrolls[scroll.index] = (player.scrolls[scroll.index] as number) + 1;
  tell?.({ type: 'scroll-taken', seat: state.toAct, scroll: scroll.id, place });
  if (state.scrolls.size > 0) state.phase = 'new-scroll';
}

/** WS-8.3 */
export function listBoosters(context: FlowContext, state: State, list: Move[]): void {
  const { scrolls } = acting(state);
  const { boosters } = context.board;
  for (let i = 0; i < boosters.length; i++) {
    const booster = boosters[i] as Booster;
    if ((scrolls[booster.index] as number) > 0) listBooster(context, state, booster, list);
  }
}

function listBooster({ moves }: FlowContext, { agenda }: State, { index, boosts }: Booster, list: Move[]): void {
  const boost = moves.boost[index] as readonly (readonly Move[])[];
  for (let action = 0; action < SCROLL; action++) {
    if ((boosts < 0 || boosts === action) && (agenda.running & (1 << action)) !== 0) list.push(boost[action]?.[0] as Move);
  }
  if (boosts >= 0 && boosts !== SCROLL) return;
  for (let reach = 1; reach < ROW; reach++) {
    if (agenda.cellReach === reach || agenda.reaches.includes(reach)) list.push(boost[SCROLL]?.[reach] as Move);
  }
}

export function playBooster(state: State, booster: Booster, action: Action, reach: number, tell: Tell | undefined): void {
  const { agenda } = state;
  const { index, plus } = booster;
  const player = acting(state);
  player.scrolls[index] = (player.scrolls[index] as number) - 1;
  player.used[index] = (player.used[index] as number) + 1;
  if (action !== SCROLL) agenda.pools[action] = (agenda.pools[action] as number) + plus;
  else widen(agenda, reach, Math.min(reach + plus, ROW));
  tell?.({ type: 'booster-played', seat: state.toAct, scroll: booster.id, action: nameOf(action), plus });
}

function widen(agenda: State['agenda'], from: number, to: number): void {
  const at = agenda.reaches.indexOf(from);
  if (at < 0) {
    agenda.cellReach = to;
    return;
  }
  agenda.reaches.splice(at, 1);
  addReach(agenda.reaches, to);
}
