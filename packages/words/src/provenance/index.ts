import type { Source } from '@coven/core';
import { type Same, type Say, sayFrom } from '../catalogue.ts';
import type { GameWords } from '../game-words.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './en.ts';

type Messages = typeof en;

/** Where a game's data comes from, in words. */
export interface ProvenanceWords {
  readonly say: Say<Messages>;
  /** What kind of sources the game's data has, in some sentences. */
  note(game: string): string;
  /** A kind of pieces, as a heading. */
  kind(kind: string): string;
  /** A piece; the game's own words name it, or it is a part of a board. */
  piece(words: GameWords, kind: string, id: string): string;
  field(field: string): string;
  source(source: Source): string;
  /** What a source is, in a sentence. */
  means(source: Source): string;
  /** How many pieces of a kind. */
  count(part: number, size: number): string;
}

/** One chunk for each language. */
const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly messages: Same<Messages> }>>> = {
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
  fr: () => import('./fr.ts'),
};

export async function loadProvenanceWords(language: Language): Promise<ProvenanceWords> {
  const { messages } = await CATALOGUES[language]();
  const say = sayFrom<Messages>(messages);
  const texts: Readonly<Record<string, unknown>> = messages;
  const text = (key: string, id: string): string => (Object.hasOwn(texts, key) ? String(texts[key]) : id);
  return {
    say,
    note: (game) => text(`note.${game}`, ''),
    kind: (kind) => text(`kind.${kind}`, kind),
    piece: (words, kind, id) => (kind === 'board' ? text(`part.${id}`, id) : words.piece(kind, id)),
    field: (field) => text(`field.${field}`, field),
    source: (source) => say(`source.${source}`),
    means: (source) => say(`means.${source}`),
    count: (part, size) => (part === size ? say('list.every', { size }) : say('list.some', { part, size })),
  };
}
