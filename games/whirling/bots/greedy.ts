import { type Bot, type BotInput, bestOf, type Choose } from '@coven/bots';
import type { Counts, Ingredient, Move, PlayerView, View, Whirling } from '../rules/index.ts';
import { change, kindOf } from '../rules/ingredients.plain.ts';
import { bestBrew } from './best-brew.ts';
import { asBrewing, withRecipe } from './brew-ahead.ts';

/** What a full workbench costs, in the measure of `bestBrew`: less than one piece in the circle, more than any growth. */
const DANGER = 20_000;
/** What an effect that a card sets off is worth when it is picked. */
const EFFECT = 30;

/**
 * Brews for the most overflow, else for the fullest neighbour, by the exact search, and picks cards and effects by the brew that
 * would follow; keeps its own workbench from filling up. It looks at its own view alone and never waits to see the others' brews.
 */
export const greedy: Bot<Whirling> = {
  id: 'greedy',
  remembers: false,
  choose: (input) => chooseBy(input, bestOf),
};

/** Picks a move by what greedy thinks of each; brews as greedy does. */
export function chooseBy(input: BotInput<Whirling>, choose: Choose): Move {
  const view = input.view();
  if (view.phase === 'brew') return brewing(input, view);
  return choose(input.moves, (move) => worthOf(input, view, move)).move;
}

/** The next move of the best brew from here. */
function brewing({ rules, moves }: BotInput<Whirling>, view: View): Move {
  const [best] = bestBrew(view)?.moves ?? [];
  const next = best && rules.format(best);
  return moves.find((move) => rules.format(move) === next) ?? (moves[0] as Move);
}

function worthOf({ rules, seat }: BotInput<Whirling>, view: View, move: Move): number {
  const me = view.players[seat] as PlayerView;
  switch (move.type) {
    case 'keep': {
      // What it starts with, scarce ingredients counting more.
      const outlook = rules.outlook(view, move);
      const start = outlook.type === 'character' ? outlook.start : [];
      return start.reduce((sum, count, kind) => sum + count / (view.capacity[kind] as number), 0);
    }
    case 'grow': {
      const kind = kindOf(move.ingredient);
      return (view.capacity[kind] as number) - (me.bench[kind] as number);
    }
    case 'play': {
      const outlook = rules.outlook(view, move);
      const effects = outlook.type === 'pick' ? outlook.effects.reduce((sum, count) => sum + count, 0) : 0;
      return brewWorth(withRecipe(view, move.recipe, move.isTurned), me) + EFFECT * effects;
    }
    case 'potion':
      return brewWorth(view, { ...me, cauldron: changed(me.cauldron, [move.ingredient], 1) });
    case 'pour':
      return brewWorth(view, {
        ...me,
        cauldron: changed(me.cauldron, [move.ingredient], 1),
        bench: changed(me.bench, [move.ingredient], -1),
      });
    case 'raven':
      return brewWorth(view, { ...me, bench: changed(me.bench, move.pieces, -1) });
    case 'grimoire':
      return brewWorth(view, { ...me, supply: [...me.supply, move.ingredient] });
    case 'name': // A piece in the cauldron is never wrong.
      return move.arcanum === 'potion' ? Number.MAX_VALUE : Number.NEGATIVE_INFINITY;
    case 'ready':
      return brewWorth(view, me);
    default: // A fresh start or a random card is for players who are in despair.
      return Number.NEGATIVE_INFINITY;
  }
}

/** What the best brew would be worth if the seat stood like this, its own workbench considered. */
function brewWorth(view: View, me: PlayerView): number {
  if (view.own === null) return 0;
  const brewer: PlayerView = { ...me, cauldron: me.cauldron.map((count, kind) => count + (view.own?.made[kind] ?? 0)) };
  const table = asBrewing(view, brewer);
  return (bestBrew(table)?.worth ?? 0) + cauldronWorth(table, brewer.cauldron) - DANGER * danger(view.capacity, me.bench);
}

/** Pieces that lie in the cauldron already are no part of the search: what they fill is. */
function cauldronWorth({ capacity }: View, cauldron: Counts): number {
  return cauldron.reduce((sum, count, kind) => sum + (36 * count) / (capacity[kind] as number), 0);
}

/** From 0 to 1: how near the workbench is to overflowing. */
function danger(capacity: Counts, bench: Counts): number {
  const shares = bench.map((count, kind) => (count / (capacity[kind] as number)) ** 3);
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function changed(counts: Counts, pieces: readonly Ingredient[], by: 1 | -1): Counts {
  const changing = [...counts];
  change(changing, pieces, by);
  return changing;
}
