import { among, type Field, type FileProblem, type JsonReason, listOf, problemsOf, type Reader, shape, text, whole } from '@coven/core';
import type { CardEntry, Names, OccupierEntry } from './card-file.ts';
import { ROW_SIZE } from './deck.ts';
import type { Effect, Times } from './effects.ts';
import { CONDITIONS, EFFECTS, FROM, WHERE, WHOSE } from './names.plain.ts';

/** Why a card file is refused, besides not being JSON of the format. */
export type CardFileReason =
  | JsonReason
  | 'wrong-count'
  | 'repeated-id'
  | 'reserved-id'
  | 'unknown-occupier'
  | 'empty-boost'
  | 'set-too-large'
  | 'nothing-to-play'
  | 'too-weak'
  | 'too-destructive';

/** KW-8.1 */
export const OCCUPIERS = 12;
export const CARDS = 54;
/** Half of the cards; 3 come with the game. For new tables. */
export const MAX_DESTROYERS = 27;
/** In characters: about eight times the file that comes with the game. */
export const MAX_FILE_LENGTH = 65_536;

const MAX_NAME_LENGTH = 60;
const MAX_NOTE_LENGTH = 2000;
const MAX_STRENGTH = 99;
const MAX_THRESHOLD = 999;
const MAX_REWARD = 99;
/** Stands in events for a card that somebody else drew. */
const RESERVED = 'hidden';

/** What is wrong with a card file; nothing if it can be played. */
export function checkCardFile(text: string): readonly FileProblem[] {
  return problemsOf(text, MAX_FILE_LENGTH, checkFile);
}

function checkFile(root: Field): void {
  const members = root.members(['occupants', 'cards'], ['note']);
  members?.note?.text(MAX_NOTE_LENGTH);
  const occupierFields = members?.occupants.items();
  const cardFields = members?.cards.items();
  if (!members || !occupierFields || !cardFields) return;

  if (occupierFields.length !== OCCUPIERS) refuse(members.occupants, 'wrong-count', { count: occupierFields.length, wanted: OCCUPIERS });
  const occupierIds = new Set<string>();
  const occupiers = listOf(occupierReader(occupierIds))(members.occupants);
  const cards = listOf(cardReader(occupierIds))(members.cards);
  if (!occupiers || !cards) return;

  const copies = cards.reduce((sum, card) => sum + card.copies, 0);
  if (copies !== CARDS) refuse(members.cards, 'wrong-count', { count: copies, wanted: CARDS });
  checkPlays(cardFields, cards);
  checkStrengths(members.cards, occupiers, cards);
  checkDestroyers(members.cards, cards);
}

const NAME = text(MAX_NAME_LENGTH);
const NAMES = shape<Pick<Names, 'uk' | 'en'>, Pick<Names, 'ru' | 'fr'>>({ uk: NAME, en: NAME }, { ru: NAME, fr: NAME });
const NOTE = text(MAX_NOTE_LENGTH);
const TIMES = whole(2, 3) as Reader<Times>;

function occupierReader(ids: Set<string>): Reader<OccupierEntry> {
  return shape(
    { id: idReader(ids), name: NAMES, threshold: whole(1, MAX_THRESHOLD), rewards: readRewards },
    { provenance: readProvenance },
  );
}

function cardReader(occupiers: ReadonlySet<string>): Reader<CardEntry> {
  const effect: Reader<Effect | null> = (field, before) =>
    field.isNull() ? null : readEffect(field, occupiers, before?.copies as number | undefined);
  return shape(
    { id: idReader(new Set()), name: NAMES, strength: whole(1, MAX_STRENGTH), copies: whole(1, CARDS), effect },
    { provenance: readProvenance },
  );
}

function readRewards(field: Field): OccupierEntry['rewards'] | undefined {
  const rewards = listOf(whole(0, MAX_REWARD))(field);
  if (rewards && rewards.length !== 3) return refuse(field, 'wrong-count', { count: rewards.length, wanted: 3 });
  return rewards as OccupierEntry['rewards'] | undefined;
}

function idReader(ids: Set<string>): Reader<string> {
  return (field) => {
    const id = field.id();
    if (id === undefined) return undefined;
    if (id === RESERVED) return refuse(field, 'reserved-id', { id });
    if (ids.has(id)) return refuse(field, 'repeated-id', { id });
    ids.add(id);
    return id;
  };
}

/** One text for the whole entry, or one for each field. */
function readProvenance(field: Field): CardEntry['provenance'] {
  if (field.isText()) return NOTE(field);
  const texts = (field.entries() ?? []).flatMap(([name, member]) => {
    const text = member.text(MAX_NOTE_LENGTH);
    return text === undefined ? [] : [[name, text] as const];
  });
  return Object.fromEntries(texts);
}

function readEffect(field: Field, occupiers: ReadonlySet<string>, copies: number | undefined): Effect | undefined {
  const entries = field.entries();
  if (!entries) return undefined;
  const kind = entries.find(([name]) => name === 'kind')?.[1];
  if (kind === undefined) {
    field.members(['kind'], ['against', 'where', 'whose', 'from', 'to', 'maxStrength', 'condition', 'count', 'times']);
    return undefined;
  }
  const known = kind.oneOf(EFFECTS);
  const shapes = effectShapes(occupiers, copies);
  return known && shapes[known](field);
}

/** What an effect of each kind has beside that. */
function effectShapes(
  occupiers: ReadonlySet<string>,
  copies = CARDS,
): { readonly [Kind in Effect['kind']]: Reader<Extract<Effect, { kind: Kind }>> } {
  return {
    boost: shape({ kind: among('boost'), against: (field) => readBoosts(field, occupiers) }),
    'set-boost': shape({ kind: among('set-boost'), count: (field) => readSetSize(field, copies), times: TIMES }),
    'play-another': shape(
      { kind: among('play-another'), where: among(...WHERE) },
      { maxStrength: whole(1, MAX_STRENGTH), condition: among(...CONDITIONS) },
    ),
    destroy: shape({ kind: among('destroy'), whose: among('other'), where: among('same-occupant') }),
    move: shape({ kind: among('move'), whose: among(...WHOSE), from: among(...FROM), to: among('any') }),
  };
}

function readBoosts(field: Field, occupiers: ReadonlySet<string>): Readonly<Record<string, Times>> | undefined {
  const entries = field.entries();
  if (entries?.length === 0) return refuse(field, 'empty-boost');
  const against: Record<string, Times> = {};
  for (const [id, entry] of entries ?? []) {
    const times = TIMES(entry);
    if (!occupiers.has(id)) refuse(entry, 'unknown-occupier', { occupier: id.slice(0, 40) });
    else if (times !== undefined) against[id] = times;
  }
  return entries && against;
}

function readSetSize(field: Field, copies: number): number | undefined {
  const count = field.whole(2, CARDS);
  return count !== undefined && count > copies ? refuse(field, 'set-too-large', { count, copies }) : count;
}

/** An effect that allows only cards weaker than any there are can never do anything. */
function checkPlays(fields: readonly Field[], cards: readonly CardEntry[]): void {
  const weakest = Math.min(...cards.map((card) => card.strength));
  cards.forEach(({ effect }, place) => {
    if (effect?.kind !== 'play-another' || effect.maxStrength === undefined || effect.maxStrength >= weakest) return;
    const limit = fields[place]?.members(['effect'], ['id', 'name', 'strength', 'copies', 'provenance'])?.effect;
    if (limit) refuse(limit, 'nothing-to-play', { most: effect.maxStrength, weakest });
  });
}

/** With all cards on the table something must fall, or nobody could play on: so KW-6.4 cannot happen. Boosts only ever add. */
function checkStrengths(field: Field, occupiers: readonly OccupierEntry[], cards: readonly CardEntry[]): void {
  const strength = cards.reduce((sum, card) => sum + card.strength * card.copies, 0);
  const highest = occupiers.map(({ threshold }) => threshold - 1).sort((a, b) => b - a);
  const room = highest.slice(0, ROW_SIZE).reduce((sum, most) => sum + most, 0);
  if (strength <= room) refuse(field, 'too-weak', { strength, room });
}

/**
 * Cards that destroy others can keep a game from ending: every such play takes away a card for the one it adds. The number of cards on
 * the table never falls before an occupier does, and grows with every other play; so between two falls there are at most 54 other plays.
 * While at most half of the cards are destroyers, about every second play is another one, and a random game takes some 12 × 54 × 2 plays
 * at worst, far within its bound. With destroyers only it need not end at all. Players who conspire can go on for ever with the cards
 * that come with the game as well: no rule stops them.
 */
function checkDestroyers(field: Field, cards: readonly CardEntry[]): void {
  const destroyers = cards.filter(({ effect }) => effect?.kind === 'destroy').reduce((sum, { copies }) => sum + copies, 0);
  if (destroyers > MAX_DESTROYERS) field.limit('too-destructive' satisfies CardFileReason, { count: destroyers, most: MAX_DESTROYERS });
}

function refuse(field: Field, reason: CardFileReason, args?: Readonly<Record<string, string | number>>): undefined {
  return field.refuse(reason, args);
}
