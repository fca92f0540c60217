import { type Bot, type BotInput, bestOf, type Choose } from '@coven/bots';
import type { Blackmore, Move, View } from '../rules/index.ts';
import { type CardId, type CardNumber, numberOf, SUITS, type Suit, strengthIn, suitOf } from '../rules/names.plain.ts';
import { powerOf } from '../rules/trick.ts';

/** What a card of the middle is worth: what the others are expected to add to a trick. */
const MEAN = 5;
/** How many of its cards a player would pick a winner from, on average: few play their best one always. */
const LOOKS = 2.2;
/** What a card that can win later is worth keeping, in points at full power. */
const KEEPING = 7;
/** What one full-power card in hand is worth when trump and wheel are chosen again. */
const CROWNING = 7;

/**
 * Looks one move ahead and at its own view alone: takes a trick when it is likely to hold and worth the card,
 * throws away small change otherwise, and changes the trump when its hand gains more than the card costs.
 */
export const greedy: Bot<Blackmore> = {
  id: 'greedy',
  remembers: false,
  choose: (input) => chooseBy(input, bestOf),
};

/** Picks a move by what greedy thinks of each. */
export function chooseBy(input: BotInput<Blackmore>, choose: Choose): Move {
  const view = input.view();
  return choose(input.moves, (move) => worthOf(input, view, move)).move;
}

function worthOf({ rules }: BotInput<Blackmore>, view: View, move: Move): number {
  const outlook = rules.outlook(view, move);
  switch (outlook.type) {
    case 'play': {
      if (move.type !== 'play') return 0;
      const toCome = followersOf(view);
      const points = outlook.points + MEAN * toCome;
      const chance = outlook.wins ? chanceToHold(view, move.card, toCome) : 0;
      // A lost card gives its number to somebody else; a spent one can win nothing later.
      const given = numberOf(move.card) / Math.max(1, rules.seats - 1);
      return chance * points - (1 - chance) * given - KEEPING * futureOf(view, move.card);
    }
    case 'crown': {
      const trump = move.type === 'crown' ? suitOf(move.card) : view.trumpSuit;
      const hand = view.hand.reduce((sum, card) => sum + power(card, trump, outlook.ranking), 0);
      return outlook.points + CROWNING * hand;
    }
    default:
      return outlook satisfies never;
  }
}

/** How many players will still add a card to this trick. */
export function followersOf(view: View): number {
  const played = view.phase === 'follow' ? view.trick.map(([seat]) => seat) : [];
  return view.handSizes.filter((size, seat) => size > 0 && seat !== view.toAct && !played.includes(seat)).length;
}

/** How likely it is that nobody who follows beats the card, by counting the cards out of sight that would. */
export function chanceToHold(view: View, card: CardId, followers: number): number {
  if (followers === 0) return 1;
  const trump = view.trumpSuit;
  const led = suitOf((view.phase === 'follow' ? view.trick[0]?.[1] : undefined) ?? card);
  const mine = trickPower(view, card, led);
  const numbers = view.ranking.length;
  const isTrump = suitOf(card) === trump;
  // The stronger ones of its own colour, and every trump if it is none.
  let beaters = view.ranking.indexOf(numberOf(card)) + (isTrump || trump === null ? 0 : numbers);
  let outOfSight = SUITS.length * numbers;
  const see = (seen: CardId) => {
    outOfSight--;
    if (trickPower(view, seen, led) > mine) beaters--;
  };
  for (const seen of view.hand) see(seen);
  for (const seen of view.pile) see(seen);
  // A card that became trump lies on the pile and is still shown in the finished trick.
  for (const [, played] of view.trick) if (played !== view.crowned) see(played);
  return outOfSight === 0 ? 1 : (1 - beaters / outOfSight) ** (LOOKS * followers);
}

function trickPower(view: View, card: CardId, led: Suit): number {
  return powerOf(suitOf(card), strengthIn(view.ranking, numberOf(card)), led, view.trumpSuit ?? undefined);
}

/** How much of a hand's future a card is; nothing in the last trick. */
function futureOf(view: View, card: CardId): number {
  return view.hand.length === 1 ? 0 : power(card, view.trumpSuit, view.ranking);
}

/** From 0 to 1: how well a card wins tricks under a trump and a wheel. */
function power(card: CardId, trump: Suit | null, ranking: readonly CardNumber[]): number {
  return powerIn(strengthIn(ranking, numberOf(card)) / ranking.length, suitOf(card) === trump);
}

/** `strength`: from 0 to 1, by the wheel. */
function powerIn(strength: number, isTrump: boolean): number {
  return isTrump ? (1 + strength) / 2 : (strength * strength) / 3;
}
