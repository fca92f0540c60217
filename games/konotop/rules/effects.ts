import type { Condition, From, OptionalKind, Where, Whose } from './names.plain.ts';

/** What a card can do. Boosts always hold; the rest is optional and happens once, when the card is played. KW-2.4, KW-3.2 */
export type Effect = Boost | SetBoost | PlayAnother | Destroy | MoveCard;

/** The factor that the card counts with against each occupier named. KW-3.2 */
interface Boost {
  readonly kind: 'boost';
  readonly against: Readonly<Record<string, Times>>;
}

/** While an occupier holds `count` copies of this card, no matter whose, each counts `times`. KW-3.3 */
interface SetBoost {
  readonly kind: 'set-boost';
  readonly count: number;
  readonly times: Times;
}

/** KW-4.1 */
export interface PlayAnother {
  readonly kind: 'play-another';
  readonly where: Where;
  readonly maxStrength?: number;
  readonly condition?: Condition;
}

/** KW-4.2 */
interface Destroy {
  readonly kind: 'destroy';
  readonly whose: 'other';
  readonly where: 'same-occupant';
}

/** KW-4.3 */
export interface MoveCard {
  readonly kind: 'move';
  readonly whose: Whose;
  readonly from: From;
  readonly to: 'any';
}

export type OptionalEffect = Extract<Effect, { kind: OptionalKind }>;

export type Times = 2 | 3;
