import type { Board } from './board.ts';
import { sizeOf } from './map.ts';
import { RUNNING_PARTS } from './names.plain.ts';

/** Places in `RUNNING_PARTS`. WS-10.1 */
export const FOR_PORTALS = 0;
export const FOR_WITCHES = 1;
export const FOR_STONE = 2;
export const FOR_CHIP_POINTS = 3;
export const FOR_EMPTY_OWLS = 4;
export const FOR_SILVER = 5;
export const FOR_BROKEN = 6;

const TILES = 15;
export const ALL_TILES = (1 << TILES) - 1;
export const WITCHES = 11;
export const ENERGIES = 20;
/** The bottom shelf comes after those of the six actions. WS-6.3 */
export const BOTTOM = 6;

/** Where the black crystal is, if not on a shelf. */
export const BLACK_IN_CAULDRON = -1;
export const BLACK_ON_RIM = -2;
export const BEHIND_SCREEN = -3;

export type Player = ReturnType<typeof newPlayer>;

export function newPlayer(board: Board) {
  return {
    /** Points by running part; they may be negative in sum. WS-6.8 */
    points: RUNNING_PARTS.map(() => 0),
    /** Masks over the fifteen tiles: in hand; not drawn yet (with the four removed unseen, WS-11.1). */
    hand: 0,
    stock: ALL_TILES,
    /** What lies on each cell of the cauldron. */
    cells: [...board.cauldron.start],
    /** Tiles and special hexes laid, three numbers each: pair, cell, second cell (−1 for a hex). */
    laid: [] as number[],
    /** A mask of tiles discarded without actions. WS-2.1 */
    discarded: 0,

    /** The location of the player's tower, or −1. */
    tower: -1,
    /** Energy in the supply. */
    energy: ENERGIES,
    /** The portal that is started and not finished, or −1. WS-3.2 */
    building: -1,
    /** Own finished portals. */
    portals: 0,
    /** Locations joined to the player's tower by the player's finished portals, the tower included, as a mask. */
    network: 0,
    /** For each location, where the player's finished portals lead from it, as a mask. */
    links: board.map.locations.map(() => 0),
    /** Witches in the supply, lying at the tower, and where the others stand (mask, high witch apart). */
    supply: WITCHES,
    lying: 0,
    placed: 0,
    /** From 0 for the first to arrive at the Witchstone; −1: not there. */
    stonePlace: -1,

    /** Where the owls stand. */
    pentagram: 0,
    wand: 0,
    /** From 1 for the first owl to reach the wand's last cell; 0: not there. */
    wandDone: 0,
    /** Silver cells used, worth something or not. WS-7.4 */
    silvers: 0,

    /** Values of the owl tiles taken, in order. */
    owls: [] as number[],
    /** Chips taken, by kind. */
    chips: board.chips.map(() => 0),
    /** Special hexes behind the screen, by pair, in order; those laid are in `laid`. */
    behind: [] as number[],
    /** Own coloured crystals on each shelf, the bottom one last. */
    racked: [0, 0, 0, 0, 0, 0, 0],
    /** A shelf, or where else the black crystal is. */
    black: BLACK_IN_CAULDRON,
    /** Crystals behind the screen because no shelf had room. WS-6.6 */
    aside: 0,
    /** Crystals taken out of the cauldron, the black one included. WS-6.8 */
    broken: 0,
    /** Scrolls by kind: unused, and boosters played. */
    scrolls: board.scrolls.map(() => 0),
    used: board.scrolls.map(() => 0),
  };
}

export function clonePlayer(player: Player): Player {
  return {
    points: player.points.slice(),
    hand: player.hand,
    stock: player.stock,
    cells: player.cells.slice(),
    laid: player.laid.slice(),
    discarded: player.discarded,
    tower: player.tower,
    energy: player.energy,
    building: player.building,
    portals: player.portals,
    network: player.network,
    links: player.links.slice(),
    supply: player.supply,
    lying: player.lying,
    placed: player.placed,
    stonePlace: player.stonePlace,
    pentagram: player.pentagram,
    wand: player.wand,
    wandDone: player.wandDone,
    silvers: player.silvers,
    owls: player.owls.slice(),
    chips: player.chips.slice(),
    behind: player.behind.slice(),
    racked: player.racked.slice(),
    black: player.black,
    aside: player.aside,
    broken: player.broken,
    scrolls: player.scrolls.slice(),
    used: player.used.slice(),
  };
}

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i] as number;
  return total;
}

export function scorePoints(player: Player, part: number, points: number): void {
  player.points[part] = (player.points[part] as number) + points;
}

/** Special hexes taken, laid or behind the screen. WS-9.4 */
export function specialsTaken(player: Player): number {
  let taken = player.behind.length;
  for (let i = 2; i < player.laid.length; i += 3) if (player.laid[i] === -1) taken++;
  return taken;
}

const COUNTS = {
  /** The high witch, those lying and those placed. */
  witches: (player: Player) => 1 + player.lying + sizeOf(player.placed),
  waiting: (player: Player) => player.lying,
  portals: (player: Player) => player.portals,
  /** WS-6.5: without the black one. */
  crystals: (player: Player) => sum(player.racked),
  scrolls: (player: Player) => sum(player.scrolls) + sum(player.used),
  chips: (player: Player) => sum(player.chips),
  specials: specialsTaken,
  silvers: (player: Player) => player.silvers,
};

/** How many a player has of what silver cells and prophecies count. WS-7.4, WS-9.4 */
export function countOf(player: Player, what: keyof typeof COUNTS): number {
  return COUNTS[what](player);
}
