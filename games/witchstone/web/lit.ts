import type { Lit } from '@coven/web/games/game-table.ts';
import type { ShelfId } from '../rules/index.ts';
import type { WitchstoneBoard } from './board.ts';
import { lookOf, type Tab } from './look.svelte.ts';
import { cellPlace, collectedPlace, halfOf, placeOf, rowPlace, shelfOf } from './pieces.ts';
import { hasRowBelow } from './screen.ts';

/** Where a thing lies, and behind which tab a narrow screen has it. */
interface Zone {
  readonly tab?: Tab;
  at(part: string, board: WitchstoneBoard): readonly string[];
}

const anchor = (name: string) => `[data-anchor="${name}"]`;

const ZONES: Readonly<Record<string, Zone>> = {
  cauldron: { tab: 'cauldron', at: () => ['.stage.cauldron'] },
  cell: { tab: 'cauldron', at: (cell, { seat }) => [anchor(cellPlace(seat, cell))] },
  blackAt: { tab: 'cauldron', at: (_, { seat, view }) => [anchor(cellPlace(seat, view.players[seat]?.blackAt ?? ''))] },
  map: { tab: 'ball', at: () => ['.stage.ball'] },
  location: { tab: 'ball', at: (location) => [anchor(placeOf(location))] },
  portal: { tab: 'ball', at: (portal) => [anchor(`portal-${portal}`)] },
  stoneTaken: { tab: 'ball', at: () => [anchor(placeOf('stone'))] },
  energy: { tab: 'ball', at: () => ['.side .player', '.stage.ball'] },
  pentagram: { tab: 'tracks', at: () => ['.star'] },
  beside: { tab: 'tracks', at: () => ['.star .special', '.star'] },
  special: { tab: 'tracks', at: () => ['.star .special', '.star'] },
  owls: { tab: 'tracks', at: () => ['.star .owl'] },
  wand: { tab: 'tracks', at: () => ['ol.wand'] },
  rack: { tab: 'tracks', at: () => ['ol.rack'] },
  shelf: { tab: 'tracks', at: (shelf) => [anchor(shelfOf(shelf as ShelfId))] },
  tracks: { tab: 'tracks', at: () => ['.beside .star', '.tracks .star', '.star'] },
  openChips: { tab: 'tracks', at: () => ['p.open'] },
  row: { tab: 'scrolls', at: () => ['ol.row'] },
  scroll: { tab: 'scrolls', at: (scroll, { view }) => [anchor(rowPlace(view.row.indexOf(scroll) + 1)), anchor(collectedPlace(scroll))] },
  scrolls: { tab: 'scrolls', at: () => ['ul.mine'] },
  hand: { at: (tile) => (tile === '' ? [] : [`.tile:has([data-piece="${halfOf(tile, 0)}"])`]) },
};

/** Where a lesson's words point. */
export function lit(id: string, board: WitchstoneBoard): Lit | undefined {
  const [name = '', part = ''] = id.split(':');
  const zone = ZONES[name];
  const at = zone?.at(part, board) ?? [];
  // With the row below the board, what was collected has its place beside the tracks.
  const isCollected = name === 'scrolls' || (name === 'scroll' && !board.view.row.includes(part));
  const tab = isCollected && hasRowBelow.current ? 'tracks' : zone?.tab;
  return at.length === 0 ? undefined : { at, bring: tab && (() => (lookOf(board).stage = tab)) };
}
