import type { Refusal, Seat, Step, Types } from '@coven/core';
import { CHAT_MOST_CHARACTERS, type ClientMessage, type RoomReason, type ServerMessage } from '@coven/protocol';
import { answerRequest, type GameAnswer, type GameRequest, makeMove, type Session, tableRefusal } from '@coven/session';
import { plainText } from '../plain-text.ts';
import type { GuestId } from '../store/store.ts';
import type { Catalogue } from './catalogue.ts';
import type { Change } from './change.ts';
import type { RoomState } from './room-state.ts';
import { botAt, ended, mayStart, placeBot, ready, type Seating, seatOf, sit, stand, standIn, started, vote } from './seating.ts';

/** What a request leads to. A change has already been made in the game, but nobody may be told before it is stored. */
export type Decision =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'answered'; readonly message: ServerMessage }
  | { readonly kind: 'changed'; readonly change: Change; readonly step?: Step<Types> };

/** A client's requests that a table decides by itself. */
export type Command = Exclude<ClientMessage, { type: 'enter' | 'ping' | 'rematch' }>;

/** Who asks, and what the table knows of who is there. */
export interface Asker {
  readonly guest: GuestId;
  readonly name: string | undefined;
  readonly now: number;
  readonly catalogue: Catalogue;
  readonly isAway: (guest: GuestId) => boolean;
}

/** A table's log is read as a whole when somebody wants its record: so many lines at most, and so many with chat among them. */
const LINES_MOST = 20_000;
const LINES_WITH_CHAT_MOST = 5000;

export function decide(state: RoomState, command: Command, asker: Asker): Decision {
  if (state.seq >= (command.type === 'chat' ? LINES_WITH_CHAT_MOST : LINES_MOST)) return refused('log-full');
  const decision = decided(state, command, asker);
  const isVain = decision.kind === 'changed' && !decision.step && isSame(decision.change.seating, state.seating);
  // What is so already need not be stored.
  return isVain ? { kind: 'answered', message: { type: 'done', id: command.id } } : decision;
}

function isSame(one: Seating | undefined, other: Seating): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function decided(state: RoomState, command: Command, asker: Asker): Decision {
  const { seating } = state;
  const { guest } = asker;
  switch (command.type) {
    case 'sit':
      return asker.name === undefined ? refused('needs-name') : reseated(state, sit(seating, command.seat, guest, asker.name));
    case 'stand':
      return reseated(state, stand(seating, guest));
    case 'ready':
      return reseated(state, ready(seating, guest, command.nonce));
    case 'unready':
      return reseated(state, ready(seating, guest, null));
    case 'bot':
      return setBot(state, command.seat, command.bot, asker);
    case 'resume':
      return resume(state, guest);
    case 'move':
    case 'why':
    case 'outlooks':
      return play(state, guest, command);
    case 'end-vote':
      return endVote(state, command.agrees, asker);
    case 'chat':
      return chat(state, command.text, asker);
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

/** A new seating; if everybody is ready now, the game begins in the same breath. */
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

/** Where the asker sits in a running game. */
function playing({ seating, session }: RoomState, guest: GuestId): { seat: Seat; session: Session } | RoomReason {
  const seat = seatOf(seating, guest);
  if (seat === undefined) return 'not-seated';
  if (seating.phase === 'over') return 'game-over';
  return session ? { seat, session } : 'not-running';
}

/** A request to the game itself. */
function play(state: RoomState, guest: GuestId, request: GameRequest): Decision {
  const at = playing(state, guest);
  if (typeof at === 'string') return refused(at);
  if (request.type === 'move' && botAt(state.seating, at.seat) !== undefined) return refused('stand-in-plays');
  return decisionFrom(state, at.session, answerRequest(at.session, at.seat, request));
}

/** A bot's move. */
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

function setBot(state: RoomState, seat: Seat, bot: string | null, { guest, catalogue, isAway }: Asker): Decision {
  const { seating } = state;
  if (bot !== null && !catalogue.hasBot(state.made.game, bot)) return refused('unknown-bot');
  if (seating.phase === 'over') return refused('game-over');
  if (seating.phase === 'waiting') return reseated(state, placeBot(seating, guest, seat, bot, isAway));
  const next = standIn(seating, guest, seat, bot, isAway);
  return typeof next === 'string' ? refused(next) : changed({ seating: next });
}

function resume(state: RoomState, guest: GuestId): Decision {
  const at = playing(state, guest);
  if (typeof at === 'string') return refused(at);
  const next = standIn(state.seating, guest, at.seat, null, () => false);
  return typeof next === 'string' ? refused(next) : changed({ seating: next });
}

function endVote(state: RoomState, agrees: boolean, { guest, isAway }: Asker): Decision {
  const at = playing(state, guest);
  if (typeof at === 'string') return refused(at);
  const next = vote(state.seating, guest, agrees, isAway);
  if (typeof next === 'string') return refused(next);
  return changed({ seating: next.isAgreed ? ended(next.seating, null) : next.seating });
}

function chat(state: RoomState, text: string, { guest, name, now }: Asker): Decision {
  if (name === undefined) return refused('needs-name');
  const clean = plainText(text, CHAT_MOST_CHARACTERS);
  if (clean === '') return refused('bad-message');
  return changed({ chat: { from: seatOf(state.seating, guest) ?? null, name, text: clean, at: now } });
}
