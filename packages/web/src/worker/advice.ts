import type { Json } from '@coven/core';
import { bestBrew, type View as WhirlingView } from '@coven/games/whirling';

/** The games that have a search of their own to offer; it sees only what the viewer sees. */
const ADVISERS: Readonly<Record<string, (view: Json) => unknown>> = {
  whirling: (view) => bestBrew(view as unknown as WhirlingView),
};

/** `null` where there is nothing to advise now. */
export function adviceFor(game: string, view: Json): Json | null {
  return (ADVISERS[game]?.(view) ?? null) as Json | null;
}
