import { Bag, type Seat } from '@coven/core';
import type { Ability, Character } from './characters.ts';
import type { CompiledData } from './compiled-data.ts';
import { noPieces } from './ingredients.plain.ts';
import type { FillMove, MakeMove } from './notation.plain.ts';
import type { Face, Recipe } from './recipes.ts';

/**
 * `offer`, `deal` and `draw` wait for chance. In `draft`, `grow`, `pick`, `arcana` and `brew` all who have to choose
 * are awaited at once; in `pick`, chance comes between when a player draws a new hand or plays blind.
 */
export type Phase = 'offer' | 'draft' | 'deal' | 'grow' | 'pick' | 'arcana' | 'brew' | 'draw' | 'over';

/** A recipe used this round. */
export interface Use {
  readonly face: Face;
  readonly fill: FillMove;
  readonly make: MakeMove;
}

export type Player = ReturnType<typeof emptyPlayer>;

function emptyPlayer() {
  return {
    /** None before it is chosen and after it was discarded. */
    character: undefined as Character | undefined,
    /** The character's own recipe lies turned over. WW-7.7 */
    isFlipped: false,
    /** The pair of a draft, until all have chosen. */
    offered: [] as Character[],
    kept: undefined as Character | undefined,

    /** Sorted; a pick stays in it until the reveal. */
    hand: [] as Recipe[],
    pick: undefined as Face | undefined,
    /** The pick is left to chance. WW-7.3 */
    isBlind: false,
    /** The random card, once chance has drawn it. */
    pulled: undefined as Recipe | undefined,
    /** The recipes before her, in the order played. */
    faces: [] as Face[],

    /** Where the markers stand, 0 … 6, in the order of `ARCANA`. */
    markers: [0, 0, 0],
    /** How often each effect went off in this step, in the order of `ARCANA`. */
    effects: [0, 0, 0],
    /** Pieces that may be poured in this step. WW-7.5 */
    pours: 0,
    /** One more effect may be named in this step. WW-7.3 */
    mayName: false,
    /** Kinds that inputs may take from the supply, one bit each. */
    supply: 0,

    bench: noPieces(),
    cauldron: noPieces(),
    circle: noPieces(),

    /** What follows is what the others are not shown yet. WW-8.1 */
    /** Pieces taken from the workbench. */
    taken: noPieces(),
    /** Pieces on their way to the cauldron; while brewing they can still become inputs. */
    made: noPieces(),
    /** How many effects of each arcanum are used up. */
    spent: [0, 0, 0],
    /** The arcanum named, as a place in `ARCANA`; -1 for none. */
    named: -1,
    /** Pieces removed by ravens; part of `taken`. */
    removed: noPieces(),
    /** Pieces poured; part of `taken` and of `made`. */
    poured: noPieces(),
    /** Kinds chosen for the supply, one bit each. */
    wished: 0,
    uses: [] as Use[],
    /** The recipe in use whose inputs, then outputs, are still to be chosen. */
    using: undefined as Face | undefined,
    filled: undefined as FillMove | undefined,
    /** Bought the grimoire effect this round. WW-7.6 */
    hasBought: false,

    /** Has nothing more to choose in this step. */
    isDone: false,
    holds: false,
  };
}

export type State = ReturnType<typeof emptyState>;

export function emptyState(compiled: CompiledData, seats: number) {
  return {
    phase: 'offer' as Phase,
    /** From 1; 0 before the first. */
    round: 0,
    /** The round that began without a card in any hand. WW-6.2 */
    isLast: false,
    players: Array.from({ length: seats }, emptyPlayer),
    deck: Bag.of(compiled.recipes),
    /** Face down. WW-7.1 */
    discards: [] as Recipe[],
    /** Characters that can still be dealt. */
    cast: [] as Character[],
    /** Who is dealt a character or still has to draw, in order. */
    queue: [] as Seat[],
    /** Who must finish although she would hold; -1 for nobody. WW-3.5 */
    forced: -1 as Seat,
  };
}

export function cloneState(state: State): State {
  return {
    phase: state.phase,
    round: state.round,
    isLast: state.isLast,
    players: state.players.map(clonePlayer),
    deck: state.deck.clone(),
    discards: state.discards.slice(),
    cast: state.cast.slice(),
    queue: state.queue.slice(),
    forced: state.forced,
  };
}

function clonePlayer(player: Player): Player {
  return {
    character: player.character,
    isFlipped: player.isFlipped,
    offered: player.offered.slice(),
    kept: player.kept,
    hand: player.hand.slice(),
    pick: player.pick,
    isBlind: player.isBlind,
    pulled: player.pulled,
    faces: player.faces.slice(),
    markers: player.markers.slice(),
    effects: player.effects.slice(),
    pours: player.pours,
    mayName: player.mayName,
    supply: player.supply,
    bench: player.bench.slice(),
    cauldron: player.cauldron.slice(),
    circle: player.circle.slice(),
    taken: player.taken.slice(),
    made: player.made.slice(),
    spent: player.spent.slice(),
    named: player.named,
    removed: player.removed.slice(),
    poured: player.poured.slice(),
    wished: player.wished,
    uses: player.uses.slice(),
    using: player.using,
    filled: player.filled,
    hasBought: player.hasBought,
    isDone: player.isDone,
    holds: player.holds,
  };
}

export function playerAt(state: State, seat: Seat): Player {
  return state.players[seat] as Player;
}

export function can(player: Player, ability: Ability): boolean {
  return player.character?.ability === ability;
}

/** The character's own recipe as it lies now. */
export function ownFace(player: Player): Face | undefined {
  return player.character?.faces?.[player.isFlipped ? 1 : 0];
}

/** The initiative of the newest recipe; a player without one comes last. WW-3.5 */
function initiativeOf(player: Player): number {
  return player.faces[player.faces.length - 1]?.recipe?.initiative ?? Number.MAX_SAFE_INTEGER;
}

/** Seats by the initiative of the newest recipe, lowest first. */
export function byInitiative(state: State): Seat[] {
  const initiatives = state.players.map(initiativeOf);
  return state.players.map((_, seat) => seat).sort((a, b) => (initiatives[a] as number) - (initiatives[b] as number) || a - b);
}

/** Left is the next seat, right the previous one. */
export function leftOf(seats: number, seat: Seat): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

export function rightOf(seats: number, seat: Seat): Seat {
  return seat === 0 ? seats - 1 : seat - 1;
}
