import { type Outcome, type Random, type Rules, sampling, type Turn, type Types } from '@coven/core';
import { PAIRS } from './actions.plain.ts';
import { hasRimCrystal } from './agenda.ts';
import { type Bag, drawFrom } from './bag.ts';
import { type Board, type BoardFile, compileBoard } from './board.ts';
import { type Event, type Shown, show } from './events.ts';
import { faults } from './faults.ts';
import { apply, listMoves } from './flow.ts';
import type { FlowContext } from './flow-context.ts';
import { HANDICAPS, type Level } from './handicap.ts';
import { lowestOf, sizeOf } from './map.ts';
import { blankMemory, isRemembered, learn, type Memory, sampler } from './memory.ts';
import { movesOf } from './moves.ts';
import { type Move, notation } from './notation.plain.ts';
import { type Outlook, outlook } from './outlook.ts';
import { explain, type Reason } from './refusals.ts';
import { load, save } from './saved.ts';
import { standings } from './scoring.ts';
import { acting, cloneState, emptyState, type State } from './state.ts';
import { roomForTile } from './turn.ts';
import type { ChangeId } from './versions.ts';
import { type View, type ViewContext, viewsFrom } from './view.ts';

/** The others need not know whether a tile is taken up: choosing it and laying it are one question. `make-room`: no tile fits until a crystal is taken out; `discard`: none can be made to fit. WS-2.1 */
const ASKS = ['tower', 'tile', 'make-room', 'discard', 'order', 'agenda', 'rack', 'crossing'] as const;
export interface Ask {
  readonly type: (typeof ASKS)[number];
}

export interface Witchstone extends Types {
  state: State;
  move: Move;
  event: Event;
  shown: Shown;
  view: View;
  memory: Memory;
  ask: Ask;
  outlook: Outlook;
  reason: Reason;
}

export interface Settings {
  readonly seats: number;
  readonly scrollsAreHidden: boolean;
  /** One for each seat. */
  readonly levels: readonly Level[];
  /** Whether views must hold the board. */
  readonly isOwnBoard: boolean;
  /** What the version in play changed. */
  readonly changes: ReadonlySet<ChangeId>;
}

/**
 * A seat's points from everything but the pentagram ring are below 1,100 on the board that comes with the game: two actions in 11 turns of
 * at most 37 symbols, chips (3 with the black crystal), wand cells counted twice, boosters, and 100 for the shelves. By the argument at
 * `Agenda` the ring at most trebles them and gives two points for every third step; each point, scroll, hex and cell is at most one move and
 * one draw.
 */
function boundPerSeat({ cauldron, wand, chips, boosters }: Board): number {
  const symbols = 22 * cauldron.cells.length;
  const cells = wand.reduce((sum, cell) => sum + (cell.kind === 'bonus' ? 2 * cell.times : 0), 0);
  const chipPoints = chips.reduce((sum, { copies }) => sum + 3 * copies, 0);
  const boosts = boosters.reduce((sum, scroll) => sum + (scroll.kind === 'booster' ? scroll.plus * scroll.copies : 0), 0);
  return Math.max(12_000, 10 * (symbols + cells + chipPoints + boosts + 100) + 1000);
}

export function rulesFor(file: BoardFile, { seats, scrollsAreHidden, levels, isOwnBoard, changes }: Settings): Rules<Witchstone> {
  const board = compileBoard(file, seats);
  const moves = movesOf(board, seats);
  const handicaps = levels.map((level) => HANDICAPS[level]);
  const context: FlowContext = {
    seats,
    board,
    moves,
    handicaps,
    countsWaitingHexes: changes.has('waiting-special-hex'),
    offersOnlyTilesThatFit: changes.has('tiles-that-fit'),
    skipsIdlePoints: changes.has('idle-points'),
  };
  const viewContext: ViewContext = {
    board,
    file: isOwnBoard ? file : null,
    scrollsAreHidden,
    removed: handicaps.map(({ removed }) => removed),
  };
  const turns = turnsOf(seats);

  return {
    seats,
    bound: boundPerSeat(board) * seats,
    fades: {},
    start: () => emptyState(board, seats),
    turn: (state) => turnOf(context, turns, state),
    moves: (state, seat) => listMoves(context, state, seat),
    explain: (state, seat, move) => explain(context, state, seat, move),
    apply: (state, _, move, tell) => apply(context, state, move, tell),
    clone: cloneState,
    outcomes: (state) => listOutcomes(context, state),
    draw: (state, random) => drawOne(context, state, random),
    ...viewsFrom(viewContext),
    show,
    // A turn can be taken back until it is passed on, chance has turned something up, or hidden scrolls showed.
    settles: (event) => event.type === 'turn-passed' || (scrollsAreHidden && isRemembered(event)),
    memory: (viewer) => blankMemory(viewer, seats),
    learn: scrollsAreHidden ? learn : () => {}, // Open scrolls stay visible.
    ...sampling<Witchstone>((seen, memory) => sampler(board, seen, memory)),
    outlook: (seen, move) => outlook(context, seen, move),
    standings: (state) => standings(board, state),
    faults: (state) => faults(board, state),
    save,
    load,
    format: (move) => moves.textOf.get(move) ?? notation.format(move),
    parse: (text) => moves.byText.get(text),
  };
}

type Turns = Readonly<Record<Ask['type'], readonly Turn<Ask>[]>>;
const CHANCE: Turn<Ask> = { kind: 'chance' };
const OVER: Turn<Ask> = { kind: 'over' };

/** Every turn there can be, made once, by what is asked and seat. */
function turnsOf(seats: number): Turns {
  const each = (type: Ask['type']) =>
    Array.from({ length: seats }, (_, seat): Turn<Ask> => ({ kind: 'seats', seats: [{ seat, ask: { type } }] }));
  return Object.fromEntries(ASKS.map((type) => [type, each(type)])) as Record<Ask['type'], Turn<Ask>[]>;
}

const ASK_BY_ROOM = { free: 'tile', 'behind-crystals': 'make-room', none: 'discard' } as const;

function turnOf(context: FlowContext, turns: Turns, state: State): Turn<Ask> {
  const seat = state.toAct;
  switch (state.phase) {
    case 'over':
      return OVER;
    case 'tower':
    case 'order':
      return turns[state.phase][seat] as Turn<Ask>;
    case 'tile':
    case 'lay':
      return turns[ASK_BY_ROOM[roomForTile(context, state)]][seat] as Turn<Ask>;
    case 'agenda':
      return turns[askToAct(state)][seat] as Turn<Ask>;
    default:
      return CHANCE;
  }
}

function askToAct({ agenda }: State): Ask['type'] {
  if (agenda.crossing >= 0) return 'crossing';
  return hasRimCrystal(agenda) ? 'rack' : 'agenda'; // WS-6.3
}

function listOutcomes({ moves }: FlowContext, state: State): readonly Outcome<Move>[] {
  const fromBag = (bag: Bag, made: readonly Move[]) =>
    bag.counts.flatMap((weight, kind) => (weight > 0 ? [{ move: made[kind] as Move, weight }] : []));
  switch (state.phase) {
    case 'specials':
    case 'new-special':
      return fromBag(state.specials, moves.turnSpecial);
    case 'scrolls':
    case 'new-scroll':
      return fromBag(state.scrolls, moves.turnScroll);
    case 'chips':
      return fromBag(state.chips, moves.setChip);
    case 'tiles':
    case 'blind':
    case 'draw': {
      const { stock } = acting(state);
      const draw = moves.draw[state.toAct] as readonly Move[];
      return PAIRS.filter(({ index }) => (stock & (1 << index)) !== 0).map(({ index }) => ({ move: draw[index] as Move, weight: 1 }));
    }
    case 'first':
      return moves.first.map((move) => ({ move, weight: 1 }));
    default:
      return [];
  }
}

function drawOne({ moves }: FlowContext, state: State, random: Random): Move {
  switch (state.phase) {
    case 'specials':
    case 'new-special':
      return moves.turnSpecial[drawFrom(state.specials, random)] as Move;
    case 'scrolls':
    case 'new-scroll':
      return moves.turnScroll[drawFrom(state.scrolls, random)] as Move;
    case 'chips':
      return moves.setChip[drawFrom(state.chips, random)] as Move;
    case 'first':
      return moves.first[random.below(moves.first.length)] as Move;
    default: {
      let stock = acting(state).stock;
      for (let skip = random.below(sizeOf(stock)); skip > 0; skip--) stock &= stock - 1;
      return moves.draw[state.toAct]?.[lowestOf(stock)] as Move;
    }
  }
}
