import type { By, Seat } from '@coven/core';
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

export function apply(context: FlowContext, state: State, by: By, move: Move, tell?: Tell): void {
  if (by === 'chance') happen(context, state, move, tell);
  else act(context, state, move, tell);
  while (state.phase === 'agenda') {
    skipExhausted(context, state, tell);
    if (context.skipsIdlePoints) skipIdle(context, state, tell);
    if (!isDone(context.board, state)) return;
    endAgenda(context, state, tell);
  }
}

function happen(context: FlowContext, state: State, move: NamedMove, tell: Tell | undefined): void {
  const { board } = context;
  const { phase } = state;
  switch (move.type) {
    case 'turn-special':
      turnSpecial(context, state, move.pair ?? pairById(move.special), tell);
      if (phase !== 'new-special') return;
      state.phase = 'agenda';
      collect(context, state, tell);
      return;
    case 'turn-scroll':
      turnScroll(state, move.card ?? scrollOf(board, move.scroll), tell);
      if (phase === 'new-scroll') state.phase = 'agenda';
      return;
    case 'set-chip':
      setChip(context, state, move.token ?? chipOf(board, move.chip), tell);
      return;
    case 'draw':
      if (phase === 'tiles') dealTile(context, state, move.pair ?? pairById(move.tile), tell);
      else drawTile(context, state, move.pair ?? pairById(move.tile), tell);
      return;
    case 'first':
      beginPlacing(context, state, move.seat, tell);
      return;
    default:
      throw new Error(`chance does not ${move.type}`);
  }
}

function act(context: FlowContext, state: State, move: NamedMove, tell: Tell | undefined): void {
  const { board } = context;
  switch (move.type) {
    case 'tower':
      placeHighWitch(context, state, move.location ?? locationOf(board, move.at), tell);
      break;
    case 'tile':
      chooseTile(state, move.pair ?? pairById(move.tile), tell);
      break;
    case 'lay':
      layTile(state, move.cell ?? cellOf(board, move.at), move.nextCell ?? cellOf(board, move.toward), tell);
      break;
    case 'discard':
      discardTile(context, state, tell);
      break;
    case 'begin':
      beginFirst(context, state, move.index ?? actionOf(move.action), tell);
      break;
    case 'energy':
      layEnergy(state, move.gate ?? portalOf(board, move.portal), tell);
      break;
    case 'prepare':
      prepareWitch(state, tell);
      break;
    case 'send':
      sendWitch(context, state, move.location ?? locationOf(board, move.to), tell);
      break;
    case 'pentagram':
      walkPentagram(context, state, move.steps, tell);
      break;
    case 'collect':
      collect(context, state, tell);
      break;
    case 'use':
      useHex(state, move.pair ?? pairById(move.special), move.index ?? actionOf(move.action), tell);
      break;
    case 'set':
      layHex(state, move.pair ?? pairById(move.special), move.cell ?? cellOf(board, move.at), tell);
      break;
    case 'choose':
      chooseAction(state, move.index ?? actionOf(move.action), tell);
      break;
    case 'step':
      stepCrystal(state, move.cell ?? cellOf(board, move.from), move.nextCell ?? cellOf(board, move.to), tell);
      break;
    case 'rim':
      moveToRim(context, state, move.cell ?? cellOf(board, move.from), tell);
      break;
    case 'rack':
      rack(state, move.crystal, move.index ?? actionOf(move.exit), tell);
      break;
    case 'bottom':
      rackAtBottom(state, move.crystal, move.index ?? actionOf(move.exit), move.token ?? chipOf(board, move.chip), tell);
      break;
    case 'aside':
      setAside(state, move.crystal, move.index ?? actionOf(move.exit), tell);
      break;
    case 'break':
      breakCrystal(state, move.cell ?? cellOf(board, move.at), tell);
      break;
    case 'wand':
      walkWand(context, state, move.steps, tell);
      break;
    case 'open':
      openCell(context, state, tell);
      break;
    case 'take':
      takeScroll(state, move.card ?? scrollOf(board, move.scroll), move.place, tell);
      break;
    case 'boost':
      playBooster(state, boosterOf(board, move.scroll), move.index ?? actionOf(move.action), move.reach, tell);
      break;
    case 'stop':
      tell?.({ type: 'stopped', seat: state.toAct });
      endAgenda(context, state, tell);
      break;
    case 'turn-special':
    case 'turn-scroll':
    case 'set-chip':
    case 'draw':
    case 'first':
      throw new Error(`nobody but chance does ${move.type}`);
    default:
      move satisfies never;
  }
}
