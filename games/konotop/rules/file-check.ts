import { type Field, type FileProblem, type JsonReason, problemsOf } from '@coven/core';
import type { CardEntry, CardFile, Names, OccupierEntry } from './card-file.ts';
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
  return problemsOf(text, MAX_FILE_LENGTH, (root) => void readFile(root));
}

function readFile(root: Field): CardFile | undefined {
  const members = root.members(['occupants', 'cards'], ['note']);
  if (!members) return undefined;
  const note = members.note?.text(MAX_NOTE_LENGTH);
  const occupierFields = members.occupants.items();
  const cardFields = members.cards.items();
  if (!occupierFields || !cardFields) return undefined;

  if (occupierFields.length !== OCCUPIERS) refuse(members.occupants, 'wrong-count', { count: occupierFields.length, wanted: OCCUPIERS });
  const occupierIds = new Set<string>();
  const occupiers = allOf(occupierFields.map((field) => readOccupier(field, occupierIds)));
  const cardIds = new Set<string>();
  const cards = allOf(cardFields.map((field) => readCard(field, cardIds, occupierIds)));
  if (!occupiers || !cards) return undefined;

  const copies = cards.reduce((sum, card) => sum + card.copies, 0);
  if (copies !== CARDS) refuse(members.cards, 'wrong-count', { count: copies, wanted: CARDS });
  checkPlays(cardFields, cards);
  checkStrengths(members.cards, occupiers, cards);
  checkDestroyers(members.cards, cards);
  return { ...(note !== undefined && { note }), occupants: occupiers, cards };
}

function readOccupier(field: Field, ids: Set<string>): OccupierEntry | undefined {
  const members = field.members(['id', 'name', 'threshold', 'rewards'], ['provenance']);
  if (!members) return undefined;
  const id = readId(members.id, ids);
  const name = readNames(members.name);
  const threshold = members.threshold.whole(1, MAX_THRESHOLD);
  const rewards = readRewards(members.rewards);
  const provenance = readProvenance(members.provenance);
  if (id === undefined || !name || threshold === undefined || !rewards) return undefined;
  return { id, name, threshold, rewards, ...provenance };
}

function readRewards(field: Field): OccupierEntry['rewards'] | undefined {
  const items = field.items();
  if (!items) return undefined;
  if (items.length !== 3) return refuse(field, 'wrong-count', { count: items.length, wanted: 3 });
  const [first, second, third] = items.map((item) => item.whole(0, MAX_REWARD));
  return first === undefined || second === undefined || third === undefined ? undefined : [first, second, third];
}

function readCard(field: Field, ids: Set<string>, occupiers: ReadonlySet<string>): CardEntry | undefined {
  const members = field.members(['id', 'name', 'strength', 'copies', 'effect'], ['provenance']);
  if (!members) return undefined;
  const id = readId(members.id, ids);
  const name = readNames(members.name);
  const strength = members.strength.whole(1, MAX_STRENGTH);
  const copies = members.copies.whole(1, CARDS);
  const effect = members.effect.isNull() ? null : readEffect(members.effect, occupiers, copies);
  const provenance = readProvenance(members.provenance);
  if (id === undefined || !name || strength === undefined || copies === undefined || effect === undefined) return undefined;
  return { id, name, strength, copies, effect, ...provenance };
}

function readId(field: Field, ids: Set<string>): string | undefined {
  const id = field.id();
  if (id === undefined) return undefined;
  if (id === RESERVED) return refuse(field, 'reserved-id', { id });
  if (ids.has(id)) return refuse(field, 'repeated-id', { id });
  ids.add(id);
  return id;
}

function readNames(field: Field): Names | undefined {
  const members = field.members(['uk', 'en'], ['ru', 'fr']);
  if (!members) return undefined;
  const uk = members.uk.text(MAX_NAME_LENGTH);
  const en = members.en.text(MAX_NAME_LENGTH);
  const ru = members.ru?.text(MAX_NAME_LENGTH);
  const fr = members.fr?.text(MAX_NAME_LENGTH);
  if (uk === undefined || en === undefined) return undefined;
  return { uk, en, ...(ru !== undefined && { ru }), ...(fr !== undefined && { fr }) };
}

/** One text for the whole entry, or one for each field. */
function readProvenance(field: Field | undefined): Pick<CardEntry, 'provenance'> {
  if (field === undefined) return {};
  if (field.isText()) {
    const text = field.text(MAX_NOTE_LENGTH);
    return text === undefined ? {} : { provenance: text };
  }
  const byField: Record<string, string> = {};
  for (const [name, member] of field.entries() ?? []) {
    const text = member.text(MAX_NOTE_LENGTH);
    if (text !== undefined) byField[name] = text;
  }
  return { provenance: byField };
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
  switch (known) {
    case undefined:
      return undefined;
    case 'boost':
      return readBoost(field, occupiers);
    case 'set-boost':
      return readSetBoost(field, copies);
    case 'play-another':
      return readPlayAnother(field);
    case 'destroy': {
      const members = field.members(['kind', 'whose', 'where']);
      const whose = members?.whose.oneOf(['other']);
      const where = members?.where.oneOf(['same-occupant']);
      return whose && where && { kind: known, whose, where };
    }
    case 'move': {
      const members = field.members(['kind', 'whose', 'from', 'to']);
      const whose = members?.whose.oneOf(WHOSE);
      const from = members?.from.oneOf(FROM);
      const to = members?.to.oneOf(['any']);
      return whose && from && to && { kind: known, whose, from, to };
    }
    default:
      return known satisfies never;
  }
}

function readBoost(field: Field, occupiers: ReadonlySet<string>): Effect | undefined {
  const members = field.members(['kind', 'against']);
  const entries = members?.against.entries();
  if (!members || !entries) return undefined;
  if (entries.length === 0) return refuse(members.against, 'empty-boost');
  const against: Record<string, Times> = {};
  for (const [id, entry] of entries) {
    const times = entry.whole(2, 3);
    if (!occupiers.has(id)) refuse(entry, 'unknown-occupier', { occupier: id.slice(0, 40) });
    else if (times !== undefined) against[id] = times as Times;
  }
  return { kind: 'boost', against };
}

function readSetBoost(field: Field, copies: number | undefined): Effect | undefined {
  const members = field.members(['kind', 'count', 'times']);
  if (!members) return undefined;
  const count = members.count.whole(2, CARDS);
  const times = members.times.whole(2, 3);
  if (count === undefined || times === undefined) return undefined;
  if (copies !== undefined && count > copies) return refuse(members.count, 'set-too-large', { count, copies });
  return { kind: 'set-boost', count, times: times as Times };
}

function readPlayAnother(field: Field): Effect | undefined {
  const members = field.members(['kind', 'where'], ['maxStrength', 'condition']);
  if (!members) return undefined;
  const where = members.where.oneOf(WHERE);
  const maxStrength = members.maxStrength?.whole(1, MAX_STRENGTH);
  const condition = members.condition?.oneOf(CONDITIONS);
  if (where === undefined) return undefined;
  return { kind: 'play-another', where, ...(maxStrength !== undefined && { maxStrength }), ...(condition && { condition }) };
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

function allOf<Entry>(entries: readonly (Entry | undefined)[]): readonly Entry[] | undefined {
  const known = entries.filter((entry) => entry !== undefined);
  return known.length === entries.length ? known : undefined;
}
