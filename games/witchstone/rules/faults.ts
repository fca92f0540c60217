import { PAIRS } from './actions.plain.ts';
import { hasRimCrystal } from './agenda.ts';
import type { Board } from './board.ts';
import { crystalsIn, shelfLoad } from './crystal.ts';
import { sizeOf } from './map.ts';
import { ALL_TILES, BLACK_ON_RIM, BOTTOM, ENERGIES, type Player, specialsTaken, sum, WITCHES } from './player.ts';
import type { State } from './state.ts';

const CRYSTALS = 7;

/** Broken invariants: no piece appears or disappears, and nothing is where it may not be. */
export function faults(board: Board, state: State): readonly string[] {
  return [
    ...state.players.flatMap((player, seat) => playerFaults(board, state, player, seat)),
    ...stackFaults(board, state),
    ...mapFaults(board, state),
    ...shelfFaults(board, state),
  ];
}

function playerFaults(board: Board, state: State, player: Player, seat: number): string[] {
  const found: string[] = [];
  const check = (isFine: boolean, problem: string) => {
    if (!isFine) found.push(`seat ${seat}: ${problem}`);
  };
  const isActing = seat === state.toAct;
  const { agenda } = state;

  let laid = 0;
  let covered = 0;
  for (let i = 0; i < player.laid.length; i += 3) {
    const [pair = -1, at = -1, toward = -1] = player.laid.slice(i, i + 3);
    covered += toward < 0 ? 1 : 2;
    if (toward >= 0) laid |= 1 << pair;
    const { first = -1, symbols = 0 } = PAIRS[pair] ?? {};
    check(player.cells[at] === (toward < 0 ? symbols : 1 << first), `cell ${at} does not show what was laid on it`);
  }
  const printed = board.cauldron.start.filter((content) => content > 0 && content < 64).length;
  check(player.cells.filter((content) => content > 0 && content < 64).length === covered + printed, 'a cell shows what was not laid');
  const tiles = [player.hand, player.stock, laid, player.discarded];
  check(
    tiles.reduce((all, mask) => all | mask, 0) === ALL_TILES && tiles.reduce((size, mask) => size + sizeOf(mask), 0) === 15,
    'tiles are missing or doubled',
  );
  check(state.tile < 0 || !isActing || (player.hand & (1 << state.tile)) !== 0, 'the tile taken up is not in hand');

  const onRim = isActing ? sum(agenda.rim) + (agenda.rimBlack >= 0 ? 1 : 0) : 0;
  const halfWay = isActing && agenda.crossing >= 0 && agenda.crossingBlack === 0 ? 1 : 0;
  const onShelves = sum(player.racked) + (player.black >= 0 ? 1 : 0);
  check(crystalsIn(player) + onRim + halfWay + onShelves + player.aside + player.broken === CRYSTALS, 'crystals are missing or doubled');
  check((player.black === BLACK_ON_RIM) === (isActing && agenda.rimBlack >= 0), 'the black crystal is on the rim and is not');

  check(player.supply + player.lying + sizeOf(player.placed) === WITCHES, 'witches are missing or doubled');
  check(player.supply >= 0 && player.lying >= 0, 'fewer than no witches');
  check(player.tower < 0 || (player.placed & (1 << player.tower)) === 0, 'a witch stands on her own tower');
  check(player.stonePlace >= 0 === ((player.placed & (1 << board.map.stone.index)) !== 0), 'on the Witchstone and not');
  let energy = player.energy;
  state.portalOwner.forEach((owner, portal) => {
    if (owner === seat) energy += state.portalEnergy[portal] as number;
  });
  check(energy === ENERGIES && player.energy >= 0, 'energy is missing or doubled');
  return found;
}

function stackFaults(board: Board, state: State): string[] {
  const found: string[] = [];
  const { players } = state;
  const specials = state.beside.filter((special) => special >= 0).length + state.specials.size + state.agenda.hexes.length;
  const taken = players.reduce((all, player) => all + specialsTaken(player), 0);
  if (specials + taken !== sum(board.specials)) found.push('special hexes are missing or doubled');
  board.scrolls.forEach(({ id, index, copies }) => {
    const inRow = state.row.filter((scroll) => scroll === index).length;
    const held = players.reduce((all, player) => all + (player.scrolls[index] as number) + (player.used[index] as number), 0);
    if (inRow + held + (state.scrolls.counts[index] as number) !== copies) found.push(`${id} is missing or doubled`);
  });
  board.chips.forEach(({ id, index, copies }) => {
    const set = state.chipAt.filter((chip) => chip === index).length;
    const held = players.reduce((all, player) => all + (player.chips[index] as number), 0);
    if (set + held + (state.chips.counts[index] as number) !== copies) found.push(`chip ${id} is missing or doubled`);
  });
  const owls = players.flatMap((player) => player.owls);
  if (owls.length !== sum(state.owlsTaken)) found.push('owl tiles are missing or doubled');
  return found;
}

function mapFaults(board: Board, state: State): string[] {
  const found: string[] = [];
  board.map.portals.forEach(({ id, index, length, ends }) => {
    const owner = state.portalOwner[index] as number;
    const energy = state.portalEnergy[index] as number;
    if (energy > length || energy > 0 !== owner >= 0) found.push(`${id} holds ${energy} energy of seat ${owner}`);
    if (energy === length && (ends & ~(state.players[owner] as Player).network) !== 0) found.push(`${id} hangs loose`);
    if (energy > 0 && energy < length && (state.players[owner] as Player).building !== index) found.push(`${id} was left unfinished`);
  });
  const onStone = state.players.filter((player) => player.stonePlace >= 0);
  if (onStone.length !== state.stoneTaken || new Set(onStone.map((player) => player.stonePlace)).size !== onStone.length) {
    found.push('two witches share a place on the Witchstone');
  }
  const towers = state.players.map((player) => player.tower).filter((tower) => tower >= 0);
  if (new Set(towers).size !== towers.length) found.push('two high witches share a tower');
  return found;
}

function shelfFaults(board: Board, state: State): string[] {
  const found: string[] = [];
  for (let shelf = 0; shelf <= BOTTOM; shelf++) {
    const size = shelf === BOTTOM ? board.bottomSize : board.shelfSize;
    if (shelfLoad(state, shelf) > size) found.push(`shelf ${shelf} holds more than ${size}`);
  }
  if (state.phase !== 'agenda' && !state.phase.startsWith('new-') && hasRimCrystal(state.agenda))
    found.push('a crystal was left on the rim');
  return found;
}
