import type { Seat } from '@coven/core';
import { actionOf, pairById } from './actions.plain.ts';
import { hasRimCrystal } from './agenda.ts';
import { isDone, skipExhausted, skipIdle } from './agenda-end.ts';
import { boosterOf, cellOf, chipOf, locationOf, portalOf, scrollOf } from './board.ts';
import {
  breakCrystal,
  listBreaking,
  listCrossing,
  listCrystal,
  listRacking,
  moveToRim,
  rack,
  rackAtBottom,
  setAside,
  stepCrystal,
} from './crystal.ts';
import { layEnergy, listEnergy } from './energy.ts';
import type { Tell } from './events.ts';
import type { FlowContext } from './flow-context.ts';
import type { NamedMove } from './moves.ts';
import type { Move } from './notation.plain.ts';
import { chooseAction, collect, layHex, listPentagram, useHex, walkPentagram } from './pentagram.ts';
import { listBoosters, listScroll, playBooster, takeScroll } from './scroll.ts';
import { beginPlacing, dealTile, listTowers, placeHighWitch, setChip, turnScroll, turnSpecial } from './setup.ts';
import type { State } from './state.ts';
import { beginFirst, chooseTile, discardTile, drawTile, endAgenda, layTile, listOrder, listPlaces, listTiles } from './turn.ts';
import { listWand, openCell, walkWand } from './wand.ts';
import { listWitch, prepareWitch, sendWitch } from './witch.ts';

export function listMoves(context: FlowContext, state: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  if (seat !== state.toAct) return list;
  switch (state.phase) {
    case 'tower':
      listTowers(context, state, list);
      return list;
    case 'tile':
      listTiles(context, state, list);
      break;
    case 'lay':
      listPlaces(context, state, list);
      break;
    case 'order':
      listOrder(context, state, list);
      break;
    case 'agenda':
      listAgenda(context, state, list);
      if (state.turn === 0 || state.agenda.crossing >= 0) return list; // WS-1.5, WS-6.2
      break;
    default:
      return list;
  }
  listBreaking(context, state, list);
  return list;
}

/** Everything on the agenda may come next, in any order. WS-2.6 */
function listAgenda(context: FlowContext, state: State, list: Move[]): void {
  if (state.agenda.crossing >= 0) {
    listCrossing(context, state, list);
    return;
  }
  listEnergy(context, state, list);
  listWitch(context, state, list);
  listPentagram(context, state, list);
  listCrystal(context, state, list);
  listRacking(context, state, list);
  listWand(context, state, list);
  listScroll(context, state, list);
  listBoosters(context, state, list);
  if (!hasRimCrystal(state.agenda)) list.push(context.moves.stop);
}

export function apply(context: FlowContext, state: State, move: Move, tell?: Tell): void {
  (ACTS[move.type] as Act<Move['type']>)(context, state, move, tell);
  while (state.phase === 'agenda') {
    skipExhausted(context, state, tell);
    if (context.skipsIdlePoints) skipIdle(context, state, tell);
    if (!isDone(context.board, state)) return;
    endAgenda(context, state, tell);
  }
}

type Act<Type> = (context: FlowContext, state: State, move: Extract<NamedMove, { type: Type }>, tell: Tell | undefined) => void;

/** What each move does. A move that the rules listed has what it names; any other is looked up. */
const ACTS: { readonly [Type in Move['type']]: Act<Type> } = {
  'turn-special'(context, state, move, tell) {
    const isReplacing = state.phase === 'new-special';
    turnSpecial(context, state, move.pair ?? pairById(move.special), tell);
    if (!isReplacing) return;
    state.phase = 'agenda';
    collect(context, state, tell);
  },
  'turn-scroll'({ board }, state, move, tell) {
    const isReplacing = state.phase === 'new-scroll';
    turnScroll(state, move.card ?? scrollOf(board, move.scroll), tell);
    if (isReplacing) state.phase = 'agenda';
  },
  'set-chip': (context, state, move, tell) => setChip(context, state, move.token ?? chipOf(context.board, move.chip), tell),
  draw(context, state, move, tell) {
    const give = state.phase === 'tiles' ? dealTile : drawTile;
    give(context, state, move.pair ?? pairById(move.tile), tell);
  },
  first: (context, state, { seat }, tell) => beginPlacing(context, state, seat, tell),
  tower: (context, state, move, tell) => placeHighWitch(context, state, move.location ?? locationOf(context.board, move.at), tell),
  tile: (_, state, move, tell) => chooseTile(state, move.pair ?? pairById(move.tile), tell),
  lay: ({ board }, state, move, tell) =>
    layTile(state, move.cell ?? cellOf(board, move.at), move.nextCell ?? cellOf(board, move.toward), tell),
  discard: (context, state, _, tell) => discardTile(context, state, tell),
  begin: (context, state, move, tell) => beginFirst(context, state, move.index ?? actionOf(move.action), tell),
  energy: ({ board }, state, move, tell) => layEnergy(state, move.gate ?? portalOf(board, move.portal), tell),
  prepare: (_context, state, _move, tell) => prepareWitch(state, tell),
  send: (context, state, move, tell) => sendWitch(context, state, move.location ?? locationOf(context.board, move.to), tell),
  pentagram: (context, state, { steps }, tell) => walkPentagram(context, state, steps, tell),
  collect: (context, state, _, tell) => collect(context, state, tell),
  use: (_, state, move, tell) => useHex(state, move.pair ?? pairById(move.special), move.index ?? actionOf(move.action), tell),
  set: ({ board }, state, move, tell) => layHex(state, move.pair ?? pairById(move.special), move.cell ?? cellOf(board, move.at), tell),
  choose: (_, state, move, tell) => chooseAction(state, move.index ?? actionOf(move.action), tell),
  step: ({ board }, state, move, tell) =>
    stepCrystal(state, move.cell ?? cellOf(board, move.from), move.nextCell ?? cellOf(board, move.to), tell),
  rim: (context, state, move, tell) => moveToRim(context, state, move.cell ?? cellOf(context.board, move.from), tell),
  rack: (_, state, move, tell) => rack(state, move.crystal, move.index ?? actionOf(move.exit), tell),
  bottom: ({ board }, state, move, tell) =>
    rackAtBottom(state, move.crystal, move.index ?? actionOf(move.exit), move.token ?? chipOf(board, move.chip), tell),
  aside: (_, state, move, tell) => setAside(state, move.crystal, move.index ?? actionOf(move.exit), tell),
  break: ({ board }, state, move, tell) => breakCrystal(state, move.cell ?? cellOf(board, move.at), tell),
  wand: (context, state, { steps }, tell) => walkWand(context, state, steps, tell),
  open: (context, state, _, tell) => openCell(context, state, tell),
  take: ({ board }, state, move, tell) => takeScroll(state, move.card ?? scrollOf(board, move.scroll), move.place, tell),
  boost: ({ board }, state, move, tell) =>
    playBooster(state, boosterOf(board, move.scroll), move.index ?? actionOf(move.action), move.reach, tell),
  stop(context, state, _, tell) {
    tell?.({ type: 'stopped', seat: state.toAct });
    endAgenda(context, state, tell);
  },
};
