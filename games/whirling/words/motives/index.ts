import type { Seat } from '@coven/core';
import type { Motive, Reason, SeenStep } from '@coven/words';
import type { Shown, View, Whirling } from '../../rules/index.ts';
import { type Counts, kindOf, sum } from '../../rules/ingredients.plain.ts';

/** What is chosen in secret has no motive before it is shown. */
export function motivesIn(step: SeenStep<Whirling>): readonly Motive<Whirling>[] {
  return step.shown.flatMap((event) => {
    const reason = reasonOf(event, step);
    return reason && 'seat' in event ? [{ seat: event.seat, event, ...reason }] : [];
  });
}

function reasonOf(event: Shown, { before, after, shown }: SeenStep<Whirling>): Reason | undefined {
  switch (event.type) {
    case 'grew':
      return event.overflow === 0 && isEmptiest(before, event.seat, kindOf(event.ingredient)) ? { key: 'grow' } : undefined;
    case 'advanced':
      return sum(event.effects) > 0 ? { key: 'effect' } : undefined;
    case 'arcana-shown':
      if (sum(event.poured) > 0) return { key: 'pour' };
      if (sum(event.potions) > 0) return { key: 'potion' };
      if (sum(event.removed) > 0) return { key: 'raven' };
      return event.supply.length > 0 ? { key: 'grimoire' } : undefined;
    case 'held':
      return { key: 'waits' };
    case 'finished': {
      const overflow = sum(overflowOf(event.seat, after, shown));
      if (overflow > 0) return { key: 'overflows', count: overflow };
      return event.uses.length > 0 ? { key: 'brews', count: sum(event.cauldron) } : undefined;
    }
    default:
      return undefined;
  }
}

/** Whether the workbench has more room for no other ingredient. */
function isEmptiest({ players, capacity }: View, seat: Seat, kind: number): boolean {
  const rooms = capacity.map((most, at) => most - (players[seat]?.bench[at] ?? 0));
  return rooms[kind] === Math.max(...rooms);
}

/** What spilled over when the cauldron was passed on; before that, what is certain to. */
function overflowOf(seat: Seat, { forecasts }: View, shown: readonly Shown[]): Counts {
  const passed = shown.find((event) => event.type === 'passed' && event.seat === seat);
  if (passed?.type === 'passed') return passed.overflow;
  const forecast = forecasts[seat];
  return forecast?.isCertain ? forecast.overflow : [];
}
