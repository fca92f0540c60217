/** The game as docs/protocol.md says that updates make it: written from that page alone, so it imports nothing. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type List = readonly Json[];

interface Choices {
  readonly seat: number;
  readonly decision: number;
  readonly moves: readonly string[];
  readonly mayUndo: boolean;
}

interface Game {
  readonly cursor: number;
  readonly common: Json;
  readonly own: Json;
  readonly awaited: List;
  readonly asks: List;
  readonly isOver: boolean;
  readonly choices: Choices | null;
}

interface Whole extends Pick<Game, 'cursor' | 'awaited' | 'asks' | 'isOver' | 'choices'> {
  readonly type: 'whole';
  readonly shown: List;
  readonly view: Pick<Game, 'common' | 'own'>;
}

interface Change extends Partial<Pick<Game, 'common' | 'own' | 'awaited' | 'asks' | 'isOver'>> {
  readonly type: 'change';
  readonly shown?: List;
  readonly decision?: number;
  readonly moves?: readonly (number | string)[];
  readonly mayUndo?: boolean;
}

export class Reader {
  game: Game | undefined;
  #offer: readonly string[] = [];
  readonly #kinds: Json[] = [];

  /** Returns the events in full. */
  hear(message: Whole | Change): List {
    if (message.type === 'whole') {
      const { cursor, view, awaited, asks, isOver, choices } = message;
      this.game = { cursor, common: view.common, own: view.own, awaited, asks, isOver, choices };
      this.#offer = choices?.moves ?? [];
      this.#kinds.length = 0;
      return message.shown;
    }
    const { game } = this;
    if (!game) throw new Error('a change before anything whole');
    const shown = this.#inFull(message.shown ?? []);
    this.game = {
      cursor: game.cursor + 1,
      common: message.common === undefined ? game.common : after(game.common, message.common),
      own: message.own === undefined ? game.own : after(game.own, message.own),
      awaited: message.awaited ?? game.awaited,
      asks: message.asks ? this.#inFull(message.asks) : game.asks,
      isOver: message.isOver ?? game.isOver,
      choices: game.choices && this.#choices(game.choices, message),
    };
    return shown;
  }

  #choices(choices: Choices, { decision, moves, mayUndo }: Change): Choices {
    const offered = moves ? offerAfter(this.#offer, moves) : choices.moves;
    if (offered.length > 0) this.#offer = offered;
    return { seat: choices.seat, decision: decision ?? choices.decision, moves: offered, mayUndo: mayUndo ?? choices.mayUndo };
  }

  #inFull(items: List): List {
    return items.map((item) => {
      if (!isList(item)) {
        this.#kinds.push(item);
        return item;
      }
      const [kind, ...edit] = item;
      const full = after(this.#kinds[Number(kind)], edit);
      this.#kinds[Number(kind)] = full;
      return full;
    });
  }
}

function isList(value: Json | undefined): value is List {
  return Array.isArray(value);
}

function after(value: Json | undefined, edit: Json): Json {
  if (!isList(edit)) return edit;
  const [only = null] = edit;
  if (edit.length === 1) return only;
  if (value === undefined) throw new Error('an edit of nothing');
  if (edit.length === 0) return value;
  return isList(value) ? listAfter(value, edit) : objectAfter(value as object, edit);
}

function objectAfter(value: object, edit: List): Json {
  const edits = new Map<number, Json>();
  for (let at = 0; at < edit.length; at += 2) edits.set(Number(edit[at]), edit[at + 1] ?? null);
  return Object.fromEntries(
    Object.entries(value).map(([name, field], place) => [name, edits.has(place) ? after(field as Json, edits.get(place) ?? null) : field]),
  );
}

function listAfter(value: List, [first, count, ...came]: List): Json {
  const [place, went] = [Number(first), Number(count)];
  const now: Json[] = [];
  for (const [at, edit] of came.entries()) {
    const inItsPlace = at < went ? value[place + at] : null;
    now.push(after(inItsPlace ?? now.at(-1) ?? value[place - 1], edit));
  }
  return [...value.slice(0, place), ...now, ...value.slice(place + went)];
}

function offerAfter(before: readonly string[], edit: readonly (number | string)[]): readonly string[] {
  const moves: string[] = [];
  let at = 0;
  for (const part of edit) {
    if (typeof part === 'number') {
      if (part > 0) moves.push(...before.slice(at, at + part));
      at += Math.abs(part);
    } else {
      const words = moves.at(-1)?.split(' ').slice(0, Number(part[0])) ?? [];
      moves.push([...words, part.slice(1)].join(' '));
    }
  }
  return moves;
}
