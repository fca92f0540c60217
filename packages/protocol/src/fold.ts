import type { Awaited, Hex, Json, Seat } from '@coven/core';
import { longHex } from './short-hex.ts';
import type { ChangedUpdate, Choices, ListEdit, ViewFields, ViewParts, WholeUpdate } from './update.ts';

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
  return { cursor, shown, parts: view, view: joined(view), awaited: awaitedOf(awaited, asks), isOver, choices };
}

function fromChange(before: Update | undefined, message: ChangedUpdate): Position {
  if (!before) throw new Error('a change without an update before it');
  const { shown = [], isOver = before.isOver, awaited, asks } = message;
  const parts = partsAfter(before.parts, message);
  return {
    cursor: before.cursor + 1,
    shown,
    parts,
    view: parts === before.parts ? before.view : joined(parts),
    awaited:
      awaited || asks
        ? awaitedOf(awaited ?? before.awaited.map(({ seat }) => seat), asks ?? before.awaited.map(({ ask }) => ask))
        : before.awaited,
    isOver,
    choices: before.choices && choicesAfter(before.choices, message),
  };
}

function choicesAfter(before: Choices, { decision, moves, mayUndo }: ChangedUpdate): Choices {
  if (decision === undefined && moves === undefined && mayUndo === undefined) return before;
  return {
    seat: before.seat,
    decision: decision ?? before.decision,
    moves: moves ?? before.moves,
    mayUndo: mayUndo ?? before.mayUndo,
  };
}

function joined({ common, own }: ViewParts): Json {
  return { ...own, ...common };
}

function awaitedOf(seats: readonly Seat[], asks: readonly Json[]): readonly Awaited<Json>[] {
  return seats.map((seat, at) => ({ seat, ask: asks[at] ?? null }));
}

function partsAfter(before: ViewParts, { common, own, edits, gone }: ChangedUpdate): ViewParts {
  if (!common && !own && !edits && !gone) return before;
  const after = (part: ViewFields, fields: ViewFields | undefined) => ({ ...without(edited(part, edits), gone), ...fields });
  return { common: after(before.common, common), own: after(before.own, own) };
}

function without(fields: ViewFields, gone: readonly string[] = []): ViewFields {
  return gone.length === 0 ? fields : Object.fromEntries(Object.entries(fields).filter(([name]) => !gone.includes(name)));
}

function edited(fields: ViewFields, edits: Readonly<Record<string, ListEdit>> = {}): ViewFields {
  const changed: Record<string, Json> = { ...fields };
  for (const [name, [place, went, ...came]] of Object.entries(edits)) {
    const list = fields[name];
    if (Array.isArray(list)) changed[name] = list.toSpliced(place, went, ...came);
  }
  return changed;
}
