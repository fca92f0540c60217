import { FastRandom, type Random, type Rules } from '@coven/core';
import { type ExpensiveSearch, workOf } from '@coven/core/laws';
import { type CardFile, checkCardFile, type Effect, type Konotop, konotop, OUR_FILE } from '../rules/index.ts';

type Writable<Row> = { -readonly [Key in keyof Row]: Row[Key] };

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[random.below(items.length)] as Item;
}

const EFFECTS: readonly (Effect | null)[] = [
  null,
  { kind: 'destroy', whose: 'other', where: 'same-occupant' },
  { kind: 'move', whose: 'own', from: 'any', to: 'any' },
  { kind: 'move', whose: 'other', from: 'any', to: 'any' },
  { kind: 'play-another', where: 'any' },
  { kind: 'play-another', where: 'other-occupant' },
];

/** Effects, strengths, thresholds, and copies that become cards of their own: everything that more work or longer games could come from. */
export function change(file: CardFile, random: Random): void {
  const card = oneOf(file.cards, random) as Writable<CardFile['cards'][number]>;
  const occupier = oneOf(file.occupants, random) as Writable<CardFile['occupants'][number]>;
  switch (random.below(6)) {
    case 0:
      card.effect = oneOf(EFFECTS, random);
      break;
    case 1:
      card.strength = 1 + random.below(random.below(4) === 0 ? 99 : 6);
      break;
    case 2:
      occupier.threshold = 1 + random.below(random.below(4) === 0 ? 999 : 40);
      break;
    case 3: // Views carry the names.
      card.name = { uk: 'Ж'.repeat(60), en: 'x'.repeat(60), ru: 'Ж'.repeat(60), fr: 'é'.repeat(60) };
      break;
    case 4: // Copies of a card that does nothing in a set may be cards of their own.
      if (card.copies < 2 || card.effect?.kind === 'set-boost') return;
      card.copies--;
      (file.cards as CardFile['cards'][number][]).push({ ...card, id: `own-${random.below(1e6)}`, copies: 1 });
      break;
    default: {
      const other = oneOf(file.cards, random) as Writable<CardFile['cards'][number]>;
      if (other.copies < 2 || other.effect?.kind === 'set-boost') return;
      other.copies--;
      card.copies++;
    }
  }
}

export function rulesWith(cards: string, seats: number): Rules<Konotop> {
  return konotop.open({ ties: 'next', cards }, seats, konotop.version);
}

/** How many moves a random game takes, chance included; nobody declines if `decline` is `never`. */
export function lengthOf(rules: Rules<Konotop>, random: Random, decline: 'ever' | 'never' = 'ever'): number {
  const state = rules.start();
  for (let made = 0; ; made++) {
    const turn = rules.turn(state);
    if (turn.kind === 'over' || made > rules.bound) return made;
    if (turn.kind === 'chance') {
      rules.apply(state, 'chance', rules.draw(state, random));
      continue;
    }
    const seat = turn.seats[0]?.seat ?? 0;
    const moves = rules.moves(state, seat);
    const from = decline === 'never' && moves.length > 1 ? moves.filter(({ type }) => type !== 'decline') : moves;
    rules.apply(state, seat, from[random.below(from.length)] as (typeof from)[number]);
  }
}

/** Seeks long games and long lists of moves. */
export function searchOf(rounds: number, seats: number): ExpensiveSearch<CardFile> {
  return {
    start: OUR_FILE,
    change,
    rounds,
    cost: (text) => {
      if (checkCardFile(text).length > 0) return undefined;
      const rules = rulesWith(text, seats);
      const { texts, view } = workOf(rules, new FastRandom(5), 60);
      return 20 * lengthOf(rules, new FastRandom(6), 'never') + texts + view;
    },
  };
}
