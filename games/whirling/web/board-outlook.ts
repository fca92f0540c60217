import type { Forecast, PlayerView } from '../rules/index.ts';
import { sum } from '../rules/ingredients.plain.ts';
import type { WhirlingBoard } from './board.ts';
import { minus } from './picture.ts';

/** What lies and what would lie where, for the seat that is looked at. */
export type BoardOutlook = ReturnType<typeof boardOutlookOf>;

export function boardOutlookOf(board: WhirlingBoard) {
  const { view } = board;
  const me = view.players[board.seat] as PlayerView;
  const feeder = view.feeds.indexOf(board.seat);
  const incoming = view.forecasts[feeder] as Forecast;
  const forecast = view.forecasts[board.seat] as Forecast;
  const looked = board.selected === null ? undefined : board.outlook(board.selected);
  const preview = looked?.type === 'brew' ? looked : null;
  const { cauldron, overflow } = preview ?? forecast;
  const bench = preview?.bench ?? me.bench;
  return {
    cauldron,
    /** What of it only a picked move would bring. */
    ghosts: minus(cauldron, forecast.cauldron),
    /** What would not fit next door, and what would. */
    overflow,
    filling: minus(cauldron, overflow),
    bench,
    /** What a picked move would take from the workbench. */
    spent: minus(me.bench, bench),
    /** What the left neighbour's finished brew brings here. */
    incoming: view.phase === 'brew' && view.players[feeder]?.isDone ? minus(incoming.cauldron, incoming.overflow) : [],
    circle: sum(me.circle),
    /** How many the circle would hold after passing. */
    after: (preview ?? forecast).circle,
    /** What the picked recipe's symbols would set off. */
    picked: looked?.type === 'pick' ? looked : null,
  };
}
