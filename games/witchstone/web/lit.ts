import type { Lit } from '@coven/web/games/game-table.ts';
import type { ShelfId } from '../rules/index.ts';
import type { WitchstoneBoard } from './board.ts';
import { lookOf, type Tab } from './look.svelte.ts';
import { cellPlace, collectedPlace, halfOf, placeOf, rowPlace, shelfOf } from './pieces.ts';
import { hasRowBelow } from './screen.ts';

/** Where each thing lies that a narrow screen may not show. */
const STAGES: Readonly<Record<string, Tab>> = {
  cauldron: 'cauldron',
  cell: 'cauldron',
  blackAt: 'cauldron',
  map: 'ball',
  location: 'ball',
  portal: 'ball',
  stoneTaken: 'ball',
  energy: 'ball',
  pentagram: 'tracks',
  beside: 'tracks',
  special: 'tracks',
  owls: 'tracks',
  wand: 'tracks',
  rack: 'tracks',
  shelf: 'tracks',
  tracks: 'tracks',
  openChips: 'tracks',
  row: 'scrolls',
  scroll: 'scrolls',
  scrolls: 'scrolls',
};

/** Where a lesson's words point. */
export function lit(id: string, board: WitchstoneBoard): Lit | undefined {
  const [zone = '', part = ''] = id.split(':');
  const at = placesOf(zone, part, board);
  const stage = stageOf(zone, part, board);
  return at && { at, bring: stage && (() => (lookOf(board).stage = stage)) };
}

function stageOf(zone: string, part: string, { view }: WitchstoneBoard): Tab | undefined {
  // With the row below the board, what was collected has its place beside the tracks.
  const isCollected = zone === 'scrolls' || (zone === 'scroll' && !view.row.includes(part));
  return isCollected && hasRowBelow.current ? 'tracks' : STAGES[zone];
}

function placesOf(zone: string, part: string, { view, seat }: WitchstoneBoard): readonly string[] | undefined {
  const anchor = (name: string) => `[data-anchor="${name}"]`;
  switch (zone) {
    case 'cauldron':
    case 'map':
      return [`.stage.${zone === 'map' ? 'ball' : zone}`];
    case 'cell':
      return [anchor(cellPlace(seat, part))];
    case 'blackAt':
      return [anchor(cellPlace(seat, view.players[seat]?.blackAt ?? ''))];
    case 'location':
      return [anchor(placeOf(part))];
    case 'stoneTaken':
      return [anchor(placeOf('stone'))];
    case 'portal':
      return [anchor(`portal-${part}`)];
    case 'energy':
      return ['.side .player', '.stage.ball'];
    case 'pentagram':
      return ['.star'];
    case 'beside':
    case 'special':
      return ['.star .special', '.star'];
    case 'owls':
      return ['.star .owl'];
    case 'wand':
      return ['ol.wand'];
    case 'tracks':
      return ['.beside .star', '.tracks .star', '.star'];
    case 'rack':
      return ['ol.rack'];
    case 'shelf':
      return [anchor(shelfOf(part as ShelfId))];
    case 'openChips':
      return ['p.open'];
    case 'row':
      return ['ol.row'];
    case 'scroll':
      return [anchor(rowPlace(view.row.indexOf(part) + 1)), anchor(collectedPlace(part))];
    case 'scrolls':
      return ['ul.mine'];
    case 'hand':
      return part === '' ? undefined : [`.tile:has([data-piece="${halfOf(part, 0)}"])`];
    default:
      return undefined;
  }
}
