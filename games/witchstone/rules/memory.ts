import { type Random, type Sampler, shuffle, type Viewer } from '@coven/core';
import type { Board } from './board.ts';
import type { Event, Shown } from './events.ts';
import { knownState } from './known.ts';
import { lowestOf } from './map.ts';
import type { Player } from './player.ts';
import type { PlayerView } from './player-view.ts';
import { cloneState, type State } from './state.ts';
import type { View } from './view.ts';

/** Everything but hidden scrolls stays in sight: only those have to be remembered. WS-8.5 */
export interface Memory {
  readonly viewer: Viewer;
  /** Scrolls that each seat took and has not used. */
  readonly held: string[][];
}

export function blankMemory(viewer: Viewer, seats: number): Memory {
  return { viewer, held: Array.from({ length: seats }, () => []) };
}

export function learn(memory: Memory, shown: Shown): void {
  switch (shown.type) {
    case 'scroll-taken':
      (memory.held[shown.seat] as string[]).push(shown.scroll);
      return;
    case 'booster-played': {
      const held = memory.held[shown.seat] as string[];
      held.splice(held.indexOf(shown.scroll), 1);
      return;
    }
    default:
      return;
  }
}

/** With hidden scrolls these cannot be taken back: they showed, or made others remember, what is not in sight. */
export function isRemembered(event: Event): boolean {
  return event.type === 'scroll-taken' || event.type === 'booster-played';
}

/** Every unseen tile of a player is equally likely to be in hand; stacks have no order. */
export function sampler(board: Board, view: View, memory: Memory): Sampler<State> {
  const known = knownState(board, view, memory.held);
  return (random) => {
    const state = cloneState(known);
    state.players.forEach((player, seat) => {
      if (seat !== view.viewer) dealUnseen(player, (view.players[seat] as PlayerView).handSize, random);
    });
    return state;
  };
}

function dealUnseen(player: Player, size: number, random: Random): void {
  const unseen: number[] = [];
  for (let rest = player.stock; rest !== 0; rest &= rest - 1) unseen.push(lowestOf(rest));
  shuffle(unseen, random);
  for (const tile of unseen.slice(0, size)) {
    player.hand |= 1 << tile;
    player.stock &= ~(1 << tile);
  }
}
