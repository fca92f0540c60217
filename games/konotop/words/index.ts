import type { FileProblem } from '@coven/core';
import {
  clauses,
  type FileWords,
  fileProblemFrom,
  type GameWords,
  type Language,
  loadFiles,
  lookUpsFrom,
  type Pieces,
  type Same,
  type Say,
  sentencesFrom,
} from '@coven/words';
import type { Ask, CardFileReason, CardId, Effect, Konotop, Names, OccupierId, OwnCards } from '../rules/index.ts';
import type { messages as en } from './en.ts';
import { EVENTS } from './event-rows.ts';
import { type KonotopKinds, kindsFor } from './kinds.ts';
import { MOVES } from './move-rows.ts';

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

  return {
    ...lookUps,
    ...sentencesFrom<Konotop, Messages, KonotopKinds>(messages, {
      events: EVENTS,
      moves: MOVES,
      kinds: (pieces) => kindsFor(say, nameOf, pieces),
    }),
    ask: (ask) => askWords(say, ask, nameOf('card', 'card' in ask ? ask.card : '')),
    headline: (ask, pieces) =>
      ask.type === 'play' ? say('table.headline.card') : say(`table.headline.${ask.type}`, { card: card(pieces, ask.card) }),
    // A name alone is a title or begins a sentence; a French one has its article in front.
    piece(kind, id) {
      const name = nameOf(kind, id);
      return kind === 'occupier' ? name.charAt(0).toUpperCase() + name.slice(1) : name;
    },
    effect: (effect) => effectWords(say, effect, (id) => nameOf('occupier', id)),
    clauses: (parts) => clauses(parts, (pair) => say('more.clauses', pair)),
    fileProblem: fileProblemFrom<CardFileReason>(messages, files),
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
