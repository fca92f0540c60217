import { createHash } from 'node:crypto';
import { type Rules, type Types, type Viewer, viewersOf } from '../src/contract.ts';
import { FastRandom } from '../src/random.ts';
import { randomMove } from './walk.ts';

/** Number of positions written in full at the start and at the end of a game. */
const FULL_AT_START = 12;
const FULL_AT_END = 6;

/** One position: the moves that led to it, without and with their events, and what changed in the views. */
interface Passage {
  readonly moves: string[];
  readonly told: string[];
  readonly views: readonly string[];
}

/**
 * A random game as text, to be read and compared: who moved, the move, what happened, and what changed in the views. The
 * start and the end are written in full; in between there are only the moves and a digest of the rest.
 * `npm run playthroughs` rewrites the stored ones; reviewers read the diff.
 */
export function playthrough<T extends Types>(rules: Rules<T>, seed: number): string {
  const passages = passagesOf(rules, seed);
  const full = ({ told, views }: Passage) => [...told, ...views];
  const end = Math.max(FULL_AT_START, passages.length - FULL_AT_END);
  const between = passages.slice(FULL_AT_START, end);
  const digest = createHash('sha256').update(between.flatMap(full).join('\n')).digest('hex');
  return [
    ...passages.slice(0, FULL_AT_START).flatMap(full),
    ...(between.length > 0 ? [`events and views of the next ${between.length} positions: ${digest}`] : []),
    ...between.flatMap(({ moves }) => moves),
    ...passages.slice(end).flatMap(full),
    '',
  ].join('\n');
}

function passagesOf<T extends Types>(rules: Rules<T>, seed: number): readonly Passage[] {
  const random = new FastRandom(seed);
  const state = rules.start();
  const views = new Views<T>(rules);
  const passages: Passage[] = [{ moves: [], told: [], views: views.changes(state) }];
  let [moves, told]: [string[], string[]] = [[], []];
  for (let next = randomMove(rules, state, random); next; next = randomMove(rules, state, random)) {
    const line = `${next.by} ${rules.format(next.move)}`;
    moves.push(line);
    told.push(line);
    rules.apply(state, next.by, next.move, (event) => told.push(`  - ${brief(event)}`));
    if (rules.turn(state).kind === 'chance') continue;
    passages.push({ moves, told, views: views.changes(state) });
    [moves, told] = [[], []];
  }
  passages.push({ moves, told: [...told, `standings ${brief(rules.standings(state))}`], views: [] });
  return passages;
}

/** What each viewer last saw, field by field. */
class Views<T extends Types> {
  readonly #rules: Rules<T>;
  readonly #seen = new Map<Viewer, ReadonlyMap<string, string>>();

  constructor(rules: Rules<T>) {
    this.#rules = rules;
  }

  /** One line for each group of viewers, with what changed for exactly that group. */
  changes(state: T['state']): readonly string[] {
    const viewersBy = new Map<string, Viewer[]>();
    for (const viewer of viewersOf(this.#rules.seats)) {
      const [before, now] = [this.#seen.get(viewer), new Map(fieldsOf(this.#rules.view(state, viewer)))];
      this.#seen.set(viewer, now);
      const gone = [...(before?.keys() ?? [])].filter((field) => !now.has(field)).map((field) => [field, 'gone'] as const);
      for (const [field, value] of [...now, ...gone]) {
        if (before?.get(field) === value) continue;
        const change = `${field} ${value}`;
        const viewers = viewersBy.get(change);
        if (viewers) viewers.push(viewer);
        else viewersBy.set(change, [viewer]);
      }
    }
    const lines = new Map<string, string[]>();
    for (const [change, viewers] of viewersBy) {
      const who = viewers.length > this.#rules.seats ? 'all' : viewers.join(' ');
      const changes = lines.get(who);
      if (changes) changes.push(change);
      else lines.set(who, [change]);
    }
    return [...lines].map(([who, changes]) => `  ${who}: ${changes.join(', ')}`);
  }
}

/** The fields of a view, including those of nested objects, so that only changed fields are written. */
function fieldsOf(part: object, path = ''): [string, string][] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    isNested(value) ? fieldsOf(value, `${path}${key}.`) : [[path + key, brief(value)] as [string, string]],
  );
}

function isNested(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) ? value.some((item) => typeof item === 'object') : Object.keys(value).length > 0;
}

/** JSON without quotes around plain words. */
function brief(value: unknown): string {
  return JSON.stringify(value).replaceAll(/"([\w-]+)"/g, '$1');
}
