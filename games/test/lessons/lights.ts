import type { Rules, Seat, Types } from '@coven/core';

/** What every table has. */
const COMMON = ['seat', 'score', 'scores', 'hand', 'deck', 'prompt', 'choice', 'choices', 'rules', 'menu', 'result'];
/** What a game's table has beside the fields of its view. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  konotop: ['occupier', 'threshold', 'rewards', 'side', 'laid', 'hidden'],
  whirling: ['recipe', 'arcana'],
  witchstone: ['map', 'cauldron', 'beside', 'location', 'portal', 'cell', 'special', 'scroll', 'shelf', 'rack', 'tracks'],
};

/**
 * Whether there is something to light under an id such as `trick:red-7`: its parts are ids in the learner's view, or in what the learner
 * may do, as an empty cell is.
 */
export function isThere(game: string, rules: Rules, state: Types['state'], learner: Seat, id: string): boolean {
  const view = rules.view(state, learner) as Readonly<Record<string, unknown>>;
  const [zone = '', ...parts] = id.split(':');
  const players = view.players as readonly object[] | undefined;
  const fields = [view, players?.[learner], view.own].flatMap((part) => Object.keys(part ?? {}));
  if (![...COMMON, ...(OWN[game] ?? []), ...fields].includes(zone)) return false;
  const offered = rules.moves(state, learner).map((move) => rules.format(move));
  const isOffered = (type: string) => offered.some((text) => text.split(' ', 1)[0] === type);
  if (zone === 'choice') {
    const text = parts.join(':');
    return isOffered(text) || offered.includes(text);
  }
  if (zone === 'choices') return parts.every(isOffered);
  const known = new Set([...contentsOf(view), ...offered.flatMap((text) => text.split(' '))]);
  const isKnown = (part: string) => known.has(part) || part.split(' ').every((word) => known.has(word));
  return parts.every((part) => isKnown(part) || (/^\d$/.test(part) && Number(part) < rules.seats));
}

/** All texts, numbers and keys in a view. */
function contentsOf(value: unknown): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return new Set(value === null || value === undefined ? [] : [String(value)]);
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return new Set([...keys, ...Object.values(value).flatMap((one) => [...contentsOf(one)])]);
}
