import type { Told } from '@coven/web/games/game-table.ts';
import type { Shown, Witchstone } from '../rules/index.ts';

/** What the eye cannot forget. The last two settle a turn only where scrolls are hidden. WS-8.5 */
const REASONS = {
  'special-turned': 'special',
  'scroll-turned': 'scroll',
  'tile-drawn': 'tile',
  'scroll-taken': 'shown',
  'booster-played': 'shown',
} as const satisfies Partial<Record<Shown['type'], string>>;

type Reason = (typeof REASONS)[keyof typeof REASONS];

/** What came to light last in this turn, so that nothing before it can be taken back; nothing at the turn's beginning. */
export function stopIn(told: readonly Told<Witchstone>[]): Reason | undefined {
  for (const { shown } of told.toReversed()) {
    if (shown.type === 'turn-passed' || shown.type === 'began') return undefined;
    if (shown.type in REASONS) return REASONS[shown.type as keyof typeof REASONS];
  }
  return undefined;
}
