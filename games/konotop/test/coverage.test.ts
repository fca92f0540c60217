import { FastRandom, openGame, type Random, refusal, type Seat } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { type CardId, konotop, type Move, type OccupierId, OUR_FILE, type Reason, type Shown, type State } from '../rules/index.ts';

const RULES = openGame(konotop, 3);
const SETS = new Set(OUR_FILE.cards.filter(({ effect }) => effect?.kind === 'set-boost').map(({ id }) => id));

/** What a move uses, for a player who wants to see everything: the card, where, how far its set is, whose effect it is. */
function usesOf(state: State, move: Move): string[] {
  const beside = (card: CardId, on: OccupierId) => {
    const faceUp = state.row.find((one) => one?.occupier.id === on);
    const copies = faceUp?.cards.flat().filter(({ id }) => id === card).length ?? 0;
    return SETS.has(card) ? [`${move.type} ${card} with ${Math.min(3, copies)}`] : [];
  };
  switch (move.type) {
    case 'play':
      return [`play ${move.card} on ${move.on}`, ...beside(move.card, move.on)];
    case 'destroy':
      return [`destroy ${move.card}`, ...beside(move.card, move.on)];
    case 'move':
      return [`move by ${state.pending.at(-1)?.card.id}`, `move ${move.card}`, ...beside(move.card, move.from)];
    case 'decline':
      return [`decline ${state.pending.at(-1)?.card.id}`];
    default:
      return [];
  }
}

/** A move that somebody might try: of what lies on the table and in hands, mostly. */
function oddMove(state: State, random: Random): Move {
  const any = <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
  const cards = [...state.hands.flat(), ...state.row.flatMap((faceUp) => faceUp?.cards.flat() ?? [])].map(({ id }) => id);
  const occupiers = state.row.flatMap((faceUp) => faceUp?.occupier.id ?? []);
  const pending = state.pending.flatMap(({ card }) => Array.from({ length: 20 }, () => card.id));
  const card = any([...pending, ...cards, ...OUR_FILE.cards.map(({ id }) => id)]);
  const on = () => any([...occupiers, ...occupiers, ...OUR_FILE.occupants.map(({ id }) => id)]);
  const of = random.below(3);
  const text = any([
    'decline',
    `draw ${card}`,
    `first ${of}`,
    `reveal ${on()}`,
    `play ${card} on ${on()}`,
    `destroy ${card} of ${of} on ${on()}`,
    `move ${card} of ${of} from ${on()} to ${on()}`,
  ]);
  return RULES.parse(text) as Move;
}

/** Plays games in which everybody prefers what was used least. */
function play(games: number) {
  const used = new Map<string, number>();
  const events = new Map<string, number>();
  const reasons = new Map<Reason, number>();
  const random = new FastRandom(1);
  const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (let game = 0; game < games; game++) {
    const state = RULES.start();
    for (;;) {
      // Whatever a seat may try is listed, or refused for a reason.
      for (let tries = 0; tries < 3; tries++) {
        const refused = refusal(RULES, state, random.below(3), oddMove(state, random));
        if (refused) count(reasons, refused.reason);
      }
      const turn = RULES.turn(state);
      if (turn.kind === 'over') break;
      const by: Seat | 'chance' = turn.kind === 'chance' ? 'chance' : (turn.seats[0]?.seat ?? 0);
      const moves = by === 'chance' ? [RULES.draw(state, random)] : RULES.moves(state, by);
      const rarity = (move: Move) => Math.min(...usesOf(state, move).map((use) => used.get(use) ?? 0));
      const least = Math.min(...moves.map(rarity));
      const rare = moves.filter((move) => rarity(move) === least);
      const move = (by === 'chance' ? moves[0] : rare[random.below(rare.length)]) as Move;
      for (const use of usesOf(state, move)) count(used, use);
      RULES.apply(state, by, move, (event) => count(events, event.type));
    }
  }
  return { used, events, reasons };
}

describe('coverage by play', () => {
  const { used, events, reasons } = play(400);
  const missing = (wanted: readonly string[], found: ReadonlyMap<string, number>) => wanted.filter((one) => !found.has(one));

  test('every card has been played on every occupier', () => {
    const wanted = OUR_FILE.cards.flatMap(({ id }) => OUR_FILE.occupants.map((occupier) => `play ${id} on ${occupier.id}`));
    expect(missing(wanted, used)).toEqual([]);
  });

  test('every optional effect has been used and declined, and every card has been its target', () => {
    const optional = OUR_FILE.cards.filter(({ effect }) => effect && !effect.kind.endsWith('boost'));
    expect(
      missing(
        optional.map(({ id }) => `decline ${id}`),
        used,
      ),
    ).toEqual([]);
    const movers = optional.filter(({ effect }) => effect?.kind === 'move').map(({ id }) => `move by ${id}`);
    const targets = OUR_FILE.cards.flatMap(({ id }) => [`destroy ${id}`, `move ${id}`]);
    expect(missing([...movers, ...targets], used)).toEqual([]);
  });

  test('every event has happened that our cards can bring', () => {
    const all: Record<Shown['type'], true> = {
      revealed: true,
      dealt: true,
      began: true,
      skipped: true,
      played: true,
      declined: true,
      destroyed: true,
      moved: true,
      'set-made': true,
      'set-broken': true,
      fell: true,
      reshuffled: true,
      drew: true,
      ended: true,
    };
    // Only other card files leave a hand empty; KW-2.2 has a test of its own.
    expect(missing(Object.keys(all), events)).toEqual(['skipped']);
  });

  test('every reason to refuse a move has occurred', () => {
    const all: Record<Reason, true> = {
      'game-over': true,
      'not-a-choice': true,
      'not-your-turn': true,
      'must-play': true,
      'not-in-hand': true,
      'not-face-up': true,
      'effect-first': true,
      'only-same-occupier': true,
      'only-other-occupier': true,
      'too-strong': true,
      'no-such-effect': true,
      'own-card': true,
      'others-card': true,
      'not-on-this-occupier': true,
      'not-there': true,
      'the-card-itself': true,
      'same-occupier': true,
    };
    expect(missing(Object.keys(all), reasons)).toEqual([]);
  });
});
