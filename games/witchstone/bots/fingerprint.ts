import type { Player, State } from '../rules/index.ts';

/** Two sums in one array, which holds whole numbers of 32 bits without boxing them. */
const sums = new Int32Array(2);

function add(value: number): void {
  const high = sums[1] as number;
  sums[0] = Math.imul((sums[0] as number) ^ value, 0x01000193);
  sums[1] = Math.imul(high + value + 1, 0x85ebca6b) ^ (high >>> 15);
}

function addAll(values: readonly number[]): void {
  add(values.length);
  for (let i = 0; i < values.length; i++) add(values[i] as number);
}

/** A number that two states in a player's turn share only if what the turn can change is the same in both. */
export function fingerprint(state: State, player: Player): number {
  sums[0] = 0x811c9dc5;
  sums[1] = 0x9e3779b9;
  const { agenda } = state;
  add(state.tile);
  add(state.tileAt);
  add(state.tileToward);
  add(state.second);
  add(player.hand);
  add(player.lying);
  add(player.placed);
  add(player.pentagram);
  add(player.wand);
  add(player.silvers);
  add(player.black);
  add(player.broken);
  add(player.aside);
  add(player.building);
  add(player.energy);
  add(player.network);
  add(agenda.running);
  add(agenda.cell);
  add(agenda.cellPoints);
  add(agenda.cellReach);
  add(agenda.choices);
  add(agenda.crossing);
  add(agenda.crossingBlack);
  add(agenda.rimBlack);
  addAll(agenda.pools);
  addAll(agenda.reaches);
  addAll(agenda.queue);
  addAll(agenda.path);
  addAll(agenda.hexes);
  addAll(agenda.rim);
  addAll(player.points);
  addAll(player.cells);
  addAll(player.racked);
  addAll(player.scrolls);
  addAll(player.used);
  addAll(player.chips);
  return ((sums[1] as number) >>> 0) * 0x200000 + ((sums[0] as number) >>> 11);
}
