import type { Refusal, Seat } from '@coven/core';
import { type Action, actionOf, CRYSTAL, ENERGY, nameOf, PENTAGRAM, pairById, SCROLL, WAND, WITCH } from './actions.plain.ts';
import { hasRimCrystal } from './agenda.ts';
import { boosterOf, cellOf, locationOf, portalOf, scrollOf } from './board.ts';
import { ANY_CRYSTAL } from './cauldron.ts';
import { shelfLoad } from './crystal.ts';
import type { FlowContext } from './flow-context.ts';
import type { Move } from './notation.plain.ts';
import { BOTTOM, type Player } from './player.ts';
import { acting, type Phase, type State } from './state.ts';
import { travelCost } from './witch.ts';

/** Every reason that `explain` gives; each has its words. */
export type Reason = ReturnType<typeof explain>['reason'];

function no<Why extends string>(rule: string, reason: Why, args?: Refusal['args']): Refusal<Why> {
  return args ? { rule, reason, args } : { rule, reason };
}

/** Why a move that is not offered is not allowed. */
export function explain(context: FlowContext, state: State, seat: Seat, move: Move) {
  if (state.phase === 'over') return no('WS-2.5', 'game-over');
  switch (move.type) {
    case 'turn-special':
    case 'turn-scroll':
      return no('WS-1.1', 'not-a-choice');
    case 'set-chip':
      return no('WS-1.2', 'not-a-choice');
    case 'draw':
      return no('WS-2.5', 'not-a-choice');
    case 'first':
      return no('WS-1.4', 'not-a-choice');
    default:
      if (seat !== state.toAct) return no('WS-2.5', 'not-your-turn');
      return explainPhase(state.phase, move) ?? explainTurn(context, state, move);
  }
}

/** What has to come first, or is over already. */
function explainPhase(phase: Phase, { type }: Move) {
  if (phase === 'tower') return type === 'tower' ? undefined : type === 'break' ? no('WS-1.5', 'not-yet') : no('WS-1.4', 'tower-first');
  switch (type) {
    case 'tower':
      return no('WS-1.4', 'tower-done');
    case 'tile':
      return phase === 'tile' ? undefined : no('WS-2.1', phase === 'lay' ? 'place-first' : 'tile-laid');
    case 'lay':
    case 'discard':
      return phase === 'lay' ? undefined : no('WS-2.1', phase === 'tile' ? 'tile-first' : 'tile-laid');
    case 'break':
      return undefined;
    case 'begin':
      if (phase === 'order') return undefined;
      return phase === 'agenda' ? no('WS-2.2', 'action-begun') : no('WS-2.1', phase === 'tile' ? 'tile-first' : 'place-first');
    default:
      if (phase === 'agenda') return undefined;
      if (phase === 'order') return no('WS-2.2', 'order-first');
      return no('WS-2.1', phase === 'tile' ? 'tile-first' : 'place-first');
  }
}

type ChanceMove = Extract<Move, { type: 'turn-special' | 'turn-scroll' | 'set-chip' | 'draw' | 'first' }>;

function explainTurn(context: FlowContext, state: State, move: Exclude<Move, ChanceMove>) {
  const { board } = context;
  const { agenda } = state;
  const player = acting(state);
  if (agenda.crossing >= 0 && move.type !== 'step' && move.type !== 'rim') return no('WS-6.2', 'crossing-first');
  switch (move.type) {
    case 'tower':
      return locationOf(board, move.at).kind === 'tower' ? no('WS-1.4', 'tower-taken') : no('WS-1.4', 'not-a-tower');
    case 'tile':
      return (player.hand & (1 << pairById(move.tile).index)) !== 0 && move.seat === state.toAct
        ? no('WS-2.1', 'no-tile-fits')
        : no('WS-2.1', 'not-in-hand', { tile: move.tile });
    case 'lay':
      return no('WS-2.1', 'cell-not-free');
    case 'discard':
      return no('WS-2.1', 'tile-fits');
    case 'begin':
      return no('WS-2.2', 'not-on-tile');
    case 'energy': {
      if (agenda.pools[ENERGY] === 0) return noPoints(ENERGY);
      if (player.building >= 0) return no('WS-3.2', 'finish-first');
      return (state.portalOwner[portalOf(board, move.portal).index] as number) >= 0
        ? no('WS-3.2', 'portal-taken')
        : no('WS-3.1', 'not-joined');
    }
    case 'prepare':
      return agenda.pools[WITCH] === 0 ? noPoints(WITCH) : no('WS-4.1', 'no-witch-left');
    case 'send':
      return explainSending(state, locationOf(board, move.to).index);
    case 'pentagram':
      return noPoints(PENTAGRAM);
    case 'collect':
      return no('WS-5.1', 'nothing-to-collect');
    case 'use':
      return agenda.hexes.includes(pairById(move.special).index) ? no('WS-5.3', 'not-on-hex') : no('WS-5.3', 'no-such-hex');
    case 'set':
      return agenda.hexes.includes(pairById(move.special).index) ? no('WS-2.1', 'cell-not-free') : no('WS-5.3', 'no-such-hex');
    case 'choose':
      return no('WS-5.3', 'no-free-choice');
    case 'step':
    case 'rim':
      return explainCrystal(context, state, move);
    case 'rack':
    case 'bottom':
    case 'aside':
      return explainRacking(context, state, move);
    case 'break':
      return state.turn === 0 ? no('WS-1.5', 'not-yet') : no('WS-6.8', 'no-crystal-there');
    case 'wand':
      return agenda.pools[WAND] === 0 || move.steps > (agenda.pools[WAND] as number) ? noPoints(WAND) : no('WS-7.1', 'end-of-wand');
    case 'open':
      return agenda.queue.length === 0 ? no('WS-7.3', 'no-cell') : no('WS-6.3', 'rack-first');
    case 'take':
      if (agenda.reaches.length === 0 && agenda.cellReach === 0) return noPoints(SCROLL);
      return state.row[move.place - 1] === scrollOf(board, move.scroll).index ? no('WS-8.1', 'out-of-reach') : no('WS-8.1', 'not-in-row');
    case 'boost':
      return explainBoosting(context, player, move);
    case 'stop':
      return hasRimCrystal(agenda) ? no('WS-6.3', 'rack-first') : no('WS-2.6', 'crossing-first');
    default:
      return move satisfies never;
  }
}

function noPoints(action: Action) {
  return no('WS-2.6', 'no-points', { action: nameOf(action) });
}

function explainSending(state: State, location: number) {
  const player = acting(state);
  const points = state.agenda.pools[WITCH] as number;
  if (points === 0) return noPoints(WITCH);
  if (player.lying === 0) return no('WS-4.2', 'no-witch-lying');
  if (location === player.tower) return no('WS-4.4', 'own-tower');
  if ((player.placed & (1 << location)) !== 0) return no('WS-4.4', 'already-there');
  const cost = travelCost(state, state.toAct, location);
  return cost === undefined ? no('WS-4.2', 'no-way') : no('WS-4.2', 'too-far', { cost, points });
}

function explainBoosting({ board }: FlowContext, player: Player, { scroll, action }: Extract<Move, { type: 'boost' }>) {
  const { index, boosts } = boosterOf(board, scroll);
  if (player.scrolls[index] === 0) return no('WS-8.3', 'no-booster');
  if (boosts >= 0 && boosts !== actionOf(action)) return no('WS-8.3', 'wrong-booster');
  return no('WS-8.3', 'not-running', { action });
}

function explainCrystal({ board }: FlowContext, state: State, move: Extract<Move, { type: 'step' | 'rim' }>) {
  const { agenda } = state;
  const from = cellOf(board, move.from).index;
  if (agenda.pools[CRYSTAL] === 0) return noPoints(CRYSTAL);
  if (agenda.crossing >= 0 && agenda.crossing !== from) return no('WS-6.2', 'crossing-first');
  if (agenda.crossing < 0 && ((acting(state).cells[from] as number) & ANY_CRYSTAL) === 0) return no('WS-6.1', 'no-crystal-there');
  if (move.type === 'rim' && (board.cauldron.exits[from] as number) < 0) return no('WS-6.1', 'no-exit');
  return no('WS-6.2', 'cannot-end-there');
}

function explainRacking({ board }: FlowContext, state: State, move: Extract<Move, { type: 'rack' | 'bottom' | 'aside' }>) {
  const { rim, rimBlack } = state.agenda;
  const exit = actionOf(move.exit);
  const isOnRim = move.crystal === 'black' ? rimBlack === exit : (rim[exit] as number) > 0;
  if (!isOnRim) return no('WS-6.3', 'not-on-rim');
  switch (move.type) {
    case 'rack':
      return no('WS-6.6', 'shelf-full');
    case 'bottom':
      return shelfLoad(state, BOTTOM) >= board.bottomSize ? no('WS-6.6', 'bottom-full') : no('WS-6.3', 'chip-not-open');
    case 'aside':
      return no('WS-6.6', 'shelf-has-room');
    default:
      return move satisfies never;
  }
}
