import type { FileProblem, JsonReason, Seat } from '@coven/core';
import {
  clauses,
  type FileWords,
  type GameWords,
  jsonProblem,
  type Language,
  loadFiles,
  lookUpsFrom,
  type Pieces,
  type Same,
  type Say,
} from '@coven/words';
import type { Ask, CardFileReason, CardId, Effect, Konotop, Names, OccupierId, OwnCards, Shown } from '../rules/index.ts';
import type { messages as en } from './en.ts';

type Messages = typeof en;

/** The words of Konotop Witch; `say` gives its pictures the labels under `table.`. */
export interface KonotopWords extends GameWords<Konotop> {
  readonly say: Say<Messages>;
  /** The ask in short, with its card drawn: `effect` says the rest. */
  headline(ask: Ask, pieces: Pieces): string;
  /** What a card does, as a sentence. */
  effect(effect: Effect | null): string;
  /** Clauses one after the other. */
  clauses(parts: readonly string[]): string;
  fileProblem(problem: FileProblem): string;
  /** The same words with the names that a table's own card file gives its pieces. */
  withCards(own: OwnCards): KonotopWords;
}

export async function wordsFrom(messages: Same<Messages>, language: Language): Promise<KonotopWords> {
  return konotopWords(messages, await loadFiles(language), language, null);
}

function konotopWords(messages: Same<Messages>, files: FileWords, language: Language, own: OwnCards | null): KonotopWords {
  const lookUps = lookUpsFrom<Messages>(messages);
  const { say } = lookUps;
  // A card file names its pieces in Ukrainian and English at least.
  const fromFile = (names: Names): string => {
    const known: Readonly<Partial<Record<Language, string>>> = names;
    return known[language] ?? (language === 'ru' ? names.uk : names.en);
  };
  const ownNames = new Map<string, string>([
    ...(own?.cards ?? []).map(({ id, name }) => [`card.${id}`, fromFile(name)] as const),
    ...(own?.occupiers ?? []).map(({ id, name }) => [`occupier.${id}`, fromFile(name)] as const),
  ]);
  const nameOf = (kind: string, id: string) => ownNames.get(`${kind}.${id}`) ?? lookUps.piece(kind, id);
  const card = (pieces: Pieces, id: CardId) => pieces.piece('card', id, nameOf('card', id));
  const occupier = (pieces: Pieces, id: OccupierId) => pieces.piece('occupier', id, nameOf('occupier', id));

  return {
    ...lookUps,
    ask: (ask) => askWords(say, ask, nameOf('card', 'card' in ask ? ask.card : '')),
    headline: (ask, pieces) =>
      ask.type === 'play' ? say('table.headline.card') : say(`table.headline.${ask.type}`, { card: card(pieces, ask.card) }),
    move(move, pieces) {
      switch (move.type) {
        case 'play':
          return say('move.play', { card: card(pieces, move.card), on: occupier(pieces, move.on) });
        case 'destroy': {
          const on = occupier(pieces, move.on);
          return say('move.destroy', { card: card(pieces, move.card), who: pieces.seat(move.of), on });
        }
        case 'move': {
          const [from, to] = [occupier(pieces, move.from), occupier(pieces, move.to)];
          const who = move.of === pieces.me ? null : pieces.seat(move.of);
          return say('move.move', { card: card(pieces, move.card), who, from, to });
        }
        case 'decline':
          return say('move.decline');
        case 'draw':
          return say('move.draw', { card: card(pieces, move.card) });
        case 'reveal':
          return say('move.reveal', { occupier: occupier(pieces, move.occupier) });
        case 'first':
          return say('move.first', { who: pieces.seat(move.seat) });
        default:
          return move satisfies never;
      }
    },
    event: (shown, pieces) => eventWords(say, shown, pieces, card, occupier),
    refusal({ reason, args }, pieces) {
      const named = () => card(pieces, String(args?.card));
      const where = () => occupier(pieces, String(args?.occupier));
      switch (reason) {
        case 'not-in-hand':
        case 'effect-first':
        case 'the-card-itself':
          return say(`refusal.${reason}`, { card: named() });
        case 'not-face-up':
        case 'only-same-occupier':
        case 'only-other-occupier':
          return say(`refusal.${reason}`, { occupier: where() });
        case 'not-on-this-occupier':
        case 'not-there':
          return say(`refusal.${reason}`, { card: named(), occupier: where() });
        case 'too-strong':
          return say('refusal.too-strong', { card: named(), most: Number(args?.most) });
        default:
          return say(`refusal.${reason}`);
      }
    },
    // A name alone is a title or begins a sentence; a French one has its article in front.
    piece(kind, id) {
      const name = nameOf(kind, id);
      return kind === 'occupier' ? name.charAt(0).toUpperCase() + name.slice(1) : name;
    },
    effect: (effect) => effectWords(say, effect, (id) => nameOf('occupier', id)),
    clauses: (parts) => clauses(parts, (pair) => say('more.clauses', pair)),
    fileProblem: (problem) => problemWords(say, files, problem),
    withCards: (cards) => konotopWords(messages, files, language, cards),
    forTable(view) {
      return view.ownCards === null ? this : this.withCards(view.ownCards);
    },
  };
}

function askWords(say: Say<Messages>, ask: Ask, card: string): string {
  switch (ask.type) {
    case 'play':
      return say('ask.play');
    case 'play-another': {
      const where = say(`more.where.${ask.where}`);
      return ask.maxStrength === null
        ? say('ask.play-another', { card, where })
        : say('more.play-limited', { card, where, most: ask.maxStrength });
    }
    case 'destroy':
      return say('ask.destroy', { card });
    case 'move':
      return say('ask.move', { card, what: say(`more.what.${ask.whose}.${ask.from}`) });
    default:
      return ask satisfies never;
  }
}

type Name = (pieces: Pieces, id: string) => string;

function eventWords(say: Say<Messages>, shown: Shown, pieces: Pieces, card: Name, occupier: Name): string | undefined {
  if ('seat' in shown && shown.seat === pieces.me) return ownWords(say, shown, pieces, card, occupier);
  switch (shown.type) {
    case 'revealed':
      return say('event.revealed', { occupier: occupier(pieces, shown.occupier) });
    case 'dealt':
    case 'drew':
      if (shown.card === 'hidden') return undefined;
      return say(`event.${shown.type}`, { who: pieces.seat(shown.seat), card: card(pieces, shown.card) });
    case 'began':
    case 'skipped':
      return say(`event.${shown.type}`, { who: pieces.seat(shown.seat) });
    case 'played': {
      const played = { who: pieces.seat(shown.seat), card: card(pieces, shown.card), on: occupier(pieces, shown.on) };
      return shown.times === 1 ? say('event.played', played) : say('more.played-boosted', { ...played, times: shown.times });
    }
    case 'declined':
      return say('event.declined', { who: pieces.seat(shown.seat), card: card(pieces, shown.card) });
    case 'destroyed':
      return say('event.destroyed', {
        who: pieces.seat(shown.seat),
        card: card(pieces, shown.card),
        whose: pieces.seat(shown.of),
        on: occupier(pieces, shown.on),
      });
    case 'moved': {
      const moved = {
        who: pieces.seat(shown.seat),
        card: card(pieces, shown.card),
        whose: shown.of === shown.seat ? null : pieces.seat(shown.of),
        from: occupier(pieces, shown.from),
        to: occupier(pieces, shown.to),
      };
      return shown.times === 1 ? say('event.moved', moved) : say('more.moved-boosted', { ...moved, times: shown.times });
    }
    case 'set-made':
      return say('event.set-made', { card: card(pieces, shown.card), on: occupier(pieces, shown.on), times: shown.times });
    case 'set-broken':
      return say('event.set-broken', { card: card(pieces, shown.card), on: occupier(pieces, shown.on) });
    case 'fell': {
      const awards = shown.awards.map(({ seat, strength, points }) => say('more.award', { who: pieces.seat(seat), strength, points }));
      return say('event.fell', {
        occupier: occupier(pieces, shown.occupier),
        strength: shown.strength,
        awards: clauses(awards, (pair) => say('more.clauses', pair)),
      });
    }
    case 'reshuffled':
      return say('event.reshuffled', { count: Object.values(shown.cards).reduce((sum, copies) => sum + copies, 0) });
    case 'ended':
      return say('event.ended');
    default:
      return shown satisfies never;
  }
}

/** What the player who is spoken to did. */
function ownWords(
  say: Say<Messages>,
  shown: Extract<Shown, { seat: Seat }>,
  pieces: Pieces,
  card: Name,
  occupier: Name,
): string | undefined {
  switch (shown.type) {
    case 'dealt':
    case 'drew':
      return say(`more.own.${shown.type}`, { card: card(pieces, shown.card) });
    case 'began':
    case 'skipped':
      return say(`more.own.${shown.type}`);
    case 'played':
      return say('more.own.played', { card: card(pieces, shown.card), on: occupier(pieces, shown.on), times: shown.times });
    case 'declined':
      return say('more.own.declined', { card: card(pieces, shown.card) });
    case 'destroyed': {
      const [whose, on] = [pieces.seat(shown.of), occupier(pieces, shown.on)];
      return say('more.own.destroyed', { card: card(pieces, shown.card), whose, on });
    }
    case 'moved':
      return say('more.own.moved', {
        card: card(pieces, shown.card),
        whose: shown.of === shown.seat ? null : pieces.seat(shown.of),
        from: occupier(pieces, shown.from),
        to: occupier(pieces, shown.to),
        times: shown.times,
      });
    default:
      return shown satisfies never;
  }
}

function effectWords(say: Say<Messages>, effect: Effect | null, occupier: (id: OccupierId) => string): string {
  switch (effect?.kind) {
    case undefined:
      return say('table.effect.none');
    case 'boost': {
      const against = Object.entries(effect.against).map(([id, times]) => say('table.effect.against', { times, occupier: occupier(id) }));
      return say('table.effect.boost', { against: against.join(', ') });
    }
    case 'set-boost':
      return say('table.effect.set', { number: effect.count, times: effect.times });
    case 'play-another': {
      const where = say(`more.where.${effect.where}`);
      const first = effect.condition === undefined ? 'play' : 'play-first';
      return effect.maxStrength === undefined
        ? say(`table.effect.${first}`, { where })
        : say(`table.effect.${first}-limited`, { where, most: effect.maxStrength });
    }
    case 'destroy':
      return say('table.effect.destroy');
    case 'move':
      return say('table.effect.move', { what: say(`more.what.${effect.whose}.${effect.from}`) });
    default:
      return effect satisfies never;
  }
}

function problemWords(say: Say<Messages>, files: FileWords, { reason, args = {} }: FileProblem): string {
  const text = (name: string): string => String(args[name] ?? '');
  const known = reason as CardFileReason;
  switch (known) {
    case 'wrong-count':
      return say('problem.wrong-count', { found: text('count'), wanted: text('wanted') });
    case 'repeated-id':
    case 'reserved-id':
      return say(`problem.${known}`, { id: text('id') });
    case 'unknown-occupier':
      return say('problem.unknown-occupier', { occupier: text('occupier') });
    case 'empty-boost':
      return say('problem.empty-boost');
    case 'set-too-large':
      return say('problem.set-too-large', { wanted: text('count'), copies: text('copies') });
    case 'nothing-to-play':
      return say('problem.nothing-to-play', { most: text('most'), weakest: text('weakest') });
    case 'too-weak':
      return say('problem.too-weak', { strength: text('strength'), room: text('room') });
    case 'too-destructive':
      return say('problem.too-destructive', { found: text('count'), most: text('most') });
    default:
      return jsonProblem(files, known satisfies JsonReason, args);
  }
}
