import type { Game } from '@coven/core';
import { OUR_FILE } from './card-file.ts';
import { deckOf } from './deck.ts';
import { checkCardFile, readCardFile } from './file-check.ts';
import { provenance } from './provenance.ts';
import { RULEBOOK } from './rulebook.ts';
import { type Konotop, rulesFor } from './rules.ts';
import { TIES, type Ties } from './scoring.ts';
import { ownCardsOf } from './view.ts';

export const konotop: Game<Konotop> = {
  id: 'konotop',
  version: 1,
  seats: { least: 2, most: 5 },
  options: [
    { id: 'ties', kind: 'choice', values: TIES, rule: 'KW-5.3' },
    { id: 'cards', kind: 'file', check: checkCardFile, rule: 'KW-8.1' },
  ],
  rules: RULEBOOK,
  provenance,
  open(options, seats) {
    const text = options.cards as string;
    const file = text === '' ? OUR_FILE : readCardFile(text);
    return rulesFor(deckOf(file), { seats, ties: options.ties as Ties, ownCards: text === '' ? null : ownCardsOf(file) });
  },
};

export { type CardEntry, type CardFile, type Names, type OccupantEntry, OUR_FILE } from './card-file.ts';
export { type Card, type CardId, HAND_SIZE, type Occupant, type OccupantId, ROW_SIZE } from './deck.ts';
export { CONDITIONS, type Effect, FROM, type OptionalEffect, WHERE, WHOSE } from './effects.ts';
export type { Shown } from './events.ts';
export { CARDS, type CardFileReason, checkCardFile, FILE_MOST, OCCUPANTS } from './file-check.ts';
export { format, type Move } from './moves.ts';
export type { Outlook } from './outlook.ts';
export type { Reason } from './refusals.ts';
export type { Ask, Konotop } from './rules.ts';
export { type Award, awardsOf, scoreOf, type Ties } from './scoring.ts';
export type { FaceUp, Pending, Phase, State } from './state.ts';
export { COLOURS, type Colour, type LaidView, type OccupantView, type OwnCards, type SideView, type View } from './view.ts';
