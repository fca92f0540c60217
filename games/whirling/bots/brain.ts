import type { Brain } from '@coven/bots/search';
import type { Rules, Seat } from '@coven/core';
import { mayChoose } from '../rules/arcana.ts';
import type { View, Whirling } from '../rules/index.ts';
import { sum } from '../rules/ingredients.plain.ts';
import type { Player, State } from '../rules/state.ts';
import { Policy } from './policy.ts';

/** Lead in pieces that decides. */
const SPREAD = 2;
/** Rounds after which a playout is cut off; nearly every game is over by then. */
const MAX_ROUNDS = 10;

/** `weights`: of `FEATURES`, without any those made by hand. */
export function brainOf(rules: Rules<Whirling>, { capacity }: Pick<View, 'capacity'>, weights?: readonly number[]): Brain<Whirling> {
  const policy = new Policy(rules, capacity, weights);
  const scores = ({ players }: State) => players.map(({ circle }) => sum(circle));
  return {
    // In a round every seat picks, uses effects and brews, and holds once for each who brews before her.
    horizon: MAX_ROUNDS * rules.seats * (3 + rules.seats),
    width: 10,
    scores,
    evaluate: scores,
    spread: () => SPREAD,
    lines: (state, seat, max) => policy.lines(state, seat, max),
    policy: (state, seat) => policy.best(state, seat),
    reopen,
  };
}

/** WW-8.1: picks and effects are secret until all have chosen. */
function reopen({ phase, players }: State, seat: Seat): void {
  players.forEach((player, other) => {
    if (other === seat || !player.isDone) return;
    if (phase === 'pick' && player.pick && !player.isBlind) {
      player.pick = undefined;
      player.isDone = false;
    } else if (phase === 'arcana' && mayChoose(player)) {
      takeBackEffects(player);
      player.isDone = false;
    }
  });
}

function takeBackEffects(player: Player): void {
  for (const counts of [player.taken, player.made, player.spent, player.removed, player.poured]) counts.fill(0);
  player.named = -1;
  player.wished = 0;
}
