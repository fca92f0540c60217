import type { Counts, Forecast, Outlook, PlayerView } from '../rules/index.ts';
import { sum } from '../rules/ingredients.plain.ts';
import type { WhirlingBoard } from './board.ts';
import { minus } from './picture.ts';

/** What lies and what would lie where, for the seat that is looked at. */
export interface BoardOutlook {
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

export function boardOutlookOf(board: WhirlingBoard): BoardOutlook {
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
    ghosts: minus(cauldron, forecast.cauldron),
    overflow,
    filling: minus(cauldron, overflow),
    bench,
    spent: minus(me.bench, bench),
    incoming: view.phase === 'brew' && view.players[feeder]?.isDone ? minus(incoming.cauldron, incoming.overflow) : [],
    circle: sum(me.circle),
    after: (preview ?? forecast).circle,
    picked: looked?.type === 'pick' ? looked : null,
  };
}
