/**
 * The game as docs/protocol.md says that updates make it: written from that page alone, and it imports nothing.
 */
export class Reader {
  game = null;
  #offer = [];
  #kinds = [];

  hear(message) {
    if (message.type === 'whole') {
      const { cursor, view, awaited, asks, isOver, choices } = message;
      this.game = { cursor, ...view, awaited, asks, isOver, choices };
      this.#offer = choices?.moves ?? [];
      this.#kinds = [];
      return message.shown;
    }
    const { game } = this;
    const shown = this.#inFull(message.shown ?? []);
    this.game = {
      cursor: game.cursor + 1,
      common: 'common' in message ? after(game.common, message.common) : game.common,
      own: 'own' in message ? after(game.own, message.own) : game.own,
      awaited: message.awaited ?? game.awaited,
      asks: message.asks ? this.#inFull(message.asks) : game.asks,
      isOver: message.isOver ?? game.isOver,
      choices: game.choices && this.#choices(message),
    };
    return shown;
  }

  #choices({ decision, moves, mayUndo }) {
    const { choices } = this.game;
    const offered = moves ? offer(this.#offer, moves) : choices.moves;
    if (offered.length > 0) this.#offer = offered;
    return { seat: choices.seat, decision: decision ?? choices.decision, moves: offered, mayUndo: mayUndo ?? choices.mayUndo };
  }

  #inFull(items) {
    return items.map((item) => {
      if (!Array.isArray(item)) {
        this.#kinds.push(item);
        return item;
      }
      const [kind, ...edit] = item;
      this.#kinds[kind] = after(this.#kinds[kind], edit);
      return this.#kinds[kind];
    });
  }
}

function after(value, edit) {
  if (!Array.isArray(edit)) return edit;
  if (edit.length === 0) return value;
  if (edit.length === 1) return edit[0];
  return Array.isArray(value) ? listAfter(value, edit) : objectAfter(value, edit);
}

function objectAfter(value, edit) {
  const edits = new Map();
  for (let at = 0; at < edit.length; at += 2) edits.set(edit[at], edit[at + 1]);
  return Object.fromEntries(
    Object.entries(value).map(([name, field], place) => [name, edits.has(place) ? after(field, edits.get(place)) : field]),
  );
}

function listAfter(value, [place, went, ...came]) {
  const now = [];
  came.forEach((edit, at) => {
    const inItsPlace = at < went ? value[place + at] : null;
    now.push(after(inItsPlace ?? now.at(-1) ?? value[place - 1], edit));
  });
  return [...value.slice(0, place), ...now, ...value.slice(place + went)];
}

function offer(before, edit) {
  const moves = [];
  let at = 0;
  for (const part of edit) {
    if (typeof part === 'string') {
      const words = moves.length > 0 ? moves.at(-1).split(' ').slice(0, Number(part[0])) : [];
      moves.push([...words, part.slice(1)].join(' '));
    } else {
      if (part > 0) moves.push(...before.slice(at, at + part));
      at += Math.abs(part);
    }
  }
  return moves;
}
