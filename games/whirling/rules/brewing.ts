import type { Seat } from '@coven/core';
import { kindsIn, settle } from './arcana.ts';
import type { ShownUse } from './events.ts';
import { type Fill, listFills, type Stock } from './fills.ts';
import { type Counts, change, counted, difference, kindOf, MANDRAKE } from './ingredients.plain.ts';
import type { Ingredient } from './names.plain.ts';
import type { FillMove, MakeMove, Move } from './notation.plain.ts';
import type { Face } from './recipes.ts';
import type { Tell } from './setup.ts';
import { byInitiative, can, ownFace, type Player, playerAt, type State, type Use } from './state.ts';

export function beginBrewing(state: State): void {
  for (const player of state.players) player.isDone = false;
  state.phase = 'brew';
}

/** Everything a brewer may use, the character's own recipe last. */
export function facesOf(player: Player): readonly Face[] {
  const own = ownFace(player);
  return own ? [...player.faces, own] : player.faces;
}

/** WW-3.1: a recipe is used at most once a round. */
export function isUsed(player: Player, face: Face): boolean {
  const { uses } = player;
  for (let at = 0; at < uses.length; at++) if ((uses[at] as Use).face === face) return true;
  return false;
}

/** The kinds a brewer may take from the supply, one bit each. */
function suppliedTo(player: Player): number {
  return player.supply | player.wished;
}

/** WW-3.1: all inputs can be filled, one way or another. */
export function canFill(player: Player, face: Face): boolean {
  const { needs } = face;
  for (let at = 0; at < needs.length; at++) if (has(player, needs[at] as Counts)) return true;
  return false;
}

function has({ bench, taken, made, supply, wished }: Player, need: Counts): boolean {
  for (let kind = 0; kind < need.length; kind++) {
    const wanted = need[kind] as number;
    if (wanted === 0 || ((supply | wished) & (1 << kind)) !== 0) continue;
    if (wanted > (bench[kind] as number) - (taken[kind] as number) + (made[kind] as number)) return false;
  }
  return true;
}

/** The ways to fill a recipe's inputs now. */
export function fillsNow(player: Player, face: Face): FillMove[] {
  const supplied = suppliedTo(player);
  const list = supplied === 0 ? face.plainFills : face.fills;
  if (list === undefined) return listFills(face.needs, stockOf(player, supplied)).map(({ move }) => move);
  const found: FillMove[] = [];
  for (let at = 0; at < list.length; at++) {
    const fill = list[at] as Fill;
    if ((fill.supplied & ~supplied) === 0 && fits(player, fill)) found.push(fill.move);
  }
  return found;
}

function stockOf({ bench, taken, made }: Player, supplied: number): Stock {
  return { bench: difference(bench, taken), output: made, supplied };
}

function fits({ bench, taken, made }: Player, fill: Fill): boolean {
  for (let kind = 0; kind < bench.length; kind++) {
    if ((fill.bench[kind] as number) > (bench[kind] as number) - (taken[kind] as number)) return false;
    if ((fill.output[kind] as number) > (made[kind] as number)) return false;
  }
  return true;
}

/** A recipe is begun; a choice with only one option is made at once. */
export function use(state: State, seat: Seat, id: string, tell: Tell | undefined): void {
  const player = playerAt(state, seat);
  const face = facesOf(player).find((one) => one.id === id) as Face;
  player.using = face;
  const fills = fillsNow(player, face);
  if (fills.length === 1) fill(state, seat, fills[0] as FillMove, tell);
  else tell?.({ type: 'began-recipe', seat, recipe: face.id });
}

export function fill(state: State, seat: Seat, move: FillMove, tell: Tell | undefined): void {
  const player = playerAt(state, seat);
  const face = player.using as Face;
  change(player.taken, move.bench, 1);
  change(player.made, move.output, -1);
  player.filled = move;
  const { makes } = face;
  if (makes.length === 1) make(state, seat, makes[0] as MakeMove, tell);
  else tell?.({ type: 'filled', seat, recipe: face.id });
}

export function make(state: State, seat: Seat, move: MakeMove, tell: Tell | undefined): void {
  const player = playerAt(state, seat);
  const done: Use = { face: player.using as Face, fill: player.filled as FillMove, make: move };
  change(player.made, move.pieces, 1);
  player.uses.push(done);
  player.using = undefined;
  player.filled = undefined;
  tell?.({ type: 'used', seat, use: shownUse(done) });
}

/** WW-7.6 */
export function buy(state: State, seat: Seat, { ingredient, bench, output }: BuyMove, tell: Tell | undefined): void {
  const player = playerAt(state, seat);
  player.taken[MANDRAKE] = (player.taken[MANDRAKE] as number) + bench;
  player.made[MANDRAKE] = (player.made[MANDRAKE] as number) - output;
  player.wished |= 1 << kindOf(ingredient);
  player.hasBought = true;
  tell?.({ type: 'bought', seat, ingredient, fromBench: bench });
}

type BuyMove = Extract<Move, { type: 'buy' }>;

/** WW-7.10: all five kinds lie in the cauldron; potion pieces count. */
export function hasFiveKinds({ cauldron, made }: Player): boolean {
  for (let kind = 0; kind < cauldron.length; kind++) if ((cauldron[kind] as number) + (made[kind] as number) === 0) return false;
  return true;
}

/** WW-3.5: not the last unfinished player, and not the one who must finish first. */
export function mayHold(state: State, seat: Seat): boolean {
  return state.forced !== seat && state.players.some(({ isDone }, other) => other !== seat && !isDone);
}

/** WW-3.5: when all who have not finished hold, the lowest initiative must finish. */
export function hold(state: State, seat: Seat, tell: Tell | undefined): void {
  playerAt(state, seat).holds = true;
  tell?.({ type: 'held', seat });
  if (state.players.some(({ isDone, holds }) => !isDone && !holds)) return;
  const forced = byInitiative(state).find((one) => !playerAt(state, one).isDone) as Seat;
  playerAt(state, forced).holds = false;
  state.forced = forced;
  tell?.({ type: 'forced', seat: forced });
}

/** WW-3.3: what is left of the outputs goes into the cauldron, and the brew is open to all. */
export function finish(state: State, seat: Seat, kept: Ingredient | null, tell: Tell | undefined): void {
  const player = playerAt(state, seat);
  const { uses, hasBought, cauldron, circle } = player;
  settle(player);
  player.isDone = true;
  for (const other of state.players) other.holds = false;
  state.forced = -1;
  if (kept !== null) {
    change(cauldron, [kept], -1);
    change(circle, [kept], 1);
  }
  const own = ownFace(player);
  const discarded = can(player, 'discard-after-use') && own && isUsed(player, own) ? player.character : undefined; // WW-7.4
  if (discarded) player.character = undefined;
  tell?.({
    type: 'finished',
    seat,
    uses: uses.map(shownUse),
    supply: kindsIn(player.supply),
    hasBought,
    cauldron: [...cauldron],
    kept,
    discarded: discarded?.id ?? null,
  });
}

export function shownUse({ face, fill: from, make: made }: Use): ShownUse {
  return {
    recipe: face.id,
    isTurned: face.isTurned,
    bench: counted(from.bench),
    output: counted(from.output),
    supply: counted(from.supply),
    made: counted(made.pieces),
  };
}
