import type { Motive, Reason, SeenStep } from '@coven/words';
import type { Shown, Witchstone } from '../../rules/index.ts';

type Step = SeenStep<Witchstone>;
type Act = Extract<Shown, { readonly seat: number }>;

/** What a move begins with. What follows from it, such as points, belongs to the same sentence. */
const ACTS: ReadonlySet<Shown['type']> = new Set([
  'tower-taken',
  'tile-laid',
  'action-began',
  'energy-laid',
  'witch-prepared',
  'witch-sent',
  'pentagram-walked',
  'special-used',
  'special-laid',
  'action-chosen',
  'crystal-moved',
  'crystal-to-rim',
  'crystal-racked',
  'crystal-broken',
  'wand-walked',
  'scroll-taken',
  'booster-played',
  'stopped',
]);

/** A move has one motive, told with the first thing that it did. */
export function motivesIn(step: Step): readonly Motive<Witchstone>[] {
  const event = step.shown.find((one): one is Act => ACTS.has(one.type));
  const reason = event && reasonOf(event, step);
  return reason ? [{ seat: event.seat, event, ...reason }] : [];
}

function reasonOf(event: Act, step: Step): Reason | undefined {
  const { after } = step;
  switch (event.type) {
    case 'tower-taken':
      return { key: 'tower' };
    case 'stopped':
      return { key: 'stop' };
    case 'crystal-broken':
      return { key: 'clears' };
    case 'action-began':
      return after.turnTile?.second ? { key: 'begin' } : undefined;
    case 'tile-laid':
      return joining(Object.values(after.turnTile?.strengths ?? {}).reduce((sum, strength) => sum + strength, 0));
    case 'special-laid': {
      const count = (after.groups[event.seat] ?? []).reduce((sum, [, ...cells]) => sum + (cells.includes(event.at) ? cells.length : 0), 0);
      return joining(count);
    }
    default:
      return bringing(event, step);
  }
}

/** Two symbols that join nothing are not strong. */
function joining(count: number): Reason | undefined {
  return count > 2 ? { key: 'strong', count } : undefined;
}

function bringing(event: Act, { before, after, shown }: Step): Reason | undefined {
  const [was, is] = [before.players[event.seat], after.players[event.seat]];
  if (!was || !is) return undefined;
  if (is.score > was.score) return { key: 'points', count: is.score - was.score };
  // A motive about the end would give away hidden scrolls.
  const final = (is.final ?? 0) - (was.final ?? 0);
  if (is.final !== null && was.final !== null && final > 0) return { key: 'final', count: final };
  const levels = event.type === 'scroll-taken' ? (is.prophecies?.[event.scroll]?.reached ?? 0) : 0;
  if (levels > 0) return { key: 'levels', count: levels };
  if (event.type === 'wand-walked' && after.players.every(({ wand }) => wand <= is.wand)) return { key: 'leads' };
  if (shown.some((one) => GAINS.has(one.type))) return { key: 'gains' };
  const key = AIMS[event.type];
  return key === undefined ? undefined : { key };
}

/** More to do in the same turn. */
const GAINS: ReadonlySet<Shown['type']> = new Set([
  'chip-taken',
  'crystal-racked',
  'wand-bonus',
  'special-used',
  'action-chosen',
  'booster-played',
]);

/** What is prepared by something that brings nothing yet. */
const AIMS: Readonly<Partial<Record<Shown['type'], string>>> = {
  'crystal-moved': 'carries',
  'crystal-to-rim': 'racks',
  'energy-laid': 'builds',
  'witch-prepared': 'readies',
  'pentagram-walked': 'collects',
  'wand-walked': 'nears',
};
