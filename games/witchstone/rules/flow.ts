import type { By, Seat } from '@coven/core';
import { actionOf, pairById } from './actions.ts';
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
import type { Table } from './flow-context.ts';
import type { NamedMove } from './moves.ts';
import type { Move } from './notation.ts';
import { chooseAction, collect, layHex, listPentagram, useHex, walkPentagram } from './pentagram.ts';
import { listBoosters, listScroll, playBooster, takeScroll } from './scroll.ts';
import { beginPlacing, dealTile, listTowers, placeHighWitch, setChip, turnScroll, turnSpecial } from './setup.ts';
import type { State } from './state.ts';
import { beginFirst, chooseTile, discardTile, drawTile, endAgenda, layTile, listOrder, listPlaces, listTiles } from './turn.ts';
import { listWand, openCell, walkWand } from './wand.ts';
import { listWitch, prepareWitch, sendWitch } from './witch.ts';

export function listMoves(table: Table, state: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  if (seat !== state.toAct) return list;
  switch (state.phase) {
    case 'tower':
      listTowers(table, state, list);
      return list;
    case 'tile':
      listTiles(table, state, list);
      break;
    case 'lay':
      listPlaces(table, state, list);
      break;
    case 'order':
      listOrder(table, state, list);
      break;
    case 'agenda':
      listAgenda(table, state, list);
      if (state.turn === 0 || state.agenda.crossing >= 0) return list; // WS-1.5, WS-6.2
      break;
    default:
      return list;
  }
  listBreaking(table, state, list);
  return list;
}

/** Everything on the agenda may come next, in any order. WS-2.6 */
function listAgenda(table: Table, state: State, list: Move[]): void {
  if (state.agenda.crossing >= 0) {
    listCrossing(table, state, list);
    return;
  }
  listEnergy(table, state, list);
  listWitch(table, state, list);
  listPentagram(table, state, list);
  listCrystal(table, state, list);
  listRacking(table, state, list);
  listWand(table, state, list);
  listScroll(table, state, list);
  listBoosters(table, state, list);
  if (!hasRimCrystal(state.agenda)) list.push(table.moves.stop);
}

export function apply(table: Table, state: State, by: By, move: Move, tell?: Tell): void {
  if (by === 'chance') happen(table, state, move, tell);
  else act(table, state, move, tell);
  while (state.phase === 'agenda') {
    skipExhausted(table, state, tell);
    if (table.skipsIdlePoints) skipIdle(table, state, tell);
    if (!isDone(table.board, state)) return;
    endAgenda(table, state, tell);
  }
}

function happen(table: Table, state: State, move: NamedMove, tell: Tell | undefined): void {
  const { board } = table;
  const { phase } = state;
  switch (move.type) {
    case 'turn-special':
      turnSpecial(table, state, move.pair ?? pairById(move.special), tell);
      if (phase !== 'new-special') return;
      state.phase = 'agenda';
      collect(table, state, tell);
      return;
    case 'turn-scroll':
      turnScroll(state, move.card ?? scrollOf(board, move.scroll), tell);
      if (phase === 'new-scroll') state.phase = 'agenda';
      return;
    case 'set-chip':
      setChip(table, state, move.token ?? chipOf(board, move.chip), tell);
      return;
    case 'draw':
      if (phase === 'tiles') dealTile(table, state, move.pair ?? pairById(move.tile), tell);
      else drawTile(table, state, move.pair ?? pairById(move.tile), tell);
      return;
    case 'first':
      beginPlacing(table, state, move.seat, tell);
      return;
    default:
      throw new Error(`chance does not ${move.type}`);
  }
}

function act(table: Table, state: State, move: NamedMove, tell: Tell | undefined): void {
  const { board } = table;
  switch (move.type) {
    case 'tower':
      placeHighWitch(table, state, move.location ?? locationOf(board, move.at), tell);
      break;
    case 'tile':
      chooseTile(state, move.pair ?? pairById(move.tile), tell);
      break;
    case 'lay':
      layTile(state, move.cell ?? cellOf(board, move.at), move.nextCell ?? cellOf(board, move.toward), tell);
      break;
    case 'discard':
      discardTile(table, state, tell);
      break;
    case 'begin':
      beginFirst(table, state, move.index ?? actionOf(move.action), tell);
      break;
    case 'energy':
      layEnergy(state, move.gate ?? portalOf(board, move.portal), tell);
      break;
    case 'prepare':
      prepareWitch(state, tell);
      break;
    case 'send':
      sendWitch(table, state, move.location ?? locationOf(board, move.to), tell);
      break;
    case 'pentagram':
      walkPentagram(table, state, move.steps, tell);
      break;
    case 'collect':
      collect(table, state, tell);
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
      moveToRim(table, state, move.cell ?? cellOf(board, move.from), tell);
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
      walkWand(table, state, move.steps, tell);
      break;
    case 'open':
      openCell(table, state, tell);
      break;
    case 'take':
      takeScroll(state, move.card ?? scrollOf(board, move.scroll), move.place, tell);
      break;
    case 'boost':
      playBooster(state, boosterOf(board, move.scroll), move.index ?? actionOf(move.action), move.reach, tell);
      break;
    case 'stop':
      tell?.({ type: 'stopped', seat: state.toAct });
      endAgenda(table, state, tell);
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
