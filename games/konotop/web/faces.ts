import { onceFor } from '@coven/core/once-for';
import type { CardEntry, CardId, Effect, OwnCards, View } from '../rules/index.ts';
import { CARDS, OCCUPIERS } from './faces.data.ts';

/** What is printed on a card. */
export type Face = Pick<CardEntry, 'id' | 'strength' | 'effect'>;

const OURS: ReadonlyMap<CardId, Face> = new Map(CARDS.map((card) => [card.id, card]));
const ownFaces = onceFor(({ cards }: OwnCards): ReadonlyMap<CardId, Face> => new Map(cards.map((card) => [card.id, card])));

/** The face of a card at this table: one of the game's, or of the file the table was opened with. */
export function faceOf({ ownCards }: Pick<View, 'ownCards'>, id: CardId): Face {
  return (ownCards === null ? OURS : ownFaces(ownCards)).get(id) ?? { id, strength: 0, effect: null };
}

const EFFECT_SIGNS: Readonly<Record<Effect['kind'], string>> = {
  boost: 'fx-boost',
  'set-boost': 'fx-set',
  'play-another': 'fx-another',
  destroy: 'fx-destroy',
  move: 'fx-move',
};

/** The sign of what a card does; none for a card that only counts. */
export function effectSign(effect: Effect | null): string | null {
  return effect && EFFECT_SIGNS[effect.kind];
}

/** The cards and occupiers that have a drawing of their own; others share one. */
const DRAWN_CARDS: ReadonlySet<string> = new Set(CARDS.map(({ id }) => id));
const DRAWN_OCCUPIERS: ReadonlySet<string> = new Set(OCCUPIERS);

export function emblemOf(card: CardId): string {
  return `kw-${DRAWN_CARDS.has(card) ? card : 'unknown'}`;
}

export function portraitOf(occupier: string): string {
  return `occupier-${DRAWN_OCCUPIERS.has(occupier) ? occupier : 'unknown'}`;
}
