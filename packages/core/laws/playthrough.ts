import { type Rules, type Types, viewersOf } from '../src/contract.ts';
import { FastRandom } from '../src/random.ts';
import { randomMove } from './walk.ts';

/**
 * A random game as text to read and to compare: who, the move, what happened, and what changed in each viewer's view.
 * `npm run playthroughs` rewrites the stored ones; review reads the difference.
 */
export function playthrough<T extends Types>(rules: Rules<T>, seed: number): string {
  const random = new FastRandom(seed);
  const state = rules.start();
  const views = viewersOf(rules.seats).map((viewer) => ({ viewer, last: {} as Record<string, string> }));
  const lines: string[] = [];
  const look = () => {
    for (const one of views) {
      const now = Object.fromEntries(Object.entries(rules.view(state, one.viewer)).map(([key, value]) => [key, JSON.stringify(value)]));
      const changes = Object.entries(now).filter(([key, value]) => one.last[key] !== value);
      if (changes.length > 0) lines.push(`  ${one.viewer}: ${changes.map(([key, value]) => `${key} ${value}`).join(', ')}`);
      one.last = now;
    }
  };
  look();
  for (let next = randomMove(rules, state, random); next; next = randomMove(rules, state, random)) {
    lines.push(`${next.by} ${rules.format(next.move)}`);
    rules.apply(state, next.by, next.move, (event) => lines.push(`  - ${JSON.stringify(event)}`));
    if (rules.turn(state).kind !== 'chance') look();
  }
  lines.push(`standings ${JSON.stringify(rules.standings(state))}`, '');
  return lines.join('\n');
}
