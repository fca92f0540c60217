import type { Counts, Outlook, PlayerView, Whirling } from '@coven/games/whirling';
import type { Desk } from '../game-table.ts';
import { leftOf, minus, overflowAt, pouringOf, total } from './picture.ts';

/** What lies and what would lie where, for the seat that is looked at. */
export interface Prospect {
  readonly cauldron: Counts;
  /** What of it only a picked move would bring. */
  readonly ghosts: Counts;
  /** What would not fit next door, and what would. */
  readonly overflow: Counts;
  readonly filling: Counts;
  readonly bench: Counts;
  /** What a picked move would take from the workbench. */
  readonly spent: Counts;
  /** What the left neighbour's finished brew brings here. */
  readonly incoming: Counts;
  readonly circle: number;
  /** How many the circle would hold after passing. */
  readonly after: number;
  /** What the picked recipe's symbols would set off. */
  readonly picked: Extract<Outlook, { type: 'pick' }> | null;
}

export function prospectOf(desk: Desk<Whirling>): Prospect {
  const { view } = desk;
  const me = view.players[desk.seat] as PlayerView;
  const feeder = view.players[leftOf(desk.seat, view.players.length)] as PlayerView;
  const pouring = pouringOf(view, desk.seat);
  const looked = desk.selected === null ? undefined : desk.outlook(desk.selected);
  const preview = looked?.type === 'brew' ? looked : null;
  const cauldron = preview?.cauldron ?? pouring.cauldron;
  const overflow = preview?.overflow ?? pouring.overflow;
  const bench = preview?.bench ?? me.bench;
  const circle = total(me.circle);
  return {
    cauldron,
    ghosts: minus(cauldron, pouring.cauldron),
    overflow,
    filling: minus(cauldron, overflow),
    bench,
    spent: minus(me.bench, bench),
    incoming: view.phase === 'brew' && feeder.isDone ? minus(feeder.cauldron, overflowAt(view, me, feeder.cauldron)) : [],
    circle,
    after: preview?.circle ?? circle + total(overflow),
    picked: looked?.type === 'pick' ? looked : null,
  };
}
