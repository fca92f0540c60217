import { Bag, type Sampler, shuffle } from '@coven/core';
import { CARDS, SECRETS } from './numbers.plain.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Empty: the view shows everything a player could remember. */
export type Memory = Readonly<Record<string, never>>;

/** Every number out of sight is equally likely to be in any place out of sight. */
export function sampler(view: View): Sampler<State> {
  const seen = new Set([...view.open.flat(), ...view.own, ...(view.secrets?.flat() ?? [])]);
  const hidden = CARDS.filter(({ number }) => !seen.has(number));
  return (random) => {
    const unseen = shuffle([...hidden], random);
    const secrets = view.open.map((_, seat) => {
      if (view.secrets) return [...(view.secrets[seat] ?? [])];
      return seat === view.viewer ? [...view.own] : unseen.splice(0, SECRETS).map(({ number }) => number);
    });
    return {
      phase: view.phase,
      toAct: view.toAct,
      deck: Bag.of(unseen),
      secrets,
      open: view.open.map((numbers) => [...numbers]),
      hasStopped: [...view.hasStopped],
    };
  };
}
