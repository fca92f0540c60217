import { isDeepStrictEqual } from 'node:util';
import { sealed } from '@coven/core';
import { GAMES } from '@coven/games';
import { fold, type ServerMessage } from '@coven/protocol';
import { type Change, RoomState } from '@coven/room';
import { UpdateEncoder } from '@coven/session';
import { Catalogue } from '../../src/rooms/catalogue.ts';

/** What one player was shown: the view at a cursor. */
export interface Shown {
  readonly seat: number;
  readonly cursor: number;
  readonly view: unknown;
}

/** What people at one table experienced. */
export class History {
  /** By guest: the ids of requests that were answered with `done`, in the order of the answers. */
  readonly acknowledged = new Map<string, string[]>();
  readonly shown: Shown[] = [];

  acknowledge(guest: string, id: string): void {
    const ids = this.acknowledged.get(guest) ?? [];
    ids.push(id);
    this.acknowledged.set(guest, ids);
  }
}

/** How a history contradicts the log of its table; empty if it does not. */
export function contradictions(history: History, id: string, lines: readonly string[]): readonly string[] {
  const [first = '', ...tail] = lines;
  const stored = tail.map((line) => (JSON.parse(line) as Change).request?.[1]);
  const problems: string[] = [];
  for (const [guest, ids] of history.acknowledged) {
    const places = ids.map((request) => stored.indexOf(request));
    ids.forEach((request, at) => {
      if (places[at] === -1) problems.push(`${request} of ${guest} was acknowledged, but is not in the log`);
      else if (stored.lastIndexOf(request) !== places[at]) problems.push(`${request} of ${guest} is in the log twice`);
      else if (at > 0 && (places[at] ?? 0) < (places[at - 1] ?? 0)) problems.push(`${request} of ${guest} is in the log too early`);
    });
  }
  const views = viewsIn(id, first, tail);
  for (const { seat, cursor, view } of history.shown) {
    if (!isDeepStrictEqual(view, views.get(`${seat} ${cursor}`))) problems.push(`seat ${seat} was shown at ${cursor} what never was`);
  }
  return problems;
}

/** By seat and cursor: what the log says that the seat was shown. */
function viewsIn(id: string, first: string, tail: readonly string[]): ReadonlyMap<string, unknown> {
  const views = new Map<string, unknown>();
  const state = RoomState.load(id, { first, snapshot: undefined, tail: [] }, new Catalogue(GAMES), sealed);
  for (const line of tail) {
    const step = state?.fold(JSON.parse(line) as Change);
    const { session } = state ?? {};
    if (!step || !session) continue;
    for (let seat = 0; seat < session.table.rules.seats; seat++) {
      const whole = new UpdateEncoder(session, { head: null, signature: undefined }).whole(
        seat,
        { sent: undefined },
        { shown: [], takenBack: [] },
      );
      const update = fold(undefined, JSON.parse(whole) as Extract<ServerMessage, { type: 'whole' }>);
      views.set(`${seat} ${update.cursor}`, update.view);
    }
  }
  return views;
}
