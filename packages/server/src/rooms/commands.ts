import type { Refusal, Seat, Step, Types } from '@coven/core';
import { type ClientMessage, MAX_CHAT_CHARACTERS, type RoomReason, type ServerMessage } from '@coven/protocol';
import { answerRequest, type GameAnswer, type GameRequest, makeMove, type Session, tableRefusal } from '@coven/session';
import { plainText } from '../plain-text.ts';
import type { GuestId } from '../store/store.ts';
import type { Catalogue } from './catalogue.ts';
import type { Change } from './change.ts';
import { type ModerationCommand, moderate, personOf } from './moderation.ts';
import type { RoomState } from './room-state.ts';
import { botAt, ended, mayStart, placeBot, ready, type Seating, seatOf, sit, stand, standIn, started, vote } from './seating.ts';

/** The outcome of a request. A change has already been made in memory, but viewers may be told only after it is stored. */
export type Decision =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'answered'; readonly message: ServerMessage }
  | { readonly kind: 'changed'; readonly change: Change; readonly step?: Step<Types> };

/** The client requests that a table decides by itself. */
export type Command = Exclude<ClientMessage, { type: 'enter' | 'ping' | 'rematch' }>;

/** Who makes a request, and what deciding it needs. */
export interface Requester {
  readonly guest: GuestId;
  readonly name: string | undefined;
  readonly now: number;
  readonly catalogue: Catalogue;
  readonly isAway: (guest: GuestId) => boolean;
}

/** Maximum lines in a table's log, because the whole log is read for its record; chat stops earlier. */
const MAX_LINES = 20_000;
const MAX_LINES_WITH_CHAT = 5000;

export function decide(state: RoomState, command: Command, requester: Requester): Decision {
  if (state.seq >= (command.type === 'chat' ? MAX_LINES_WITH_CHAT : MAX_LINES)) return refused('log-full');
  const decision = decided(state, command, requester);
  const isNoChange = decision.kind === 'changed' && !decision.step && isSame(decision.change.seating, state.seating);
  // Nothing changes, so there is nothing to store.
  return isNoChange ? { kind: 'answered', message: { type: 'done', id: command.id } } : decision;
}

function isSame(one: Seating | undefined, other: Seating): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function decided(state: RoomState, command: Command, requester: Requester): Decision {
  const { seating } = state;
  const { guest } = requester;
  switch (command.type) {
    case 'sit':
      if (requester.name === undefined) return refused('needs-name');
      if (state.moderation.removed.includes(personOf(state.id, guest))) return refused('removed');
      return reseated(state, sit(seating, command.seat, guest, requester.name));
    case 'stand':
      return reseated(state, stand(seating, guest));
    case 'ready':
      return reseated(state, ready(seating, guest, command.nonce));
    case 'unready':
      return reseated(state, ready(seating, guest, null));
    case 'bot':
      return setBot(state, command.seat, command.bot, requester);
    case 'resume':
      return resume(state, guest);
    case 'move':
    case 'why':
    case 'outlooks':
      return play(state, guest, command);
    case 'end-vote':
      return endVote(state, command.agrees, requester);
    case 'chat':
      return chat(state, command.text, requester);
    case 'remove':
    case 'mute':
    case 'publish':
    case 'offer-seat':
    case 'take-seat':
      return moderated(state, command, requester);
    default:
      return command satisfies never;
  }
}

export function refused(reason: RoomReason): Decision {
  return { kind: 'refused', refusal: tableRefusal(reason) };
}

function changed(change: Change, step?: Step<Types>): Decision {
  return step ? { kind: 'changed', change, step } : { kind: 'changed', change };
}

/** Changes the seating; if all players are now ready, the game begins in the same change. */
function reseated(state: RoomState, seating: Seating | RoomReason): Decision {
  if (typeof seating === 'string') return refused(seating);
  if (!mayStart(seating)) return changed({ seating });
  return begin(state, seating);
}

export function begin(state: RoomState, seating: Seating): Decision {
  const { session, step } = state.begin(started(seating));
  return changed({ seating: session.table.isOver() ? ended(state.seating, standings(state)) : state.seating, entries: step.entries }, step);
}

function standings({ session }: RoomState) {
  return session ? session.table.rules.standings(session.table.state) : null;
}

/** The requester's seat in a running game. */
function playing({ seating, session }: RoomState, guest: GuestId): { seat: Seat; session: Session } | RoomReason {
  const seat = seatOf(seating, guest);
  if (seat === undefined) return 'not-seated';
  if (seating.phase === 'over') return 'game-over';
  return session ? { seat, session } : 'not-running';
}

/** Handles a request to the game itself. */
function play(state: RoomState, guest: GuestId, request: GameRequest): Decision {
  const at = playing(state, guest);
  if (typeof at === 'string') return refused(at);
  if (request.type === 'move' && botAt(state.seating, at.seat) !== undefined) return refused('stand-in-plays');
  return decisionFrom(state, at.session, answerRequest(at.session, at.seat, request));
}

/** Makes a bot's move. */
export function botMove(state: RoomState, seat: Seat, text: string): Decision {
  const { session } = state;
  return session ? decisionFrom(state, session, makeMove(session, seat, text)) : refused('not-running');
}

function decisionFrom(state: RoomState, { table }: Session, answer: GameAnswer): Decision {
  if (answer.kind !== 'stepped') return answer;
  const { step } = answer;
  const { entries } = step;
  return changed(table.isOver() ? { entries, seating: ended(state.seating, standings(state)) } : { entries }, step);
}

function setBot(state: RoomState, seat: Seat, bot: string | null, { guest, catalogue, isAway }: Requester): Decision {
  const { seating } = state;
  const request = { guest, seat, bot, isAway };
  if (bot !== null && !catalogue.hasBot(state.creation.game, bot)) return refused('unknown-bot');
  if (seating.phase === 'over') return refused('game-over');
  if (seating.phase === 'waiting') return reseated(state, placeBot(seating, request));
  const next = standIn(seating, request);
  return typeof next === 'string' ? refused(next) : changed({ seating: next });
}

function resume(state: RoomState, guest: GuestId): Decision {
  const at = playing(state, guest);
  if (typeof at === 'string') return refused(at);
  const next = standIn(state.seating, { guest, seat: at.seat, bot: null, isAway: () => false });
  return typeof next === 'string' ? refused(next) : changed({ seating: next });
}

function endVote(state: RoomState, agrees: boolean, { guest, isAway }: Requester): Decision {
  const at = playing(state, guest);
  if (typeof at === 'string') return refused(at);
  const next = vote(state.seating, guest, agrees, isAway);
  if (typeof next === 'string') return refused(next);
  return changed({ seating: next.isAgreed ? ended(next.seating, null) : next.seating });
}

function chat(state: RoomState, text: string, { guest, name, now }: Requester): Decision {
  if (name === undefined) return refused('needs-name');
  const person = personOf(state.id, guest);
  if (state.moderation.muted.includes(person)) return refused('muted');
  const clean = plainText(text, MAX_CHAT_CHARACTERS);
  if (clean === '') return refused('bad-message');
  return changed({ chat: { from: seatOf(state.seating, guest) ?? null, name, text: clean, at: now, person } });
}

function moderated(state: RoomState, command: ModerationCommand, { guest, name, now, isAway }: Requester): Decision {
  const { id, seating, moderation, isPublic } = state;
  const next = moderate({ id, seating, moderation, isPublic, chat: state.chat, guest, name, now, isAway }, command);
  if (next === 'unchanged') return { kind: 'answered', message: { type: 'done', id: command.id } };
  return typeof next === 'string' ? refused(next) : changed(next);
}
