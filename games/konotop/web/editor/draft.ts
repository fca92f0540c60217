import type { CardFile, Effect } from '../../rules/index.ts';
import { EFFECTS } from '../../rules/names.plain.ts';

/** A name in each language; an empty one is left out of the file. */
export interface DraftName {
  uk: string;
  en: string;
  ru: string;
  fr: string;
}

/** A number as a form has it: nothing while the field is empty. */
type DraftNumber = number | null;

export interface DraftOccupier {
  id: string;
  name: DraftName;
  threshold: DraftNumber;
  rewards: DraftNumber[];
}

export interface DraftEffect {
  kind: 'none' | Effect['kind'];
  against: Record<string, number>;
  count: DraftNumber;
  times: number;
  where: string;
  maxStrength: DraftNumber;
  isFirstOnly: boolean;
  whose: string;
  from: string;
}

export interface DraftCard {
  id: string;
  name: DraftName;
  strength: DraftNumber;
  copies: DraftNumber;
  effect: DraftEffect;
}

/** A card file being edited: everything a form can hold, valid or not. */
export interface Draft {
  note: string;
  occupiers: DraftOccupier[];
  cards: DraftCard[];
}

const NO_EFFECT: DraftEffect = {
  kind: 'none',
  against: {},
  count: 3,
  times: 2,
  where: 'any',
  maxStrength: null,
  isFirstOnly: false,
  whose: 'own',
  from: 'any',
};

const NO_NAME: DraftName = { uk: '', en: '', ru: '', fr: '' };

export function blankCard(taken: readonly DraftCard[]): DraftCard {
  return { id: freeId('card', taken), name: { ...NO_NAME }, strength: 1, copies: 1, effect: { ...NO_EFFECT, against: {} } };
}

/** The occupiers keep their ids, and with them their portraits. */
export function blankDraft(ours: CardFile): Draft {
  return {
    note: '',
    occupiers: ours.occupants.map(({ id }) => blankOccupier(id)),
    cards: ours.cards.map(({ id, copies }) => ({ ...blankCard([]), id, copies, strength: null })),
  };
}

function blankOccupier(id: string): DraftOccupier {
  return { id, name: { ...NO_NAME }, threshold: null, rewards: [null, null, null] };
}

function freeId(stem: string, taken: readonly { readonly id: string }[]): string {
  const used = new Set(taken.map(({ id }) => id));
  let number = taken.length + 1;
  while (used.has(`${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}

/** Reads a card file as far as it is one; nothing if there is not even a list of occupiers and one of cards. */
export function readDraft(text: string): Draft | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { note, occupants, cards } = recordOf(json);
  if (!Array.isArray(occupants) || !Array.isArray(cards)) return undefined;
  return {
    note: filled('', note),
    occupiers: occupants.map((occupier, at) => filled(blankOccupier(`occupant-${at + 1}`), occupier)),
    cards: cards.map(cardOf),
  };
}

function cardOf(json: unknown, at: number): DraftCard {
  const blank = { ...blankCard([]), id: `card-${at + 1}`, strength: null, copies: null };
  return { ...filled<DraftCard>(blank, json), effect: effectOf(recordOf(json).effect) };
}

function effectOf(json: unknown): DraftEffect {
  const { kind, against, condition } = recordOf(json);
  const known = EFFECTS.find((one) => one === kind);
  if (known === undefined) return { ...NO_EFFECT, against: {} };
  const boosts = Object.entries(recordOf(against)).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return { ...filled(NO_EFFECT, json), kind: known, against: Object.fromEntries(boosts), isFirstOnly: condition !== undefined };
}

/** A form with what a file has for its fields: texts that are not empty, and numbers. */
function filled<Form>(blank: Form, json: unknown): Form {
  if (Array.isArray(blank)) return blank.map((one, at) => filled(one, Object(json)[at])) as Form;
  if (typeof blank === 'object' && blank !== null) {
    const given = recordOf(json);
    return Object.fromEntries(Object.entries(blank).map(([field, value]) => [field, filled(value, given[field])])) as Form;
  }
  const fits = typeof blank === 'string' ? typeof json === 'string' && json !== '' : typeof json === 'number' && Number.isFinite(json);
  return fits ? (json as Form) : blank;
}

function recordOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Record<string, unknown>) : {};
}

/** The file as it would be played, problems included: the check of card files finds them. */
export function writeDraft({ note, occupiers, cards }: Draft): string {
  const file = {
    ...(note.trim() !== '' && { note: note.trim() }),
    occupants: occupiers.map((occupier) => ({ ...occupier, name: writeName(occupier.name) })),
    cards: cards.map((card) => ({ ...card, name: writeName(card.name), effect: writeEffect(card.effect) })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function writeName({ uk, en, ru, fr }: DraftName): object {
  const [ruText, frText] = [ru.trim(), fr.trim()];
  return { uk: uk.trim(), en: en.trim(), ...(ruText !== '' && { ru: ruText }), ...(frText !== '' && { fr: frText }) };
}

function writeEffect({ kind, against, count, times, where, maxStrength, isFirstOnly, whose, from }: DraftEffect): object | null {
  switch (kind) {
    case 'none':
      return null;
    case 'boost':
      return { kind, against: Object.fromEntries(Object.entries(against).filter(([, boost]) => boost > 1)) };
    case 'set-boost':
      return { kind, count, times };
    case 'play-another':
      return { kind, where, ...(maxStrength !== null && { maxStrength }), ...(isFirstOnly && { condition: 'first-own-card-here' }) };
    case 'destroy':
      return { kind, whose: 'other', where: 'same-occupant' };
    case 'move':
      return { kind, whose, from, to: 'any' };
    default:
      return kind satisfies never;
  }
}

export function copiesIn({ cards }: Draft): number {
  return cards.reduce((sum, { copies }) => sum + (copies ?? 0), 0);
}
