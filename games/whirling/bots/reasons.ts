import type { BotInput, Reason } from '@coven/bots';
import type { Brew, CharacterId, Forecast, Ingredient, Move, PlayerView, View, Whirling } from '../rules/index.ts';
import { kindOf, sum } from '../rules/ingredients.plain.ts';
import { bestBrew } from './best-brew.ts';
import { asBrewing, withRecipe } from './brew-ahead.ts';
import { situationIn } from './brew-situation.ts';

/** What a reason is made from. */
interface Seen extends Pick<BotInput<Whirling>, 'rules'> {
  readonly view: View;
  readonly me: PlayerView;
  /** What the viewer's cauldron would bring as it is. */
  readonly forecast: Forecast;
}

/** The bot found nothing better, and there is no more to see. */
const BEST: Reason = { key: 'best' };

export function reasonFor({ rules, seat, view: look }: Pick<BotInput<Whirling>, 'rules' | 'seat' | 'view'>, move: Move): Reason {
  const view = look();
  const seen: Seen = { rules, view, me: view.players[seat] as PlayerView, forecast: view.forecasts[seat] as Forecast };
  switch (move.type) {
    case 'keep':
      return startsWithMost(seen, move.character) ? { key: 'keep' } : BEST;
    case 'grow':
      return isEmptiest(seen, move.ingredient) ? { key: 'grow' } : BEST;
    case 'play':
      return playing(seen, move);
    case 'name':
      if (move.arcanum === 'grimoire') return { key: 'name-grimoire' };
      return { key: move.arcanum === 'raven' ? 'clears' : 'potion' };
    case 'raven':
      return { key: 'clears' };
    case 'grimoire':
    case 'buy':
      return isNeeded(seen, move.ingredient) ? { key: 'grimoire' } : BEST;
    case 'potion':
    case 'pour':
      return overflowing(seen, move) ?? { key: move.type };
    case 'ready':
      return { key: hasEffects(seen) ? 'ready' : 'spent' };
    case 'use':
    case 'fill':
    case 'make':
      return overflowing(seen, move) ?? brewing(seen, move);
    case 'done':
      return move.kept === null ? finishing(seen, move) : { key: 'keeps' };
    case 'hold':
    case 'fresh-start':
    case 'blind':
      return { key: move.type };
    default:
      return BEST;
  }
}

/** Whether no other character on offer starts with as many ingredients. */
function startsWithMost({ rules, view }: Seen, character: CharacterId): boolean {
  const startOf = (one: CharacterId) => {
    const outlook = rules.outlook(view, { type: 'keep', character: one });
    return outlook.type === 'character' ? sum(outlook.start) : 0;
  };
  return (view.own?.offered ?? []).every((other) => other === character || startOf(other) < startOf(character));
}

/** WW-7.8: whether all of it fits, and the workbench has more room for no other ingredient. */
function isEmptiest({ view, me }: Seen, ingredient: Ingredient): boolean {
  const kind = kindOf(ingredient);
  const rooms = view.capacity.map((places, at) => places - (me.bench[at] as number));
  return rooms[kind] === Math.max(...rooms) && view.own?.growth?.overflow[kind] === 0;
}

function playing({ rules, view, me }: Seen, move: Extract<Move, { type: 'play' }>): Reason {
  // WW-7.3: the card is given, and only its direction is open.
  if (view.own !== null && view.own.pulled !== null) return BEST;
  const before = bestBrew(asBrewing(view, me));
  const after = bestBrew(asBrewing(withRecipe(view, move.recipe, move.isTurned), me));
  const count = sum(after?.overflow ?? []);
  if (count > sum(before?.overflow ?? [])) return { key: 'play-overflows', count };
  const outlook = rules.outlook(view, move);
  if (outlook.type === 'pick' && sum(outlook.effects) > 0) return { key: 'play-effect' };
  return after?.moves.some((one) => one.type === 'use' && one.recipe === move.recipe) ? { key: 'play-uses' } : BEST;
}

/** WW-2.5: whether a recipe before the viewer takes it, and the supply does not give it yet. */
function isNeeded({ view, me }: Seen, ingredient: Ingredient): boolean {
  const options = situationIn(view.phase === 'brew' ? view : asBrewing(view, me))?.options ?? [];
  const kind = kindOf(ingredient);
  return !me.supply.includes(ingredient) && options.some(({ needs }) => needs.some((need) => (need[kind] as number) > 0));
}

/** Whether there is an effect left, even one that nothing lies there for. */
function hasEffects({ view: { own }, me }: Seen): boolean {
  if (own === null) return false;
  return (me.mayName && own.named === null) || me.pours > sum(own.poured) || Object.values(own.left).some((left) => left > 0);
}

/** A move after which more would overflow, as the neighbour stands: she may still brew, and the viewer as well. */
function overflowing(seen: Seen, move: Move): Reason | undefined {
  const count = sum(brewAfter(seen, move)?.overflow ?? []);
  return count > sum(seen.forecast.overflow) ? { key: 'would-overflow', count } : undefined;
}

function brewing(seen: Seen, move: Move): Reason {
  const brew = brewAfter(seen, move);
  if (brew && sum(brew.cauldron) > sum(seen.forecast.cauldron)) return { key: 'brews' };
  return brew && sum(brew.bench) < sum(seen.me.bench) ? { key: 'clears' } : BEST;
}

function finishing(seen: Seen, move: Move): Reason {
  const brew = brewAfter(seen, move);
  const count = sum(brew?.overflow ?? []);
  if (count === 0) return { key: 'done' };
  return { key: brew?.isCertain ? 'overflows' : 'would-overflow', count };
}

function brewAfter({ rules, view }: Seen, move: Move): Brew | undefined {
  const outlook = rules.outlook(view, move);
  return outlook.type === 'brew' ? outlook : undefined;
}
