import { type Hex, type Refusal, type Seat, type Step, type TableEntry, type Types, UNDO } from '@coven/core';
import { type ClientMessage, MAX_CHAT_CHARACTERS, type RoomReason, type ServerMessage } from '@coven/protocol';
import { answerRequest, type GameAnswer, type GameRequest, makeMove, type Session, tableRefusal } from '@coven/session';
import type { Change } from './change.ts';
import type { KnownGames } from './known-games.ts';
import { areRevealed, closedDeal, failedDeal, reveal, revealing, sealedName } from './parts/dealing.ts';
import { claimed, nameStandIn, standInOf } from './parts/familiars.ts';
import { type ChangeKind, MAX_ENTRIES_WITH_CHANGES } from './parts/log-budget.ts';
import { type ModerationCommand, moderate, personOf } from './parts/moderation.ts';
import { botAt, ended, mayDeal, placeBot, ready, type Seating, seatOf, sit, stand, standIn, started, vote } from './parts/seating.ts';
import { distinctName } from './people/distinct-name.ts';
import type { GuestId } from './people/guest.ts';
import { plainText } from './people/plain-text.ts';
import type { RoomState } from './room-state.ts';

/** The outcome of a request. A change has already been made in memory, but viewers may be told only after it is stored. */
export type Decision =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'answered'; readonly message: ServerMessage }
  | { readonly kind: 'changed'; readonly change: Change; readonly step?: Step<Types> };

/** The client requests that a table decides by itself. */
export type Command = Exclude<ClientMessage, { type: 'enter' | 'ping' | 'rematch' | 'hint' }>;

/** Who makes a request, and what deciding it needs. */
export interface Requester {
  readonly guest: GuestId;
  readonly name: string | undefined;
  readonly now: number;
  readonly games: KnownGames;
  readonly isAway: (guest: GuestId) => boolean;
  /** 32 random bytes. */
  readonly newHex: () => Hex;
}

/** Moves, the start and the end of a game always fit into the log; anything else has a budget. */
export function decide(state: RoomState, command: Command, requester: Requester): Decision {
  // Before anything is decided: a decision may already be part of the game's chain.
  const kind = kindOf(state, command, requester.guest);
  const objection = kind && state.budget.objection(requester.guest, kind);
  if (objection && !isDecisive(state, command, requester)) return refused(objection);
  const decision = decided(state, command, requester);
  if (decision.kind !== 'changed' || decision.step) return decision;
  const { seating } = decision.change;
  // Nothing changes, so there is nothing to store.
  const isVain = seating !== undefined && isSame(seating, state.seating);
  return isVain ? { kind: 'answered', message: { type: 'done', id: command.id } } : decision;
}

/** Whether a request is the last one that the deal or the end of the game needs: those always fit. */
function isDecisive({ seating }: RoomState, command: Command, { guest }: Requester): boolean {
  if (command.type === 'ready') {
    const next = ready(seating, guest, command.hash);
    return typeof next !== 'string' && mayDeal(next);
  }
  if (command.type !== 'end-vote' || seating.phase !== 'playing') return false;
  const next = vote(seating, guest, command.agrees);
  return typeof next !== 'string' && next.isAgreed;
}

function isSame(one: Seating, other: Seating): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a request counts as; nothing for a move. */
function kindOf({ seating }: RoomState, command: Command, guest: GuestId): ChangeKind | undefined {
  switch (command.type) {
    case 'sit':
      return seatOf(seating, guest) === undefined ? 'joins' : 'begins';
    case 'bot':
      return command.bot === null ? 'takes-back' : 'begins';
    case 'end-vote':
      return command.agrees ? 'begins' : 'takes-back';
    case 'ready':
    case 'name-stand-in':
    case 'remove':
    case 'mute':
    case 'publish':
    case 'offer-seat':
      return 'begins';
    case 'take-seat':
      return 'joins';
    case 'stand':
    case 'unready':
    case 'resume':
    case 'reveal': // It follows a `ready`.
    case 'claim': // It ends the game.
      return 'takes-back';
    case 'chat':
      return 'chats';
    case 'move':
    case 'why':
    case 'outlooks':
      return undefined;
    default:
      return command satisfies never;
  }
}

function decided(state: RoomState, command: Command, requester: Requester): Decision {
  const { seating } = state;
  const { guest } = requester;
  switch (command.type) {
    case 'sit':
      if (requester.name === undefined) return refused('needs-name');
      if (state.moderation.removed.includes(personOf(state.id, guest))) return refused('removed');
      return reseated(state, sit(seating, command.seat, guest, distinctName(seating, guest, requester.name)), requester);
    case 'stand':
      return reseated(state, stand(seating, guest), requester);
    case 'ready':
      return reseated(state, ready(seating, guest, command.hash), requester);
    case 'reveal':
      return revealed(state, reveal(seating, state.id, guest, command.nonce), requester);
    case 'unready':
      return reseated(state, ready(seating, guest, null), requester);
    case 'bot':
      return setBot(state, command.seat, command.bot, requester);
    case 'name-stand-in':
      return setStandIn(state, command.bot, requester);
    case 'claim':
      return claim(state, requester);
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

type Dealer = Pick<Requester, 'newHex'>;

/** Changes the seating; if all players are now ready, the deal begins in the same change. */
function reseated(state: RoomState, seating: Seating | RoomReason, dealer: Dealer): Decision {
  if (typeof seating === 'string') return refused(seating);
  return mayDeal(seating) ? deal(state, seating, dealer) : changed({ seating });
}

/** Everybody is ready: people reveal their nonces first; bots have none. */
export function deal(state: RoomState, seating: Seating, dealer: Dealer): Decision {
  const hasPeople = seating.chairs.some(({ kind }) => kind === 'human');
  return hasPeople ? changed({ seating: revealing(seating) }) : begin(state, seating, dealer);
}

function revealed(state: RoomState, seating: Seating | RoomReason, dealer: Dealer): Decision {
  if (typeof seating === 'string') return refused(seating);
  return areRevealed(seating) ? begin(state, seating, dealer) : changed({ seating });
}

function begin(state: RoomState, seating: Seating, { newHex }: Dealer): Decision {
  const dealing = closedDeal(state.dealing, seating, newHex);
  const { session, step } = state.begin(started(seating), dealing);
  if (!session.table.isOver()) return changed({ seating: state.seating, dealing, entries: step.entries }, step);
  return changed({ ...lastStep(state, step), dealing }, step);
}

/** Not everybody has revealed in time. */
export function giveUpDeal({ dealing, seating }: RoomState, { newHex }: Dealer): Decision {
  return changed(failedDeal(dealing, seating, newHex));
}

/** The change of a step with which the game reached its end. */
function lastStep(state: RoomState, { entries }: Step<Types>): Change {
  const end = state.note({ kind: 'end', ending: 'played' });
  return { entries: [...entries, ...end], seating: ended(state.seating, standings(state), 'played') };
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
  if (request.type === 'move' && at.session.table.decision(at.seat) >= MAX_ENTRIES_WITH_CHANGES && isChangeOfMind(at, request.text)) {
    return refused('too-many-changes');
  }
  return decisionFrom(state, at.session, answerRequest(at.session, at.seat, request));
}

/** An undo, or a move of a seat that is not awaited, which only replaces an earlier one: the game does without it. */
function isChangeOfMind({ session, seat }: { readonly session: Session; readonly seat: Seat }, text: string): boolean {
  if (text === UNDO) return true;
  const turn = session.table.turn();
  return turn.kind === 'seats' && !turn.seats.some((awaited) => awaited.seat === seat);
}

/** Makes a bot's move. */
export function botMove(state: RoomState, seat: Seat, text: string): Decision {
  const { session } = state;
  return session ? decisionFrom(state, session, makeMove(session, seat, text)) : refused('not-running');
}

function decisionFrom(state: RoomState, { table }: Session, answer: GameAnswer): Decision {
  if (answer.kind !== 'stepped') return answer;
  const { step } = answer;
  return changed(table.isOver() ? lastStep(state, step) : { entries: step.entries }, step);
}

function setBot(state: RoomState, seat: Seat, bot: string | null, requester: Requester): Decision {
  const { seating } = state;
  const { guest, games, isAway } = requester;
  const request = { guest, seat, bot, isAway };
  if (bot !== null && !games.hasBot(state.creation.game, bot)) return refused('unknown-bot');
  if (seating.phase === 'over') return refused('game-over');
  if (seating.phase === 'revealing') return refused('game-running');
  if (seating.phase === 'waiting') return reseated(state, placeBot(seating, request), requester);
  // A player chooses freely who plays for them while they are here; for an absent player nobody else chooses.
  const isOwn = seatOf(seating, guest) === seat;
  return replaced(state, seat, standIn(seating, bot === null || isOwn ? request : { ...request, bot: standInOf(state, seat, games) }));
}

/** Another player or bot plays a seat from here on. */
function replaced(state: RoomState, seat: Seat, seating: Seating | RoomReason): Decision {
  if (typeof seating === 'string') return refused(seating);
  const bot = botAt(seating, seat);
  if (bot === botAt(state.seating, seat)) return changed({ seating });
  return noted(state, seating, bot === undefined ? { kind: 'person', seat, name: null } : { kind: 'stand-in', seat, bot });
}

/** A change of the seating that the chain covers. */
function noted(state: RoomState, seating: Seating, ...happened: readonly TableEntry[]): Decision {
  const entries = state.note(...happened);
  return changed(entries.length > 0 ? { seating, entries } : { seating });
}

function setStandIn({ creation, seating }: RoomState, bot: string, { guest, games }: Requester): Decision {
  if (!games.hasBot(creation.game, bot)) return refused('unknown-bot');
  const next = nameStandIn(seating, guest, bot);
  return typeof next === 'string' ? refused(next) : changed({ seating: next });
}

function claim(state: RoomState, { guest, isAway }: Requester): Decision {
  const at = playing(state, guest);
  if (typeof at === 'string') return refused(at);
  const { seat } = at;
  const next = claimed(state, seat, isAway);
  return typeof next === 'string' ? refused(next) : noted(state, next, { kind: 'claim', seat }, { kind: 'end', ending: 'left' });
}

function resume(state: RoomState, guest: GuestId): Decision {
  const at = playing(state, guest);
  if (typeof at === 'string') return refused(at);
  return replaced(state, at.seat, standIn(state.seating, { guest, seat: at.seat, bot: null, isAway: () => false }));
}

function endVote(state: RoomState, agrees: boolean, { guest }: Requester): Decision {
  const at = playing(state, guest);
  if (typeof at === 'string') return refused(at);
  const next = vote(state.seating, guest, agrees);
  if (typeof next === 'string') return refused(next);
  const { seat } = at;
  const isNew = state.seating.endVotes.includes(seat) !== agrees;
  const votes: readonly TableEntry[] = isNew ? [{ kind: 'end-vote', seat, agrees }] : [];
  if (!next.isAgreed) return noted(state, next.seating, ...votes);
  return noted(state, ended(next.seating, null, 'agreed'), ...votes, { kind: 'end', ending: 'agreed' });
}

function chat(state: RoomState, text: string, { guest, name, now }: Requester): Decision {
  if (name === undefined) return refused('needs-name');
  const person = personOf(state.id, guest);
  if (state.moderation.muted.includes(person)) return refused('muted');
  const clean = plainText(text, MAX_CHAT_CHARACTERS);
  if (clean === '') return refused('bad-message');
  const { seating } = state;
  return changed({
    chat: { from: seatOf(seating, guest) ?? null, name: distinctName(seating, guest, name), text: clean, at: now, person },
  });
}

function moderated(state: RoomState, command: ModerationCommand, { guest, name, now, isAway, newHex }: Requester): Decision {
  const { id, seating, moderation, isPublic } = state;
  const next = moderate({ id, seating, moderation, isPublic, chat: state.chat, guest, name, now, isAway }, command);
  if (next === 'unchanged') return { kind: 'answered', message: { type: 'done', id: command.id } };
  if (typeof next === 'string') return refused(next);
  const { seatMoved } = next;
  if (seatMoved === undefined || name === undefined || state.hasFirstFormat) return changed(next);
  const { dealing, hash } = sealedName(state.dealing, { guest, name }, newHex);
  return changed({ ...next, dealing, entries: state.note({ kind: 'person', seat: seatMoved, name: hash }) });
}
