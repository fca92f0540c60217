import type { Game } from '@coven/core';
import { CARDS } from './numbers.plain.ts';
import { RULEBOOK } from './rulebook.ts';
import { rulesFor, type TemplateGame } from './rules.ts';
import { VERSIONS } from './versions.ts';

export const templateGame: Game<TemplateGame> = {
  id: 'template-game',
  version: 1,
  versions: VERSIONS,
  seats: { min: 2, max: 5 },
  options: [],
  rules: RULEBOOK,
  provenance: CARDS.map(({ number }) => ({ kind: 'number', id: String(number), fields: { face: 'ours' } })),
  open: (_, seats) => rulesFor(seats),
};

export type { TemplateGame } from './rules.ts';
export type { View } from './view.ts';
