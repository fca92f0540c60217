import { checkedJson, type Game } from '@coven/core';
import { type CardFile, OUR_FILE } from './card-file.ts';
import { deckOf } from './deck.ts';
import { checkCardFile } from './file-check.ts';
import { TIES, type Ties } from './names.plain.ts';
import { provenance } from './provenance.ts';
import { RULEBOOK } from './rulebook.ts';
import { type Konotop, rulesFor } from './rules.ts';
import { VERSIONS } from './versions.ts';
import { ownCardsOf } from './view.ts';

export const konotop: Game<Konotop> = {
  id: 'konotop',
  version: 1,
  versions: VERSIONS,
  seats: { min: 2, max: 5 },
  options: [
    { id: 'ties', kind: 'choice', values: TIES, rule: 'KW-5.3' },
    { id: 'cards', kind: 'file', check: checkCardFile, rule: 'KW-8.1' },
  ],
  rules: RULEBOOK,
  provenance,
  open(options, seats) {
    const text = options.cards as string;
    const file = text === '' ? OUR_FILE : (checkedJson(text) as CardFile);
    return rulesFor(deckOf(file), { seats, ties: options.ties as Ties, ownCards: text === '' ? null : ownCardsOf(file) });
  },
};

export { type CardEntry, type CardFile, type Names, type OccupierEntry, OUR_FILE } from './card-file.ts';
export { type Card, type CardId, HAND_SIZE, type Occupier, type OccupierId, ROW_SIZE } from './deck.ts';
export type { Effect, OptionalEffect } from './effects.ts';
export type { Shown } from './events.ts';
export { CARDS, type CardFileReason, checkCardFile, MAX_FILE_LENGTH, OCCUPIERS } from './file-check.ts';
export { COLOURS, type Colour, type Ties } from './names.plain.ts';
export type { Move } from './notation.plain.ts';
export type { Outlook } from './outlook.ts';
export type { Reason } from './refusals.ts';
export type { Ask, Konotop } from './rules.ts';
export { type Award, awardsOf, scoreOf } from './scoring.ts';
export type { FaceUp, Pending, Phase, State } from './state.ts';
export type { LaidView, OccupierView, OwnCards, SideView, View } from './view.ts';
