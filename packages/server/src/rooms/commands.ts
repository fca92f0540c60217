import { isRefusal, type Json, type Refusal, refusal, type Seat, type Step, type Types } from '@coven/core';
import { CHAT_MOST_CHARACTERS, type ClientMessage, type RoomReason, type ServerMessage } from '@coven/protocol';
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
      return move(state, guest, command.decision, command.text);
    case 'why':
      return why(state, guest, command.id, command.text);
    case 'outlook':
      return outlook(state, guest, command.id, command.texts);
    case 'end-vote':
      return endVote(state, command.agrees, asker);
    case 'chat':
      return chat(state, command.text, asker);
    default:
      return command satisfies never;
  }
}

export function refused(reason: RoomReason): Decision {
  return { kind: 'refused', refusal: { rule: 'table', reason } };
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
  const { play, step } = state.begin(started(seating));
  return changed({ seating: play.table.isOver() ? ended(state.seating, standings(state)) : state.seating, entries: step.entries }, step);
}

function standings(state: RoomState) {
  return state.play ? state.play.table.rules.standings(state.play.table.state) : null;
}

/** Where the asker sits in a running game. */
function playing({ seating, play }: RoomState, guest: GuestId): { seat: Seat; play: NonNullable<RoomState['play']> } | RoomReason {
  const seat = seatOf(seating, guest);
  if (seat === undefined) return 'not-seated';
  if (seating.phase === 'over') return 'game-over';
  return play ? { seat, play } : 'not-running';
}

function move(state: RoomState, guest: GuestId, decision: number, text: string): Decision {
  const at = playing(state, guest);
  if (typeof at === 'string') return refused(at);
  if (botAt(state.seating, at.seat) !== undefined) return refused('stand-in-plays');
  if (decision !== at.play.table.decision(at.seat)) return refused('stale');
  return makeMove(state, at.seat, text);
}

/** A seat's move, whoever made it: person or bot. */
export function makeMove(state: RoomState, seat: Seat, text: string): Decision {
  const { play } = state;
  if (!play) return refused('not-running');
  const step = play.move(seat, text);
  if (isRefusal(step)) return { kind: 'refused', refusal: step };
  const { entries } = step;
  return changed(play.table.isOver() ? { entries, seating: ended(state.seating, standings(state)) } : { entries }, step);
}

function why(state: RoomState, guest: GuestId, id: string, text: string): Decision {
  const at = playing(state, guest);
  if (typeof at === 'string') return refused(at);
  const { rules, state: game } = at.play.table;
  const asked = rules.parse(text);
  if (asked === undefined) return refused('unreadable');
  const reason = refusal(rules, game, at.seat, asked);
  return reason ? { kind: 'refused', refusal: reason } : { kind: 'answered', message: { type: 'done', id } };
}

/** Previews of moves that are offered; nothing for the others. */
function outlook(state: RoomState, guest: GuestId, id: string, texts: readonly string[]): Decision {
  const at = playing(state, guest);
  if (typeof at === 'string') return refused(at);
  const { table } = at.play;
  const { rules } = table;
  const view = table.view(at.seat);
  const offered = new Map(table.moves(at.seat).map((one) => [rules.format(one), one]));
  const outlooks = new Map<string, Json>();
  for (const text of new Set(texts)) {
    const one = offered.get(text);
    outlooks.set(text, one === undefined ? null : (rules.outlook(view, one) as Json));
  }
  return { kind: 'answered', message: { type: 'outlooks', id, outlooks: texts.map((text) => outlooks.get(text) ?? null) } };
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
