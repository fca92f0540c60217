import type { Game } from '@coven/core';
import { PRINTED } from './cards.ts';
import { provenance } from './provenance.ts';
import { RULEBOOK } from './rulebook.ts';
import { type Blackmore, rulesFor } from './rules.ts';
import { VERSIONS } from './versions.ts';
import { SIDES, type Side } from './wheel.ts';

export const blackmore: Game<Blackmore> = {
  id: 'blackmore',
  version: 1,
  versions: VERSIONS,
  seats: { min: 2, max: 5 },
  options: [
    { id: 'wheel', kind: 'choice', values: SIDES, rule: 'BM-1.3' },
    { id: 'first', kind: 'seat', rule: 'BM-1.4' },
    { id: 'scores', kind: 'choice', values: ['hidden', 'open'], rule: 'BM-6.1' },
  ],
  rules: RULEBOOK,
  provenance,
  open(options, seats) {
    return rulesFor(PRINTED, {
      seats,
      side: options.wheel as Side,
      first: options.first === 'random' ? undefined : Number(options.first),
      scoresAreOpen: options.scores === 'open',
    });
  },
};

export type { Shown } from './events.ts';
export type { CardId, CardNumber, Suit } from './names.plain.ts';
export type { Move } from './notation.plain.ts';
export type { Outlook } from './outlook.ts';
export type { Reason } from './refusals.ts';
export type { Ask, Blackmore } from './rules.ts';
export type { Laid, View } from './view.ts';
export type { Side } from './wheel.ts';
