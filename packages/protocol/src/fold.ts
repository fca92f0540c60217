import type { Awaited, Hex, Json, Seat } from '@coven/core';
import { edited, editedOffer, heard } from './edit.ts';
import { longHex } from './short-hex.ts';
import type { ChangedUpdate, Choices, ViewFields, ViewParts, WholeUpdate } from './update.ts';

/** A client's state of the game after an update. */
export interface Update {
  /** The number of updates this viewer has received; it catches up from here. */
  readonly cursor: number;
  /** The events shown with this update. */
  readonly shown: readonly Json[];
  readonly takenBack?: readonly number[];
  readonly parts: ViewParts;
  /** Both parts merged. */
  readonly view: Json;
  readonly awaited: readonly Awaited<Json>[];
  readonly isOver: boolean;
  readonly choices: Choices | null;
  /** The latest offer of at least one move, of which the next offer is an edit. */
  readonly offer: readonly string[];
  /** The latest event or ask of each kind since the last whole update. */
  readonly latest: readonly Json[];
  readonly head: Hex | null;
  readonly signature?: string;
}

/** Applies an update to the state before it. Unchanged fields stay the same objects. */
export function fold(before: Update | undefined, message: WholeUpdate | ChangedUpdate): Update {
  const { takenBack, signature, head } = message;
  return {
    ...(message.type === 'whole' ? fromWhole(message) : fromChange(before, message)),
    ...(takenBack ? { takenBack } : {}),
    head: head === undefined ? null : longHex(head),
    ...(signature === undefined ? {} : { signature }),
  };
}

type Position = Omit<Update, 'takenBack' | 'head' | 'signature'>;

function fromWhole({ cursor, shown, view, awaited, asks, isOver, choices }: WholeUpdate): Position {
  const offer = choices?.moves ?? [];
  return { cursor, shown, parts: view, view: joined(view), awaited: awaitedOf(awaited, asks), isOver, choices, offer, latest: [] };
}

function fromChange(before: Update | undefined, message: ChangedUpdate): Position {
  if (!before) throw new Error('a change without an update before it');
  const { common, own, awaited, asks, isOver = before.isOver } = message;
  const latest = [...before.latest];
  const shown = heard(message.shown ?? [], latest);
  const parts = {
    common: edited(before.parts.common, common) as ViewFields,
    own: edited(before.parts.own, own) as ViewFields,
  };
  const choices = before.choices && choicesAfter(before.choices, before.offer, message);
  const seats = awaited ?? before.awaited.map(({ seat }) => seat);
  const asked = asks ? heard(asks, latest) : before.awaited.map(({ ask }) => ask);
  return {
    cursor: before.cursor + 1,
    shown,
    parts,
    view: common || own ? joined(parts) : before.view,
    awaited: awaited || asks ? awaitedOf(seats, asked) : before.awaited,
    isOver,
    choices,
    offer: choices?.moves.length ? choices.moves : before.offer,
    latest,
  };
}

function choicesAfter(before: Choices, offer: readonly string[], { decision, moves, mayUndo }: ChangedUpdate): Choices {
  if (decision === undefined && moves === undefined && mayUndo === undefined) return before;
  return {
    seat: before.seat,
    decision: decision ?? before.decision,
    moves: moves ? editedOffer(offer, moves) : before.moves,
    mayUndo: mayUndo ?? before.mayUndo,
  };
}

function joined({ common, own }: ViewParts): Json {
  return { ...own, ...common };
}

function awaitedOf(seats: readonly Seat[], asks: readonly Json[]): readonly Awaited<Json>[] {
  return seats.map((seat, at) => ({ seat, ask: asks[at] ?? null }));
}
