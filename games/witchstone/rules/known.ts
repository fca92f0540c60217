import { actionOf, pairById } from './actions.plain.ts';
import { agendaSeen } from './agenda-view.ts';
import { bagOf, takeFrom } from './bag.ts';
import { type Board, cellOf, chipOf, locationOf, portalOf, scrollOf } from './board.ts';
import { BLACK, COLOURED, SYMBOLS } from './cauldron.ts';
import { RUNNING_PARTS, SHELVES } from './names.plain.ts';
import { ALL_TILES, type Player } from './player.ts';
import { blackSeen, type PlayerView } from './player-view.ts';
import { emptyState, playerOf, type State } from './state.ts';
import type { Laid, View } from './view.ts';

/**
 * The state as far as a view shows it: other hands are empty, their tiles all in the stock, and stacks hold what is not visible.
 * `held` are the unused scrolls by seat where the view hides them.
 */
export function knownState(board: Board, view: View, held: readonly (readonly string[])[]): State {
  const state = emptyState(board, view.players.length);
  const indexOfPair = (id: string) => pairById(id).index;
  const cellAt = (id: string) => cellOf(board, id).index;
  const locationAt = (id: string) => locationOf(board, id).index;
  const scrollAt = (id: string) => scrollOf(board, id).index;
  const chipAt = (id: string) => chipOf(board, id).index;

  state.phase = view.phase;
  state.toAct = view.toAct;
  state.first = view.first ?? -1;
  state.turn = view.turn;
  state.tile = view.tile === null ? -1 : indexOfPair(view.tile);
  if (view.turnTile) {
    state.tileAt = cellAt(view.turnTile.at);
    state.tileToward = cellAt(view.turnTile.toward);
    state.second = view.turnTile.second === null ? -1 : actionOf(view.turnTile.second);
  }
  if (view.agenda) state.agenda = agendaSeen(board, view.agenda);
  state.blue = view.blue;
  view.rewards.forEach((reward, cell) => {
    const { place = -1 } = board.pentagram[cell] as { readonly place?: number };
    if (reward && 'owls' in reward) state.owlsTaken[place] = board.owls.length - reward.owls.length;
    else if (reward) state.beside[place] = reward.special === null ? -1 : indexOfPair(reward.special);
  });
  state.row = view.row.map(scrollAt);
  for (const [id, chip] of Object.entries(view.chips)) state.chipAt[locationAt(id)] = chipAt(chip);
  state.stoneTaken = view.stoneTaken;
  state.wandsDone = view.wandsDone;

  view.players.forEach((seen, seat) => {
    const player = playerOf(state, seat);
    fillPlayer(player, seen);
    const lying = { laid: view.laid[seat] ?? [], crystals: view.crystals[seat] ?? [], blackAt: seen.blackAt };
    fillCauldron(board, player, lying, cellAt);
    for (const id of seen.discarded) player.discarded |= 1 << indexOfPair(id);
    player.stock &= ~player.discarded;
    player.tower = seen.tower === null ? -1 : locationAt(seen.tower);
    if (player.tower >= 0) player.network = 1 << player.tower;
    for (const id of seen.placed) player.placed |= 1 << locationAt(id);
    for (const id of seen.chips) increase(player.chips, chipAt(id));
    for (const id of seen.scrolls ?? held[seat] ?? []) increase(player.scrolls, scrollAt(id));
    for (const id of seen.used) increase(player.used, scrollAt(id));
    player.behind = seen.behind.map(indexOfPair);
  });
  if (view.viewer !== 'spectator') {
    const own = playerOf(state, view.viewer);
    for (const id of view.hand) own.hand |= 1 << indexOfPair(id);
    own.stock &= ~own.hand;
  }
  for (const [id, [owner, energy]] of Object.entries(view.portals)) fillPortal(board, state, id, owner, energy);
  fillBags(board, state);
  return state;
}

function increase(counts: number[], kind: number): void {
  counts[kind] = (counts[kind] as number) + 1;
}

function fillPlayer(player: Player, seen: PlayerView): void {
  player.energy = seen.energy;
  player.supply = seen.supply;
  player.lying = seen.lying;
  player.stonePlace = seen.stonePlace - 1;
  player.pentagram = seen.pentagram;
  player.wand = seen.wand;
  player.wandDone = seen.wandDone;
  player.silvers = seen.silvers;
  player.owls = [...seen.owls];
  player.racked = SHELVES.map((shelf) => seen.racked[shelf] ?? 0);
  player.black = blackSeen(seen);
  player.aside = seen.aside;
  player.broken = seen.broken;
  player.points = RUNNING_PARTS.map((part) => seen.track[part] ?? 0);
}

/** What a view shows in one cauldron. */
interface Lying {
  readonly laid: readonly Laid[];
  readonly crystals: readonly string[];
  readonly blackAt: string | null;
}

/** Tiles that lie there are no longer in the stock. */
function fillCauldron(board: Board, player: Player, seen: Lying, cellAt: (id: string) => number): void {
  player.cells = board.cauldron.start.map((content) => content & SYMBOLS);
  player.laid = [];
  let laidTiles = 0;
  for (const [id, at, toward] of seen.laid) {
    const pair = pairById(id);
    player.laid.push(pair.index, cellAt(at), toward === undefined ? -1 : cellAt(toward));
    if (toward === undefined) {
      player.cells[cellAt(at)] = pair.symbols;
    } else {
      laidTiles |= 1 << pair.index;
      player.cells[cellAt(at)] = 1 << pair.first;
      player.cells[cellAt(toward)] = 1 << pair.second;
    }
  }
  for (const at of seen.crystals) player.cells[cellAt(at)] = COLOURED;
  if (seen.blackAt !== null) player.cells[cellAt(seen.blackAt)] = BLACK;
  player.stock = ALL_TILES & ~laidTiles;
}

function fillPortal(board: Board, state: State, id: string, owner: number, energy: number): void {
  const portal = portalOf(board, id);
  const player = playerOf(state, owner);
  state.portalOwner[portal.index] = owner;
  state.portalEnergy[portal.index] = energy;
  if (energy < portal.length) {
    player.building = portal.index;
    return;
  }
  player.portals++;
  player.network |= portal.ends;
  player.links[portal.from] = (player.links[portal.from] as number) | (1 << portal.to);
  player.links[portal.to] = (player.links[portal.to] as number) | (1 << portal.from);
}

/** Stacks are what is nowhere else. */
function fillBags(board: Board, state: State): void {
  state.specials = bagOf(board.specials);
  for (const special of [...state.beside, ...state.agenda.hexes]) if (special >= 0) takeFrom(state.specials, special);
  for (const chip of state.chipAt) if (chip >= 0) takeFrom(state.chips, chip);
  for (const scroll of state.row) takeFrom(state.scrolls, scroll);
  for (const player of state.players) {
    for (const special of player.behind) takeFrom(state.specials, special);
    for (let i = 0; i < player.laid.length; i += 3) if (player.laid[i + 2] === -1) takeFrom(state.specials, player.laid[i] as number);
    player.chips.forEach((count, chip) => {
      for (let taken = 0; taken < count; taken++) takeFrom(state.chips, chip);
    });
    for (const counts of [player.scrolls, player.used]) {
      counts.forEach((count, scroll) => {
        for (let taken = 0; taken < count; taken++) takeFrom(state.scrolls, scroll);
      });
    }
  }
}
